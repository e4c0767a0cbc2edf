import { describe, expect, test } from 'vitest';
import { happened, leading, rowOf, statusOf } from '../src/games/goldriver/bids';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';

const lines = (...told: Event[]): Line[] => told.map((one, n) => ({ n, version: n, told: one }));
const event = (title: string, seat: number, more: Event['facts'] = {}): Event => ({
  title,
  facts: { seat: `seat:${seat}`, ...more },
});
const round: Event = { title: 'round-began', facts: { round: 2, seat: 'seat:0' } };
const row: Event = { title: 'row-drawn', facts: { cards: 'card:SN02 CM04 NL05' } };
const auction = [round, row, event('bid', 0, { amount: 3 }), event('passed', 1)];
const sold = [...auction, event('auction-won', 0, { amount: 3 })];

describe('what the story says of an auction', () => {
  test('the last word of everybody, and who leads', () => {
    expect(statusOf(lines(...auction), 0)).toEqual({ kind: 'bid', amount: 3 });
    expect(statusOf(lines(...auction), 1).kind).toBe('passed');
    expect(statusOf(lines(...auction), 2).kind).toBe('none');
    expect(leading(lines(...auction))).toEqual({ seat: 0, amount: 3 });
  });
  test('a Moonshine turns this round and no other', () => {
    const turned = [...sold, event('moonshine-played', 1)];
    expect(happened(lines(...sold), 'moonshine-played')).toBe(false);
    expect(happened(lines(...turned), 'moonshine-played')).toBe(true);
    expect(leading(lines(...turned))).toEqual({ seat: 0, amount: 3 });
    expect(happened(lines(...turned, round), 'moonshine-played')).toBe(false);
  });
  test('nothing of an auction counts when a new round begins', () => {
    expect(leading(lines(...sold, round))).toBeNull();
    expect(statusOf(lines(...sold, round), 0).kind).toBe('none');
  });
  test('a card that is taken stays with the name of its taker, a burned one is gone', () => {
    const picked = event('picked', 0, { card: 'card:CM04' });
    const burned = event('burned', 0, { card: 'card:SN02' });
    expect(rowOf(lines(...sold, picked, burned))).toEqual([
      { card: 'CM04', taker: 0 },
      { card: 'NL05', taker: null },
    ]);
  });
});
