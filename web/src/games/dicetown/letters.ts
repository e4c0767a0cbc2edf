/** The words that drawings take from the catalogues, and how money is written. */
import { say } from '$lib/words.svelte';
import { FACES, type Letters } from '../../art/dice/face';
import type { Lettering } from '../../art/dicetown/picture';

export const letters = (): Letters =>
  Object.fromEntries(FACES.map((face) => [face, say(`face-${face}`)])) as Letters;

export const lettering = (): Lettering => ({ faces: letters(), wanted: say('web-sign-wanted') });

/** Dollars as this language writes them: "$7", "7 $". */
export const money = (dollars: number): string => say('choice-dollars', { count: dollars });
