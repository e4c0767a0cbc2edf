import { describe, expect, test } from 'vitest';
import { actsOn, called, guestsOf, mayTake } from '../src/lib/guests';
import type { Chair } from '../src/lib/protocol';
import type { Table } from '../src/lib/table.svelte';

const ANN = { seat: 0, kind: 'person', name: 'Ann', by: '', away: false, muted: false } as Chair;
const BOB = { ...ANN, seat: 1, name: 'Bob' } as Chair;
const BOT = { ...ANN, seat: 2, kind: 'bot', name: 'Cal' } as Chair;

/** A table as seat 0 sees it, its host; Bob is asked. */
function table(about: object = {}, you: object = {}, seat: number | null = 0): Table {
  const room = { status: 'playing', clock: { kind: 'none' }, visibility: 'link', chairs: [ANN, BOB, BOT] };
  return {
    seat,
    room: { ...room, ...about },
    you: { host: true, role: 'player', ...you },
    ticking: { seats: [1], left: null, banks: [] },
  } as unknown as Table;
}

describe('guests', () => {
  test('the others are people, and a bot is nobody', () => {
    expect(guestsOf(table())).toEqual([BOB]);
  });
  test('a host mutes and removes, and not while the game is set up', () => {
    expect(actsOn(table(), { ...BOB, seat: 3 })).toEqual(['mute', 'remove']);
    expect(actsOn(table(), { ...BOB, seat: 3, muted: true })).toEqual(['unmute', 'remove']);
    expect(actsOn(table({ status: 'opening' }), BOB)).toEqual(['mute']);
    expect(actsOn(table({}, { host: false }), { ...BOB, seat: 3 })).toEqual([]);
  });
  test('whoever is asked where no clock runs may be handed over, by those who sit', () => {
    expect(actsOn(table({}, { host: false }), BOB)).toEqual(['hand-over']);
    expect(actsOn(table({}, { host: false }), { ...BOB, away: true })).toEqual([]);
    expect(actsOn(table({ clock: { kind: 'live' } }, { host: false }), BOB)).toEqual([]);
    expect(actsOn(table({}, { host: false }, null), BOB)).toEqual([]);
  });
  test('only at a public table is there something to report', () => {
    expect(actsOn(table({ visibility: 'public', status: 'over' }, { host: false }), BOB)).toEqual(['report']);
  });
  test('a late friend takes a bot\u2019s chair, somebody who only watches does not', () => {
    expect(mayTake(table({}, {}, null))).toBe(true);
    expect(mayTake(table({ status: 'gathering' }, {}, null))).toBe(true);
    expect(mayTake(table({}, { role: 'watcher' }, null))).toBe(false);
    expect(mayTake(table({ chairs: [ANN, BOB] }, {}, null))).toBe(false);
    expect(mayTake(table({ status: 'over' }, {}, null))).toBe(false);
    expect(mayTake(table())).toBe(false);
  });
  test('whoever plays on for a bot is called by his own name, with the record\u2019s beside it', () => {
    expect(called(BOB)).toBe('Bob');
    expect(called({ ...BOT, kind: 'person', by: 'Dora' })).toBe('Dora (Cal)');
  });
});
