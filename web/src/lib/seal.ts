/** The four words of a table's promise: what friends read to one another, in the language of each. */
import { bytes } from './hash';
import { say } from './words.svelte';

const WORDS = 4;

/** Which words of `seal.ftl`: one for each of the first bytes of the fingerprint. */
export const sealOf = (commitment: string): number[] => [...bytes(commitment.slice(0, 2 * WORDS))];

/** The same as words. */
export const sealWords = (commitment: string): string[] => sealOf(commitment).map((n) => say(`seal-${n}`));

/** The whole fingerprint in groups of four, as it is read. */
export const spelt = (commitment: string): string => commitment.match(/.{1,4}/g)?.join(' ') ?? '';
