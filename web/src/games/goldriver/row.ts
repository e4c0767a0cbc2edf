/** Questions about the cards for sale. */
import { ids } from '$lib/facts';
import type { Question } from '$lib/protocol';

/** Whether it is answered by touching a card of the row. */
export function onRow(ask: Question, row: string[]): boolean {
  return ask.kind === 'card' && ask.options.every((option) => row.includes(ids(option.facts.card)[0] ?? ''));
}

/** Whether it is about the cards for sale: they are shown in full even where there is little room. */
export function aboutRow(ask: Question, row: string[]): boolean {
  return 'cards' in ask.facts || onRow(ask, row);
}
