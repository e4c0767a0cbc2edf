/** What leads from one thing to another: a golden arrow, and two that run against each other. */
import { type Drawing, drawing, line } from '../pen';

const GOLD = '#ffd66e';

/** From the left to the right. 44 × 26. */
export const arrow = (): Drawing => drawing(44, 26, line('M3 13H36M27 4l10 9-10 9', GOLD, 5));

/** The one for the other. 54 × 40. */
export const exchange = (): Drawing => drawing(54, 40, line('M4 12H44M34 4l11 8-11 8M50 30H10M20 22 9 30l11 8', GOLD, 4.4));
