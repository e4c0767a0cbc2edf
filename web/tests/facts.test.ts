import { describe, expect, test } from 'vitest';
import { count, ids, seat, seats, verb } from '../src/lib/facts';

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
  test('the verb is the first word', () => expect(verb('keep 9 9 Q')).toBe('keep'));
});
