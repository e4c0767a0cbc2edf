/** What a seat's bubble says: choosing, locked in, away. The same words at the same moments for bots and people. */
import type { Table } from '$lib/table.svelte';
import { throwing } from './throwing.svelte';
import { townOf } from './view';

/** `ready` under a cup, `sealed` with an offer. */
export type Mood = 'away' | 'choosing' | 'ready' | 'sealed' | null;

export function moodOf(table: Table, seat: number): Mood {
  const chair = table.room?.chairs[seat];
  if (chair && chair.kind === 'person' && (chair.away || !chair.present)) return 'away';
  if (!table.stage.idle || table.review || table.shown?.outcome) return null;
  // Who has locked is seen when my own dice lie.
  if (table.sealed.includes(seat) && !throwing.watched)
    return townOf(table).phase === 'dice' ? 'ready' : 'sealed';
  return table.ticking.seats.includes(seat) ? 'choosing' : null;
}
