import { describe, expect, test } from 'vitest';
import { statusOf, wordOf } from '../src/games/goldriver/bids';
import type { SaleShape } from '../src/games/goldriver/shapes';
import { rowOf } from '../src/games/goldriver/told';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';

const lines = (...told: Event[]): Line[] => told.map((one, n) => ({ n, version: n, told: one }));
const event = (title: string, seat: number, more: Event['facts'] = {}): Event => ({
  title,
  facts: { seat: `seat:${seat}`, ...more },
});
const round: Event = { title: 'round-began', facts: { round: 2, seat: 'seat:0' } };
const row: Event = { title: 'row-drawn', facts: { cards: 'card:SN02 CM04 NL05' } };
const auction = [round, row, event('bid-made', 0, { amount: 3 }), event('passed', 1)];
const sold = [...auction, event('auction-won', 0, { amount: 3 })];

const sale: SaleShape = {
  leader: 0,
  sold: false,
  price: 3,
  passed: [1],
  receivers: [2, 1],
  shares: [2, 1],
  pickers: [0, 1, 2],
};

describe('how a sale stands', () => {
  test('as the view has it: a bid, a pass, the winner', () => {
    expect(statusOf(sale, 0)).toEqual({ kind: 'bid', amount: 3 });
    expect(statusOf(sale, 1).kind).toBe('passed');
    expect(statusOf(sale, 2).kind).toBe('none');
    expect(statusOf({ ...sale, sold: true }, 0)).toEqual({ kind: 'won', amount: 3 });
    expect(statusOf({ ...sale, sold: true, price: null }, 0).kind).toBe('winner');
    expect(statusOf(null, 0).kind).toBe('none');
  });
  test('while it is told, the last word of everybody', () => {
    expect(wordOf(auction, 0)).toEqual({ kind: 'bid', amount: 3 });
    expect(wordOf(auction, 1)?.kind).toBe('passed');
    expect(wordOf(auction, 2)).toBeNull();
    expect(wordOf(sold, 0)).toEqual({ kind: 'won', amount: 3 });
  });
  test('a card that is taken stays with the name of its taker, a burned one burnt', () => {
    const picked = event('picked', 0, { card: 'card:CM04' });
    const burned = event('burned', 0, { card: 'card:SN02' });
    expect(rowOf(lines(...sold, picked, burned))).toEqual([
      { card: 'SN02', taker: null, burnt: true },
      { card: 'CM04', taker: 0, burnt: false },
      { card: 'NL05', taker: null, burnt: false },
    ]);
  });
});
