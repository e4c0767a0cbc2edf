/** The fuse of a reaction window: it burns equally long for everybody. 300 × 34. */
import { box, type Drawing, disc, drawing, line, plane, times } from '../pen';

const START = 14;
const END = 288;

const height = (x: number): number => 17 + Math.sin(x / 26) * 3;

function cord(from: number, to: number): string {
  const point = (i: number): number => from + ((to - from) * i) / 23;
  return times(24, (i) => `${i ? 'L' : 'M'}${point(i).toFixed(1)} ${height(point(i)).toFixed(1)}`);
}

const spark = (x: number): string =>
  disc(x, height(x), 16, 'url(#halo)') +
  plane('M0-13 3-4 12-6 5 1 10 10 0 5-10 10-5 1-12-6-3-4Z', '#ffb23a', `transform="translate(${x.toFixed(1)} ${height(x).toFixed(1)})"`) +
  disc(x, height(x), 4, '#fff6d2');

const rope = (x: number): string =>
  line(cord(START, x), '#6b4526', 8) +
  line(cord(START, x), '#d9b277', 5.5) +
  line(cord(START, x), '#8a5c30', 5.5, 'stroke-dasharray="2 7"');

const cap = (): string => box(2, 8, 14, 18, '#8a2118', 'rx="3"') + box(9, 8, 7, 18, '#5c120c', 'rx="3"');

/** `part` (0 to 1) is what is left; behind the spark lies ash. */
export function fuse(part: number): Drawing {
  const x = START + 262 * part;
  const shadow = line(cord(START, END), '#150703', 7, 'opacity=".25" transform="translate(1 3)"');
  const ash = part < 1 ? line(cord(x, END), '#7d6f62', 4.5, 'stroke-dasharray="1 8"') : '';
  return drawing(300, 34, shadow + ash + rope(x) + spark(x) + cap());
}
