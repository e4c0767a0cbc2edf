import { enter } from '../lib/api';
import type { TableCard } from '../lib/protocol';
import { route } from '../lib/route.svelte';

/** Go to a table of a list: where one has no place yet, as a player while it gathers, else to watch. */
export async function enterTable(table: TableCard): Promise<void> {
  if (table.role === null) await enter(table.table, null, table.status !== 'gathering');
  route.go(`/t/${table.table}`);
}
