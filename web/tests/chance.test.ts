import { describe, expect, test, vi } from 'vitest';
import { Chance } from '../src/lib/chance';
import { hash, hex, hmac, utf8 } from '../src/lib/hash';
import { NOTHING_TOLD } from '../src/lib/ledger';
import { check } from '../src/lib/proof';
import { commitment, seedOf, tableCommitment } from '../src/lib/seed';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

/** What `engine/chance.py` gives for this seed. */
const PYTHON = {
  // A throw of six players: five faces for each seat.
  dice: [5, 5, 1, 3, 1, 1, 3, 3, 0, 0, 0, 5, 0, 2, 5, 1, 5, 5, 0, 2, 3, 1, 3, 2, 0, 3, 1, 3, 4, 5],
  store: [0, 8, 2, 1, 7, 9, 3, 4, 5, 6],
};

interface Change {
  server?: string;
  contributions?: string[];
  header?: string;
}

/** A game in which everything fits together, whatever was put in. */
function proof(change: Change = {}) {
  const server = change.server ?? 'ab'.repeat(32);
  const contributions = change.contributions ?? ['cd'.repeat(16), ''];
  const header = change.header ?? '{"game":"dicetown"}';
  const seed = seedOf(server, contributions, header);
  const chance = new Chance(seed);
  const dice = chance.numbers('dice 1 1', 6, 10);
  const deck = chance.shuffled('store 0', [0, 1, 2, 3, 4, 5]);
  return {
    table: 't',
    commitment: tableCommitment(server),
    server,
    commitments: [commitment(0, contributions[0] ?? ''), null],
    contributions,
    header,
    seed,
    chance: [`dice 1 1 = ${dice.join(' ')}`, `store 0 = ${deck.join(' ')}`, 'robbery 1 2 0 = 3 1 2'],
  };
}

describe('hash', () => {
  test('is SHA-256 and HMAC as published', () => {
    // FIPS 180-2, B.1, and RFC 4231, test case 2.
    expect(hash(utf8('a'), utf8('bc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(hex(hmac(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
  test('works where the browser keeps its own back', () => {
    vi.stubGlobal('crypto', {});
    expect(commitment(0, '00')).toHaveLength(64);
    vi.unstubAllGlobals();
  });
});

describe('chance', () => {
  test('gives the numbers of the engine', () => {
    expect(new Chance(SEED).numbers('dice 3 2', 6, 30)).toEqual(PYTHON.dice);
    expect(new Chance(SEED).shuffled('store 0', [...Array(10).keys()])).toEqual(PYTHON.store);
  });
  test('a shuffle keeps every card', () => {
    const mixed = new Chance(SEED).shuffled('property 0', [3, 3, 1, 7]);
    expect([...mixed].sort()).toEqual([1, 3, 3, 7]);
  });
});

describe('proof', () => {
  const outcomes = { dice: 6, store: 0 };
  /** What a player's page had noted of this game before anything was opened. */
  const told = () => {
    const { commitment, commitments, header, contributions } = proof();
    const own = { seat: 0, bytes: contributions[0] ?? '', opened: true };
    return { table: commitment, chairs: commitments, header, own };
  };

  test('a true game is right, and says what it left to others', () => {
    const verdict = check(proof(), told(), outcomes);
    expect(verdict).toMatchObject({ right: true, fault: null, checked: 2, numbers: 10, unchecked: 1 });
    expect(verdict.noted).toEqual({ table: true, chairs: true, own: 'in' });
    expect(verdict.faces.reduce((a, b) => a + b)).toBe(10);
  });
  test('faces are counted of the dice that have them', () => {
    const verdict = check(proof(), told(), outcomes, ['hunt']);
    expect(verdict).toMatchObject({ numbers: 10, faces: [0, 0, 0, 0, 0, 0] });
  });
  test.each([
    [{ what: 'commitment' }, { commitment: '00'.repeat(32) }],
    [{ what: 'server' }, { server: '00'.repeat(32) }],
    [{ what: 'seat', seat: 0 }, { contributions: ['ce'.repeat(16), ''] }],
    [{ what: 'seat', seat: 1 }, { contributions: ['cd'.repeat(16), 'ce'.repeat(16)] }],
    [{ what: 'seat', seat: 2 }, { contributions: ['cd'.repeat(16), '', 'ce'.repeat(16)] }],
    [{ what: 'own' }, { contributions: ['', ''] }],
    [{ what: 'header' }, { header: '{"game":"goldriver"}' }],
    [{ what: 'seed' }, { seed: '00'.repeat(32) }],
    [{ what: 'outcome', key: 'dice 1 1' }, { chance: ['dice 1 1 = 0 0 0 0 0 0 0 0 0 0'] }],
    [{ what: 'outcome', key: 'store 0' }, { chance: ['store 0 = 5 4 3 2 1 0'] }],
  ])('%j is found', (fault, change) => {
    const verdict = check({ ...proof(), ...change }, told(), outcomes);
    expect(verdict).toMatchObject({ right: false, fault });
  });

  test.each([
    [{ what: 'commitment' }, { server: 'ef'.repeat(32) }],
    [{ what: 'seat', seat: 0 }, { contributions: ['ef'.repeat(16), ''] }],
    [{ what: 'header' }, { header: '{"game":"dicetown","x":1}' }],
  ])('a seed chosen afterwards, with everything made to fit, is found: %j', (fault, change) => {
    const forged = proof(change);
    expect(check(forged, told(), outcomes)).toMatchObject({ right: false, fault });
    // Who had noted nothing cannot see it, and is told that nothing was compared.
    expect(check(forged, NOTHING_TOLD, outcomes)).toMatchObject({
      right: true,
      noted: { table: false, chairs: false, own: 'none' },
    });
  });

  test('own bytes that were never opened are not in the seed, and that is said', () => {
    const { own, ...rest } = told();
    const late = { ...rest, own: { ...own, bytes: 'aa'.repeat(16), opened: false } };
    expect(check(proof(), late, outcomes)).toMatchObject({ right: true, noted: { own: 'out' } });
  });
});
