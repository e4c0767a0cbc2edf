/** Seat 0, the tenderfoot: bowler, round glasses, freckles, a checked jacket with a bow tie. */
import { PAINT } from '../paint';
import { box, disc, group, line, oval, plane } from '../pen';
import { SEATS } from '../seat';
import { BODY, BODY_SHADE, brimShade, brows, eyes, face, nose, pin } from './head';

const { ink, dark, lite } = SEATS[0];

const jacket = (): string =>
  plane(BODY, '#b08a5a') +
  plane(BODY_SHADE, '#83613b') +
  group(line('M26 136V170M42 130V170M118 130V170M134 136V170M16 147H144M9 160H151', '#6d4e2e', 1.4), 'opacity=".55"') +
  plane('M62 120 80 150 98 120 90 170H70Z', PAINT.cream) +
  plane('M80 150 98 120 90 170H80Z', '#d9c7a4') +
  plane('M40 126 62 118 74 152 66 170H54Z', '#c39c6a') +
  plane('M120 126 98 118 86 152 94 170H106Z', '#6f502f');

const glasses = (): string =>
  `<g fill="#fff8" stroke="${PAINT.ink}" stroke-width="2.4"><circle cx="68" cy="81" r="11" fill="#ffffff22"/><circle cx="93" cy="81" r="11" fill="#ffffff22"/><path d="M79 80q1.5-2 3 0M57 79l-4-2M104 79l4-2" fill="none"/></g>` +
  line('M61 76q3-4 7-4M86 76q3-4 7-4', '#ffffff', 1.6, 'opacity=".8"');

const head = (): string =>
  face('#f3c9a4', '#d39a72') +
  oval(51, 82, 7, 10, '#f3c9a4') +
  oval(109, 82, 7, 10, '#c98a63') +
  plane('M54 66C50 84 54 90 58 92L58 66ZM106 66C110 84 106 90 102 92L102 66Z', '#a4501f') +
  oval(63, 95, 6, 4, '#e58a6a', 'opacity=".5"') +
  oval(97, 95, 6, 4, '#b9603f', 'opacity=".5"') +
  disc(62, 92, 1.1, '#b0653c') +
  disc(66, 95, 1.1, '#b0653c') +
  disc(95, 93, 1.1, '#8f4d2b') +
  disc(99, 95, 1.1, '#8f4d2b') +
  eyes(81, 3.3) +
  glasses() +
  brows('M59 65q7-5 14-2M87 63q8-3 14 3', '#8a3f16') +
  nose('#d39a72') +
  line('M70 103q9 8 20 1', '#7a2d1c', 2.6) +
  plane('M73 104.5q8 5 14 .5l-1 2.5q-6 3-12-.5z', '#fff');

const bowler = (): string =>
  plane('M50 60C50 22 110 22 110 60Z', '#4a3527') +
  plane('M88 32C102 36 110 46 110 60H94C96 48 94 40 88 32Z', '#2f2018') +
  plane('M50 50H110V60H50Z', ink) +
  plane('M94 50H110V60H94Z', dark) +
  plane('M38 60C44 54 52 60 80 60S116 54 122 60C120 68 100 70 80 70S40 68 38 60Z', '#54402f') +
  plane('M92 61C112 59 118 57 122 60 120 68 100 70 88 70Z', '#33241a') +
  line('M58 36q8-8 18-8', '#8b6f57', 3, 'opacity=".7"') +
  brimShade(70, 0.22);

const tie = (): string =>
  plane('M80 128 56 118V140ZM80 128 104 118V140Z', ink) + plane('M80 128 104 118V140Z', dark) + box(74, 122, 12, 13, lite, 'rx="3"');

export const tenderfoot = (): string => jacket() + head() + bowler() + tie() + pin(0, 38, 142);
