/** Seat 5, the gambler: top hat, monocle, moustache, a silk waistcoat with a watch chain. */
import { PAINT } from '../paint';
import { disc, line, oval, plane } from '../pen';
import { SEATS } from '../seat';
import { BODY, BODY_SHADE, brimShade, brows, face, nose, pin } from './head';

const { ink, dark, lite } = SEATS[5];

const coat = (): string =>
  plane(BODY, '#3a3550') +
  plane(BODY_SHADE, '#242036') +
  plane('M62 119 80 152 98 119 92 170H68Z', PAINT.cream) +
  plane('M80 150 98 119 92 170H80Z', '#d8cbb4') +
  plane('M46 170 54 134 66 140 76 170ZM114 170 106 134 94 140 84 170Z', ink) +
  plane('M114 170 106 134 94 140 84 170Z', dark) +
  plane('M38 128 62 117 70 140 58 170H48Z', '#4b4566') +
  plane('M122 128 98 117 90 140 102 170H112Z', '#1c1930') +
  line('M58 158q8 8 18 2', PAINT.gold, 2.2);

const head = (): string =>
  face('#c98f63', '#9a653e') +
  plane('M53 62C50 84 54 98 60 100L60 64ZM107 62C110 84 106 98 100 100L100 64Z', '#1d1512') +
  oval(69, 80, 3, 3.3, PAINT.ink) +
  oval(92, 80, 3, 3.3, PAINT.ink) +
  disc(68, 79, 1.1, '#fff') +
  line('M61 78q8-5 15-1M85 77q8-4 15 1', PAINT.ink, 2) +
  brows('M60 70q8-6 15-2M85 66q9-4 16 2', '#1d1512') +
  monocle() +
  nose('#8f5a35') +
  plane('M80 97C70 94 60 100 50 95 50 106 64 110 80 103 96 110 110 106 110 95 100 100 90 94 80 97Z', '#1d1512') +
  line('M54 98q12 8 24 2', '#5b463c', 1.6) +
  plane('M75 107h11l-5 9z', '#1d1512');

const monocle = (): string =>
  disc(92, 80, 10.5, '#ffffff26', `stroke="${PAINT.brass}" stroke-width="2.4"`) + line('M101 86q8 20 2 44', PAINT.brass, 1.3);

const cravat = (): string =>
  plane('M80 124 60 116 58 134ZM80 124 100 116 102 134Z', ink) +
  plane('M80 124 100 116 102 134Z', dark) +
  plane('M74 122h12l5 26-11 8-11-8z', lite) +
  plane('M80 122h6l5 26-11 8z', ink);

const topHat = (): string =>
  plane('M55 56 51 8C60 3 100 3 109 8L105 56Z', '#5a5470') +
  plane('M92 4C100 5 106 6 109 8L105 56H92Z', '#363150') +
  oval(80, 7.5, 29, 4.5, '#6f6989') +
  plane('M54 44H106L105 56H55Z', ink) +
  plane('M92 44H106L105 56H92Z', dark) +
  line('M60 12V40', '#8b86a5', 3, 'opacity=".6"') +
  plane('M34 56C42 52 56 57 80 57S118 52 126 56C124 68 104 69 80 69S36 68 34 56Z', '#67617e') +
  plane('M92 57C114 56 122 53 126 56 124 68 104 69 88 69Z', '#3a3552') +
  brimShade(68, 0.3);

export const gambler = (): string => coat() + head() + cravat() + topHat() + pin(5, 106, 142);
