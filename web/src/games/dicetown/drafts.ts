/** All that is picked and not yet said in Dice Town: dice, an offer, something on the felt. */
import type { Drafts } from '$lib/face';
import type { Option, Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { offering } from './asking';
import { draft } from './draft.svelte';
import { choice } from './felt/choice.svelte';
import { offer } from './felt/offer.svelte';
import { diceOf, keepOf } from './keeping';
import { ownOf } from './view';

/** The dice picked for this question, if an answer keeps just these; an unfinished offer is never given. */
function whole(table: Table, ask: Question): Option | null {
  if (ask.kind !== 'dice' || draft.question !== ask.question) return null;
  const picked = diceOf(ask, ownOf(table).rolled).filter((_, at) => draft.picked[at]);
  return picked.length ? keepOf(ask, picked, draft.brute) : null;
}

export const drafts: Drafts = {
  forget: () => {
    draft.forget();
    offer.forget();
    choice.clear();
  },
  reopen: (table, ask) => {
    if (ask.kind === 'dice') draft.reopen(ask.question);
    else if (offering(ask)) offer.reopen(table, ask);
    else choice.reopen(table, ask);
  },
  whole,
};
