/** What everybody has said in the auction of this round, as the story tells it. */
import { count, ids, seat as seatOf } from '$lib/facts';
import type { Line } from '$lib/story';

export interface Status {
  kind: 'none' | 'bid' | 'passed' | 'won';
  amount: number;
}

const NOTHING: Status = { kind: 'none', amount: 0 };
/** After these nothing of the auction counts any more. */
const OVER = new Set(['round-began', 'rolled', 'one-die-rolled', 'game-ended']);

/** A card of the row leaves the game. */
const GONE = new Set(['burned', 'half-taken', 'all-taken']);

function said(line: Line): Status | null {
  const { title, facts } = line.told;
  if (title === 'bid') return { kind: 'bid', amount: count(facts, 'amount') };
  if (title === 'passed') return { kind: 'passed', amount: 0 };
  if (title === 'auction-won' || title === 'nobody-bid' || title === 'bids-revealed')
    return { kind: 'won', amount: count(facts, 'amount') };
  return null;
}

/** The last word of a seat in this auction. */
export function statusOf(story: Line[], seat: number): Status {
  for (let i = story.length - 1; i >= 0; i--) {
    const line = story[i];
    if (!line || OVER.has(line.told.title)) return NOTHING;
    const status = seatOf(line.told.facts.seat) === seat ? said(line) : null;
    if (status) return status;
  }
  return NOTHING;
}

/** Whether this has happened since the auction began. */
export function happened(story: Line[], title: string): boolean {
  const began = story.findLastIndex((line) => OVER.has(line.told.title));
  return story.findLastIndex((line) => line.told.title === title) > began;
}

/** Who leads, or has won, and at how much; null before the first bid. */
export function leading(story: Line[]): { seat: number; amount: number } | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const { title, facts } = story[i]?.told ?? { title: 'round-began', facts: {} };
    if (OVER.has(title)) return null;
    const seat = seatOf(facts.seat);
    if (seat !== null && (title === 'bid' || title === 'auction-won' || title === 'nobody-bid'))
      return { seat, amount: count(facts, 'amount') };
  }
  return null;
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
