/** Leads a learner through a lesson: shows its frames, waits for the answers it asks for, explains the others. */
import type { Face } from '../lib/face';
import type { LessonBook } from '../lib/lesson';
import type { Refused, Shown } from '../lib/protocol';
import type { Reply, Wire } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';
import { roomOf } from './replaying';

export class Teaching {
  readonly table: Table;
  at = $state(0);
  done = $state(false);

  constructor(
    private readonly book: LessonBook,
    face: Face | null,
    name: string,
  ) {
    const wire: Wire = { send: (wish) => this.#hear(wish), close: () => undefined };
    this.table = new Table('lesson', face, () => wire);
    const names = book.names.map((one) => one || name);
    this.table.take({ ...roomOf({ ...book, table: 'lesson', names }), status: 'playing' });
    this.table.take({
      type: 'you',
      protocol: 1,
      table: 'lesson',
      role: 'player',
      seat: 0,
      host: false,
      standing: [],
    });
    this.table.connection = 'open';
    this.#show();
  }

  async #hear(wish: { type: string } & Record<string, unknown>): Promise<Reply> {
    if (wish.type !== 'answer') return { type: 'done', id: 0 };
    const choice = String(wish.choice);
    const expected = this.book.frames[this.at]?.expected ?? null;
    if (expected !== null && choice !== expected) return this.#refuse(expected);
    this.#next();
    return { type: 'taken', id: 0, question: this.at, choice, repeated: false };
  }

  #refuse(expected: string): Refused {
    const dice = `dice:${expected.replace('keep ', '')}`;
    return { type: 'refused', id: 0, code: 'lesson', facts: {}, sentence: say('web-lesson-other', { dice }) };
  }

  /** Go on to the learner's next question; what happens between is played. */
  #next(): void {
    if (this.at >= this.book.frames.length - 1) {
      this.done = true;
      return;
    }
    do {
      this.at++;
      this.#show();
    } while (!this.book.frames[this.at]?.ask && this.at < this.book.frames.length - 1);
  }

  #show(): void {
    const frame = this.book.frames[this.at];
    if (!frame) return;
    const shown: Shown = {
      type: 'shown',
      version: this.at + 1,
      moments: [{ version: this.at + 1, at: 0, told: frame.told }],
      view: frame.view,
      ask: frame.ask ? { ...frame.ask, question: this.at } : null,
      locked: null,
      ticking: { seats: frame.ask ? [0] : [], left: null, banks: [] },
      outcome: null,
    };
    this.table.take(shown);
  }
}
