import { describe, expect, test } from 'vitest';
import { actsOn, called, type Guest, guestsOf, mayTake, speaker } from '../src/lib/guests';
import type { Chair, ChatLine, Onlooker } from '../src/lib/protocol';
import type { Table } from '../src/lib/table.svelte';
import { Talk } from '../src/lib/talk.svelte';
import { words } from '../src/lib/words.svelte';

const ANN = {
  seat: 0,
  kind: 'person',
  name: 'Ann',
  by: '',
  away: false,
  muted: false,
  votes: [],
} as unknown as Chair;
const BOB = { ...ANN, seat: 1, name: 'Bob' } as Chair;
const BOT = { ...ANN, seat: 2, kind: 'bot', name: 'Cal' } as Chair;
const EVE: Onlooker = { guest: 3, role: 'watcher', present: true, muted: false };
const MIA: Onlooker = { guest: 4, role: 'player', present: true, muted: true };
const ZOE: Onlooker = { guest: 5, role: 'player', present: false, muted: false };

/** A table as seat 0 sees it, its host; Bob is asked. */
function table(about: object = {}, you: object = {}, seat: number | null = 0): Table {
  const room = { status: 'playing', clock: { kind: 'none' }, visibility: 'link', chairs: [ANN, BOB, BOT] };
  return {
    seat,
    room: { ...room, ...about },
    you: { host: true, role: 'player', ...you },
    onlookers: [],
    ticking: { seats: [1], left: null, banks: [] },
  } as unknown as Table;
}

/** Bob, as he stands in the list. */
const bob: Guest = { seat: 1, guest: null, name: 'Bob', muted: false, away: false, votes: [], note: null };

/** The same table, with three who have no chair. */
const watched = (about: object = {}, you: object = {}): Table =>
  Object.assign(table(about, you), { onlookers: [EVE, MIA, ZOE] });

describe('guests', () => {
  test('the others are people, and a bot is nobody', () => {
    expect(guestsOf(table())).toEqual([bob]);
  });
  test('a host mutes and removes, and not while the game is set up', () => {
    expect(actsOn(table(), { ...bob, seat: 3 })).toEqual(['mute', 'remove']);
    expect(actsOn(table(), { ...bob, seat: 3, muted: true })).toEqual(['unmute', 'remove']);
    expect(actsOn(table({ status: 'opening' }), bob)).toEqual(['mute']);
    expect(actsOn(table({}, { host: false }), { ...bob, seat: 3 })).toEqual([]);
  });
  test('a host sees who has no chair, by number, and what is to be said of him', () => {
    const seen = guestsOf(watched()).slice(1);
    expect(seen.map(({ seat, guest }) => [seat, guest])).toEqual([
      [null, 3],
      [null, 4],
      [null, 5],
    ]);
    expect(seen.map(({ note }) => note)).toEqual([null, 'web-guest-waits', 'web-guest-gone']);
    expect(guestsOf(watched({}, { host: false }))).toEqual([bob]);
  });
  test('he mutes and removes them as he does those who sit, at any time; there is no name to report', () => {
    const acts = (about: object) =>
      guestsOf(watched(about))
        .slice(1)
        .map((one) => actsOn(watched(about), one));
    expect(acts({})).toEqual([
      ['mute', 'remove'],
      ['unmute', 'remove'],
      ['mute', 'remove'],
    ]);
    expect(acts({ status: 'opening', visibility: 'public' })).toEqual(acts({}));
  });
  test('whoever is asked where no clock runs may be handed over, by those who sit', () => {
    expect(actsOn(table({}, { host: false }), bob)).toEqual(['hand-over']);
    expect(actsOn(table({}, { host: false }), { ...bob, away: true })).toEqual([]);
    expect(actsOn(table({ clock: { kind: 'live' } }, { host: false }), bob)).toEqual([]);
    expect(actsOn(table({}, { host: false }, null), bob)).toEqual([]);
  });
  test('only at a public table is there something to report', () => {
    expect(actsOn(table({ visibility: 'public', status: 'over' }, { host: false }), bob)).toEqual(['report']);
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

describe('what is said by who has no chair', () => {
  const line = (about: object): ChatLine => ({
    n: 1,
    seat: null,
    name: '',
    text: 'hello',
    at: 0,
    guest: 3,
    ...about,
  });

  test('stands beside his number, and one knows one\u2019s own', async () => {
    await words.load('en', 'dicetown');
    expect(speaker(line({ seat: 1, name: 'Bob', guest: 0 }))).toBe('Bob');
    expect(speaker(line({}), 4)).toBe('Watcher 3');
    expect(speaker(line({}), 3)).toBe('Watcher 3 (you)');
    expect(speaker(line({ guest: 0 }), 0)).toBe('A watcher');
  });
  test('is news to the others who watch, and not to himself', () => {
    const unread = (guest: number): number => {
      const talk = new Talk();
      talk.hear({ type: 'chat', room: 'watchers', lines: [line({})], anew: false }, null, guest);
      talk.see();
      talk.hear({ type: 'chat', room: 'watchers', lines: [line({ n: 2 })], anew: false }, null, guest);
      return talk.unread;
    };
    expect(unread(4)).toBe(1);
    expect(unread(3)).toBe(0);
  });
});
