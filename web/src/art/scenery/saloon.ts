/** The inside of the saloon, where a table gathers: papered wall, panelling, the bar with its mirror. 1440 × 560. */
import { DOWN, fade, shine } from '../defs';
import { box, type Drawing, disc, drawing, each, group, plane, times } from '../pen';

const GLASS = [
  ['#b8631f', '#7a3a10'],
  ['#3f7a5c', '#23503c'],
  ['#8a2f3c', '#5a1a26'],
  ['#c9a03f', '#8a6a1e'],
  ['#4f6c8c', '#2f465f'],
] as const;

function flask(x: number, y: number, high: number, glass: number): string {
  const [lit, dark] = GLASS[glass] ?? GLASS[0];
  const [neck, shoulder, body] = [high * 0.66, high * 0.6, high * 0.4].map((part) => Number(part.toFixed(1)));
  const bend = Number((high * 0.5).toFixed(1));
  return group(
    plane(`M-4 ${-high}H4V-${neck}C9-${shoulder} 10-${bend} 10-${body}V0H-10V-${body}C-10-${bend}-9-${shoulder}-4-${neck}Z`, lit) +
      plane(`M0 ${-high}H4V-${neck}C9-${shoulder} 10-${bend} 10-${body}V0H2Z`, dark) +
      box(-10, -high * 0.34, 20, high * 0.22, '#f3e3c2'),
    `transform="translate(${x} ${y})"`,
  );
}

const shelf = (x: number, y: number, wide: number, nr: number): string =>
  box(x, y, wide, 9, '#8a5430') +
  box(x, y + 6, wide, 5, '#4d2b18') +
  times(Math.floor(wide / 30), (i) => flask(x + 18 + i * 30, y, 40 + ((i * 7 + nr * 5) % 4) * 7, (i * 3 + nr) % 5));

const sconce = (x: number, y: number): string =>
  disc(x, y, 120, 'url(#halo)', 'class="lamp" opacity=".75"') +
  box(x - 4, y + 6, 8, 22, '#6b4a1e') +
  plane(
    `M${x - 13} ${y + 6}C${x - 17} ${y - 14} ${x - 8} ${y - 26} ${x} ${y - 30}C${x + 8} ${y - 26} ${x + 17} ${y - 14} ${x + 13} ${y + 6}Z`,
    '#fff0c0',
    'opacity=".95"',
  ) +
  plane(`M${x} ${y - 20}Q${x + 6} ${y - 8} ${x} ${y}Q${x - 6} ${y - 8} ${x} ${y - 20}Z`, '#ff9a3a');

const paints = (): string =>
  fade(
    '@wall',
    [
      [0, 'var(--wall-1)'],
      [1, 'var(--wall-2)'],
    ],
    DOWN,
  ) +
  shine(
    '@light',
    [
      [0, '#ffcf88', 0.16],
      [1, '#1c0a14', 0.5],
    ],
    'cx=".5" cy=".25" r=".75"',
  );

const lozenge = (i: number): string => each([60, 160, 260, 360], (y) => `M${i * 40 + 29} ${y + (i % 2) * 50 - 9}l6 9-6 9-6-9z`);

const wallpaper = (): string =>
  box(0, 0, 1440, 560, 'url(#@wall)') +
  times(37, (i) => box(i * 40, 0, 18, 400, '#000', 'opacity=".09"')) +
  plane(times(36, lozenge), '#e0a63d', 'opacity=".13"');

const panelling = (): string =>
  box(0, 392, 1440, 168, '#4a2a18') +
  box(0, 386, 1440, 12, '#8a5430') +
  times(19, (i) => box(i * 80 + 6, 408, 66, 130, '#5c3520', 'rx="3"') + box(i * 80 + 44, 408, 28, 130, '#3d2213', 'rx="3" opacity=".6"'));

const bar = (): string =>
  box(440, 30, 560, 360, '#3a1d10', 'rx="6"') +
  box(452, 42, 536, 336, '#5c3420', 'rx="4"') +
  plane('M440 30Q720-26 1000 30V48H440Z', '#7a4a2a') +
  plane('M720 2Q880 4 1000 30V48H720Z', '#54301b');

const mirror = (): string =>
  box(540, 66, 360, 214, '#2a3a44', 'rx="4"') +
  plane('M540 70Q540 66 544 66H700L600 280H544Q540 280 540 276Z', '#6a8a90', 'opacity=".35"') +
  plane('M740 66H800L700 280H640Z', '#6a8a90', 'opacity=".25"') +
  disc(720, 170, 130, 'url(#halo)', 'class="lamp" opacity=".5"');

const shelves = (): string =>
  shelf(462, 176, 74, 0) + shelf(462, 276, 74, 2) + shelf(904, 176, 74, 1) + shelf(904, 276, 74, 3) + shelf(548, 352, 344, 4);

export const saloonRoom = (): Drawing =>
  drawing(
    1440,
    560,
    paints() +
      wallpaper() +
      panelling() +
      bar() +
      mirror() +
      shelves() +
      sconce(410, 150) +
      sconce(1030, 150) +
      box(0, 0, 1440, 560, 'url(#@light)'),
    'xMidYMin slice',
  );
