/** Who is not at his seat, and until when: from what the server tells everybody. */
import { clock } from './clock.svelte';
import type { Table } from './table.svelte';

/** Gone; gone, and a bot answers for him; or here, with hardly any time left. `left` are seconds until he is answered for. */
export interface Presence {
  kind: 'away' | 'bot' | 'late';
  left: number | null;
}

/** From here on a clock is red. */
export const LATE = 10;

export function presenceOf(table: Table, seat: number): Presence | null {
  const chair = table.room?.chairs[seat];
  if (chair?.kind !== 'person' || table.shown?.outcome) return null;
  if (chair.away) return { kind: 'bot', left: null };
  const asked = table.ticking.seats.includes(seat) && table.deadline !== null;
  const left = asked ? clock.until(table.deadline ?? 0) : null;
  if (!chair.present) return { kind: 'away', left };
  return left !== null && left < LATE ? { kind: 'late', left } : null;
}
