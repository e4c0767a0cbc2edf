/**
 * What lies where at this moment of the story. The view is the truth, but it comes when everything has been told:
 * until then each thing is counted where the events told so far have put it, by the moves their game declares.
 */
import { ids, seat as seatOf } from '$lib/facts';
import { amount } from '$lib/moves';
import type { Event } from '$lib/protocol';
import type { Line } from '$lib/story';
import type { Table } from '$lib/table.svelte';
import { MOVES, type Title } from './events';
import { pointsAfter } from './points';
import type { TableShape, ViewShape } from './shapes';
import { townOf } from './view';

/** What everybody sees of a player's goods; Ranches and fenced deeds are deeds too. */
export interface Goods {
  dollars: number;
  nuggets: number;
  deeds: number;
  cards: number;
}

export interface Stock {
  mine: number;
  bank: number;
  stagecoach: number;
  row: string[];
  sheriff: number;
  seats: Goods[];
  /** By seat, as far as this seat can count them. */
  points: number[];
}

type Place = 'mine' | 'bank' | 'stagecoach';
const PLACES: readonly string[] = ['mine', 'bank', 'stagecoach'];

function lying(town: TableShape): Stock {
  const { mine, bank, stagecoach, row, sheriff } = town;
  const seats = town.players.map((player) => ({
    dollars: player.money,
    nuggets: player.nuggets,
    deeds: player.deeds + player.laid.length,
    cards: player.cards,
  }));
  return { mine, bank, stagecoach, row: [...row], sheriff, seats, points: [] };
}

/** Under which number of a purse a moved thing is counted; the rest has none. */
export function counted(what: string, { facts }: Event): keyof Goods | null {
  if (what === 'dollars' || what === 'nuggets' || what === 'deeds') return what;
  if (what === 'ranch') return 'deeds';
  if (what !== 'card' && what !== 'cards') return null;
  const deed = facts.deed === 1 || ids(facts.card).some((card) => /^deed|^ranch/.test(card));
  return deed ? 'deeds' : 'cards';
}

function put(stock: Stock, where: number | null, place: string, key: keyof Goods, n: number): void {
  const seat = where === null ? undefined : stock.seats[where];
  if (seat) seat[key] += n;
  else if (PLACES.includes(place)) stock[place as Place] += n;
}

function follow(stock: Stock, told: Event): void {
  for (const move of MOVES[told.title as Title] ?? []) {
    const [from, to] = [seatOf(told.facts[move.from]), seatOf(told.facts[move.to])];
    if (move.what === 'badge' && to !== null) stock.sheriff = to;
    const key = counted(move.what, told);
    if (!key) continue;
    const n = amount(move, told.facts);
    put(stock, from, move.from, key, -n);
    put(stock, to, move.to, key, n);
  }
  if (told.title === 'row-taken') stock.row = stock.row.slice(ids(told.facts.cards).length);
  if (told.title === 'row-refilled') stock.row = [...stock.row, ...ids(told.facts.cards)];
}

/** What is told already, and not yet part of the view. */
export function toldSince(table: Table): Line[] {
  const version = table.shown?.version ?? 0;
  return table.story.filter((line) => line.version > version);
}

/** Where everything lies; what is still in the air is counted where it came from. */
export function stockOf(table: Table, flying: ReadonlySet<number>): Stock {
  const stock = lying(townOf(table));
  const told = toldSince(table);
  for (const line of told) if (!flying.has(line.n)) follow(stock, line.told);
  return { ...stock, points: pointsAfter(table.view as ViewShape, told, flying) };
}
