/** What the street is built of: boards, windows, lamps, posts and porches. Planes in two tones, shade on the right. */
import { PAINT, SHADE } from '../paint';
import { box, disc, each, group, letters, line, plane, times } from '../pen';

/** A wall of lying boards. */
export const planks = (x: number, y: number, wide: number, high: number, base: string, seam: string, step = 9): string =>
  box(x, y, wide, high, base) +
  line(
    times(Math.floor(high / step), (i) => `M${x} ${y + (i + 1) * step}h${wide}`),
    seam,
    1,
    'opacity=".55"',
  );

/** A window with `cols` × `rows` panes, lit at night, and its sill. */
export function pane(x: number, y: number, wide: number, high: number, frame: string, cols = 2, rows = 2): string {
  const bars =
    times(cols - 1, (i) => box(x + (wide * (i + 1)) / cols - 1, y, 2, high, frame)) +
    times(rows - 1, (i) => box(x, y + (high * (i + 1)) / rows - 1, wide, 2, frame));
  const glass = box(x - 4, y - 4, wide + 8, high + 8, frame) + box(x, y, wide, high, 'url(#win)');
  const sill = box(x - 6, y + high + 4, wide + 12, 4, '#00000055') + box(x - 6, y + high + 2, wide + 12, 4, frame);
  return glass + bars + box(x, y, wide, 4, SHADE, 'opacity=".28"') + sill;
}

/** Lamplight; the class lets the day put it out. */
export const glow = (x: number, y: number, radius: number, strength: number): string =>
  group(disc(x, y, radius, 'url(#halo)', `opacity="${strength}"`), 'class="lamp"');

export const lantern = (x: number, y: number): string =>
  line(`M${x} ${y - 12}v6`, PAINT.ink, 1.6) +
  glow(x, y, 26, 0.9) +
  plane(`M${x - 5} ${y - 5}h10l-2-3h-6z`, PAINT.ink) +
  box(x - 4, y - 5, 8, 11, '#ffe6a0', 'rx="1"') +
  box(x - 5, y + 6, 10, 2.4, PAINT.ink);

export const post = (x: number, y: number, high: number, lit: string, dark: string, wide = 7): string =>
  box(x, y, wide, high, lit) +
  box(x + wide * 0.6, y, wide * 0.4, high, dark) +
  box(x - 2, y, wide + 4, 5, lit) +
  box(x - 2, y + high - 6, wide + 4, 6, dark);

/** A roof over the walk on two posts. */
export const porch = (x: number, y: number, wide: number, high: number, roof: string, shade: string, lit: string, dark: string): string =>
  plane(`M${x - 4} ${y + 14}L${x + 8} ${y}H${x + wide - 8}L${x + wide + 4} ${y + 14}Z`, roof) +
  plane(`M${x + wide * 0.6} ${y}H${x + wide - 8}L${x + wide + 4} ${y + 14}H${x + wide * 0.62}Z`, shade, 'opacity=".7"') +
  box(x - 4, y + 13, wide + 8, 5, shade) +
  box(x, y + 18, wide, 22, 'url(#shB)') +
  each([0, 1], (end) => post(x + 2 + (wide - 11) * end, y + 18, high - 18, lit, dark));

/** How wide a word is painted: as the board allows, but never with letters drawn out beyond `stretch`. */
export const painted = (word: string, size: number, room: number, stretch = 0.86): number =>
  Math.round(Math.min(room, word.length * size * stretch));

interface Board {
  back?: string;
  ink?: string;
  edge?: string;
  stretch?: number;
}

/** A signboard with a word of the locale. */
export function board(x: number, y: number, wide: number, high: number, word: string, size: number, look: Board = {}): string {
  const { back = '#f2dcae', ink = PAINT.ink, edge = '#7a4a22', stretch = 0.86 } = look;
  return (
    box(x, y + 2, wide, high, '#00000055', 'rx="3"') +
    box(x, y, wide, high, edge, 'rx="3"') +
    box(x + 2.5, y + 2.5, wide - 5, high - 5, back, 'rx="2"') +
    box(x + wide * 0.6, y + 2.5, wide * 0.4 - 2.5, high - 5, SHADE, 'opacity=".1"') +
    letters(x + wide / 2, y + high / 2 + size * 0.36, size, ink, word, painted(word, size, wide - 18, stretch))
  );
}
