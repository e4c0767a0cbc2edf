import { say } from '$lib/words.svelte';
import type { TableShape } from './shapes';

/** The name of a hand, as the view has it. A hand shown again from the past has none: the view names those of now. */
export function pokerOf(town: TableShape, seat: number, hand: string[]): string {
  const player = town.players[seat];
  const same = player && hand.join() === player.kept.join();
  return same && player.poker ? say(`hand-${player.poker}`) : '';
}
