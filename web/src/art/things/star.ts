import { badge } from '../badge';
import { type Drawing, drawing } from '../pen';

/** The sheriff's star, to lie on a plate or to fly. 100 × 100. */
export const star = (): Drawing => drawing(100, 100, badge(50, 50, 42));
