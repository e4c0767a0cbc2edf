import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

/** One sentence: whom the table waits for. */
export function waitingFor(table: Table): string {
  const asked = table.ticking.seats.filter((seat) => seat !== table.seat);
  const thinking = asked.filter((seat) => !table.sealed.includes(seat));
  const others = thinking.length ? thinking : asked;
  if (table.shown?.outcome) return say('over');
  if (table.ask) return say('web-waiting-you');
  if (table.reaction) return say('web-window-waits');
  if (table.locked !== null) return say('web-waiting-locked', { seats: `seat:${others.join(' ')}` });
  if (others.length) return say('web-waiting', { seats: `seat:${others.join(' ')}`, count: others.length });
  return say('web-waiting-table');
}
