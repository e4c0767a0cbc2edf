/**
 * What this device was promised at a table, noted when it was said, and its own part of the seed.
 *
 * The table's commitment is noted when it is first seen, those of the chairs from our Ready on: who was not
 * ready then may promise later, who visibly took his promise back may make another, and nobody may change
 * one. When all have promised everything is sealed, the game to be played with it; only then our own bytes
 * are opened, and from then on nothing may change until the end. docs/fairness.md says why.
 */
import { nameless } from './guests';
import { hex } from './hash';
import type { Chair, Room } from './protocol';
import { commitment, headerOf } from './seed';

type Commitments = (string | null)[];

/** Our chair and bytes; whether our promise stands there, and whether the server has taken the bytes. */
interface Own {
  seat: number;
  bytes: string;
  stands: boolean;
  opened: boolean;
}

interface Notes {
  table: string | null;
  own: Own | null;
  seen: Commitments | null;
  sealed: { chairs: Commitments; header: string } | null;
}

/** What a proof is compared with; null is what this device has not noted. */
export interface Told {
  table: string | null;
  chairs: Commitments | null;
  header: string | null;
  own: Pick<Own, 'seat' | 'bytes' | 'opened'> | null;
}

/** What is not as it was told. */
export interface Objection {
  what: 'table' | 'chair' | 'mine' | 'game' | 'again';
  seat?: number;
}

const NOTHING: Notes = { table: null, own: null, seen: null, sealed: null };
export const NOTHING_TOLD: Told = { table: null, chairs: null, header: null, own: null };

export class Ledger {
  readonly #place: string;

  constructor(table: string) {
    this.#place = `tenderfoot.seed.${table}`;
  }

  /** Take note of what the room says now. What is noted already stays. */
  see(room: Room, seat: number | null): void {
    const notes = this.#notes;
    if (room.status === 'gathering' || room.status === 'opening') notes.table ??= room.commitment;
    if (room.status === 'gathering') follow(notes, room, seat);
    if (room.status === 'opening')
      notes.sealed ??= { chairs: kept(notes.seen, room), header: headerOf(room) };
    if (notes.own && isMine(notes.own, room) && room.chairs[notes.own.seat]?.opened === 'yes')
      notes.own.opened = true;
    this.#notes = notes;
  }

  /** Draw sixteen bytes for this chair, unless some are waiting there unopened: the commitment to them. */
  promise(room: Room, seat: number): string {
    const { own, ...notes } = this.#notes;
    const bytes =
      own?.seat === seat && !own.opened ? own.bytes : hex(crypto.getRandomValues(new Uint8Array(16)));
    const mine = { seat, bytes, stands: false, opened: false };
    this.#notes = { ...notes, own: mine, seen: commitments(room) };
    return commitment(seat, bytes);
  }

  /** The first thing that is not as it was told, or null. A room without a commitment is only looked at. */
  objection(room: Room, seat: number | null): Objection | null {
    const { table, own, seen, sealed } = this.#notes;
    if (!room.commitment) return null;
    if (table !== null && table !== room.commitment) return { what: 'table' };
    if (sealed && room.status === 'gathering') return { what: 'again' };
    const begins = room.status === 'opening' || room.status === 'playing';
    if (begins && own && own.seat === seat && !isMine(own, room)) return { what: 'mine' };
    const now = commitments(room);
    const changed = (sealed?.chairs ?? kept(seen, room)).findIndex((made, i) => made !== now[i]);
    if (changed >= 0) return { what: 'chair', seat: changed };
    return sealed && sealed.header !== headerOf(asSealed(room, sealed.header)) ? { what: 'game' } : null;
  }

  /** Our bytes, if it is time to open them and nothing speaks against it. */
  toOpen(room: Room, seat: number | null): string | null {
    const { own, sealed } = this.#notes;
    if (room.status !== 'opening' || !sealed || !own || own.seat !== seat) return null;
    return this.objection(room, seat) ? null : own.bytes;
  }

  /** What a proof is to be compared with. */
  told(): Told {
    const { table, own, sealed } = this.#notes;
    return { table, chairs: sealed?.chairs ?? null, header: sealed?.header ?? null, own };
  }

  // Read each time: another page of this browser may be at the same table.
  get #notes(): Notes {
    const text = localStorage.getItem(this.#place);
    return text ? (JSON.parse(text) as Notes) : { ...NOTHING };
  }

  set #notes(notes: Notes) {
    localStorage.setItem(this.#place, JSON.stringify(notes));
  }
}

/** The room with the names it was sealed with where somebody has had his deleted since: that changes no game. */
function asSealed(room: Room, header: string): Room {
  const { seats } = JSON.parse(header) as { seats: string[] };
  const named = (chair: Chair, i: number) => (nameless(chair) ? { ...chair, name: seats[i] ?? '' } : chair);
  return room.status === 'opening' ? room : { ...room, chairs: room.chairs.map(named) };
}

const commitments = (room: Room): Commitments => room.chairs.map((chair) => chair.commitment);

/** What was seen, and what has been promised since; a promise that is taken back is forgotten. */
function kept(seen: Commitments | null, room: Room): Commitments {
  return commitments(room).map((now, i) => (now === null ? null : (seen?.[i] ?? now)));
}

/** While people gather: from our Ready on the others' promises are followed, until we are ready no more. */
function follow(notes: Notes, room: Room, seat: number | null): void {
  const own = notes.own?.seat === seat ? notes.own : null;
  const stands = own !== null && isMine(own, room);
  if (own === null || (own.stands && !stands)) notes.seen = null;
  else notes.seen = kept(notes.seen, room);
  if (own !== null) own.stands = stands;
}

function isMine(own: Own, room: Room): boolean {
  return room.chairs[own.seat]?.commitment === commitment(own.seat, own.bytes);
}
