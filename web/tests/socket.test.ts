import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../src/lib/protocol';
import { TableSocket } from '../src/lib/socket';

/** A line to nowhere: what is said into it is kept, and the test speaks for the server. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly readyState = Line.OPEN;
  sent: { type: string; changes?: boolean }[] = [];
  closed = false;

  constructor() {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(news: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(news) }));
  }
}

const view = { table: { round: 1 }, own: { seat: 0 } };
const shown = { type: 'shown', version: 1, moments: [], view, ask: null };
const nothing = { gone: [], set: [] };
const changed = {
  type: 'changed',
  version: 2,
  moments: [],
  table: { gone: [], set: [[['round'], 2]] },
  own: nothing,
  ask: null,
};

let heard: ServerMessage[];
let socket: TableSocket;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  heard = [];
  const listener = { line: vi.fn(), since: () => 0, language: () => 'en' as const };
  socket = new TableSocket('one', { ...listener, news: (news) => heard.push(news) });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
});

const line = (): Line => Line.all.at(-1) as Line;

describe('the line to a table', () => {
  test('wishes for changes', () => {
    line().dispatchEvent(new Event('open'));
    expect(line().sent[0]).toMatchObject({ type: 'hello', changes: true });
  });

  test('hands on whole views, whichever way they came', () => {
    line().says(shown);
    line().says(changed);
    const later = { ...view, table: { round: 2 } };
    expect(heard).toEqual([shown, { ...shown, version: 2, view: later }]);
  });

  test('is given up when changes do not fit, and what follows is asked for anew', () => {
    line().says(changed);
    expect(heard).toEqual([]);
    expect(line().closed).toBe(true);
  });
});
