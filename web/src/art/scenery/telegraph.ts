/** Two telegraph poles; the wire between them holds, or has snapped. 120 × 44. */
import { box, type Drawing, disc, drawing, each, line, plane } from '../pen';

const pole = (x: number): string =>
  box(x - 3, 4, 6, 40, '#6b4526') +
  box(x, 4, 3, 40, '#3f2615') +
  box(x - 11, 9, 22, 4, '#6b4526') +
  disc(x - 8, 7, 2.6, '#4a8a9a') +
  disc(x + 8, 7, 2.6, '#4a8a9a');

const snapped = (): string =>
  line('M22 7C36 16 44 18 48 30M98 7C86 12 78 15 73 26', '#2a1810', 1.8) +
  plane('m60 8 2.6 6 6.4-2-3.6 5.6 5.6 4-6.6.8.8 6.6-5.2-4.2-5.2 4.2.8-6.6-6.6-.8 5.6-4-3.6-5.6 6.4 2z', '#efb540');

const whole = (): string => line('M22 7Q60 20 98 7', '#2a1810', 1.8) + plane('M54 4 64 12 54 20Z', '#1f6b46');

export const wire = (broken: boolean): Drawing => drawing(120, 44, each([14, 106], pole) + (broken ? snapped() : whole()));
