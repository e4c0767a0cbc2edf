/** Who else is at the table, what he is called, and what may be done about him from here. */
import type { Chair, ChatLine, Onlooker } from './protocol';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

export type Act = 'mute' | 'unmute' | 'remove' | 'hand-over' | 'report';

/** Somebody else: on a chair, or without one, whom only a host is told of and who goes by a number. */
export interface Guest {
  seat: number | null;
  guest: number | null;
  name: string;
  muted: boolean;
  away: boolean;
  votes: number[];
  /** What else is to be said of him, by its name in the catalogue. */
  note: string | null;
}

/** Instead of a name that was deleted: the server's word for it. */
const NEUTRAL = /^N\. N\./;

/** Whoever plays on for a bot goes by his own name, with the one of the record beside it. */
export const called = (chair: Chair): string => (chair.by ? `${chair.by} (${chair.name})` : chair.name);

/** Whether somebody who sat here has had his name deleted. */
export const nameless = (chair: Pick<Chair, 'name'>): boolean => NEUTRAL.test(chair.name);

/** Who has said a line: by his name, or by his number if he has no chair. */
export function speaker(line: ChatLine, own = 0): string {
  if (line.seat !== null) return line.name;
  if (!line.guest) return say('web-watcher-some');
  return say(line.guest === own ? 'web-watcher-you' : 'web-watcher', { number: line.guest });
}

/** The other people at the table; those without a chair come last, and to a host only. */
export function guestsOf(table: Table): Guest[] {
  const others = table.room?.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== table.seat);
  return [...(others ?? []).map(seated), ...(table.you?.host ? table.onlookers.map(standing) : [])];
}

function seated(chair: Chair): Guest {
  const { seat, muted, away, votes } = chair;
  return { seat, guest: null, name: called(chair), muted, away, votes, note: null };
}

function standing({ guest, muted, present, role }: Onlooker): Guest {
  const waits = role === 'player' ? 'web-guest-waits' : null;
  const note = present ? waits : 'web-guest-gone';
  return {
    seat: null,
    guest,
    name: say('web-watcher', { number: guest }),
    muted,
    away: false,
    votes: [],
    note,
  };
}

/** The bots whose chair a late friend may take. */
export const botsOf = (table: Table): Chair[] =>
  table.room?.chairs.filter((chair) => chair.kind === 'bot') ?? [];

/** He came to play, has no chair, and could take a bot's: before the game or during it. */
export function mayTake(table: Table): boolean {
  const open = ['gathering', 'playing'].includes(table.room?.status ?? '');
  return open && table.you?.role === 'player' && table.seat === null && botsOf(table).length > 0;
}

/** What can be done about a guest; the server says whether it may be done now. */
export function actsOn(table: Table, guest: Guest): Act[] {
  const acts: Act[] = [];
  if (silent(table, guest)) acts.push('hand-over');
  if (table.you?.host) acts.push(guest.muted ? 'unmute' : 'mute');
  if (table.you?.host && (guest.seat === null || table.room?.status !== 'opening')) acts.push('remove');
  if (table.room?.visibility === 'public' && guest.seat !== null) acts.push('report');
  return acts;
}

/** Whether the table waits for him without a clock: of those who are asked, whether or not they have answered. */
function silent(table: Table, { seat, away }: Guest): boolean {
  const clockless = table.room?.status === 'playing' && table.room.clock.kind === 'none';
  return clockless && table.seat !== null && !away && seat !== null && table.ticking.seats.includes(seat);
}
