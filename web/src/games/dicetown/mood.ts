/** What a seat's bubble says: choosing, locked in, away. The same words at the same moments for bots and people. */
import type { Table } from '$lib/table.svelte';
import { townOf } from './view';

export type Mood = 'away' | 'choosing' | 'ready' | null;

/** Sealed dice alone have a mark: in a window it would tell who holds a card. */
function sealed(table: Table, seat: number): boolean {
  const town = townOf(table);
  const cup = town.players[seat]?.cup ?? 0;
  return town.phase === 'dice' && cup > 0 && table.reaction === null && table.ticking.seats.length > 0;
}

export function moodOf(table: Table, seat: number): Mood {
  const chair = table.room?.chairs[seat];
  if (chair && chair.kind === 'person' && (chair.away || !chair.present)) return 'away';
  if (!table.stage.idle || table.review || table.shown?.outcome) return null;
  if (table.ticking.seats.includes(seat)) return 'choosing';
  return sealed(table, seat) ? 'ready' : null;
}
