/** Seat 2, the singer: red curls, a plumed hat, a choker with a cameo. */
import { PAINT } from '../paint';
import { box, disc, each, line, oval, plane } from '../pen';
import { SEATS } from '../seat';
import { brows, face, nose, pin } from './head';

const { ink, dark, lite } = SEATS[2];

const CURLS = [
  [50, 58, 18],
  [42, 78, 15],
  [46, 98, 14],
  [54, 112, 11],
  [110, 58, 17],
  [117, 78, 15],
  [114, 98, 14],
  [106, 112, 11],
  [62, 40, 17],
  [96, 38, 17],
] as const;

const curl = ([x, y, q]: (typeof CURLS)[number]): string =>
  disc(x, y, q, x > 85 ? '#7d2f14' : '#a8451d') +
  line(`M${x - q * 0.5} ${y}a${q * 0.5} ${q * 0.5} 0 1 1 ${q * 0.6} ${q * 0.4}`, x > 85 ? '#5a1f0c' : '#d26a33', 2);

const dress = (): string =>
  plane('M18 170C20 142 44 134 62 126L80 130 98 126C116 134 140 142 142 170Z', '#f7d7b8') +
  plane('M98 126C116 134 140 142 142 170H104L90 130Z', '#d8a682') +
  plane('M14 170C18 146 34 142 50 146 60 152 70 158 80 158S100 152 110 146C126 142 142 146 146 170Z', ink) +
  plane('M80 158C90 158 100 152 110 146 126 142 142 146 146 170H96Z', dark) +
  line('M34 146q12 2 20 10M126 146q-12 2-20 10M50 148q30 20 60 0', lite, 2.4, 'opacity=".8"');

const head = (): string =>
  face('#f9dcc0', '#dcab88') +
  box(66, 116, 28, 8, '#1d2a24', 'rx="3"') +
  oval(80, 123, 5, 6, PAINT.brass) +
  oval(80, 123, 3, 4, PAINT.cream) +
  oval(63, 95, 6.5, 4, '#ef8f7c', 'opacity=".55"') +
  oval(97, 95, 6, 4, '#c8694f', 'opacity=".5"') +
  oval(69, 80, 5, 3.8, '#fff') +
  oval(92, 80, 5, 3.8, '#f3e4d4') +
  disc(69.5, 80, 3, '#1b5a3f') +
  disc(92.5, 80, 3, '#1b5a3f') +
  line('M61 79q7-7 14-1l3-2M85 78q7-6 14 1l3-2', PAINT.ink, 2.4) +
  brows('M61 69q7-6 14-2M86 67q8-4 14 2', '#7d2f14') +
  nose('#dcab88') +
  plane('M70 103q5-4 10-1 5-3 10 1-4 8-10 8t-10-8z', '#b3261e') +
  line('M71 103.5q9 2 18 0', '#6d0f0f', 1.2) +
  disc(96, 101, 1.5, '#4a2413') +
  plane('M56 62C58 44 74 38 84 42 70 48 62 56 56 68ZM104 62C104 48 96 40 84 42 94 46 100 54 104 68Z', '#a8451d');

const plumedHat = (): string =>
  plane('M46 44C60 26 98 18 118 32 108 44 72 54 46 44Z', ink) +
  plane('M84 26C98 22 110 24 118 32 112 40 98 46 84 48Z', dark) +
  plane('M60 38C62 22 92 12 104 24L106 34C90 28 74 34 60 40Z', '#0a7d5d') +
  plane('M62 37Q84 24 106 31L106 36Q84 30 62 42Z', PAINT.gold) +
  plane('M98 26C104 4 128-4 146 8 136 8 130 14 128 18 136 16 142 20 144 26 132 22 118 24 106 34Z', '#5cd0ae') +
  plane('M106 32C116 18 128 10 144 9 132 14 124 22 116 27 126 23 136 22 143 26 130 22 118 24 106 34Z', '#2aa884') +
  disc(104, 29, 5, PAINT.gold) +
  disc(103, 28, 2, '#fff3c4');

export const singer = (): string => each(CURLS, curl) + dress() + head() + plumedHat() + pin(2, 42, 146);
