/** What stands about on a boardwalk: barrels, crates, sacks, wheels. */
import { box, disc, group, line, oval, plane, times } from '../pen';

export const barrel = (x: number, y: number, scale: number): string =>
  group(
    plane('M-10-26Q-14-13-10 0H10Q14-13 10-26Z', '#9a6233') +
      plane('M3-26H10Q14-13 10 0H3Z', '#65391a') +
      line('M-11.5-20h23M-11.5-7h23', '#3a3038', 2.6) +
      oval(0, -26, 10, 3, '#c68a52') +
      oval(0, -26, 7.5, 2, '#5a3418'),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

export const crate = (x: number, y: number, wide: number, high: number): string =>
  box(x, y - high, wide, high, '#b07a42') +
  box(x + wide * 0.65, y - high, wide * 0.35, high, '#7c4f26') +
  line(`M${x + 1} ${y - high + 1}h${wide - 2}v${high - 2}h${2 - wide}zM${x + 1} ${y - high + 1}l${wide - 2} ${high - 2}`, '#54321a', 2.2);

export const sack = (x: number, y: number, scale: number): string =>
  group(
    plane('M-12 0C-17-14-8-20-5-22L-7-28H7L5-22C8-20 17-14 12 0Z', '#cbaa72') +
      plane('M3-22C8-20 17-14 12 0H2C7-8 7-16 3-22Z', '#957243') +
      line('M-6-22H6', '#6b4a26', 2.4),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

function spoke(x: number, y: number, far: number, i: number): string {
  const angle = (i * Math.PI) / 4;
  return `M${x} ${y}L${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
}

export const wheel = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, '#2c1a12') +
  disc(x, y, radius - 3, '#c98f4c') +
  disc(x, y, radius - 5.5, '#4b2d33') +
  line(
    times(8, (i) => spoke(x, y, radius - 4, i)),
    '#d8a15c',
    2.6,
  ) +
  disc(x, y, 4.5, '#8a5a2c');
