/** Who else is at the table, what he is called, and what may be done about him from here. */
import type { Chair } from './protocol';
import type { Table } from './table.svelte';

export type Act = 'mute' | 'unmute' | 'remove' | 'hand-over' | 'report';

/** Instead of a name that was deleted: the server's word for it. */
const NEUTRAL = /^N\. N\./;

/** Whoever plays on for a bot goes by his own name, with the one of the record beside it. */
export const called = (chair: Chair): string => (chair.by ? `${chair.by} (${chair.name})` : chair.name);

/** Whether somebody who sat here has had his name deleted. */
export const nameless = (chair: Pick<Chair, 'name'>): boolean => NEUTRAL.test(chair.name);

/** The other people at the table. */
export const guestsOf = (table: Table): Chair[] =>
  table.room?.chairs.filter((chair) => chair.kind === 'person' && chair.seat !== table.seat) ?? [];

/** The bots whose chair a late friend may take. */
export const botsOf = (table: Table): Chair[] =>
  table.room?.chairs.filter((chair) => chair.kind === 'bot') ?? [];

/** He came to play, has no chair, and could take a bot's: before the game or during it. */
export function mayTake(table: Table): boolean {
  const open = ['gathering', 'playing'].includes(table.room?.status ?? '');
  return open && table.you?.role === 'player' && table.seat === null && botsOf(table).length > 0;
}

/** What can be done about a guest; the server says whether it may be done now. */
export function actsOn(table: Table, chair: Chair): Act[] {
  const acts: Act[] = [];
  if (silent(table, chair)) acts.push('hand-over');
  if (table.you?.host) acts.push(chair.muted ? 'unmute' : 'mute');
  if (table.you?.host && table.room?.status !== 'opening') acts.push('remove');
  if (table.room?.visibility === 'public') acts.push('report');
  return acts;
}

/** Whether the table waits for him without a clock: of those who are asked, whether or not they have answered. */
function silent(table: Table, chair: Chair): boolean {
  const clockless = table.room?.status === 'playing' && table.room.clock.kind === 'none';
  return clockless && table.seat !== null && !chair.away && table.ticking.seats.includes(chair.seat);
}
