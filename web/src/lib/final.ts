/** The final count as data: what a game counts, and how its end looks. The shell draws it. */
import type { Drawing } from '../art/pen';
import { count, seat as seatOf } from './facts';
import type { Table } from './table.svelte';
import type { Facts } from './words.svelte';

export interface Final {
  /** What is counted, in order: the fact of `scored`, the id of its name, and the thing that stands for it. */
  items: { fact: string; label: string; thing: Drawing }[];
  /** The fact of `scored` that is their sum. */
  total: string;
  /** The event that names a winner, and one that explains something. */
  won: string;
  note?: string;
  /** The ids of the title: I have won, or somebody else has. */
  mine: string;
  theirs: string;
  /** The country behind the podium. */
  scene: Drawing;
  /** What stands before the country on the picture to share, from left to right. */
  street?: () => Drawing[];
  /** Dice that lie on the picture to share. */
  dice?: (row: Row) => Drawing[];
  /** The title hangs on a sign from the beam: the sky is too bright for it. */
  sign?: boolean;
  /** What a winner with this count wears, if anything. */
  badge?: (row: Row) => Drawing | undefined;
}

export interface Row {
  seat: number;
  facts: Facts;
  total: number;
  won: boolean;
}

/** Everybody's count, the winners first, then by points. */
export function rowsOf(table: Table, total: string): Row[] {
  const winners = table.shown?.outcome?.winners ?? [];
  return table.lines
    .filter((line) => line.told.title === 'scored')
    .map(({ told: { facts } }) => {
      const seat = seatOf(facts.seat) ?? 0;
      return { seat, facts, total: count(facts, total), won: winners.includes(seat) };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);
}
