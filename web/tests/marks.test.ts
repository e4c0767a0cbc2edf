import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moodOf } from '../src/games/dicetown/mood';
import { bubbleOf } from '../src/games/goldriver/bids';
import type { Shown } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';
import { waitingFor } from '../src/shell/waiting';

const shown = (version: number, view: object): Shown =>
  ({
    type: 'shown',
    version,
    moments: [],
    view,
    ask: null,
    locked: 3,
    ticking: { seats: [0, 1, 2], left: null, banks: [] },
    window: null,
    outcome: null,
  }) as unknown as Shown;

let table: Table;
beforeEach(() => {
  settings.set({ speed: 0 });
  words.names = ['Ann', 'Bob', 'Cleo'];
  table = new Table('one', null, () => ({ send: vi.fn(), close: vi.fn() }) as never);
  table.take({
    type: 'you',
    protocol: 1,
    table: 'one',
    role: 'player',
    seat: 0,
    host: true,
    standing: [],
  } as never);
});

describe('who has answered under seal', () => {
  test('is marked at the question that was meant, and at no other', () => {
    table.take(shown(4, { table: { phase: 'dice' } }));
    expect(moodOf(table, 1)).toBe('choosing');
    table.take({ type: 'marks', version: 5, seats: [1] });
    expect(table.sealed).toEqual([]);
    table.take(shown(5, { table: { phase: 'dice' } }));
    expect([1, 2].map((seat) => moodOf(table, seat))).toEqual(['ready', 'choosing']);
    table.take(shown(6, { table: { phase: 'dice' } }));
    expect(moodOf(table, 1)).toBe('choosing');
  });
  test('is no longer marked when he takes it back', () => {
    table.take(shown(4, { table: { phase: 'town' } }));
    table.take({ type: 'marks', version: 4, seats: [1, 2] });
    expect(moodOf(table, 2)).toBe('sealed');
    table.take({ type: 'marks', version: 4, seats: [1] });
    expect(moodOf(table, 2)).toBe('choosing');
  });
  test('is not waited for', () => {
    table.take(shown(4, { table: { phase: 'dice' } }));
    table.take({ type: 'marks', version: 4, seats: [1] });
    expect(waitingFor(table)).toMatch(/Cleo|seat:2/);
    expect(waitingFor(table)).not.toMatch(/Bob|seat:1/);
  });
  test('has a bubble in Gold River', () => {
    table.take(shown(4, { table: { polled: [0, 1], sale: null } }));
    table.take({ type: 'marks', version: 4, seats: [1] });
    expect(bubbleOf(table, 1, null)?.mood).toBe('sealed');
  });
});
