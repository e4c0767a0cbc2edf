import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Question, Room, ServerMessage, Shown } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import type { Listener, Wire } from '../src/lib/socket';
import { Table } from '../src/lib/table.svelte';

const ROOM = { type: 'room', pace: 2500, chairs: [], status: 'playing' } as unknown as Room;
const SHOWN: Shown = {
  type: 'shown',
  version: 1,
  moments: [],
  view: null,
  ask: null,
  locked: null,
  ticking: { seats: [0, 1], left: null, banks: [] },
  window: null,
  outcome: null,
};
const ASK: Question = {
  question: 4,
  prompt: 'wanted',
  kind: 'play',
  facts: {},
  options: [{ text: 'pass', facts: {} }],
};

/** A face that plays every moment for four seconds, which is longer than the window stays. */
const SLOW = { beats: (lines: unknown) => [{ lines, ms: 4000 }], chapter: () => null };

function table(sent: unknown[]): Table {
  const wire = (_: Listener): Wire =>
    ({
      send: async (wish: unknown) => {
        sent.push(wish);
        return { type: 'done', id: 1 } as ServerMessage;
      },
      close: () => undefined,
    }) as unknown as Wire;
  const made = new Table('aaaaaaaaaa', SLOW as never, wire);
  made.take(ROOM);
  made.take(SHOWN);
  return made;
}

const open = (window: Shown['window'], ask: Shown['ask'] = null): Shown => ({
  ...SHOWN,
  version: 2,
  moments: [{ version: 2, at: 0, told: [{ title: 'kept', facts: {} }] }],
  window,
  ask,
});

describe('a reaction window', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('performance', { now: () => Date.now() });
    settings.set({ speed: 1 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('asks and burns while what happened is still told', () => {
    const one = table([]);
    one.take(open({ number: 2, left: 2500, holds: [] }, ASK));
    const ends = Date.now() + 2500;
    vi.advanceTimersByTime(1000);
    expect(one.stage.idle).toBe(false);
    expect(one.ask?.question).toBe(4);
    expect(one.reaction).toMatchObject({ number: 2, ends, span: 2500, seats: [0, 1] });
  });
  test('is over with the news, and holds nobody up', () => {
    const one = table([]);
    one.take(open({ number: 2, left: 2500, holds: [] }, ASK));
    one.take({ ...SHOWN, version: 3 });
    expect(one.reaction).toBeNull();
  });
  test('is there for whoever has no card, and can be held by him', async () => {
    const sent: unknown[] = [];
    const one = table(sent);
    one.take(open({ number: 2, left: 2500, holds: [] }));
    expect(one.ask).toBeNull();
    await one.hold();
    expect(sent).toEqual([{ type: 'hold', window: 2 }]);
  });
  test('has a new fuse of eight seconds when somebody holds', () => {
    const one = table([]);
    one.take(open({ number: 2, left: 2500, holds: [] }));
    one.take({ ...open({ number: 2, left: 8000, holds: [1] }), moments: [] });
    expect(one.reaction).toMatchObject({ span: 8000, holds: [1] });
    one.take({ ...open({ number: 2, left: 3000, holds: [1] }), moments: [] });
    expect(one.reaction?.span).toBe(8000);
  });
  test('without a pace has no fuse', () => {
    const one = table([]);
    one.take(open({ number: 2, left: null, holds: [] }));
    expect(one.reaction).toBeNull();
  });
  test('a clock runs from when the news came, not from when it was told', () => {
    const one = table([]);
    const due = Date.now() + 9000;
    one.take({ ...open(null), ticking: { seats: [0], left: 9000, banks: [] } });
    vi.advanceTimersByTime(4000);
    expect(one.stage.idle).toBe(true);
    expect(one.deadline).toBe(due);
  });
});
