/** Seat 1, the rancher: wide straw hat, plaits, denim and a neckerchief. */
import { PAINT } from '../paint';
import { box, disc, each, line, oval, plane } from '../pen';
import { SEATS } from '../seat';
import { BODY, BODY_SHADE, brimShade, brows, face, nose, pin } from './head';

const { ink, dark, lite } = SEATS[1];

const denim = (): string =>
  plane('M50 70C38 92 40 118 34 150L50 152C56 130 58 100 58 74Z', '#23140f') +
  plane('M110 70C122 92 120 118 126 150L110 152C104 130 102 100 102 74Z', '#170c09') +
  plane(BODY, '#4d6484') +
  plane(BODY_SHADE, '#33455f') +
  plane('M40 128 62 120 78 156 60 170H50Z', '#5c759a') +
  plane('M120 128 98 120 82 156 100 170H110Z', '#293a52') +
  line('M46 130 62 162M114 130 98 162', '#e0b77e', 1.4, 'stroke-dasharray="3 3"');

const head = (): string =>
  face('#8a5434', '#633820') +
  oval(64, 96, 6, 4, '#b0643c', 'opacity=".6"') +
  oval(69, 80, 5.4, 3.6, '#fff3e0') +
  oval(92, 80, 5.4, 3.6, '#ecd9c2') +
  disc(70, 80, 3.2, PAINT.ink) +
  disc(93, 80, 3.2, PAINT.ink) +
  line('M62 79q7-6 14-1M85 78q7-5 14 1', '#1c0f0a', 2.2) +
  brows('M60 69q8-5 15-1M86 68q8-4 15 1', '#1c0f0a') +
  nose('#5a311b') +
  plane('M68 102q12 3 24-1-4 10-12 10t-12-9z', '#fff7ea') +
  line('M66 101q14 4 28-1', '#4a1d14', 2) +
  plane('M50 66C52 84 50 90 49 96L57 92V66ZM110 66C108 84 110 90 111 96L103 92V66Z', '#23140f');

const plaits = (): string =>
  each(
    [0, 1, 2, 3] as const,
    (i) =>
      oval(44 - i * 1.8, 104 + i * 13, 9 - i * 0.4, 8.4, '#2c1a13') +
      oval(117 + i * 1.6, 104 + i * 13, 9 - i * 0.4, 8.4, '#1a0e0a') +
      line(`M${38 - i * 1.8} ${104 + i * 13}q6 5 12-1`, '#4e3327', 1.6),
  ) +
  box(32, 150, 14, 7, ink, 'rx="3"') +
  box(114, 150, 14, 7, dark, 'rx="3"');

const neckerchief = (): string =>
  plane('M54 114Q80 134 106 114L110 126Q96 138 88 140L80 158 72 140Q64 138 50 126Z', ink) +
  plane('M84 130Q98 126 106 114L110 126Q96 138 88 140L80 158Z', dark) +
  disc(64, 124, 1.8, PAINT.cream) +
  disc(76, 132, 1.8, PAINT.cream) +
  disc(94, 128, 1.8, lite);

const hat = (): string =>
  plane('M52 60C52 40 54 22 66 22 74 22 74 28 80 28S86 22 94 22C106 22 108 40 108 60Z', '#d7ab6d') +
  plane('M90 23C104 20 108 40 108 60H94C97 46 96 32 90 23Z', '#a97b42') +
  plane('M52 50H108V60H52Z', '#7c3b18') +
  plane('M94 50H108V60H94Z', '#55260e') +
  disc(64, 55, 2, PAINT.gold) +
  disc(80, 55, 2, PAINT.gold) +
  disc(95, 55, 2, PAINT.brass) +
  plane('M18 44C22 62 46 60 80 60S138 62 142 44C148 66 118 73 80 73S12 66 18 44Z', '#e6bf84') +
  plane('M96 60C126 60 138 58 142 44 148 66 118 73 88 73Z', '#b3854c') +
  line('M22 50q6 14 40 15', '#fff0cf', 2.4, 'opacity=".7"') +
  brimShade(72, 0.34);

export const rancher = (): string => denim() + head() + plaits() + neckerchief() + hat() + pin(1, 40, 142);
