/** Every drawing there is, with words that no drawing would have by itself. */
import { readFileSync } from 'node:fs';
import { curve } from '../../src/art/curve';
import { FACES, type Letters } from '../../src/art/dice/face';
import { INDIAN_FACES, indianDie } from '../../src/art/dice/indian';
import { PIPS } from '../../src/art/dice/pips';
import { rest } from '../../src/art/dice/rest';
import { arrowTile, chip, peg, plain, tile } from '../../src/art/dice/tile';
import { picture as townCard } from '../../src/art/dicetown/picture';
import { mayorOf, picture as riverCard } from '../../src/art/goldriver/picture';
import { charge, TOWN_INK, TOWNS, type Town } from '../../src/art/goldriver/town';
import { townArt } from '../../src/art/goldriver/towns';
import { valley } from '../../src/art/goldriver/valley';
import { fuse } from '../../src/art/marks/fuse';
import { alarm, burst, handle, knob, slide } from '../../src/art/marks/knob';
import { palm } from '../../src/art/marks/palm';
import { awayHat, cog, watch } from '../../src/art/marks/presence';
import { SUITS, suit } from '../../src/art/marks/suit';
import type { Drawing } from '../../src/art/pen';
import { horizon } from '../../src/art/places/horizon';
import { PLACES, place } from '../../src/art/places/place';
import { bust, medal } from '../../src/art/portraits/portrait';
import { chair } from '../../src/art/scenery/chair';
import { saloonRoom } from '../../src/art/scenery/saloon';
import { spyglass } from '../../src/art/scenery/spyglass';
import { wire } from '../../src/art/scenery/telegraph';
import { cactus, signpost, tumbleweed } from '../../src/art/scenery/trail';
import { chest } from '../../src/art/things/chest';
import { cup } from '../../src/art/things/cup';
import { deeds } from '../../src/art/things/deeds';
import { gavel } from '../../src/art/things/gavel';
import { gold, heap } from '../../src/art/things/gold';
import { cardBack, hand } from '../../src/art/things/hand';
import { mayor } from '../../src/art/things/mayor';
import { bill, bills } from '../../src/art/things/money';
import { pennant } from '../../src/art/things/pennant';
import { star } from '../../src/art/things/star';
import { token } from '../../src/art/token';

const LOCALE = '../src/tenderfoot/locale';

/** What comes after the prefix in the ids of a catalogue. */
export function named(catalogue: string, prefix: string): string[] {
  const text = readFileSync(`${LOCALE}/en/${catalogue}.ftl`, 'utf8');
  return [...text.matchAll(new RegExp(`^${prefix}-(\\S+) *=`, 'gm'))].map((match) => match[1] ?? '');
}

/** Words as the page passes them in: none of them could come from a drawing. */
export const PASSED = '⟦';
export const LETTERS = Object.fromEntries(FACES.map((face) => [face, PASSED])) as Letters;
export const LETTERING = { faces: LETTERS, wanted: PASSED, gazette: PASSED };

export const TOWN_CARDS = ['card', 'elixir', 'outlaw', 'river'].flatMap((prefix) =>
  named('dicetown', prefix),
);
export const RIVER_CARDS = named('goldriver', 'card');

const SEATS = [0, 1, 2, 3, 4, 5];
const AMOUNTS = [0, 1, 3, 9];

const each = <T>(name: string, things: readonly T[], draw: (thing: T) => Drawing): [string, Drawing][] =>
  things.map((thing) => [`${name} ${thing}`, draw(thing)]);

const people = (): [string, Drawing][] => [
  ...each('bust', SEATS, bust),
  ...each('medal', SEATS, medal),
  ...each('token', SEATS, (seat) => token(seat, PASSED)),
  ...each('mayor', SEATS, mayor),
  ...each('pennant', SEATS, pennant),
];

const dice = (): [string, Drawing][] => [
  ...each('rest', FACES, (face) => rest({ face, letters: LETTERS })),
  ...each('pine', PIPS, (pips) => rest({ pips })),
  ...[peg, tile, plain, chip].flatMap((draw, i) => each(`tile ${i}`, FACES, (face) => draw(face, PASSED))),
  ...each('indian', INDIAN_FACES, indianDie),
  ['arrow', arrowTile()],
];

const cards = (): [string, Drawing][] => [
  ...each('town card', TOWN_CARDS, (id) => townCard(id, LETTERING)),
  ...each('river card', RIVER_CARDS, (id) => riverCard(id, LETTERING)),
  ['mayor card', mayorOf()],
];

const things = (): [string, Drawing][] => [
  ...[bills, heap, deeds, hand].flatMap((draw, i) => each(`thing ${i}`, AMOUNTS, draw)),
  ...[bill, gold, cardBack, cup, star, gavel].map((draw, i): [string, Drawing] => [`single ${i}`, draw()]),
  ['chest', chest(PASSED)],
];

const marks = (): [string, Drawing][] => [
  ...each('suit', SUITS, suit),
  ...each('watch', [0, 0.1, 0.5, 1], watch),
  ...each('fuse', [0, 0.5, 1], fuse),
  ...each('knob', [true, false], knob),
  ...[slide, handle, alarm, burst, palm, awayHat, cog].map((draw, i): [string, Drawing] => [
    `mark ${i}`,
    draw(),
  ]),
];

const scenes = (): [string, Drawing][] => [
  ...each('place', PLACES, (name) => place(name, PASSED)),
  ...each('town', TOWNS, townArt),
  ...each('charge', Object.keys(TOWN_INK) as Town[], charge),
  ...each('wire', [true, false], wire),
  ...each('chair', [true, false], chair),
  ...[horizon, valley, saloonRoom, spyglass, cactus, tumbleweed].map((draw, i): [string, Drawing] => [
    `scene ${i}`,
    draw(),
  ]),
  [
    'signpost',
    signpost([
      { words: PASSED, way: 1 },
      { words: PASSED, way: -1 },
    ]),
  ],
  [
    'curve',
    curve(
      [
        { seat: 0, values: [25, 50, 75] },
        { seat: 1, values: [25, 10, 5] },
      ],
      { now: 1, marks: [[1, 1]] },
    ),
  ],
];

export const everything = (): [string, Drawing][] => [
  ...people(),
  ...dice(),
  ...cards(),
  ...things(),
  ...marks(),
  ...scenes(),
];
