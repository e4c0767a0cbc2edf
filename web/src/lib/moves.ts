/** What an event moves, by the table its game declares (`events.ts`): nobody guesses it from a title. */
import { count, seat as seatOf } from './facts';
import type { Event } from './protocol';

/** So many of something go from here to there; each word is a fact of the event, or a place on the table. */
export interface Move {
  what: string;
  from: string;
  to: string;
  count: string;
}

/** Somebody has so many more of something, or fewer. */
export interface Gain {
  seat: number;
  what: string;
  n: number;
}

/** How many things move. */
export function amount(move: Move, facts: Event['facts']): number {
  return move.count === '1' ? 1 : count(facts, move.count);
}

/** Who gets what in an event, and who gives it. */
export function gainsOf({ facts }: Event, moves: Move[]): Gain[] {
  return moves.flatMap((move) => {
    const n = amount(move, facts);
    const [to, from] = [seatOf(facts[move.to]), seatOf(facts[move.from])];
    return [
      ...(to === null || !n ? [] : [{ seat: to, what: move.what, n }]),
      ...(from === null || !n ? [] : [{ seat: from, what: move.what, n: -n }]),
    ];
  });
}
