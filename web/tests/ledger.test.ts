import { beforeEach, describe, expect, test } from 'vitest';
import { Ledger } from '../src/lib/ledger';
import type { Chair, Room } from '../src/lib/protocol';
import { commitment, headerOf } from '../src/lib/seed';

const TABLE = 'aa'.repeat(32);
const OTHERS = 'bb'.repeat(32);

function chair(seat: number, made: string | null, opened: Chair['opened'] = 'no'): Chair {
  const name = ['Ann', 'Bob', 'Cal'][seat] ?? '';
  const about = { level: null, present: true, away: false, devices: 1, by: '', muted: false, votes: [] };
  return { seat, kind: 'person', name, ready: made !== null, commitment: made, opened, ...about };
}

function room(status: Room['status'], made: (string | null)[], commitment = TABLE): Room {
  return {
    type: 'room',
    table: 't',
    game: 'dicetown',
    rules: 3,
    options: { players: 2, edition: 'classic' },
    clock: {},
    pace: 0,
    visibility: 'link',
    open_replay: true,
    hints: false,
    status,
    commitment,
    chairs: made.map((one, seat) => chair(seat, one)),
    watchers: 0,
    rematch: null,
  };
}

/** Ann, who has seen the empty room and is ready; and what she promised. */
function ann(others: string | null = null): [Ledger, string] {
  const ledger = new Ledger('t');
  ledger.see(room('gathering', [null, others]), 0);
  const mine = ledger.promise(room('gathering', [null, others]), 0);
  ledger.see(room('gathering', [mine, others]), 0);
  return [ledger, mine];
}

beforeEach(() => localStorage.clear());

describe('the ledger', () => {
  test('opens what was promised, when all have promised', () => {
    const [ledger, mine] = ann();
    expect(ledger.toOpen(room('gathering', [mine, null]), 0)).toBeNull();
    const all = room('opening', [mine, OTHERS]);
    ledger.see(all, 0);
    expect(ledger.objection(all, 0)).toBeNull();
    expect(commitment(0, ledger.toOpen(all, 0) ?? '')).toBe(mine);
  });

  test('survives a reload, and two pages share it', () => {
    const [, mine] = ann();
    const again = new Ledger('t');
    const all = room('opening', [mine, OTHERS]);
    again.see(all, 0);
    expect(commitment(0, again.toOpen(all, 0) ?? '')).toBe(mine);
    expect(again.told()).toMatchObject({ table: TABLE, chairs: [mine, OTHERS], header: headerOf(all) });
  });

  test('keeps the same bytes for the same chair until they are opened', () => {
    const [ledger, mine] = ann();
    expect(ledger.promise(room('gathering', [null, null]), 0)).toBe(mine);
    expect(ledger.promise(room('gathering', [null, null]), 1)).not.toBe(mine);
  });

  test.each([
    ['table', (mine: string) => room('opening', [mine, OTHERS], 'cc'.repeat(32))],
    ['chair', (mine: string) => room('opening', [mine, 'cc'.repeat(32)])],
    ['mine', () => room('opening', ['cc'.repeat(32), OTHERS])],
  ])('refuses to open when the promise of the %s has changed', (what, bent) => {
    const [ledger, mine] = ann(OTHERS);
    const now = bent(mine);
    ledger.see(now, 0);
    expect(ledger.objection(now, 0)).toMatchObject({ what });
    expect(ledger.toOpen(now, 0)).toBeNull();
  });

  test('whoever stands up and comes back may promise anew', () => {
    const [ledger, mine] = ann(OTHERS);
    ledger.see(room('gathering', [mine, null]), 0);
    const all = room('opening', [mine, 'cc'.repeat(32)]);
    ledger.see(all, 0);
    expect(ledger.objection(all, 0)).toBeNull();
  });

  test('who is ready once more looks at the others once more', () => {
    const [ledger] = ann(OTHERS);
    const changed = 'cc'.repeat(32);
    ledger.see(room('gathering', [null, changed]), 0);
    const mine = ledger.promise(room('gathering', [null, changed]), 0);
    const all = room('opening', [mine, changed]);
    ledger.see(all, 0);
    expect(ledger.objection(all, 0)).toBeNull();
  });

  test('from the opening on nothing may change any more, not even who plays what', () => {
    const [ledger, mine] = ann();
    ledger.see(room('opening', [mine, OTHERS]), 0);
    const later = room('playing', [mine, 'cc'.repeat(32)]);
    ledger.see(later, 0);
    expect(ledger.objection(later, 0)).toEqual({ what: 'chair', seat: 1 });
    const renamed = { ...room('playing', [mine, OTHERS]), options: { players: 2, edition: 'revised' } };
    expect(ledger.objection(renamed, 0)).toEqual({ what: 'game' });
  });

  test('a table that gathers again after the opening gets nothing more', () => {
    const [ledger, mine] = ann();
    ledger.see(room('opening', [mine, OTHERS]), 0);
    const again = room('gathering', [null, null]);
    ledger.see(again, 0);
    expect(ledger.objection(again, 0)).toEqual({ what: 'again' });
  });

  test('knows that the server took our bytes', () => {
    const [ledger, mine] = ann();
    const taken = room('opening', [mine, OTHERS]);
    taken.chairs[0] = chair(0, mine, 'yes');
    ledger.see(taken, 0);
    expect(ledger.told().own).toMatchObject({ seat: 0, opened: true });
  });

  test('a watcher notes the promises, and has nothing to open', () => {
    const ledger = new Ledger('t');
    ledger.see(room('gathering', [null, null]), null);
    const all = room('opening', ['dd'.repeat(32), OTHERS]);
    ledger.see(all, null);
    expect(ledger.told()).toMatchObject({ table: TABLE, chairs: ['dd'.repeat(32), OTHERS], own: null });
    expect(ledger.toOpen(all, null)).toBeNull();
  });

  test('who comes later has noted nothing', () => {
    const ledger = new Ledger('t');
    ledger.see(room('playing', ['dd'.repeat(32), OTHERS]), null);
    expect(ledger.told()).toEqual({ table: null, chairs: null, header: null, own: null });
  });

  test('the header is spelt as Python spells it', () => {
    const said = room('opening', [null, null]);
    said.chairs = said.chairs.map((one, seat) => ({ ...one, name: ['Zoé "Z"', 'Ünal 🎲\\'][seat] ?? '' }));
    expect(headerOf(said)).toBe(
      '{"game":"dicetown","options":{"edition":"classic","players":2},"rules":3,"seats":["Zoé \\"Z\\"","Ünal 🎲\\\\"]}',
    );
  });
});
