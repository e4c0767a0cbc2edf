import { say } from '$lib/words.svelte';
import { sorted } from './keeping';
import { dice, type TownView } from './view';

/** The name of a hand, as the view has it. A hand shown again from the past has none: the view names those of now. */
export function pokerOf(town: TownView, seat: number, hand: string[]): string {
  const player = town.players[seat];
  const same = player && sorted(hand) === sorted(dice(player.kept));
  return same && player.poker ? say(`hand-${player.poker}`) : '';
}
