import { describe, expect, test } from 'vitest';
import { Chance } from '../src/lib/chance';
import { check } from '../src/lib/proof';
import { bytes, commitment, hex, joined, sha256 } from '../src/lib/seed';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const utf8 = (text: string) => new TextEncoder().encode(text);

/** What `engine/chance.py` gives for this seed. */
const PYTHON = {
  dice: [1, 0, 5, 0, 2],
  store: [0, 8, 2, 1, 7, 9, 3, 4, 5, 6],
};

async function proof() {
  const server = 'ab'.repeat(32);
  const contributions = ['cd'.repeat(16), ''];
  const header = '{"game":"dicetown"}';
  const seed = hex(await sha256(joined(bytes(server), bytes(contributions[0] ?? ''), utf8(header))));
  const chance = new Chance(seed);
  const dice = await chance.numbers('dice 1 1 0', 6, 5);
  const deck = await chance.shuffled('store 0', [0, 1, 2, 3, 4, 5]);
  return {
    table: 't',
    commitment: hex(await sha256(joined(utf8('tenderfoot server'), bytes(server)))),
    server,
    commitments: [await commitment(0, contributions[0] ?? ''), null],
    contributions,
    header,
    seed,
    chance: [`dice 1 1 0 = ${dice.join(' ')}`, `store 0 = ${deck.join(' ')}`, 'robbery 1 2 0 = 3 1 2'],
  };
}

describe('chance', () => {
  test('gives the numbers of the engine', async () => {
    expect(await new Chance(SEED).numbers('dice 3 2 1', 6, 5)).toEqual(PYTHON.dice);
    expect(await new Chance(SEED).shuffled('store 0', [...Array(10).keys()])).toEqual(PYTHON.store);
  });
  test('a shuffle keeps every card', async () => {
    const mixed = await new Chance(SEED).shuffled('property 0', [3, 3, 1, 7]);
    expect([...mixed].sort()).toEqual([1, 3, 3, 7]);
  });
});

describe('proof', () => {
  const outcomes = { dice: 6, store: 0 };

  test('a true game is right, and says what it left to others', async () => {
    const given = await proof();
    const verdict = await check(given, given.commitment, outcomes);
    expect(verdict).toMatchObject({ right: true, fault: null, checked: 2, numbers: 5, unchecked: 1 });
    expect(verdict.faces.reduce((a, b) => a + b)).toBe(5);
  });
  test.each([
    ['commitment', { commitment: '00'.repeat(32) }],
    ['server', { server: '00'.repeat(32) }],
    ['seat 0', { contributions: ['ce'.repeat(16), ''] }],
    ['seed', { header: '{"game":"goldriver"}' }],
    ['dice 1 1 0', { chance: ['dice 1 1 0 = 0 0 0 0 0'] }],
    ['store 0', { chance: ['store 0 = 5 4 3 2 1 0'] }],
  ])('a changed %s is found', async (fault, change) => {
    const given = await proof();
    const verdict = await check({ ...given, ...change }, given.commitment, outcomes);
    expect(verdict).toMatchObject({ right: false, fault });
  });
});
