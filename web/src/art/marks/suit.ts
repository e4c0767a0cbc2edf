/** The four suits: four shapes in two colours. Our text face has none of them, so they are drawn. 24 × 24. */
import { type Drawing, drawing, plane } from '../pen';

export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export type Suit = (typeof SUITS)[number];

const SHAPES: Record<Suit, string> = {
  '♠': 'M12 1.5C14 7 22 10 22 16c0 4.5-5 6-8.3 3 .3 2.2 1 3 2.3 3.5H8c1.3-.5 2-1.3 2.3-3.5C7 22 2 20.5 2 16 2 10 10 7 12 1.5z',
  '♥': 'M12 22C5 16 1.5 12.5 1.5 8 1.5 4.5 4 2 7 2c2.2 0 4 1.2 5 3.2C13 3.2 14.8 2 17 2c3 0 5.5 2.5 5.5 6 0 4.5-3.5 8-10.5 14z',
  '♦': 'M12 1 20.5 12 12 23 3.5 12z',
  '♣': 'M12 1.5a5 5 0 0 1 4.1 7.9 5 5 0 1 1-2.5 8.7c.3 2.4 1 3.4 2.4 4.4H8c1.4-1 2.1-2 2.4-4.4a5 5 0 1 1-2.5-8.7A5 5 0 0 1 12 1.5z',
};

export const isRed = (suit: Suit): boolean => suit === '♥' || suit === '♦';

export const suit = (which: Suit): Drawing => drawing(24, 24, plane(SHAPES[which], isRed(which) ? 'var(--red)' : 'var(--ink)'));

/** A poker index (`10♥`) as its rank and its suit. */
export function pokerIndex(index: string): { rank: string; suit: Suit } | undefined {
  const found = SUITS.find((which) => index.endsWith(which));
  return found && { rank: index.slice(0, -1), suit: found };
}
