/** A hand of hidden cards, fanned; and one card back to fly. 52 × 36. */
import { box, type Drawing, disc, drawing, group, line, oval, times } from '../pen';
import { hollow } from './hollow';

const back = (x: number, turn: number): string =>
  group(
    box(-9, -13, 18, 26, '#f5e6c6', 'rx="2.5"') +
      box(-7.5, -11.5, 15, 23, '#8f2c20', 'rx="1.5"') +
      line('M-7-6 0 0-7 6M7-6 0 0 7 6M0-11V-5M0 11V5', '#e0b77e', 1) +
      disc(0, 0, 2.4, '#e0b77e'),
    `transform="translate(${x} 18) rotate(${turn})"`,
  );

/** Up to four cards are drawn. */
export function hand(amount: number): Drawing {
  const shown = Math.min(amount, 4);
  const place = (i: number): number => i - (shown - 1) / 2;
  const fan = times(shown, (i) => back(26 + place(i) * 9, place(i) * 10));
  return drawing(52, 36, oval(26, 33, 20, 3, '#1a0a05', 'opacity=".4"') + (amount ? fan : hollow(17, 5, 18, 26, 2.5)));
}

export const cardBack = (): Drawing => ({ view: [-10, 4, 20, 28], art: back(0, 0) });
