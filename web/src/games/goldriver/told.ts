/**
 * How far the table has been told: news come at once, but people see one thing after the other. What an event says of
 * a purse or of an office holds from that event on; everything else is as the view has it.
 */
import { ids, seat as seatOf } from '$lib/facts';
import type { Event, Fact } from '$lib/protocol';
import type { Line } from '$lib/story';
import type { Table } from '$lib/table.svelte';
import { townOf } from '../../art/goldriver/town';
import { DECK } from './deck';
import { MOVES, type Title } from './events';
import { riverOf } from './view';

/** Whose purse each fact is, in any event that has it. */
const PURSES: Record<string, string> = {
  purse: 'seat',
  purse_owner: 'owner',
  purse_mayor: 'mayor',
  purse_victim: 'victim',
};
const OFFICES = ['first-mayor', 'became-mayor'];

/** What has been told since the view that is shown. */
export function fresh(table: Table): Event[] {
  const seen = table.shown?.version ?? 0;
  return table.story.filter((line) => line.version > seen).map((line) => line.told);
}

function purseIn(facts: Record<string, Fact>, seat: number): number | null {
  const name = Object.keys(PURSES).find(
    (purse) => purse in facts && seatOf(facts[PURSES[purse] ?? '']) === seat,
  );
  return name === undefined ? null : Number(facts[name]);
}

/** The nuggets of a seat, as told. */
export function purseOf(table: Table, seat: number): number {
  const news = fresh(table).map((told) => purseIn(told.facts, seat));
  return news.findLast((purse) => purse !== null) ?? riverOf(table).players[seat]?.nuggets ?? 0;
}

/** The mayor of a town, as told. */
export function mayorOf(table: Table, town: string): number | null {
  const news = fresh(table).findLast(
    (told) => OFFICES.includes(told.title) && ids(told.facts.town)[0] === town,
  );
  return news ? seatOf(news.facts.seat) : (riverOf(table).mayors[town] ?? null);
}

/** A card of the row: for sale, taken by somebody, or out of the game. */
export interface Offer {
  card: string;
  taker: number | null;
  burnt: boolean;
}

/** Which cards an event brings to a seat or takes from it: words of `MOVES` that name a card. */
const CARDS = ['card', 'given', 'gained'];

function moved(cards: string[], { title, facts }: Event, seat: number): string[] {
  const moves = (MOVES[title as Title] ?? []).filter(({ what }) => CARDS.includes(what));
  const named = (place: 'from' | 'to') =>
    moves.filter((move) => seatOf(facts[move[place]]) === seat).flatMap((move) => ids(facts[move.what]));
  return [...cards.filter((card) => !named('from').includes(card)), ...named('to')];
}

/** The claims before a seat as told, by number. */
export function claimsOf(table: Table, seat: number): string[] {
  const cards = riverOf(table).players[seat]?.cards ?? [];
  const told = fresh(table).reduce((held, event) => moved(held, event, seat), cards);
  return [...new Set(told)]
    .filter((card) => townOf(card) !== undefined)
    .toSorted((a, b) => Number(DECK[a]?.number) - Number(DECK[b]?.number));
}

const BURNT = new Set(['burned', 'half-taken', 'all-taken']);

/** All cards of this row, and what has become of each, as far as the story has come. */
export function rowOf(story: Line[]): Offer[] {
  const at = story.findLastIndex((line) => line.told.title === 'row-drawn');
  const row = ids(story[at]?.told.facts.cards).map((card) => ({ card, taker: null, burnt: false }) as Offer);
  for (const { told } of story.slice(at + 1)) {
    const offer = row.find(({ card }) => card === ids(told.facts.card)[0]);
    if (!offer) continue;
    if (told.title === 'picked') offer.taker = seatOf(told.facts.seat);
    else if (BURNT.has(told.title)) offer.burnt = true;
  }
  return row;
}

/** The row as it lies there: as told, and where nothing is told what the view says. */
export function offersOf(table: Table): Offer[] {
  const { row } = riverOf(table);
  const told = rowOf(table.story);
  if (!table.stage.idle) return told;
  const agrees = row.every((card) => told.some((offer) => offer.card === card && open(offer)));
  const sale = riverOf(table).sale;
  return agrees && sale ? told : row.map((card) => ({ card, taker: null, burnt: false }));
}

export const open = ({ taker, burnt }: Offer): boolean => taker === null && !burnt;
