/** What a screen reader is told: the story politely, my own action at once. */
import { untrack } from 'svelte';

const AGAIN = '\u00a0';
/** What is told within this time is told in one go: a text that is replaced at once is never read. */
const GATHER = 100;

class Voice {
  polite = $state('');
  assertive = $state('');

  #told: string[] = [];
  #timer = 0;

  /** Part of the story. */
  tell(text: string): void {
    this.#told.push(text);
    this.#timer ||= window.setTimeout(() => this.#speak(), GATHER);
  }

  /** Something to do, or the answer to a status key. */
  call(text: string): void {
    this.assertive = fresh(
      text,
      untrack(() => this.assertive),
    );
  }

  #speak(): void {
    this.polite = fresh(this.#told.join(' '), this.polite);
    this.#told = [];
    this.#timer = 0;
  }
}

/** The same sentence again is read again only if it differs: a blank is added and taken away. */
function fresh(text: string, before: string): string {
  return text === before ? text + AGAIN : text;
}

export const voice = new Voice();
