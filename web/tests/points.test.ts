/** Points follow the story step by step: never before the words, never after them, and nobody counts a rule. */
import { describe, expect, test } from 'vitest';
import { pointsAfter } from '../src/games/dicetown/points';
import type { ViewShape } from '../src/games/dicetown/shapes';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';

/** I am seat 0 and have three points in my hand that the others do not know of. */
const view = {
  table: { almanac: { points: [5, 9, 4] } },
  own: { seat: 0, points: [8, 9, 4] },
} as unknown as ViewShape;
const lines = (...told: Event[]): Line[] => told.map((one, n) => ({ n, version: n, told: one }));
const none = new Set<number>();
const told = (...some: Event[]) => pointsAfter(view, lines(...some), none);
const dug: Event = { title: 'dug', facts: { seat: 'seat:0', nuggets: 2, counted: 7 } };

describe('points', () => {
  test('are those of the view until something is told', () => {
    expect(told()).toEqual([8, 9, 4]);
  });
  test('change with each event by what everybody can count', () => {
    expect(told(dug)).toEqual([10, 9, 4]);
    const robbed: Event = { title: 'bank-robbed', facts: { seat: 'seat:0', dollars: 4, counted: 9 } };
    expect(told(dug, robbed)).toEqual([12, 9, 4]);
  });
  test('wait for what is still in the air, and only for that', () => {
    const badge: Event = {
      title: 'badge-taken',
      facts: { seat: 'seat:0', before: 'seat:1', counted_seat: 12, counted_before: 4 },
    };
    expect(pointsAfter(view, lines(dug, badge), new Set([0]))).toEqual([13, 4, 4]);
    expect(pointsAfter(view, lines(dug, badge), none)).toEqual([15, 4, 4]);
  });
  test('of a card that I see are those printed on it', () => {
    const drawn: Event = {
      title: 'deed-drawn',
      facts: { seat: 'seat:0', card: 'card:deed4', worth: 4, counted: 6 },
    };
    expect(told(drawn)).toEqual([12, 9, 4]);
    const stolen: Event = {
      title: 'card-stolen',
      facts: {
        ...{ robber: 'seat:2', victim: 'seat:0', card: 'card:deed3', deed: 1, worth: 3 },
        ...{ counted_robber: 5, counted_victim: 4 },
      },
    };
    expect(told(stolen)).toEqual([5, 9, 7]);
  });
  test('of a card that I do not see are what everybody knows of it', () => {
    const drawn: Event = { title: 'deed-drawn-unseen', facts: { seat: 'seat:1', counted: 10 } };
    expect(told(drawn)).toEqual([8, 10, 4]);
  });
  test('that I lay open were mine before, those of another are news', () => {
    const fenced = (seat: number, counted: number): Event => ({
      title: 'fenced',
      facts: { seat: `seat:${seat}`, cards: 'card:deed3', counted },
    });
    expect(told(fenced(0, 7))).toEqual([8, 9, 4]);
    expect(told(fenced(2, 6))).toEqual([8, 9, 6]);
  });
  test('of an event that tells nothing of them stay', () => {
    expect(told({ title: 'doc-waits', facts: { seats: 'seat:1' } })).toEqual([8, 9, 4]);
  });
});
