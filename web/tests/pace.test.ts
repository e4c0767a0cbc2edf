import { describe, expect, test } from 'vitest';
import { beats } from '../src/games/dicetown/tale';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';
import games from './rounds.json';

/** How long, in milliseconds, the rounds of these games are looked at: all of it, and the town alone. */
function rounds(told: Event[]): { whole: number; town: number }[] {
  const found: { whole: number; town: number }[] = [];
  const lines: Line[] = told.map((one, n) => ({ n, version: n, told: one }));
  for (const beat of beats(lines, [])) {
    if (beat.lines.some((line) => line.told.title === 'round-began')) found.push({ whole: 0, town: 0 });
    const round = found.at(-1);
    if (!round) continue;
    round.whole += beat.ms;
    if (beat.picture?.kind === 'place') round.town += beat.ms;
  }
  return found.slice(0, -1);
}

const all = (games as Event[][]).flatMap(rounds);
const QUICK = 2;

describe('the pace of Dice Town, in seeded games of four', () => {
  test('a round is looked at for at most fourteen seconds, its town for at most eight', () => {
    expect(all.length).toBeGreaterThan(6);
    expect(Math.max(...all.map((round) => round.whole))).toBeLessThanOrEqual(14_000);
    expect(Math.max(...all.map((round) => round.town))).toBeLessThanOrEqual(8_000);
  });
  test('at the quick speed a town is resolved in about six seconds or less', () => {
    expect(Math.max(...all.map((round) => round.town / QUICK))).toBeLessThanOrEqual(6_000);
  });
});
