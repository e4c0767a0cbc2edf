import { describe, expect, test } from 'vitest';
import { beats } from '../src/games/dicetown/tale';
import type { Event } from '../src/lib/protocol';
import { QUICK } from '../src/lib/stage.svelte';
import type { Line } from '../src/lib/story';
import games from './rounds.json';

/** How long, in milliseconds, the rounds of these games are looked at: all of it, and the town alone. */
function rounds(told: Event[]): { whole: number; town: number; quick: number }[] {
  const found: { whole: number; town: number; quick: number }[] = [];
  const lines: Line[] = told.map((one, n) => ({ n, version: n, told: one }));
  for (const beat of beats(lines, [])) {
    if (beat.lines.some((line) => line.told.title === 'round-began'))
      found.push({ whole: 0, town: 0, quick: 0 });
    const round = found.at(-1);
    if (!round) continue;
    round.whole += beat.ms;
    if (beat.picture?.kind !== 'place') continue;
    round.town += beat.ms;
    if (!beat.minor) round.quick += beat.ms / QUICK;
  }
  return found.slice(0, -1);
}

const all = (games as Event[][]).flatMap(rounds);

describe('the pace of Dice Town, in seeded games of four', () => {
  test('a round is looked at for at most fourteen seconds, its town for at most eight', () => {
    expect(all.length).toBeGreaterThan(6);
    expect(Math.max(...all.map((round) => round.whole))).toBeLessThanOrEqual(14_000);
    expect(Math.max(...all.map((round) => round.town))).toBeLessThanOrEqual(8_000);
  });
  test('at the quick speed a town is resolved in six seconds or less, and nobody stops where nothing changes', () => {
    expect(Math.max(...all.map((round) => round.quick))).toBeLessThanOrEqual(6_000);
    expect(all.some((round) => round.quick < round.town / QUICK)).toBe(true);
  });
});
