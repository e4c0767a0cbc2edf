/** The view of Dice Town as it comes over the wire (`games/dicetown/known/view.py`), and nothing worked out from it. */
import type { Table } from '$lib/table.svelte';

export interface Neighbour {
  money: number;
  nuggets: number;
  kept: string;
  shown: string;
  cup: number;
  deeds: number;
  cards: number;
  laid: string[];
  seen: string[];
  known: string[];
  poker: string;
  points: number;
}

export interface Offer {
  seat: number;
  spot: number;
  nuggets: number;
  dollars: number;
  deeds: number;
  cards: number;
  faces: string[];
}

export interface TownView {
  seat: number | null;
  options: Record<string, string>;
  stack: [string, number[]][];
  polled: number;
  said: string[];
  sheriff: number;
  round: number;
  bank: number;
  stagecoach: number;
  mine: number;
  'mine of': number;
  'property of': number;
  winner: number;
  deck: number;
  discard: number;
  played: string[];
  row: string[];
  property: number;
  'looking at': string[];
  slots: string[];
  elixirs: number;
  players: Neighbour[];
  hand: string[];
  rolled: string;
  offers: Offer[];
  frontier: FrontierView;
}

/** What the extension and the Indians add. */
export interface FrontierView {
  river: number;
  outlaws: number;
  outlaw: string;
  wanted: string[];
  recruited: string[][];
  captured: string[][];
  die: number;
  pipe: number;
}

export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;

/** The places in the order of the board, each with the face that opens it. */
export const PLACES: { name: string; face: string }[] = [
  { name: 'mine', face: '9' },
  { name: 'bank', face: '10' },
  { name: 'stagecoach', face: '→' },
  { name: 'store', face: 'J' },
  { name: 'saloon', face: 'Q' },
  { name: 'sheriff', face: 'K' },
  { name: 'hall', face: 'A' },
];

export function townOf(table: Table): TownView {
  return table.view as TownView;
}

/** Dice as written in records, one by one. */
export function dice(written: string): string[] {
  return written.split(' ').filter(Boolean);
}

export function countOf(hand: string[], face: string): number {
  return hand.filter((die) => die === face).length;
}
