/** What six heads have in common: 160 × 170, light from the left, the seat's token as a pin. */
import { PAINT, SHADE } from '../paint';
import { box, disc, line, oval, plane } from '../pen';
import { tokenAt } from '../token';

export const BODY = 'M6 170C8 136 40 124 62 120L80 132 98 120C120 124 152 136 154 170Z';
export const BODY_SHADE = 'M98 120C120 124 152 136 154 170H100L84 130Z';
const HEAD = 'M54 64C54 40 106 40 106 64L105 84C104 104 91 116 80 116 69 116 56 104 55 84Z';
const HEAD_SHADE = 'M90 46C101 49 106 55 106 64L105 84C104 104 91 116 80 116 91 108 97 94 95 78 94 66 93 55 90 46Z';

/** Neck, ears and head, lit and shaded. */
export const face = (skin: string, dark: string): string =>
  box(67, 98, 26, 34, dark, 'rx="8"') + oval(55, 80, 6, 9, skin) + oval(105, 80, 6, 9, dark) + plane(HEAD, skin) + plane(HEAD_SHADE, dark);

export const eyes = (y: number, wide: number): string =>
  oval(69, y, wide, wide + 0.6, PAINT.ink) +
  oval(92, y, wide, wide + 0.6, PAINT.ink) +
  disc(68, y - 1.2, 1.1, '#fff') +
  disc(91, y - 1.2, 1.1, '#fff');

export const brows = (d: string, hair: string): string => line(d, hair, 3.4);

export const nose = (dark: string): string => plane('M80 78 76 92Q80 96 86 92Z', dark, 'opacity=".8"');

/** The shade of a brim on the face below it. */
export const brimShade = (y: number, depth: number): string =>
  plane(`M54 ${y}H106V${y + 9}Q80 ${y + 15} 54 ${y + 9}Z`, SHADE, `opacity="${depth}"`);

/** The lapel pin. */
export const pin = (seat: number, x: number, y: number): string =>
  disc(x + 11.8, y + 12.6, 14.5, '#00000066') +
  disc(x + 11, y + 11, 14.5, 'url(#brass)') +
  disc(x + 11, y + 11, 12.3, '#fff1d2') +
  tokenAt(seat, 17.6, x + 2.2, y + 2.2);
