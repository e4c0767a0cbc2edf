/** What is picked but not yet said: a price in the button, something on the felt, a card to burn after the one to take. */
import { ids } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';

class Draft {
  #question = $state(-1);
  #picked = $state<string | null>(null);
  #burn = $state<string | null>(null);
  #planned: string | null = null;

  /** The answer picked for this question. */
  of(ask: Question | null): Option | null {
    if (!ask || ask.question !== this.#question) return null;
    return ask.options.find((option) => option.text === this.#picked) ?? null;
  }

  pick(ask: Question, text: string | null): void {
    if (ask.question !== this.#question) this.#burn = null;
    this.#question = ask.question;
    this.#picked = text;
  }

  /** The card that is to burn together with the one that is taken. */
  burning(ask: Question): string | null {
    return ask.question === this.#question ? this.#burn : null;
  }

  /** One card is taken, or with `both` a second one burns; touching one again lets go of it. */
  touch(ask: Question, card: string, both: boolean): void {
    const taken = ids(this.of(ask)?.facts.card)[0];
    if (card === this.burning(ask)) this.#burn = null;
    else if (card === taken) this.clear(ask);
    else if (taken && both) this.#burn = card;
    else this.pick(ask, textOf(ask, card));
  }

  /** This card burns as soon as it is asked for. */
  plan(card: string | null): void {
    this.#planned = card;
  }

  /** The answer to this question that was given together with the one before. */
  planned(ask: Question | null): string | null {
    const text = ask && this.#planned ? textOf(ask, this.#planned) : null;
    if (ask) this.#planned = null;
    return text;
  }

  /** The same question under another number: what is picked stays picked. */
  reopen(ask: Question): void {
    this.#question = ask.question;
  }

  forget(): void {
    this.#question = -1;
    this.#planned = null;
  }

  clear(ask: Question): void {
    this.pick(ask, null);
    this.#burn = null;
  }
}

/** The answer that names this card. */
export function textOf(ask: Question, card: string): string | null {
  return ask.options.find((option) => ids(option.facts.card)[0] === card)?.text ?? null;
}

export const draft = new Draft();
