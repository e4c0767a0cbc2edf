/** What a screen reader is told: the story politely, my own action at once. */
import { untrack } from 'svelte';

const AGAIN = '\u00a0';

class Voice {
  polite = $state('');
  assertive = $state('');

  /** Part of the story. */
  tell(text: string): void {
    this.polite = fresh(
      text,
      untrack(() => this.polite),
    );
  }

  /** Something to do, or the answer to a status key. */
  call(text: string): void {
    this.assertive = fresh(
      text,
      untrack(() => this.assertive),
    );
  }
}

/** The same sentence again is read again only if it differs: a blank is added and taken away. */
function fresh(text: string, before: string): string {
  return text === before ? text + AGAIN : text;
}

export const voice = new Voice();
