/** What a card of the row costs beside its price, and whom; of other cards, when they are played. */
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import { printed } from './printed';
import { riverOf } from './view';

export interface Fee {
  words: string;
  /** To whom it goes. */
  to: number | null;
  mine: boolean;
}

export function feeOf(table: Table, card: string): Fee {
  const river = riverOf(table);
  const { town, kind } = printed(card);
  if (!town) return { words: say(`web-gr-use-${kind}`), to: null, mine: false };
  const due = river.almanac.fees[river.row.indexOf(card)];
  if (town === 'GM' || town === 'LM') return { words: say('web-gr-no-fee'), to: null, mine: false };
  if (!due) return { words: say('web-gr-no-mayor'), to: null, mine: false };
  if (due.mayor === table.seat) return { words: say('web-gr-own-town'), to: null, mine: true };
  return { words: say('web-gr-fee-to', { amount: due.amount }), to: due.mayor, mine: false };
}
