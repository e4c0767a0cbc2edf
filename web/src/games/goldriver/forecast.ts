/** Who would get what of a price and choose when: as the almanac has it for this winner. Nothing is worked out here. */
import { count } from '$lib/facts';
import type { Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';
import { draft } from './draft.svelte';
import type { Prompt } from './prompts';
import { almanacOf, riverOf } from './view';

export interface Forecast {
  winner: number;
  price: number;
  /** By seat. */
  gets: Record<number, number>;
  /** By seat, from 1. */
  picks: Record<number, number>;
  /** What nobody gets. */
  lost: number;
}

const BID: Prompt = 'bid';

export function forecastOf(table: Table, winner: number, price: number): Forecast {
  const { order, shares } = almanacOf(table);
  const kept = shares[price] ?? [];
  const receivers = order.receivers[winner] ?? [];
  const pickers = order.pickers[winner] ?? [];
  return {
    winner,
    price,
    gets: Object.fromEntries(receivers.map((seat, hop) => [seat, kept[hop] ?? 0])),
    picks: Object.fromEntries(pickers.map((seat, i) => [seat, i + 1])),
    lost: kept.reduce((left, part) => left - part, price),
  };
}

/** The price in my button, if I am asked for one. */
function mine(ask: Question | null): number | null {
  if (ask?.prompt !== BID) return null;
  const bid = draft.of(ask);
  return bid ? count(bid.facts, 'amount') : null;
}

/** What the ring shows: what comes of my bid, or of the highest one. */
export function forecast(table: Table): Forecast | null {
  if (!table.stage.idle) return null;
  const { sale, players } = riverOf(table);
  const price = mine(table.ask);
  if (price !== null && table.seat !== null) return forecastOf(table, table.seat, price);
  if (!sale || sale.sold || sale.leader === null || sale.price === null || players.length === 2) return null;
  return forecastOf(table, sale.leader, sale.price);
}
