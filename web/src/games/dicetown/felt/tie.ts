/**
 * A tie costs the Sheriff one question. The rules ask first whether he decides or hears offers, and then whom he
 * names; here he names somebody at once, or hears offers. What he named answers the second question, if it is among
 * its answers; else he is asked.
 */
import { count, seats } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { townOf } from '../view';

const DECIDE = 'decide';
const [NOTHING, TAKE, WAIVE] = [0, 1, 2];
const named = new Map<string, string>();

const naming = (seat: number, deal: number): Option => ({
  text: ['name', seat, ['', 'take', 'waive'][deal]].filter((part) => part !== '').join(' '),
  facts: { seat: `seat:${seat}`, deal },
});

/** Whether he has offered anything. */
function offers(table: Table, seat: number): boolean {
  const made = townOf(table).offers.filter((one) => one.seat === seat);
  return made.some(({ nuggets, dollars, deeds, cards }) => nuggets + dollars + deeds + cards > 0);
}

/** The same question with everybody he may name in the place of "decide now". */
export function tieOf(table: Table, ask: Question): Question {
  const boards = seats(ask.facts.tied).flatMap((seat) =>
    (offers(table, seat) ? [TAKE, WAIVE] : [NOTHING]).map((deal) => naming(seat, deal)),
  );
  const rest = ask.options.filter((option) => option.text !== DECIDE);
  return { ...ask, kind: 'seat', options: [...boards, ...rest] };
}

/** Say it: a name is kept for the question that follows, and the question that stands is answered. */
export function settle(table: Table, ask: Question, text: string): string {
  if (ask.options.some((option) => option.text === text)) return text;
  named.set(table.id, text);
  return DECIDE;
}

/** The answer to whom he names, if he has said it. */
export function namedAt(table: Table, ask: Question): string | null {
  if (ask.prompt !== 'decision') return null;
  const said = named.get(table.id);
  named.delete(table.id);
  if (count(ask.facts, 'spot') === 2) return null;
  return ask.options.find((option) => option.text === said)?.text ?? null;
}
