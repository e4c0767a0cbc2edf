/** A moment at which a kept card may be played: what happens without it, and what with it. */
import { count, ids, seat as seatOf } from '$lib/facts';
import type { Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import { queueOf } from './bids';
import type { Prompt } from './prompts';
import type { OrderShape } from './shapes';
import { almanacOf, who } from './view';

export interface Side {
  title: string;
  text: string;
  /** A heap of so many nuggets, these cards, or so many backs. */
  gold?: number;
  cards?: string[];
  backs?: number;
}

type Telling = (table: Table, ask: Question, card: string) => [Side, Side];

const asItIs = (): string => say('web-gr-as-is');
const withCard = (card: string): string => say('web-gr-with-card', { card: `card:${card}` });

function allIn(_: Table, { facts }: Question): [Side, Side] {
  const [amount, kept] = [count(facts, 'amount'), count(facts, 'kept')];
  return [
    {
      title: say('web-gr-keep-some', { amount: kept }),
      text: say('web-gr-keep-some-text', { amount: amount - kept }),
      gold: kept,
    },
    { title: say('web-gr-keep-all', { amount }), text: say('web-gr-keep-all-text'), gold: amount },
  ];
}

/** Who keeps what of a price and who chooses when, one way round. */
function running(table: Table, { receivers, pickers }: OrderShape, winner: number, price: number): string {
  const kept = almanacOf(table).shares[price] ?? [];
  const shares = (receivers[winner] ?? []).map((seat, hop) =>
    say('web-gr-share', { who: who(table, seat), amount: kept[hop] ?? 0 }),
  );
  const order = (pickers[winner] ?? []).map((seat) => who(table, seat));
  return `${shares.join(', ')}. ${say('web-gr-choice-order', { who: order.join(', ') })}`;
}

function moonshine(table: Table, { facts }: Question, card: string): [Side, Side] {
  const { order, turned } = almanacOf(table);
  const [winner, price] = [seatOf(facts.winner) ?? 0, count(facts, 'price')];
  return [
    { title: asItIs(), text: running(table, order, winner, price) },
    { title: withCard(card), text: running(table, turned, winner, price) },
  ];
}

function mustang(table: Table, { facts }: Question, card: string): [Side, Side] {
  const next = { seat: String(facts.next ?? '') };
  const n = queueOf(table).findIndex(({ seat }) => seat === table.seat) + 1;
  return [
    { title: asItIs(), text: say('web-gr-waits-nth', { ...next, nth: say('web-gr-nth', { n }) }) },
    { title: withCard(card), text: say('web-gr-rides', next) },
  ];
}

function press(_: Table, { facts }: Question, card: string): [Side, Side] {
  const cards = ids(facts.cards);
  const amount = { amount: cards.length };
  return [
    { title: asItIs(), text: say('web-gr-row-stays'), cards },
    { title: withCard(card), text: say('web-gr-row-new', amount), backs: cards.length },
  ];
}

const TELLINGS: Partial<Record<Prompt, Telling>> = { allin: allIn, moon: moonshine, mustang, penny: press };

/** Without the card, and with it; null for a question of another kind. */
export function sidesOf(table: Table, ask: Question, card: string): [Side, Side] | null {
  return TELLINGS[ask.prompt as Prompt]?.(table, ask, card) ?? null;
}

/** The card that may be played. */
export const playable = (ask: Question): string =>
  ask.options.flatMap((option) => ids(option.facts.card))[0] ?? '';
