/** Seat 3, the outlaw: black hat, scar, a patterned scarf over the mouth. */
import { PAINT } from '../paint';
import { box, disc, each, line, plane } from '../pen';
import { SEATS } from '../seat';
import { brimShade, face, pin } from './head';

const { ink, dark, lite } = SEATS[3];

const coat = (): string =>
  plane('M4 170C6 130 36 112 54 104L80 128 106 104C124 112 154 130 156 170Z', '#3b2d33') +
  plane('M106 104C124 112 154 130 156 170H104L86 126Z', '#251a20') +
  plane('M40 170 36 122 56 100 72 138 66 170Z', '#4c3b42') +
  plane('M120 170 124 122 104 100 88 138 94 170Z', '#1c1318');

const head = (): string =>
  face('#d9a57e', '#a97551') +
  plane('M54 66C52 80 55 88 58 92L58 66ZM106 66C108 80 105 88 102 92L102 66Z', '#2a1a14') +
  plane('M60 78Q69 72 76 79 68 84 60 78Z', '#f5eadb') +
  plane('M86 79Q93 72 101 78 93 84 86 79Z', '#dccdba') +
  disc(69, 78.5, 2.8, PAINT.ink) +
  disc(92, 78.5, 2.8, PAINT.ink) +
  line('M59 77Q68 71 77 79M85 79Q93 71 102 77', PAINT.ink, 2.2) +
  line('M58 69 76 74M103 69 86 74', '#2a1a14', 4.2) +
  line('M95 62 101 86M94 70l6-2M97 78l6-2', '#8a4a33', 1.8);

const scarf = (): string =>
  plane('M52 88Q80 78 108 88L110 100Q104 118 80 150 56 118 50 100Z', ink) +
  plane('M84 82Q98 83 108 88L110 100Q104 118 80 150 92 120 84 82Z', dark) +
  line('M58 94q20-8 40 0M60 106q18-5 34 2M68 120q10-3 20 2', lite, 1.8, 'opacity=".75"') +
  each(
    [
      [64, 100],
      [76, 96],
      [72, 112],
      [86, 104],
      [80, 124],
    ] as const,
    ([x, y]) => plane(`M${x} ${y - 3}l2.6 3-2.6 3-2.6-3z`, PAINT.cream, 'opacity=".85"'),
  );

const hat = (): string =>
  plane('M54 58C54 36 58 22 66 20L80 26 94 20C102 22 106 36 106 58Z', '#2b2328') +
  plane('M92 21C102 22 106 36 106 58H92C95 44 95 30 92 21Z', '#171115') +
  plane('M54 48H106V58H54Z', '#7b6a70') +
  each([60, 70, 80, 90] as const, (x) => box(x, 50, 5, 6, '#c9bcc0', 'rx="1"')) +
  plane('M22 60C34 52 52 58 80 58S126 52 138 60C128 72 108 73 80 73S32 72 22 60Z', '#382d33') +
  plane('M92 58C120 57 130 54 138 60 128 72 108 73 86 73Z', '#1d161a') +
  line('M28 60q14-4 30-1', '#7d6d75', 2, 'opacity=".8"') +
  brimShade(71, 0.4);

export const outlaw = (): string => coat() + head() + scarf() + hat() + pin(3, 40, 142);
