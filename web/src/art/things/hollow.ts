import { box } from '../pen';

/** Where a thing would lie and nothing does: a dashed outline. */
export const hollow = (x: number, y: number, wide: number, high: number, round: number): string =>
  box(x, y, wide, high, 'none', `rx="${round}" stroke="#d9a768" stroke-width="1.4" stroke-dasharray="3 3"`);
