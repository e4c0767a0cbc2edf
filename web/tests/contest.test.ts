/** Who leads at a place, as it is drawn there: at the Town Hall whoever has the best hand, never the most aces. */
import { beforeEach, describe, expect, test } from 'vitest';
import { standingAt } from '../src/games/dicetown/contest';
import type { PlaceShape, TableShape } from '../src/games/dicetown/shapes';
import type { Stock } from '../src/games/dicetown/stock';
import { beats } from '../src/games/dicetown/tale';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';
import type { Table } from '../src/lib/table.svelte';
import { words } from '../src/lib/words.svelte';

const ACES = '9 10 A A K';
const FULL = 'J J J 9 9';
const table = { names: ['Ann', 'Bob'] } as unknown as Table;
const town = { players: [{ kept: [] }, { kept: [] }], sheriff: 0 } as unknown as TableShape;
const stock = { row: [] } as unknown as Stock;
const hall = {
  name: 'hall',
  face: null,
  step: 7,
  leaders: [],
  seconds: [],
  poker: '',
} as unknown as PlaceShape;
const kept = (seat: number, dice: string, best = '', poker = {}): Event => ({
  title: 'kept',
  facts: { seat: `seat:${seat}`, hand: `dice:${dice}`, best: `seat:${best}`, ...poker },
});
const lines = (...told: Event[]): Line[] => told.map((one, n) => ({ n, version: n, told: one }));
const finished = [kept(0, ACES), kept(1, FULL, '1', { poker: 'hand:full-house' })];
const mine: Event = { title: 'place-deserted', facts: { place: 'place:mine' } };

const drawn = (...told: Event[]) => {
  const picture = beats(lines(...told), []).at(-1)?.picture ?? null;
  return standingAt(table, town, hall, picture, stock);
};

describe('the Town Hall', () => {
  beforeEach(() => words.load('en', 'dicetown'));

  test('names the best hand from the last die on, and while other places are visited', () => {
    expect(drawn(...finished).best).toEqual({ seat: 1, hand: expect.stringMatching(/full/i) });
    const standing = drawn(...finished, mine);
    expect(standing.best?.seat).toBe(1);
    expect(standing.said).toContain('Bob: ');
    expect(standing.towers.every(({ rank }) => rank === undefined)).toBe(true);
  });
  test('names whom the Sheriff named, once he has', () => {
    const tied: Event = {
      title: 'kept',
      facts: { ...kept(0, FULL).facts, best: 'seat:0 1', poker: 'hand:four' },
    };
    const named: Event = { title: 'sheriff-named', facts: { place: 'place:hall', seat: 'seat:1', spot: 1 } };
    expect(drawn(tied).best?.seat).toBe(0);
    expect(drawn(tied, named).best?.seat).toBe(1);
  });
  test('names nobody while dice are missing', () => {
    expect(drawn(kept(0, 'A A')).best).toBeNull();
  });
  test.each(['en', 'fr'] as const)('lists the hands from the best down (%s)', async (language) => {
    await words.load(language, 'dicetown');
    const best = ['five', 'four', 'full-house', 'straight', 'three', 'two-pair', 'pair', 'high-card'];
    expect(words.among('hand-').toReversed()).toEqual(best);
  });
});
