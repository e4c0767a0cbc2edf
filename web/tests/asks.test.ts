import { describe, expect, test } from 'vitest';
import { face as town } from '../src/games/dicetown/face';
import { KINDS as TOWN } from '../src/games/dicetown/prompts';
import { onRow } from '../src/games/goldriver/asking';
import { face as river } from '../src/games/goldriver/face';
import { KINDS as RIVER } from '../src/games/goldriver/prompts';
import Ask from '../src/lib/Ask.svelte';
import { SHARED } from '../src/lib/asks';
import type { Kind, Question } from '../src/lib/protocol';

const asked = (prompt: string, kind: Kind): Question => ({
  question: 1,
  prompt,
  kind,
  facts: {},
  options: [],
});
const GAMES = [
  { game: 'dicetown', face: town, kinds: Object.entries(TOWN) },
  { game: 'goldriver', face: river, kinds: Object.entries(RIVER) },
];

describe('the widget of a question', () => {
  test.each(GAMES)('every question of $game is drawn, none is only a list', ({ face, kinds }) => {
    for (const [prompt, kind] of kinds) {
      const widget = face.widget(asked(prompt, kind));
      expect(widget, prompt).not.toBeNull();
      expect(widget, prompt).not.toBe(Ask);
    }
  });
  test.each(GAMES)('a new question of $game is drawn by its kind', ({ face, kinds }) => {
    const drawn = new Map(kinds.map(([, kind]) => [kind, face.widget(asked('unheard-of', kind))]));
    for (const [kind, widget] of drawn) expect(widget, kind).not.toBeNull();
    expect(drawn.get('amount')).not.toBe(drawn.get('seat'));
  });
  test.each(GAMES)('a kind that $game does not know is left to the list of answers', ({ face }) => {
    expect(face.widget(asked('unheard-of', 'wager' as Kind))).toBeNull();
    expect(SHARED.dice).toBe(Ask);
  });
});

describe('questions about the row', () => {
  const pick = (...cards: string[]): Question => ({
    ...asked('pick', 'card'),
    options: cards.map((card) => ({ text: `pick ${card}`, facts: { card: `card:${card}` } })),
  });
  test('a card of the row is touched there, another is not', () => {
    expect(onRow(pick('m1', 'm2'), ['m1', 'm2', 'm3'])).toBe(true);
    expect(onRow(pick('m1', 'm9'), ['m1', 'm2', 'm3'])).toBe(false);
    expect(onRow(asked('raid', 'place'), ['m1'])).toBe(false);
  });
});
