/** What the coach has said about the open question, and which of his answers is lit up on the board. */
import { voice } from './announce.svelte';
import { verb } from './facts';
import type { Advised, Option } from './protocol';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

export class Coach {
  thinking = $state(false);
  /** Whether he stands there; what he lit up stays lit when he goes. */
  open = $state(false);
  /** Which of his answers is looked at. */
  at = $state(0);
  #hint = $state.raw<Advised | null>(null);

  constructor(private readonly table: Table) {}

  /** Whether he may be asked now. */
  get offered(): boolean {
    return (this.table.room?.hints ?? false) && this.table.ask !== null && this.table.stage.idle;
  }

  /** What he said, as long as the question is open. */
  get said(): Advised | null {
    return this.offered && this.#hint?.question === this.table.ask?.question ? this.#hint : null;
  }

  /** The answer that is lit up: the one looked at, or the one that the guide of a lesson means. */
  get lit(): string | null {
    const guided = this.table.stage.idle ? (this.table.guide?.answer ?? null) : null;
    return this.said?.answers[this.at]?.choice ?? guided;
  }

  /** The offered answer he means. */
  option(choice: string): Option | null {
    return this.table.ask?.options.find((option) => option.text === choice) ?? null;
  }

  /** His answer, in words. */
  words(choice: string): string {
    return say(`choice-${verb(choice)}`, this.option(choice)?.facts ?? {});
  }

  /** Ask him; asked again, he goes or comes back. */
  async ask(): Promise<void> {
    const question = this.table.ask?.question;
    if (this.said) this.open = !this.open;
    else if (this.offered && question !== undefined && !this.thinking) {
      this.thinking = true;
      const reply = await this.table.wish({ type: 'hint', question });
      this.thinking = false;
      if (reply.type === 'advised') this.#hear(reply);
    }
  }

  #hear(hint: Advised): void {
    this.at = 0;
    this.open = true;
    this.#hint = hint;
    const best = this.lit;
    voice.call(
      [best ? this.words(best) : '', say(`reason-${hint.reason}`, hint.facts)].filter(Boolean).join('. '),
    );
  }
}
