import { box, type Drawing, drawing, plane } from '../pen';
import { seatOf } from '../seat';

/** A claim stake: a post with the owner's pennant. 24 × 34. */
export function pennant(seat: number): Drawing {
  const { ink, dark } = seatOf(seat);
  return drawing(24, 34, box(4, 2, 3, 31, '#5a3a22') + plane('M7 3H23L18 9 23 15H7Z', ink) + plane('M7 9H18L23 15H7Z', dark));
}
