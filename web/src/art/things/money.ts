/** Dollars: a stack of bills that grows with the money, a single bill to fly. */
import { dollar } from '../dollar';
import { box, type Drawing, disc, drawing, group, oval, times } from '../pen';
import { hollow } from './hollow';

/** A bill round x, y, turned a little. */
export const billArt = (x: number, y: number, turn = 0): string =>
  group(
    box(-17, -9, 34, 18, '#4a5f3a', 'rx="1.5"') +
      box(-16, -8, 32, 16, '#c9d3a0', 'rx="1"') +
      box(-14, -6, 28, 12, 'none', 'stroke="#5f7a45"') +
      disc(0, 0, 4.6, '#5f7a45') +
      dollar(0, 3, 8, '#f3f0cf') +
      box(2, -8, 14, 16, '#2f3f22', 'opacity=".14"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Up to five bills say roughly how much; the number beside them says it exactly. 48 × 36. */
export function bills(amount: number): Drawing {
  const stack = (i: number): string => billArt(24 + (i % 2 ? 1.5 : -1), 25 - i * 3.6, (i % 3) * 5 - 5);
  const lying = amount ? times(Math.min(5, Math.ceil(amount / 2)), stack) : hollow(8, 14, 32, 16, 2);
  return drawing(48, 36, oval(24, 32, 20, 4, '#1a0a05', 'opacity=".4"') + lying);
}

export const bill = (): Drawing => drawing(40, 24, billArt(20, 12));
