/** What is special about a few questions of Dice Town; the rest is in their kinds. */
import { count, seat as seatOf, verb } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import type { Table } from '$lib/table.svelte';
import type { Prompt } from './prompts';

const OFFERS: readonly Prompt[] = ['offer', 'offer-nuggets', 'offer-cards'];
const TIES: readonly Prompt[] = ['petition', 'last-call'];
const SETTLE: Prompt = 'settle';
const VICTIM: Prompt = 'victim';

/** More than this asks once more. */
const MUCH = 2;
const GIVES = ['give', 'add', 'return'];

/** The question that is answered on the felt now, if there is one: every choice but that of dice. */
export function onFelt(table: Table): Question | null {
  if (settings.all.asList || !(table.stage.idle || table.reaction) || table.review) return null;
  return table.ask && table.face?.roomy(table.ask) ? table.ask : null;
}

/** Whether it is part of an offer, which nobody sees yet. */
export function offering(ask: Question): boolean {
  return OFFERS.some((prompt) => prompt === ask.prompt);
}

/** Whether somebody is tied, and the Sheriff is asked what to do. */
export function tying(ask: Question): boolean {
  return TIES.some((prompt) => prompt === ask.prompt);
}

/** Whether the dice were thrown by somebody else's doing: there is no cup to shake. */
export function thrown(ask: Question): boolean {
  return ask.prompt === SETTLE;
}

/** Whether a touch on somebody's panel names him. */
export function naming(ask: Question | null): boolean {
  return ask?.prompt === VICTIM;
}

/** Much money, a card given away, a place that the Sheriff keeps for himself. */
export function costly(ask: Question, option: Option, seat: number | null): boolean {
  if (ask.kind === 'dice') return count(option.facts, 'price') > MUCH;
  if (ask.kind === 'seat') return seatOf(option.facts.seat) === seat;
  if (ask.kind === 'amount' && offering(ask)) return count(option.facts, 'count') > MUCH;
  return GIVES.includes(verb(option.text));
}
