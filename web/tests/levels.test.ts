import { expect, test } from 'vitest';
import { usual } from '../src/lib/levels';

test('who liked a level that this game does not have gets another one', () => {
  expect(usual(['tumbleweed', 'greenhorn', 'miser'], 'miser')).toBe('miser');
  expect(usual(['tumbleweed', 'greenhorn'], 'miser')).toBe('greenhorn');
  expect(usual(['tumbleweed'], 'miser')).toBe('tumbleweed');
  expect(usual([], 'marshal')).toBe('marshal');
});
