/** What is picked on the felt and not said yet: the green button says it, Esc takes it back. */
import type { Option, Question } from '$lib/protocol';
import type { Table } from '$lib/table.svelte';

class Choice {
  #of = $state('');
  #picked = $state<string | null>(null);

  /** Pick an answer of this question; the same again puts it back. */
  pick(table: Table, ask: Question, text: string): void {
    const again = this.picked(table, ask)?.text === text;
    this.#of = keyOf(table, ask);
    this.#picked = again ? null : text;
  }

  /** The answer that is picked, if it belongs to this question. */
  picked(table: Table, ask: Question): Option | null {
    if (this.#of !== keyOf(table, ask)) return null;
    return ask.options.find((option) => option.text === this.#picked) ?? null;
  }

  /** The same question under another number: what is picked stays picked. */
  reopen(table: Table, ask: Question): void {
    this.#of = keyOf(table, ask);
  }

  clear(): void {
    this.#picked = null;
  }
}

const keyOf = (table: Table, ask: Question): string => `${table.id} ${ask.question}`;

export const choice = new Choice();
