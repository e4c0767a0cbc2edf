/** What the river of the Wild West gives: six cards on running water. */
import { badge } from '../badge';
import { shine } from '../defs';
import { nugget } from '../nugget';
import { PAINT, SHADE } from '../paint';
import { box, disc, each, group, line, oval, plane, turned } from '../pen';
import { cast } from '../pictures/ground';
import { billArt } from '../things/money';

const ripple = (y: number, strength: number): string =>
  line(`M8 ${y}q8-4 16 0M62 ${y + 6}q10-4 20 0M30 ${y + 12}q10-4 20 0`, '#dff4f8', 2, `opacity="${strength}"`);

const water = (): string =>
  shine(
    '@water',
    [
      [0, '#9fdde2'],
      [0.6, '#3f8fb0'],
      [1, '#1d5672'],
    ],
    'cx=".4" cy=".3" r=".9"',
  ) +
  box(0, 0, 100, 84, 'url(#@water)') +
  plane('M0 0H100V12Q80 20 60 12T24 14 0 10Z', '#c9b66e') +
  plane('M0 84H100V74Q84 66 66 74T30 72 0 78Z', '#8a7446', 'opacity=".9"') +
  ripple(24, 0.8) +
  ripple(56, 0.56);

const GRAINS = [
  [-2, 2],
  [10, 1],
  [-13, 0],
  [0, -4],
  [12, -3],
  [-5, 3],
] as const;

const pan = (): string =>
  oval(0, 5, 24, 7, '#0d2a38', 'opacity=".4"') +
  oval(0, 0, 25, 9.5, '#5b6270') +
  plane('M0-9.5A25 9.5 0 0 1 0 9.5Z', '#41464f') +
  oval(0, -2, 21, 7, '#2f3542') +
  plane('M-21-2A21 7 0 0 0 21-2Q10 3 0 3T-21-2Z', '#5fb0cf') +
  nugget(-8, -2, 0.42) +
  nugget(5, -1, 0.5) +
  each(GRAINS, ([x, y]) => disc(x, y, 0.9, '#ffe08a'));

export const goldDust = (): string =>
  water() +
  group(pan(), 'transform="translate(50 50) scale(1.45)"') +
  plane('M74 22l1.6 4.8 4.8 1.6-4.8 1.6L74 34.8l-1.6-4.8-4.8-1.6 4.8-1.6z', '#fffbe6');

export const goldVein = (): string =>
  water() +
  cast(50, 74, 38) +
  plane('M8 72 18 38 36 18 62 14 84 32 92 72Z', '#8d8078') +
  plane('M62 14 84 32 92 72H56L66 44Z', '#5f544f') +
  plane('M18 38 36 18 44 36 30 50Z', '#a89a90') +
  plane('M22 68 34 54 40 58 48 42 58 46 66 28 74 30 66 46 72 52 60 56 54 68 44 64 34 72Z', '#d9921f') +
  plane('M22 68 34 54 40 58 48 42 58 46 66 28 64 40 56 50 48 50 42 62 34 62Z', '#ffd772') +
  nugget(20, 72, 0.8) +
  nugget(80, 72, 0.7) +
  plane('M76 12l1.5 4.5L82 18l-4.5 1.5L76 24l-1.5-4.5L70 18l4.5-1.5z', '#fffbe6');

export const starfish = (): string =>
  water() +
  oval(50, 60, 34, 9, '#0d2a38', 'opacity=".4"') +
  group(badge(50, 40, 28), 'transform="rotate(14 50 40)"') +
  plane('M8 62Q30 52 50 60T94 58V70Q70 64 50 70T8 72Z', '#5fb0cf', 'opacity=".75"') +
  line('M14 62q14-7 30-1M58 60q16 4 30-2', '#eafaff', 2.2);

const leather = (): string =>
  plane('M16 34Q16 28 22 28H78Q84 28 84 34V64Q84 70 78 70H22Q16 70 16 64Z', '#8a4a28') +
  plane('M54 28H78Q84 28 84 34V64Q84 70 78 70H54Z', '#5c2e18') +
  line('M20 33H80M20 65H80', '#d9a768', 1.4, 'stroke-dasharray="4 3"') +
  plane('M66 42H90Q94 42 94 46V54Q94 58 90 58H66Q60 58 60 50T66 42Z', '#6d361d') +
  disc(70, 50, 4, '#8a5a10') +
  disc(69.4, 49.4, 3.4, '#f3c04a') +
  line('M24 40v18', '#c98a58', 2.4, 'opacity=".7"');

export const wallet = (): string =>
  water() +
  cast(50, 72, 36) +
  billArt(46, 26, -14) +
  billArt(62, 28, 8) +
  turned(-5, leather()) +
  disc(22, 20, 2.4, '#eafaff', 'opacity=".8"') +
  disc(84, 76, 2, '#eafaff', 'opacity=".8"');

const seaCard = ([x, a]: readonly [number, number]): string =>
  group(
    box(-11, -16, 22, 32, SHADE, 'rx="2.5" opacity=".35" transform="translate(1.5 2)"') +
      box(-11, -16, 22, 32, PAINT.cream, 'rx="2.5"') +
      box(-9, -14, 18, 28, '#2b6b8c', 'rx="1.5"') +
      line('M-8-4q4-4 8 0t8 0M-8 4q4-4 8 0t8 0', '#bfe6f2', 2),
    `transform="translate(${x} ${34 + Math.abs(a) / 4}) rotate(${a})"`,
  );

const telescope = (): string =>
  box(34, 50, 30, 15, '#c79a3a', 'rx="3"') +
  box(34, 58, 30, 7, '#7d5a18', 'rx="2"') +
  box(62, 47, 22, 21, '#5c3419', 'rx="3"') +
  box(62, 58, 22, 10, '#38200f', 'rx="2"') +
  box(82, 44, 6, 27, '#c79a3a', 'rx="2"') +
  box(22, 53, 14, 10, '#5c3419', 'rx="2"') +
  box(63, 49, 18, 3, '#9c6738');

export const discoveries = (): string =>
  water() +
  cast(50, 74, 36) +
  each(
    [
      [24, -16],
      [46, 0],
      [68, 16],
    ] as const,
    seaCard,
  ) +
  turned(-22, telescope(), 54, 58);

const ticket = (): string =>
  plane('M14 26H86V34A6 6 0 0 0 86 46 6 6 0 0 0 86 58V66H14V58A6 6 0 0 0 14 46 6 6 0 0 0 14 34Z', '#f7ecd2') +
  plane('M62 26H86V34A6 6 0 0 0 86 46 6 6 0 0 0 86 58V66H62Z', '#d8c49a') +
  line('M62 28V64', '#8a6a44', 1.6, 'stroke-dasharray="3 4"') +
  plane('M22 34H54V40Q50 44 46 40T38 40 30 40 22 40Z', '#b5482a') +
  plane('M30 34H38V40Q34 44 30 40ZM46 34H54V40Q50 44 46 40Z', '#f7ecd2') +
  box(26, 44, 24, 16, '#4f7a63') +
  box(34, 48, 8, 12, '#3a2014') +
  disc(74, 46, 7, '#b3261e') +
  disc(73, 45, 5.5, '#d9503f');

export const voucher = (): string => water() + cast(52, 72, 34) + turned(-7, ticket());
