import { describe, expect, test } from 'vitest';
import type { StandingAnswer, You } from '../src/lib/protocol';
import { Standing } from '../src/lib/standing.svelte';
import type { Table } from '../src/lib/table.svelte';

/** Somebody's standing answers at a table in round 2, kept as the server would. */
function standing(): Standing {
  const you = { standing: [] as StandingAnswer[] };
  const table = {
    you: you as unknown as You,
    view: { table: { round: 2 }, own: { seat: 0 } },
    wish: async (wish: { answers: StandingAnswer[] }) => {
      you.standing = wish.answers;
    },
  };
  return new Standing(table as unknown as Table);
}

describe('standing answers', () => {
  test('a card is played ahead beside others, and taken back alone', async () => {
    const one = standing();
    await one.atOnce('play dynamite');
    await one.atOnce('play wanted');
    expect(one.answers.map((each) => each.choice)).toEqual(['play dynamite', 'play wanted']);
    const kept = one.played('play dynamite');
    if (kept) await one.drop(kept);
    expect(one.answers.map((each) => each.choice)).toEqual(['play wanted']);
  });
  test('a card played ahead is no passing of everything', async () => {
    const one = standing();
    await one.atOnce('play wanted');
    expect(one.everything).toBeNull();
  });
  test('passing a round comes before what is played ahead, and leaves it for the next', async () => {
    const one = standing();
    await one.atOnce('play wanted');
    await one.thisRound('pass');
    expect(one.answers.map((each) => each.choice)).toEqual(['pass', 'play wanted']);
    if (one.everything) await one.drop(one.everything);
    expect(one.answers.map((each) => each.choice)).toEqual(['play wanted']);
  });
});
