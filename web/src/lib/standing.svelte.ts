/** What is answered for me without asking: told to the server, which never looks at the hand. */
import type { StandingAnswer } from './protocol';
import type { Table } from './table.svelte';

/** Whatever a window asks. */
const EVERY_WINDOW = '*';

export class Standing {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Those that hold now: what was for one round is over with it. */
  get answers(): StandingAnswer[] {
    return this.#table.you?.standing.filter((one) => !one.round || one.round === this.#round) ?? [];
  }

  /** The one that lets every window of this round go by. */
  get everything(): StandingAnswer | null {
    return this.answers.find((one) => one.prompt === EVERY_WINDOW && one.round) ?? null;
  }

  /** Whether this prompt is answered without asking. */
  has(prompt: string): boolean {
    return this.answers.some((one) => one.prompt === prompt);
  }

  /** From now on, always. */
  always(prompt: string, choice: string): Promise<unknown> {
    return this.#keep([...this.#but(prompt), { prompt, choice }]);
  }

  /** In whatever window this may be played, as soon as it can be. */
  atOnce(choice: string): Promise<unknown> {
    return this.#keep([...this.answers, { prompt: EVERY_WINDOW, choice }]);
  }

  /** The one that plays this by itself. */
  played(choice: string): StandingAnswer | null {
    return this.answers.find((one) => one.prompt === EVERY_WINDOW && one.choice === choice) ?? null;
  }

  /** Until the round is over, whatever a window asks. */
  thisRound(choice: string): Promise<unknown> {
    const rest = this.answers.filter((one) => !one.round);
    return this.#keep([{ prompt: EVERY_WINDOW, choice, round: this.#round }, ...rest]);
  }

  /** Ask me again. */
  drop(one: StandingAnswer): Promise<unknown> {
    return this.#keep(this.answers.filter((other) => other !== one));
  }

  get #round(): number {
    return this.#table.view?.table.round ?? 0;
  }

  #but(prompt: string): StandingAnswer[] {
    return this.answers.filter((one) => one.prompt !== prompt);
  }

  #keep(answers: StandingAnswer[]): Promise<unknown> {
    return this.#table.wish({ type: 'standing', answers });
  }
}
