/** Leads a learner through a lesson: shows its frames, waits for the answers it asks for, explains the others. */
import type { Face } from '../lib/face';
import { verb } from '../lib/facts';
import type { Guide } from '../lib/guide';
import type { LessonBook } from '../lib/lesson';
import type { Refused, Room, Shown } from '../lib/protocol';
import type { Reply, Wire } from '../lib/socket';
import { Table } from '../lib/table.svelte';
import { say, words } from '../lib/words.svelte';
import { roomOf } from './replaying';

export class Teaching {
  readonly table: Table;
  at = $state(0);
  done = $state(false);
  readonly #room: Room;

  constructor(
    private readonly book: LessonBook,
    face: Face | null,
    name: string,
  ) {
    const wire: Wire = { send: (wish) => this.#hear(wish), close: () => undefined };
    this.table = new Table('lesson', face, () => wire);
    const names = book.names.map((one) => one || name);
    this.#room = { ...roomOf({ ...book, table: 'lesson', names }), status: 'playing' };
    this.table.take({
      type: 'you',
      protocol: 1,
      table: 'lesson',
      role: 'player',
      seat: 0,
      host: false,
      standing: [],
      guest: 0,
    });
    this.table.connection = 'open';
    this.#show();
    if (!book.frames[0]?.ask) this.#next();
  }

  /** The nearest thing the guide has to say about this frame: its own, or of one since the last answer. */
  guideOf(frame: number, asked: boolean): string | null {
    const name = `web-lesson-${this.book.game}`;
    if (asked) return `${name}-ask-${frame}`;
    for (let at = frame; at >= 0; at--) {
      if (words.has(`${name}-play-${at}`)) return `${name}-play-${at}`;
      if (this.book.frames[at - 1]?.ask) return null;
    }
    return null;
  }

  /** What the guide says now, with the answer he means. */
  guide(text: string, leave: () => void): Guide {
    const frame = this.book.frames[this.at];
    const answer = frame?.expected ?? null;
    const asked = this.book.frames.flatMap((one, at) => (one.ask ? [at] : []));
    return {
      title: answer === null ? '' : this.#said(answer),
      text,
      step: String(this.at),
      done: asked.filter((at) => at < this.at).length,
      steps: asked.length,
      answer,
      show: answer === null ? null : () => void this.table.answer(answer),
      leave,
    };
  }

  /** An answer of the open question, in words. */
  #said(answer: string): string {
    const option = this.book.frames[this.at]?.ask?.options.find((one) => one.text === answer);
    return say(`choice-${verb(answer)}`, option?.facts ?? {});
  }

  async #hear(wish: { type: string } & Record<string, unknown>): Promise<Reply> {
    const advice = this.book.frames[this.at]?.advice;
    if (wish.type === 'hint' && advice) return { type: 'advised', id: 0, question: this.at, ...advice };
    if (wish.type !== 'answer') return { type: 'done', id: 0 };
    const choice = String(wish.choice);
    const expected = this.book.frames[this.at]?.expected ?? null;
    if (expected !== null && choice !== expected) return this.#refuse(expected);
    this.#next();
    return { type: 'taken', id: 0, question: this.at, choice, repeated: false };
  }

  #refuse(expected: string): Refused {
    const sentence = say('web-lesson-other', { choice: this.#said(expected) });
    return { type: 'refused', id: 0, code: 'lesson', facts: {}, sentence };
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
      window: null,
      outcome: null,
    };
    this.table.take({ ...this.#room, hints: frame.advice !== null });
    this.table.take(shown);
  }
}
