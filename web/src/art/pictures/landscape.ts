/** The country round each town of the river, 100 × 84: red mesas, snow, chimneys, pines, the river itself. */
import { DOWN, fade } from '../defs';
import { box, disc, each, group, line, plane } from '../pen';

export type Country = 'SN' | 'CM' | 'NL' | 'TK' | 'WR';

const mesas = (): string =>
  plane('M0 40H100V84H0Z', '#e7a862') +
  plane('M0 46 14 44 18 24 40 22 44 44 60 46 64 34 84 32 88 46 100 44V60H0Z', '#b5533a') +
  plane('M28 23 40 22 44 44 60 46V60H34ZM76 33 84 32 88 46 100 44V60H80Z', '#87352f') +
  plane('M0 58Q40 50 100 60V84H0Z', '#d98c4c') +
  plane('M0 70Q50 60 100 72V84H0Z', '#b86a38') +
  plane(
    'M14 70V50Q14 46 17 46T20 50V70ZM8 60V54Q8 52 10 52T12 54V58H16V62H10Q8 62 8 60ZM26 57V51Q26 49 24 49T22 51V54H18V58H24Q26 58 26 57Z',
    '#3f6a4a',
  );

const peaks = (): string =>
  plane('M0 44H100V84H0Z', '#8fa3bd') +
  plane('M-6 70 22 22 34 36 52 8 74 40 84 30 108 70Z', '#6f7fa3') +
  plane('M52 8 74 40 84 30 108 70H58L62 40Z', '#4d5a80') +
  plane('M22 22 14 36 21 34 26 40 34 36ZM52 8 40 28 48 26 52 34 58 26 66 29Z', '#f4f7fb') +
  plane('M52 8 58 26 66 29Z', '#c3cfe2') +
  plane('M0 64Q30 56 60 66T100 62V84H0Z', '#5a7468') +
  plane('M0 74Q50 64 100 76V84H0Z', '#3f5650');

const chimneys = (): string =>
  plane('M0 44H100V84H0Z', '#b7a5c4') +
  plane('M4 60V34H20V24H28V34H34V60ZM40 60V40L52 30 64 40V60ZM68 60V28H76V18H82V28H92V60Z', '#6b4f86') +
  plane('M20 34V24H28V34H34V60H22ZM54 60V32L64 40V60ZM82 60V28H92V60Z', '#4a3464') +
  each(
    [
      [9, 40],
      [15, 40],
      [9, 48],
      [15, 48],
      [27, 40],
      [27, 48],
      [46, 46],
      [56, 46],
      [72, 34],
      [78, 34],
      [72, 42],
      [78, 42],
      [86, 34],
      [86, 42],
    ] as const,
    ([x, y]) => box(x, y, 3, 4, '#ffe0a0'),
  ) +
  line('M24 24q-6-8 0-14t0-10M79 18q-6-6 0-12', '#efe4f4', 4, 'opacity=".55"') +
  plane('M0 60H100V84H0Z', '#7c6a8f') +
  plane('M0 70Q50 62 100 72V84H0Z', '#574769');

const pines = (): string =>
  plane('M0 50H100V84H0Z', '#9dbd8c') +
  plane('M0 52Q26 34 50 46T100 38V66H0Z', '#6d9a74') +
  each(
    [
      [10, 66, 1],
      [26, 70, 1.25],
      [44, 64, 0.9],
      [60, 68, 1.15],
      [78, 72, 1.4],
      [92, 64, 0.9],
    ] as const,
    ([x, y, s]) =>
      group(
        plane('M0-34 10-14H5L13 0H-13L-5-14H-10Z', '#2f6a4c') + plane('M0-34 10-14H5L13 0H0Z', '#1d4735') + box(-1.5, 0, 3, 5, '#4a2d1c'),
        `transform="translate(${x} ${y}) scale(${s})"`,
      ),
  ) +
  plane('M0 72Q50 64 100 76V84H0Z', '#3f6a48');

const river = (): string =>
  plane('M0 42H100V84H0Z', '#c9b66e') +
  plane('M0 46 20 34 36 42 58 28 80 42 100 36V56H0Z', '#a58a55') +
  plane('M58 28 80 42 100 36V56H64Z', '#7d6540') +
  plane('M60 48C40 54 72 60 50 66 20 72 30 78 20 84H84C92 74 60 72 74 62 80 56 66 54 70 48Z', '#3f8fb0') +
  plane('M66 48C56 54 80 58 64 66 46 72 62 78 58 84H84C92 74 60 72 74 62 80 56 66 54 70 48Z', '#2b6b8c') +
  line('M54 56h8M44 66h14M36 76h20M66 74h8', '#cfeef5', 1.6, 'opacity=".9"');

const LAND: Record<Country, () => string> = { SN: mesas, CM: peaks, NL: chimneys, TK: pines, WR: river };

/** The sky of each, low and high. */
const SKY: Record<Country, readonly [string, string]> = {
  SN: ['#ffd98f', '#f08a55'],
  CM: ['#e6eefa', '#9fb4d6'],
  NL: ['#f3cfc0', '#a98abf'],
  TK: ['#fdf1bd', '#b6d6a6'],
  WR: ['#fff0c0', '#f0c070'],
};

export function landscape(town: Country): string {
  const [low, high] = SKY[town];
  const sky =
    fade(
      '@sky',
      [
        [0, high],
        [1, low],
      ],
      DOWN,
    ) + box(0, 0, 100, 84, 'url(#@sky)');
  return sky + disc(town === 'CM' ? 82 : 76, 16, 8, '#fff8e0', 'opacity=".85"') + LAND[town]();
}
