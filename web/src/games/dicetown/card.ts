/** What stands on a card: the catalogue has its name and text, the print its points. */
import { say, words } from '$lib/words.svelte';
import { box } from './box.svelte';

const PRINTED: Record<string, string> = { cattle: '7', winchester: '6', mule: '1×', dog: '2×' };
/** The dollars on the poster of an outlaw. */
const BOUNTIES: Record<string, number> = {
  ...{ out9a: 3, out9b: 4, out10a: 3, out10b: 4, outJa: 4, outJb: 5 },
  ...{ outQa: 4, outQb: 5, outKa: 5, outKb: 6, outAa: 5, outAb: 6 },
};
const KINDS = ['card', 'elixir', 'outlaw', 'river'];

function id(card: string, part: string): string {
  return KINDS.map((kind) => `${kind}${part}-${card}`).find((one) => words.has(one)) ?? `card${part}-${card}`;
}

export const nameOf = (card: string): string => say(id(card, ''));

export function textOf(card: string): string {
  const own = `web-editiontext-${box.edition}-${card}`;
  if (words.has(own)) return say(own);
  const text = id(card, 'text');
  return words.has(text) ? say(text) : '';
}

/** The points printed on it; a Ranch and most store cards have none. */
export const worth = (card: string): string => PRINTED[card] ?? (/^(?:deed|eq)(\d)$/.exec(card)?.[1] || '');

/** What his capture brings. */
export const bountyOf = (outlaw: string): number => BOUNTIES[outlaw] ?? 0;
