import { describe, expect, test } from 'vitest';
import { count, ids, number, seat, seats, things, verb } from '../src/lib/facts';

describe('facts', () => {
  test('a word gives its ids, whatever its kind', () => {
    expect(ids('card:dynamite wanted')).toEqual(['dynamite', 'wanted']);
    expect(ids('dice:')).toEqual([]);
    expect(ids(3)).toEqual([]);
  });
  test('only a word of seats names seats', () => {
    expect(seats('seat:2 0')).toEqual([2, 0]);
    expect(seat('card:deed1')).toBeNull();
    expect(seat('nobody')).toBeNull();
  });
  test('a number that is not there counts as none', () => {
    expect(count({ price: 2 }, 'price')).toBe(2);
    expect(count({ price: 'card:1' }, 'price')).toBe(0);
    expect(count({}, 'price')).toBe(0);
  });
  test('an answer points at the things of its first word, and says its first number', () => {
    expect(things({ count: 2, outlaw: 'outlaw:out3' })).toEqual(['out3']);
    expect(things({ aim: 'none', cards: 'card:deed1 deed2' })).toEqual(['deed1', 'deed2']);
    expect(things({ amount: 4 })).toEqual([]);
    expect(number({ amount: 0 })).toBe(0);
    expect(number({ card: 'card:deed1' })).toBeNull();
  });
  test('the verb is the first word', () => expect(verb('keep 9 9 Q')).toBe('keep'));
});
