/** A mayor: a little figure with a top hat and a sash, in the colour of the seat. 40 × 60. */
import { box, type Drawing, disc, drawing, oval, plane } from '../pen';
import { seatOf } from '../seat';

export function mayor(seat: number): Drawing {
  const { ink, dark } = seatOf(seat);
  const coat =
    plane('M6 57C6 36 12 30 20 30S34 36 34 57Z', ink) +
    plane('M22 30C30 31 34 40 34 57H24Z', dark) +
    plane('M16 31 20 42 24 31Z', '#fff5df');
  const head =
    disc(20, 23, 8, '#f0c8a2') + plane('M21 15A8 8 0 0 1 21 31Z', '#c9946a') + plane('M13 25q3 3 7 1 4 2 7-1-2 6-7 4-5 2-7-4z', '#5a3a24');
  const hat =
    plane('M12 17 13 2H27L28 17Z', dark) +
    box(12.5, 11, 15, 4, '#f3c04a') +
    oval(20, 17, 12, 2.6, dark) +
    plane('M22 2H27L28 17H22Z', '#0004');
  const sash = plane('M9 40 13 34 31 52 27 56Z', '#f3c04a');
  return drawing(40, 60, oval(20, 57, 15, 3, '#150703', 'opacity=".45"') + coat + sash + head + hat);
}
