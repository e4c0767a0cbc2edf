/** A triangular board: something does not fit. 40 × 38. */
import { box, type Drawing, disc, drawing, plane } from '../pen';

export const alarm = (): Drawing =>
  drawing(
    40,
    38,
    plane('M20 2 39 36H1Z', '#7d1610') +
      plane('M20 6 35.5 34H4.5Z', '#e2563f') +
      plane('M20 6 35.5 34H20Z', '#b3261e') +
      box(18, 14, 4, 11, '#fff3e0', 'rx="2"') +
      disc(20, 29.5, 2.4, '#fff3e0'),
  );
