/** What the open question points at, for everything on the table that can answer it. */
import { ids, seat as seatOf } from '$lib/facts';
import type { Question } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import type { Table } from '$lib/table.svelte';

/** The question that is answered on the felt now, if there is one. */
export function onFelt(table: Table): Question | null {
  if (!table.stage.idle || settings.all.asList || !table.ask) return null;
  return table.face?.roomy(table.ask) ? table.ask : null;
}

/** Whether it is answered by touching a card of the row. */
export function onRow(ask: Question, row: string[]): boolean {
  return ask.kind === 'card' && ask.options.every((option) => row.includes(ids(option.facts.card)[0] ?? ''));
}

/** Whether an answer names this seat. */
export function askedSeat(table: Table, seat: number): boolean {
  return (
    table.stage.idle && (table.ask?.options.some((option) => seatOf(option.facts.seat) === seat) ?? false)
  );
}

/** Whether an answer names this town. */
export function askedTown(table: Table, town: string): boolean {
  return (
    table.stage.idle && (table.ask?.options.some((option) => ids(option.facts.town)[0] === town) ?? false)
  );
}
