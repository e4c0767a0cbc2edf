import { enter } from '../lib/api';
import type { TableCard } from '../lib/protocol';
import { route } from '../lib/route.svelte';

/**
 * Go to a table of a list: where one has no place yet, as a player while it gathers, else to watch, or as one
 * has said. If one may not come in, the table's own page says why.
 */
export async function enterTable(table: TableCard, watch = table.status !== 'gathering'): Promise<void> {
  if (table.role === null) await enter(table.table, null, watch).catch(() => undefined);
  route.go(`/t/${table.table}`);
}
