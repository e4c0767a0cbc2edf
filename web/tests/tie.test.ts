import { describe, expect, test } from 'vitest';
import { namedAt, settle, tieOf } from '../src/games/dicetown/felt/tie';
import type { Question } from '../src/lib/protocol';
import type { Table } from '../src/lib/table.svelte';

const PETITION = {
  question: 3,
  prompt: 'last-call',
  kind: 'words',
  facts: { place: 'place:bank', tied: 'seat:0 1', waiting: 0 },
  options: [
    { text: 'decide', facts: {} },
    { text: 'last-call', facts: {} },
    { text: 'demand 1', facts: { seat: 'seat:1' } },
  ],
} as Question;
const name = (text: string, seat: number, deal: number) => ({ text, facts: { seat: `seat:${seat}`, deal } });
const decision = (spot: number): Question => ({
  ...PETITION,
  question: 4,
  prompt: 'decision',
  kind: 'seat',
  facts: { ...PETITION.facts, spot },
  options: [name('name 0', 0, 0), name('name 1 take', 1, 1), name('name 1 waive', 1, 2)],
});
const offer = { seat: 1, spot: 0, nuggets: 0, dollars: 2, deeds: 0, cards: 0 };
const table = { id: 'one', view: { table: { offers: [offer] } } } as unknown as Table;

describe('a tie costs the Sheriff one question', () => {
  test('he may name everybody at once, with or without what they offer, or ask for more', () => {
    const texts = tieOf(table, PETITION).options.map((option) => option.text);
    expect(texts).toEqual(['name 0', 'name 1 take', 'name 1 waive', 'last-call', 'demand 1']);
  });
  test('a name decides, and answers the question that follows; once', () => {
    expect(settle(table, PETITION, 'name 1 take')).toBe('decide');
    expect(namedAt(table, decision(1))).toBe('name 1 take');
    expect(namedAt(table, decision(1))).toBeNull();
  });
  test('what the rules offer themselves is answered as it is', () => {
    expect(settle(table, PETITION, 'last-call')).toBe('last-call');
    expect(namedAt(table, decision(1))).toBeNull();
  });
  test('a name that is not among the answers, or the second place, is asked', () => {
    settle(table, PETITION, 'name 7');
    expect(namedAt(table, decision(1))).toBeNull();
    settle(table, PETITION, 'name 0');
    expect(namedAt(table, decision(2))).toBeNull();
  });
});
