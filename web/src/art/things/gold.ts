/** Gold: a heap of up to six nuggets, a single one to fly. */
import { nugget } from '../nugget';
import { type Drawing, drawing, oval } from '../pen';

const HEAP = [
  [24, 26],
  [15, 27],
  [33, 27],
  [20, 19],
  [29, 19],
  [24, 12],
] as const;

const NONE = oval(24, 27, 15, 5, 'none', 'stroke="#d9a768" stroke-width="1.4" stroke-dasharray="3 3"');

/** 48 × 36; the number beside it says how many there are. */
export function heap(amount: number): Drawing {
  const lying = HEAP.slice(0, amount).map(([x, y], i) => nugget(x, y, Number((0.86 + (i % 3) * 0.07).toFixed(2))));
  return drawing(48, 36, oval(24, 32, 19, 4, '#1a0a05', 'opacity=".4"') + (amount ? lying.reverse().join('') : NONE));
}

export const gold = (): Drawing => drawing(22, 20, nugget(11, 10, 1.1));
