/** Which drawings of the page a table in a notebook is put together from, by the name it uses them under. */
import { FACES, type Letters } from '../src/art/dice/face';
import { indianDie } from '../src/art/dice/indian';
import { arrowTile, peg, plain } from '../src/art/dice/tile';
import { picture } from '../src/art/goldriver/picture';
import { charge, TOWN_INK, TOWNS, type Town } from '../src/art/goldriver/town';
import { townArt } from '../src/art/goldriver/towns';
import { valley } from '../src/art/goldriver/valley';
import { burst } from '../src/art/marks/knob';
import { SUITS, type Suit, suit } from '../src/art/marks/suit';
import type { Drawing } from '../src/art/pen';
import { horizon } from '../src/art/places/horizon';
import { PLACES, type PlaceName, place } from '../src/art/places/place';
import { medal } from '../src/art/portraits/portrait';
import { SEATS } from '../src/art/seat';
import { deeds } from '../src/art/things/deeds';
import { gold } from '../src/art/things/gold';
import { hand } from '../src/art/things/hand';
import { mayor } from '../src/art/things/mayor';
import { bill } from '../src/art/things/money';
import { star } from '../src/art/things/star';
import { token } from '../src/art/token';

/** The words that are painted in drawings, of one language. */
export interface Painted {
  readonly faces: Letters;
  readonly signs: Readonly<Record<PlaceName, string>>;
}

/** The colours that the table itself is made of: what is round the drawings. */
export const INKS = [
  ...['ink', 'chip', 'on-chip', 'paper', 'paper-lit', 'red', 'stitch', 'title', 'brass-2', 'gold'],
  ...['wood-1', 'wood-2', 'wood-3', 'wood-4', 'leather-3', 'on-wood', 'on-wood-2', 'felt-2', 'on-felt'],
  ...[
    'tile',
    'on-tile',
    'on-town',
    'town-sn',
    'town-cm',
    'town-nl',
    'town-tk',
    'town-wr',
    'town-gm',
    'town-lm',
  ],
  ...['act-colt', 'act-shoe', 'act-lasso', 'act-house', 'sign', 'text'],
] as const;

export type Named = readonly [name: string, drawing: Drawing];

const each = <T>(prefix: string, things: readonly T[], draw: (thing: T) => Drawing): Named[] =>
  things.map((thing) => [`${prefix}-${thing}`, draw(thing)]);

/** Cards that look alike share a drawing: it bears the letters before the number. */
const CLAIMS = ['SN', 'CM', 'NL', 'TK', 'WRE', 'WRO', 'WRD', 'GM', 'LM'];
const ACTS = [
  ...['ALIN', 'MOON', 'MUST', 'PENY', 'JUDG', 'RAID', 'DYNA', 'HOLD', 'BAND'],
  ...['GOLD', 'WAG', 'BANK', 'POST', 'SALO', 'STAT'],
];
/** What a drawing of a card is asked for by: any card of that look. */
const CARD: Readonly<Record<string, string>> = {
  SN: 'SN02',
  CM: 'CM03',
  NL: 'NL03',
  TK: 'TK02',
  GM: 'GM06',
  LM: 'LM05',
};
const cardOf = (look: string): Drawing => picture(CARD[look] ?? `${look}1`, { gazette: '' });

/** An id has letters only. */
const SUIT: Readonly<Record<Suit, string>> = { '♠': 'spade', '♥': 'heart', '♦': 'diamond', '♣': 'club' };

/** At the river there is room for five. */
const RIVER_SEATS = 5;

const people = (): Named[] => {
  const seats = [...SEATS.keys()];
  return [
    ...each('medal', seats, medal),
    ...each('token', seats, (seat) => token(seat)),
    ...each('mayor', seats.slice(0, RIVER_SEATS), mayor),
  ];
};

const street = ({ faces, signs }: Painted): Named[] => [
  ['horizon', horizon(1440, 372, 640, 'none')],
  ...each('place', PLACES, (name) => place(name, signs[name])),
  ...each('peg', FACES, (face) => peg(face, faces[face])),
  ...each('tile', FACES, (face) => plain(face, faces[face])),
  ['tile-coach', arrowTile()],
  ['indian', indianDie('shaman')],
];

const things = (): Named[] => [
  ['gold', gold()],
  ['bill', bill()],
  ['star', star()],
  ['deed', deeds(1)],
  ['hand', hand(2)],
];

const river = (): Named[] => [
  ['valley', valley()],
  ...each('town', TOWNS, townArt),
  ...each('charge', Object.keys(TOWN_INK) as Town[], charge),
  ...each('card', [...CLAIMS, ...ACTS], cardOf),
  ...SUITS.map((which): Named => [`suit-${SUIT[which]}`, suit(which)]),
  ['danger', burst()],
];

export const drawings = (words: Painted): Named[] => [...people(), ...street(words), ...things(), ...river()];
