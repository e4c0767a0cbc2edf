/** Poker hands in few words: "pair 6", "K high". */
import { say } from '$lib/words.svelte';
import type { HandShape } from './shapes';

/** On a chip. */
export const handWords = ({ hand, rank }: HandShape): string =>
  say('web-gr-hand', { hand, rank: rankWord(rank) });

/** In a sentence. */
export const handName = ({ hand, rank }: HandShape): string =>
  say('web-gr-hand-long', { hand, rank: rankWord(rank) });

/** A court card by the letter of the language. */
export const rankWord = (rank: string): string => (/^\d+$/.test(rank) ? rank : say(`web-gr-rank-${rank}`));
