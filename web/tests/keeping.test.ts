import { describe, expect, test } from 'vitest';
import { bruteOffered, diceOf, keepOf, sorted } from '../src/games/dicetown/keeping';
import type { Question } from '../src/lib/protocol';

const option = (dice: string, price: number, brute = 0) => ({
  text: `keep ${dice || 'none'}${brute ? ' brute' : ''}`,
  facts: { dice: `dice:${dice}`, count: dice ? dice.split(' ').length : 0, price, brute },
});
const ask: Question = {
  question: 4,
  prompt: 'keep',
  kind: 'dice',
  facts: {},
  options: [option('', 1), option('9', 0), option('9 9', 1), option('9 Q', 1), option('9 9', 0, 1)],
};

describe('keeping dice', () => {
  test('dice stand in the order of their faces, not of their letters', () => {
    expect(sorted(['A', '10', 'Q', '9', 'J'])).toBe('9 10 J Q A');
  });
  test('picked dice mean the answer that keeps exactly them', () => {
    expect(keepOf(ask, ['Q', '9'], false)?.text).toBe('keep 9 Q');
    expect(keepOf(ask, [], false)?.text).toBe('keep none');
    expect(keepOf(ask, ['9', '9'], true)?.text).toBe('keep 9 9 brute');
  });
  test('what is not offered is nothing', () => {
    expect(keepOf(ask, ['Q', 'Q'], false)).toBeNull();
    expect(keepOf(ask, ['9', 'Q'], true)).toBeNull();
  });
  test('a Brute is there only if an answer commits one', () => {
    expect(bruteOffered(ask)).toBe(true);
    expect(bruteOffered({ ...ask, options: ask.options.slice(0, 4) })).toBe(false);
  });
  test('without a cup the dice are those the answers name', () => {
    expect(diceOf(ask, [])).toEqual(['9', '9']);
    expect(diceOf(ask, ['K'])).toEqual(['K']);
  });
});
