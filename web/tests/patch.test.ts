import { describe, expect, test } from 'vitest';
import { patched, whole } from '../src/lib/patch';
import type { Changed, Patch, Shown } from '../src/lib/protocol';
import games from './patches.json';

const table = {
  round: 1,
  players: [
    { money: 3, cards: ['a'] },
    { money: 5, cards: [] },
  ],
  mayors: { east: null },
};

describe('a view with what has changed', () => {
  test('has new values at their paths, and shares all that is as it was', () => {
    const now = patched(table, { gone: [], set: [[['players', 1, 'money'], 7]] });
    expect(now.players[1]).toEqual({ money: 7, cards: [] });
    expect(now.players[0]).toBe(table.players[0]);
    expect(now.mayors).toBe(table.mayors);
    expect(table.players[1]?.money).toBe(5);
  });

  test('has lists whole, null as a value, and keys that are new', () => {
    const set: Patch['set'] = [
      [['players', 0, 'cards'], []],
      [['mayors', 'east'], 1],
      [['mayors', 'west'], null],
    ];
    const now = patched(table, { gone: [], set });
    expect(now).toEqual({
      ...table,
      players: [{ money: 3, cards: [] }, table.players[1]],
      mayors: { east: 1, west: null },
    });
  });

  test('has lost what is gone, before anything is set', () => {
    const now = patched<object>(table, { gone: [['mayors', 'east'], ['round']], set: [[['round'], 2]] });
    expect(now).toEqual({ round: 2, players: table.players, mayors: {} });
  });

  test('refuses a path that leads nowhere', () => {
    expect(() => patched(table, { gone: [], set: [[['players', 4, 'money'], 7]] })).toThrow();
  });
});

describe('changed news', () => {
  const shown = { type: 'shown', version: 1, moments: [], view: { table, own: { seat: 0 } }, locked: 4 };
  const changed = { type: 'changed', version: 2, moments: [], table: { gone: [], set: [[['round'], 2]] } };
  const news = { ...changed, own: { gone: [], set: [] }, locked: null } as unknown as Changed;

  test('are whole again, with everything else as it came', () => {
    const now = whole(shown as unknown as Shown, news);
    expect(now).toEqual({
      ...shown,
      version: 2,
      locked: null,
      view: { table: { ...table, round: 2 }, own: { seat: 0 } },
    });
  });

  test('need a view to change', () => {
    expect(() => whole({ ...shown, view: null } as unknown as Shown, news)).toThrow();
  });
});

/** Of a game that the server's rules have played: a first view, then what changed, and now and then the view. */
interface Told {
  first: { table: object; own: object };
  steps: { table: Patch; own: Patch; view?: object }[];
}

describe.each(Object.entries(games as unknown as Record<string, Told>))('%s', (_, { first, steps }) => {
  test('is seen as the server sees it, change by change', () => {
    let { table, own } = first;
    for (const step of steps) {
      table = patched(table, step.table);
      own = patched(own, step.own);
      if (step.view) expect({ table, own }).toEqual(step.view);
    }
    expect(steps.at(-1)?.view).toBeDefined();
  });
});
