/** Finding the offered answer that a picked set of dice means. Prices come with the answers; none is computed. */
import { count, ids } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import { FACES } from './view';

/** Dice in the order of their faces, as answers write them. */
export function sorted(dice: string[]): string {
  const order = FACES as readonly string[];
  return [...dice].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join(' ');
}

/** The answer that keeps exactly these dice, with or without the Brute. */
export function keepOf(ask: Question, dice: string[], brute: boolean): Option | null {
  const wanted = sorted(dice);
  return (
    ask.options.find(
      (option) =>
        ids(option.facts.dice).join(' ') === wanted && (count(option.facts, 'brute') === 1) === brute,
    ) ?? null
  );
}

/** Whether any answer commits a Brute. */
export function bruteOffered(ask: Question): boolean {
  return ask.options.some((option) => count(option.facts, 'brute') === 1);
}

/** The dice a question is about: those under the cup, or the largest set an answer names. */
export function diceOf(ask: Question, rolled: string[]): string[] {
  if (rolled.length) return rolled;
  return ask.options
    .map((option) => ids(option.facts.dice))
    .reduce((a, b) => (b.length > a.length ? b : a), []);
}
