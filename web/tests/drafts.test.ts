import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draft } from '../src/games/dicetown/draft.svelte';
import { drafts } from '../src/games/dicetown/drafts';
import { offer } from '../src/games/dicetown/felt/offer.svelte';
import { draft as bid } from '../src/games/goldriver/draft.svelte';
import type { Face } from '../src/lib/face';
import type { Question, Shown } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';

const keep = (dice: string) => ({
  text: `keep ${dice}`,
  facts: { dice: `dice:${dice}`, price: 0, brute: 0 },
});
const ask = (question: number, kind = 'dice', prompt = 'keep'): Question =>
  ({ question, prompt, kind, facts: {}, options: [keep('9'), keep('9 Q'), keep('Q')] }) as Question;
const offered = (question: number): Question => ask(question, 'amount', 'offer');

function shown(version: number, open: Question | null, locked: number | null, told: object[] = []): Shown {
  return {
    type: 'shown',
    version,
    moments: told.length ? [{ version, at: 0, told }] : [],
    view: { table: { phase: 'dice' }, own: { rolled: ['9', 'Q', 'K'], said: [] } },
    ask: open,
    locked,
    ticking: { seats: [0, 1], left: 20_000, banks: [] },
    window: null,
    outcome: null,
  } as unknown as Shown;
}

const face = {
  drafts,
  beats: (lines: object[]) => [{ lines, ms: 0 }],
  chapter: () => null,
} as unknown as Face;
const send = vi.fn(async (wish: { type: string }) => ({ type: wish.type === 'answer' ? 'taken' : 'done' }));
const opened = (): Table => {
  const table = new Table('one', face, () => ({ send, close: vi.fn() }) as never);
  table.take({ type: 'you', table: 'one', role: 'player', seat: 0, host: true, standing: [] } as never);
  return table;
};

/** The page at its first throw, with two dice picked. */
function picking(): Table {
  const table = opened();
  table.take(shown(1, ask(1), null));
  draft.begin(1, 3, true);
  draft.toggle(0);
  draft.toggle(1);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  settings.set({ speed: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer taken back', () => {
  test('opens the question with the dice that were picked', async () => {
    const table = picking();
    table.take(shown(1, null, 1));
    await table.unlock();
    table.take(shown(1, ask(2), null));
    draft.begin(2, 3, true);
    expect(draft.picked).toEqual([true, true, false]);
  });
  test('opens the envelope as it was', async () => {
    const table = opened();
    table.take(shown(1, offered(1), null));
    offer.begin(table, offered(1));
    offer.dollars = 3;
    table.take(shown(1, null, 1));
    await table.unlock();
    table.take(shown(1, offered(2), null));
    offer.begin(table, offered(2));
    expect(offer.dollars).toBe(3);
  });
  test('the next throw begins with nothing', async () => {
    const table = picking();
    table.take(shown(1, null, 1));
    await table.unlock();
    table.take(shown(2, ask(2), null));
    draft.begin(2, 3, true);
    expect(draft.picked).toEqual([false, false, false]);
  });
  test('a bid under seal is found again', () => {
    const bids = { ...ask(1, 'amount', 'bid2') };
    bid.pick(bids, 'keep Q');
    bid.reopen({ ...bids, question: 2 });
    expect(bid.of({ ...bids, question: 2 })?.text).toBe('keep Q');
  });
});

test('another table, or a game looked at again, shows nothing that was picked here', () => {
  picking();
  opened();
  expect(draft.picked).toEqual([]);
});

describe('when time runs out', () => {
  test('what is picked and legal is given in the last second, and said', async () => {
    const table = picking();
    await vi.advanceTimersByTimeAsync(18_500);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(send).toHaveBeenCalledWith({ type: 'answer', question: 1, choice: 'keep 9 Q' });
    const said = table.lapse.said;
    expect(said).toContain('9');
    table.take(shown(2, null, null, [{ title: 'kept', facts: { seat: 'seat:0', dice: 'dice:9 Q' } }]));
    expect(table.lapse.said).toBe(said);
  });
  test('what is not legal is not given, nor an unfinished offer, nor nothing', async () => {
    picking();
    draft.toggle(2);
    await vi.advanceTimersByTimeAsync(25_000);
    const table = opened();
    table.take(shown(1, offered(1), null));
    offer.begin(table, offered(1));
    offer.dollars = 3;
    await vi.advanceTimersByTimeAsync(25_000);
    opened().take(shown(1, ask(1), null));
    draft.begin(1, 3, true);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(send).not.toHaveBeenCalled();
  });
  test('what the rulebook has answered is said', async () => {
    const table = opened();
    table.take(shown(1, ask(1), null));
    await vi.advanceTimersByTimeAsync(20_000);
    table.take(shown(2, null, null, [{ title: 'kept', facts: { seat: 'seat:0', dice: 'dice:9' } }]));
    expect(table.lapse.said).toBeTruthy();
    table.take(shown(2, ask(2), null));
    await table.answer('keep 9');
    expect(table.lapse.said).toBeNull();
  });
  test('an answer in time is not', async () => {
    const table = opened();
    table.take(shown(1, ask(1), null));
    await vi.advanceTimersByTimeAsync(5000);
    table.take(shown(2, null, null, [{ title: 'kept', facts: { seat: 'seat:0', dice: 'dice:9' } }]));
    expect(table.lapse.said).toBeNull();
  });
});
