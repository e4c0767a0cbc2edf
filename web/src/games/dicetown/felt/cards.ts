/** The cards that a choice on the felt lays out, and whether there is room to read them. */
import { count, things } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { room } from '../room.svelte';
import { townOf } from '../view';
import { lies } from './lies';

const AT_A_DESK = 4;

/** The cards of one answer: a slot of the Doc's wagon holds the Elixir that lies there, or none that was seen. */
export function cardsOf(table: Table, option: Option): string[] {
  if (!option.text.startsWith('slot')) return things(option.facts);
  const elixir = townOf(table).medicine.slots[count(option.facts, 'slot') - 1];
  return elixir ? [elixir] : [];
}

/** The answers that lie there as cards. */
export function laidOut(ask: Question): Option[] {
  return ask.options.filter((option) => lies(ask, option));
}

/** How many cards the longest answer has: pairs (barbed wire) are drawn smaller. */
export function longest(table: Table, ask: Question): number {
  return Math.max(1, ...laidOut(ask).map((option) => cardsOf(table, option).length));
}

/** Where there is room to read them: a desk for up to four, a high phone for as many as can be swiped. */
export function readable(table: Table, ask: Question): boolean {
  if (longest(table, ask) > 1) return false;
  return room.wide ? !room.lacks('low') && laidOut(ask).length <= AT_A_DESK : room.high;
}
