/** What the panels and the row say of a sale: as the view has it, and while it is told as far as the story has come. */
import { count, ids, seat as seatOf } from '$lib/facts';
import type { Event } from '$lib/protocol';
import type { Line } from '$lib/story';
import type { SaleShape } from './shapes';

export interface Status {
  kind: 'none' | 'bid' | 'passed' | 'won' | 'winner';
  amount: number;
}

const NOTHING: Status = { kind: 'none', amount: 0 };
const WORDS: Record<string, Status['kind']> = {
  'bid-made': 'bid',
  passed: 'passed',
  'auction-won': 'won',
  'nobody-bid': 'won',
  'bids-revealed': 'won',
};

/** A card of the row leaves the game. */
const GONE = new Set(['burned', 'half-taken', 'all-taken']);

/** How a seat stands in the sale. */
export function statusOf(sale: SaleShape | null, seat: number): Status {
  if (sale?.passed.includes(seat)) return { kind: 'passed', amount: 0 };
  if (sale?.leader !== seat) return NOTHING;
  if (sale.price === null) return { kind: 'winner', amount: 0 };
  return { kind: sale.sold ? 'won' : 'bid', amount: sale.price };
}

/** The last word of a seat in what is being told; null: nothing of it is about this seat's bid. */
export function wordOf(told: Event[], seat: number): Status | null {
  const last = told.findLast((one) => one.title in WORDS && seatOf(one.facts.seat) === seat);
  return last ? { kind: WORDS[last.title] ?? 'none', amount: count(last.facts, 'amount') } : null;
}

/** The cards of the row as far as the story has come, and who has taken the others. */
export function rowOf(story: Line[]): { card: string; taker: number | null }[] {
  const at = story.findLastIndex((line) => line.told.title === 'row-drawn');
  const gone = new Map<string, number | null>();
  for (const { told } of story.slice(at + 1)) {
    const card = ids(told.facts.card)[0];
    if (!card) continue;
    if (told.title === 'picked') gone.set(card, seatOf(told.facts.seat));
    else if (GONE.has(told.title)) gone.set(card, null);
  }
  return ids(story[at]?.told.facts.cards)
    .filter((card) => gone.get(card) !== null)
    .map((card) => ({ card, taker: gone.get(card) ?? null }));
}
