/** An offer in words: what lies in the envelope. */
import { said } from '$lib/asks/said';
import { say } from '$lib/words.svelte';
import { nameOf } from '../card';
import { money } from '../letters';
import { offer } from './offer.svelte';

export function told(hand: string[]): string {
  const parts = [
    ...(offer.dollars ? [money(offer.dollars)] : []),
    ...(offer.nuggets ? [said({ text: 'nuggets', facts: { count: offer.nuggets } })] : []),
    ...offer.cards.map((at) => nameOf(hand[at] ?? '')),
  ];
  return parts.join(', ') || say('web-nothing');
}
