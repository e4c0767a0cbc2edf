/**
 * An offer to the Sheriff is one step: dollars, nuggets and cards together. The rules ask for them one after the
 * other; what was sealed answers each question as it comes, as long as it is among the answers.
 */
import { count, things } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { offering } from '../asking';

class Offer {
  dollars = $state(0);
  nuggets = $state(0);
  cards = $state.raw<number[]>([]);
  #of = '';
  #sealed: { table: string; last: number; cards: string[] } | null = null;

  /** A new petition begins with nothing in the envelope. */
  begin(table: Table, ask: Question): void {
    if (this.#of === keyOf(table, ask)) return;
    this.reopen(table, ask);
    this.dollars = 0;
    this.nuggets = 0;
    this.cards = [];
  }

  /** The same petition under another number: the envelope is as it was. */
  reopen(table: Table, ask: Question): void {
    this.#of = keyOf(table, ask);
    this.#sealed = null;
  }

  forget(): void {
    this.#of = '';
    this.#sealed = null;
  }

  toggle(at: number): void {
    this.cards = this.cards.includes(at) ? this.cards.filter((one) => one !== at) : [...this.cards, at];
  }

  /** Seal it; the first answer goes the way of all answers. */
  seal(table: Table, ask: Question, hand: string[]): string | undefined {
    const cards = this.cards.map((at) => hand[at] ?? '');
    this.#sealed = { table: table.id, last: ask.question, cards };
    return this.#next(ask)?.text;
  }

  /** The answer to a question that the sealed offer has answered already; null: somebody must answer himself. */
  answer(table: Table, ask: Question): string | null {
    if (!this.#sealed || !this.#goesOn(table, ask)) return null;
    this.#sealed.last = ask.question;
    const option = this.#next(ask);
    if (!option || option.text === 'done') this.#sealed = null;
    return option?.text ?? null;
  }

  /** Whether this question is the next one of the offer that was sealed here. */
  #goesOn(table: Table, ask: Question): boolean {
    const { table: where, last } = this.#sealed ?? {};
    return where === table.id && offering(ask) && ask.prompt !== 'offer' && ask.question !== last;
  }

  #next(ask: Question): Option | undefined {
    if (ask.prompt === 'offer-cards') return this.#card(ask);
    const wanted = ask.prompt === 'offer' ? this.dollars : this.nuggets;
    return ask.options.find((option) => 'count' in option.facts && count(option.facts, 'count') === wanted);
  }

  #card(ask: Question): Option | undefined {
    const [card, ...rest] = this.#sealed?.cards ?? [];
    if (card === undefined) return ask.options.find((option) => option.text === 'done');
    if (this.#sealed) this.#sealed.cards = rest;
    return ask.options.find((option) => things(option.facts)[0] === card);
  }
}

const keyOf = (table: Table, ask: Question): string => `${table.id} ${ask.question}`;

export const offer = new Offer();
