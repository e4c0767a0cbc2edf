/**
 * When time runs out. What is picked and legal is given in the last second, as if its owner had said it; what the
 * rulebook answers for him is told to him: nobody has to guess what was kept.
 */
import type { Question } from './protocol';
import type { Line } from './story';
import type { Table } from './table.svelte';
import { say } from './words.svelte';

/** So long before the time is up, in milliseconds: the answer must arrive in time. */
const LAST = 1000;
/** The page learns of the time a moment after the server: what comes so long before its end was the end. */
const EARLY = 1500;

export class Lapse {
  /** What was answered for me, in a sentence, until I answer myself. */
  said = $state<string | null>(null);
  /** The question that was answered from here last. */
  #answered = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** A question is open until then. */
  watch(ask: Question | null, due: number | null): void {
    clearTimeout(this.#timer);
    if (ask && due !== null)
      this.#timer = setTimeout(() => void this.#give(ask), Math.max(0, due - LAST - performance.now()));
  }

  /** This question is being answered from here: nobody answers it for me. */
  answer(question: number): void {
    this.#answered = question;
    this.said = null;
  }

  /** Give what is picked, if it is still wanted. */
  async #give(asked: Question): Promise<void> {
    const { ask, face, sending } = this.table;
    const option = ask?.question === asked.question && !sending && face?.drafts?.whole(this.table, ask);
    if (!option) return;
    await this.table.answer(option.text);
    this.said = say('web-lapse-picked', { ...option.facts });
  }

  /** What has come while my question was open and its time ended: the rulebook has answered it. */
  hear(fresh: Line[]): void {
    const { ask, deadline, seat } = this.table;
    if (!ask || ask.question === this.#answered || deadline === null || !fresh.length) return;
    if (performance.now() < deadline - EARLY) return;
    const mine = fresh.find(({ told }) => told.facts.seat === `seat:${seat}`);
    const what = mine ? say(`event-${mine.told.title}`, mine.told.facts) : '';
    this.said = `${say('web-lapse-rule')} ${what}`.trim();
  }
}
