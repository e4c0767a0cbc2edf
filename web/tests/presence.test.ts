import { describe, expect, test } from 'vitest';
import { written } from '../src/lib/clock.svelte';
import { presenceOf } from '../src/lib/presence';
import type { Table } from '../src/lib/table.svelte';

const HERE = { kind: 'person', present: true, away: false };

/** A table at which seat 0 has this chair and is asked, with so many seconds left. */
function table(chair: object, seconds: number | null, seats = [0]): Table {
  const deadline = seconds === null ? null : performance.now() + 1000 * seconds;
  return {
    room: { chairs: [{ ...HERE, ...chair }] },
    ticking: { seats, left: null, banks: [] },
    deadline,
  } as unknown as Table;
}

describe('presence', () => {
  test('whoever is gone and asked is counted down to the answer that is given for him', () => {
    expect(presenceOf(table({ present: false }, 38), 0)).toEqual({ kind: 'away', left: 38 });
    expect(presenceOf(table({ present: false }, 38, [1]), 0)).toEqual({ kind: 'away', left: null });
    expect(presenceOf(table({ present: false }, null), 0)).toEqual({ kind: 'away', left: null });
  });
  test('a bot that answers for him, and a clock that is nearly out, are told', () => {
    expect(presenceOf(table({ away: true, present: false }, 38), 0)?.kind).toBe('bot');
    expect(presenceOf(table({}, 7), 0)).toEqual({ kind: 'late', left: 7 });
    expect(presenceOf(table({}, 38), 0)).toBeNull();
  });
  test('bots and empty chairs are never away', () => {
    expect(presenceOf(table({ kind: 'bot', present: false }, 3), 0)).toBeNull();
  });
  test('time is written as clocks show it', () => {
    expect([7, 98, 31 * 3600].map(written)).toEqual(['0:07', '1:38', '31 h']);
  });
});
