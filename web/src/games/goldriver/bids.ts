/** What everybody has said in the auction of this round, as the story tells it. */
import { count, seat as seatOf } from '$lib/facts';
import type { Line } from '$lib/story';

export interface Status {
  kind: 'none' | 'bid' | 'passed' | 'won';
  amount: number;
}

const NOTHING: Status = { kind: 'none', amount: 0 };
/** After these nothing of the auction counts any more. */
const OVER = new Set(['round-began', 'rolled', 'one-die-rolled', 'game-ended']);

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
