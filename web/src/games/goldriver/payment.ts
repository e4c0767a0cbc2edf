/** A price on its way round: who has had it, and to whom it still comes, as the almanac has it. */
import { count, seat as seatOf } from '$lib/facts';
import type { Event } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { almanacOf } from './view';

export interface Hop {
  seat: number;
  /** What reaches this seat, what it keeps of it and what it passes on. */
  came: number;
  kept: number;
  rest: number;
  /** It has been told. */
  done: boolean;
}

function toldHop({ facts }: Event): Hop {
  const [came, kept, rest] = [count(facts, 'amount'), count(facts, 'kept'), count(facts, 'rest')];
  return { seat: seatOf(facts.seat) ?? 0, came, kept, rest, done: true };
}

/** All hops of a price, the ones to come as they will be unless somebody keeps everything. */
export function hopsOf(table: Table, told: Event[]): Hop[] {
  const done = told.filter((one) => one.title === 'received').map(toldHop);
  const paid = told.find((one) => one.title === 'price-paid');
  const winner = seatOf(paid?.facts.seat);
  const stopped = done.at(-1)?.rest === 0 || told.some((one) => one.title === 'rest-lost');
  if (!paid || winner === null || stopped) return done;
  return [...done, ...coming(table, told, winner, count(paid.facts, 'amount')).slice(done.length)];
}

function coming(table: Table, told: Event[], winner: number, price: number): Hop[] {
  const { order, turned, shares } = almanacOf(table);
  const way = told.some((one) => one.title === 'moonshine-played') ? turned : order;
  let left = price;
  return (way.receivers[winner] ?? []).map((seat, i) => {
    const [came, kept] = [left, shares[price]?.[i] ?? 0];
    left -= kept;
    return { seat, came, kept, rest: left, done: false };
  });
}
