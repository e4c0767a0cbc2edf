/** The layout of the window, for what is drawn differently and not only elsewhere. */
import { type Layout, layoutOf, roomOf } from '../art/layout';

const now = $state({ wide: innerWidth, high: innerHeight });

addEventListener('resize', () => {
  now.wide = innerWidth;
  now.high = innerHeight;
});

export const layout = (): Layout => layoutOf(now.wide, now.high);

/** A desk or a laptop: the whole table at once. */
export const desk = (): boolean => ['desk', 'laptop'].includes(layout());

/** A desk or a laptop with room for three things side by side. */
export const wide = (): boolean => desk() && !roomOf(now.wide, now.high).includes('narrow');
