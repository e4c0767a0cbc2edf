/** The view of Gold River as it comes over the wire (`games/goldriver/known/view.py`), and nothing worked out from it. */
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';

export interface Digger {
  nuggets: number;
  cards: string[];
  kept: string[];
  parked: string[];
}

export interface RiverView extends Order {
  seat: number | null;
  options: Record<string, string>;
  stack: [string, number[]][];
  players: Digger[];
  row: string[];
  taken: string[];
  shown: string[];
  out: string[];
  deck: number;
  'rows left': number;
  /** Which card is tied to which concession. */
  attached: Record<string, string>;
  /** The town of each Lost Mine. */
  joined: Record<string, string>;
  /** By town; -1 is nobody. */
  mayors: Record<string, number>;
  deposit: number;
  pot: number;
  first: number;
  round: number;
  /** Of each card of the row: to which Mayor, how much; or nothing. */
  fees: number[][];
  /** Of each card of the row: what each seat would owe. */
  dues: number[][];
  counts: Record<string, number[]>;
  /** Totals 2 to 12: what each seat gets. */
  ruler: number[][];
  /** Double 1 to double 6: what each seat gets. */
  doubles: number[][];
  /** By deposit: what the Bank is worth at the end; empty while nobody owns it. */
  savings: number[];
  /** By price: what each receiver keeps, hop by hop. */
  shares: number[][];
  /** The same after a Moonshine. */
  turned: Order;
  points: number[];
}

/** By winner: who receives, and who chooses, in order. */
export interface Order {
  receivers: number[][];
  pickers: number[][];
}

/** Where the auction stands. */
export interface Standing {
  turn: number;
  stillIn: number;
  high: number;
  leader: number;
}

export function riverOf(table: Table): RiverView {
  return table.view as RiverView;
}

/** The auction, while there is one. */
export function auctionOf(river: RiverView): Standing | null {
  const frame = river.stack.find(([name]) => name === 'Auction');
  if (!frame) return null;
  const [turn = 0, stillIn = 0, high = 0, leader = -1] = frame[1];
  return { turn, stillIn, high, leader };
}

/** A player's name, or "you". */
export function who(table: Table, seat: number): string {
  return seat === table.seat ? say('web-gr-you') : (table.names[seat] ?? '');
}

/** Who keeps what of a price that this seat has won at: "Cleo 4, Bob 2". */
export function sharing(table: Table, winner: number, price: number): string {
  const river = riverOf(table);
  const kept = river.shares[price] ?? [];
  return (river.receivers[winner] ?? [])
    .map((seat, hop) => say('web-gr-share', { who: who(table, seat), amount: kept[hop] ?? 0 }))
    .join(', ');
}

/** Which place this seat has among those who choose. */
export function place(order: Order, winner: number, seat: number): number {
  return (order.pickers[winner] ?? []).indexOf(seat) + 1;
}

/** Before whom a card lies. */
export function ownerOf(river: RiverView, card: string): number | null {
  const seat = river.players.findIndex((player) => player.cards.includes(card));
  return seat < 0 ? null : seat;
}

/** What is tied to a concession. */
export function tiedTo(river: RiverView, card: string): string[] {
  return Object.keys(river.attached).filter((one) => river.attached[one] === card);
}

/** The seats as one sees them: the others clockwise, oneself last; a watcher sees them by number. */
export function around(table: Table): number[] {
  const n = riverOf(table).players.length;
  const mine = table.seat;
  return Array.from({ length: n }, (_, k) => (mine === null ? k : (mine + 1 + k) % n));
}
