/** The view of Gold River as the components read it; its types are generated, and nothing is worked out from it. */
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import { townOf } from '../../art/goldriver/town';
import type { AlmanacShape, TableShape, ViewShape } from './shapes';

/** What everybody sees: nothing but one's own question is hidden. */
export function riverOf(table: Table): TableShape {
  return (table.view as ViewShape).table;
}

/** What the rules have counted on the table. */
export function almanacOf(table: Table): AlmanacShape {
  return riverOf(table).almanac;
}

/** A player's name, or "you". */
export function who(table: Table, seat: number): string {
  return seat === table.seat ? say('web-gr-you') : (table.names[seat] ?? '');
}

/** A player's name at the head of something: "You", or the name. */
export function called(table: Table, seat: number): string {
  return seat === table.seat ? say('web-gr-me') : (table.names[seat] ?? '');
}

/** Who keeps what of a price that this seat has won at: "Cleo 4, Bob 2". */
export function sharing(table: Table, winner: number, price: number): string {
  const { shares, order } = almanacOf(table);
  const kept = shares[price] ?? [];
  return (order.receivers[winner] ?? [])
    .map((seat, hop) => say('web-gr-share', { who: who(table, seat), amount: kept[hop] ?? 0 }))
    .join(', ');
}

/** What a seat has for certain, with a mark where poker may add: "24+ VP". */
export function pointsOf(table: Table, seat: number): string {
  const { certain, poker } = almanacOf(table);
  return `${certain[seat] ?? 0}${poker[seat]?.bonus ? '+' : ''} ${say('web-vp')}`;
}

/** Before whom a card lies. */
export function ownerOf(river: TableShape, card: string): number | null {
  const seat = river.players.findIndex((player) => player.cards.includes(card));
  return seat < 0 ? null : seat;
}

/** What is tied to a concession. */
export function tiedTo(river: TableShape, card: string): string[] {
  return Object.keys(river.attached).filter((one) => river.attached[one] === card);
}

/** Everything else before a seat: buildings, what is kept, what waits. */
export function restOf(table: Table, seat: number): string[] {
  const player = riverOf(table).players[seat];
  const built = (player?.cards ?? []).filter((card) => townOf(card) === undefined);
  return [...built, ...(player?.kept ?? []), ...(player?.parked ?? [])];
}

/** The others clockwise; somebody who only looks on sees everybody so. */
export function others(table: Table): number[] {
  return around(table).filter((seat) => seat !== table.seat);
}

/** The seats as one sees them: the others clockwise, oneself last; a watcher from the chair he has chosen. */
export function around(table: Table): number[] {
  const n = riverOf(table).players.length;
  const mine = table.seat ?? table.chair ?? n - 1;
  return Array.from({ length: n }, (_, k) => (mine + 1 + k) % n);
}
