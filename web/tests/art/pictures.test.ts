/** Every card of both games has a picture of its own. The cards are those of the catalogues, not of a list kept here. */
import { describe, expect, test } from 'vitest';
import { INDIAN_FACES } from '../../src/art/dice/indian';
import { kind, picture as townCard } from '../../src/art/dicetown/picture';
import { actKind, picture as riverCard } from '../../src/art/goldriver/picture';
import { TOWNS, townOf } from '../../src/art/goldriver/town';
import { PLACES } from '../../src/art/places/place';
import { DECK } from '../../src/games/goldriver/deck';
import { LETTERING, named, RIVER_CARDS, TOWN_CARDS } from './everything';

/** Strokes enough to be a picture: a ground alone has three. */
const strokes = (art: string): number => art.match(/<(path|rect|circle|ellipse|text)/g)?.length ?? 0;

describe('Dice Town', () => {
  test('the catalogue names cards of every sort', () => {
    expect(TOWN_CARDS).toEqual(
      expect.arrayContaining(['deed5', 'eq8', 'smoke', 'el_power', 'out10b', 'rv_star']),
    );
    expect(TOWN_CARDS.length).toBeGreaterThan(50);
  });
  test('every card has a picture', () => {
    expect(TOWN_CARDS.filter((id) => strokes(townCard(id, LETTERING).art) <= 6)).toEqual([]);
  });
  test('no two cards share a picture', () => {
    const seen = new Map(TOWN_CARDS.map((id) => [townCard(id, LETTERING).art, id]));
    expect(seen.size).toBe(TOWN_CARDS.length);
  });
  test('each card has the rim of its kind', () => {
    const found = ['eq1', 'dynamite', 'wanted', 'deed3', 'ranch', 'el_charm', 'rv_gold2', 'outJa'].map(kind);
    expect(found).toEqual(['gear', 'trick', 'law', 'deed', 'ranch', 'elixir', 'elixir', 'law']);
  });
  test('every face of the Indian die is drawn', () => {
    expect([...INDIAN_FACES].sort()).toEqual(named('dicetown', 'indian').sort());
  });
  test('every place of the town is a building', () => {
    const indoors = ['doc', 'village', 'evening'];
    expect(named('dicetown', 'place').filter((id) => !indoors.includes(id))).toEqual(PLACES);
  });
});

describe('Gold River', () => {
  test('the catalogue names every card of the deck', () => {
    expect([...RIVER_CARDS].sort()).toEqual(Object.keys(DECK).sort());
  });
  test('every card has a picture', () => {
    expect(RIVER_CARDS.filter((id) => strokes(riverCard(id, LETTERING).art) <= 6)).toEqual([]);
  });
  test('a card is a claim or is played, never both', () => {
    expect(RIVER_CARDS.filter((id) => Boolean(townOf(id)) === Boolean(actKind(id)))).toEqual([]);
  });
  test('a claim stands in the town that is printed on it', () => {
    for (const [id, { town }] of Object.entries(DECK)) if (town) expect(townOf(id)).toBe(town);
  });
  test('the towns are those of the catalogue', () => {
    expect(TOWNS).toEqual(named('goldriver', 'town'));
  });
});

test('a card nobody has drawn is an empty paper, not a mistake', () => {
  expect(townCard('unheard-of', LETTERING).art).toBe('');
  expect(riverCard('unheard-of', LETTERING).art).toBe('');
});
