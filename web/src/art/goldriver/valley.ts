/** The valley of Gold River: mountains, hills and the river, 1440 × 300, in the morning light. */
import { DOWN, fade, type Stop, shine } from '../defs';
import { nugget } from '../nugget';
import { box, type Drawing, disc, drawing, each, group, line, plane, times } from '../pen';
import { pine } from './towns';

const shades = (from: string, to: string): readonly Stop[] => [
  [0, from],
  [1, to],
];

const paints = (): string =>
  fade(
    '@sky',
    [
      [0, '#3f8fb0'],
      [0.4, '#9ccfcb'],
      [0.62, '#ffe6ad'],
      [1, '#ffc98a'],
    ],
    DOWN,
  ) +
  fade('@river', shades('#8fdbe0', '#1f7c9c'), DOWN) +
  fade('@meadow', shades('#d8c47a', '#7f944e'), DOWN) +
  fade('@hill', shades('#a9bd7c', '#6f8f5c'), DOWN) +
  fade(
    '@haze',
    [
      [0, '#ffe9b8', 0],
      [1, '#ffe3ac', 0.85],
    ],
    DOWN,
  ) +
  shine('@sun', [
    [0, '#fffbe6'],
    [0.25, '#fff0b8', 0.75],
    [1, '#ffe9a0', 0],
  ]);

const snow = (x: number, y: number, wide: number, high: number): string =>
  plane(
    `M${x} ${y - high}L${x - wide * 0.28} ${y - high * 0.72}L${x - wide * 0.12} ${y - high * 0.76}L${x} ${y - high * 0.62}L${x + wide * 0.12} ${y - high * 0.75}L${x + wide * 0.25} ${y - high * 0.72}Z`,
    '#fff8ec',
  ) + plane(`M${x} ${y - high}L${x + wide * 0.12} ${y - high * 0.75}L${x + wide * 0.25} ${y - high * 0.72}Z`, '#e3d3d0');

type Peak = readonly [x: number, wide: number, high: number, lit: string, dark: string, white: boolean];

const peak = ([x, wide, high, lit, dark, white]: Peak): string =>
  plane(`M${x - wide} 190L${x} ${190 - high}L${x + wide * 0.9} 190Z`, lit) +
  plane(`M${x} ${190 - high}L${x + wide * 0.9} 190H${x + wide * 0.1}L${x + wide * 0.16} ${190 - high * 0.5}Z`, dark) +
  (white ? snow(x, 190, wide, high) : '');

const PEAKS: readonly Peak[] = [
  [40, 130, 92, '#8fa6b8', '#6f87a0', true],
  [250, 150, 112, '#8fa6b8', '#6f87a0', true],
  [600, 140, 96, '#98aebc', '#7b93a8', true],
  [760, 120, 74, '#a6b9bf', '#8aa2ae', false],
  [1130, 160, 120, '#8fa6b8', '#6f87a0', true],
  [1330, 140, 98, '#8fa6b8', '#6f87a0', true],
  [930, 110, 66, '#a6b9bf', '#8aa2ae', false],
];

const CLOUDS =
  'M150 40c30-14 50-2 62-6s30-14 52 0c22-4 40 4 44 12H130c2-6 10-8 20-6zM1130 34c24-12 42-2 56-4s28-8 44 2c14 0 26 4 28 10H1116c2-6 6-8 14-8zM560 24c14-8 30-2 40-4s20-4 30 4H548z';

const sky = (): string =>
  box(0, 0, 1440, 300, 'url(#@sky)') +
  disc(862, 96, 230, 'url(#@sun)') +
  disc(862, 96, 30, '#fffdf0') +
  plane(CLOUDS, '#fff7e4', 'opacity=".8"');

const farPine = (i: number): string =>
  pine(
    20 + i * 43 + (i % 3) * 9,
    Number((172 - Math.sin(i * 0.7) * 8).toFixed(1)),
    Number((0.34 + (i % 4) * 0.05).toFixed(2)),
    '#5f8a62',
    '#4a7052',
  );

const hills = (): string =>
  box(0, 90, 1440, 110, 'url(#@haze)') +
  plane('M0 176Q120 132 260 164T520 150 780 172 1040 150 1300 170 1440 156V300H0Z', 'url(#@hill)') +
  group(times(34, farPine), 'opacity=".75"') +
  plane('M0 198Q160 166 320 190T700 188 1040 194 1440 180V300H0Z', 'url(#@meadow)');

const river = (): string =>
  plane(
    'M1440 190C1340 188 1250 206 1140 200S900 192 790 206 560 214 440 204 180 198 0 212V282C150 262 300 262 430 270S640 286 800 274 1020 252 1160 258 1360 250 1440 244Z',
    '#ead79c',
  ) +
  plane(
    'M1440 197C1340 194 1250 213 1140 207S900 199 790 213 560 222 440 211 180 204 0 219V274C150 254 300 254 430 262S640 278 800 266 1020 246 1160 250 1360 244 1440 238Z',
    'url(#@river)',
  ) +
  line(
    'M20 232q40-8 80-4M300 222q26-2 46 2M560 232q30 4 60 0M860 220q40-6 64-4M1140 218q40 4 60 0M1400 208q20-4 40-4',
    '#f2fdff',
    2.6,
    'opacity=".9"',
  ) +
  nugget(300, 240, 0.5) +
  nugget(584, 246, 0.45) +
  nugget(1136, 234, 0.5) +
  nugget(866, 240, 0.5);

const nearBank = (): string =>
  plane('M0 282C200 262 300 268 430 276S640 292 800 280 1020 258 1160 264 1360 256 1440 250V300H0Z', '#6d8246') +
  each(
    [
      [16, 292, 1.5],
      [52, 298, 1.1],
      [1424, 288, 1.6],
      [1390, 296, 1.1],
    ] as const,
    ([x, y, scale]) => pine(x, y, scale, '#2f6a4c', '#1d4735'),
  );

export const valley = (): Drawing =>
  drawing(1440, 300, paints() + sky() + each(PEAKS, peak) + hills() + river() + nearBank(), 'xMidYMax slice');
