/**
 * The story of Gold River as pictures: an auction, a price on its way, cards that are chosen, a deed, a throw.
 * It is told from events alone, so that any line of the log can show its moment again; the view stays the truth.
 */
import { count, ids, seat as seatOf } from '$lib/facts';
import { type Gain, gainsOf as gains } from '$lib/moves';
import type { Told } from '$lib/protocol';
import type { Beat, Line } from '$lib/story';
import { type Event, MOVES } from './events';

export type Kind = 'round' | 'auction' | 'price' | 'choice' | 'deed' | 'gold' | 'end';

/** What the stage draws: which part of a round, and all that was told in it so far. */
export interface Picture {
  kind: Kind;
  told: Told[];
  /** What each seat gets or gives in this very beat. */
  gains: Gain[];
  /** Whose moment it is. */
  lit: number[];
  cards: string[];
  town: string | null;
  total: number;
}

/** To which part of a round an event belongs, and how long it is looked at. */
const PARTS: Record<string, [Kind, number]> = {
  'round-began': ['round', 0],
  'row-drawn': ['round', 900],
  'row-put-back': ['round', 700],
  'penny-press-played': ['deed', 1200],
  'bid-made': ['auction', 450],
  passed: ['auction', 350],
  'auction-won': ['auction', 900],
  'nobody-bid': ['auction', 900],
  'bids-revealed': ['auction', 1600],
  'moonshine-played': ['price', 1100],
  'price-paid': ['price', 600],
  'all-in-played': ['price', 900],
  received: ['price', 500],
  'rest-lost': ['price', 400],
  'stake-paid': ['choice', 500],
  'half-taken': ['choice', 1000],
  'all-taken': ['choice', 1000],
  'mustang-played': ['choice', 900],
  picked: ['choice', 700],
  burned: ['choice', 700],
  'fee-paid': ['choice', 700],
  placed: ['choice', 0],
  kept: ['choice', 0],
  parked: ['choice', 400],
  'lost-mine-waits': ['choice', 500],
  joined: ['choice', 600],
  attached: ['choice', 700],
  'first-mayor': ['choice', 1000],
  'became-mayor': ['choice', 1300],
  swapped: ['deed', 1300],
  raided: ['deed', 900],
  'raid-paid': ['deed', 700],
  'raid-lost': ['deed', 700],
  dynamited: ['deed', 1000],
  'deposit-returned': ['deed', 600],
  'dynamite-rolled': ['deed', 1300],
  'held-up': ['deed', 1500],
  'slots-played': ['deed', 1200],
  'slot-kept': ['deed', 700],
  deposited: ['deed', 600],
  'saloon-paid': ['gold', 500],
  'one-die-rolled': ['gold', 800],
  rolled: ['gold', 1000],
  produced: ['gold', 700],
  'nothing-produced': ['gold', 800],
  'ghost-given': ['gold', 900],
  exploded: ['gold', 1000],
  'game-ended': ['end', 1000],
  'poker-won': ['end', 1000],
  scored: ['end', 0],
  won: ['end', 1200],
};
/** These begin a part anew even if the one before was of the same kind. */
const FIRST = new Set(['picked', 'raided', 'dynamited', 'held-up', 'swapped', 'slots-played', 'rolled']);
/** The hammer falls. */
export const SOLD = ['auction-won', 'nobody-bid'];
const SOUNDS: Record<string, string> = {
  'row-drawn': 'swish',
  'bid-made': 'click',
  'auction-won': 'thud',
  'nobody-bid': 'thud',
  'bids-revealed': 'reveal',
  received: 'coins',
  picked: 'swish',
  'fee-paid': 'coins',
  'first-mayor': 'sheriff',
  'became-mayor': 'sheriff',
  'dynamite-rolled': 'rattle',
  'held-up': 'rattle',
  dynamited: 'thud',
  exploded: 'thud',
  rolled: 'rattle',
  produced: 'coins',
  won: 'win',
};
/** The nuggets that come into a hand or leave it in this event. */
export function gainsOf(told: Told): Gain[] {
  const moves = MOVES[told.title as Event['title']] ?? [];
  return gains(told, moves).filter((gain) => gain.what === 'nuggets');
}

function pictureOf(kind: Kind, told: Told[], last: Told): Picture {
  const { facts } = last;
  const seat = seatOf(facts.seat);
  const rolled = told.findLast((one) => 'total' in one.facts && one.title === 'rolled');
  return {
    kind,
    told,
    gains: gainsOf(last),
    lit: seat === null ? [] : [seat],
    cards: [...ids(facts.card), ...ids(facts.cards), ...ids(facts.gained)],
    town: ids(facts.town)[0] ?? null,
    total: kind === 'gold' && rolled ? count(rolled.facts, 'total') : 0,
  };
}

/** Follows the parts of a round. */
class Teller {
  #kind: Kind = 'round';
  #told: Told[] = [];

  beat(line: Line): Beat<Picture> {
    const { told } = line;
    const [kind, ms] = PARTS[told.title] ?? [this.#kind, 400];
    // The Saloon takes its part of prices too: it belongs to whatever is going on.
    const here = told.title === 'saloon-paid' ? this.#kind : kind;
    if (here !== this.#kind || FIRST.has(told.title)) this.#told = [];
    this.#kind = here;
    this.#told = [...this.#told, told];
    const sound = SOUNDS[told.title];
    return { lines: [line], ms, picture: pictureOf(here, this.#told, told), ...(sound ? { sound } : {}) };
  }
}

/** What takes no time of its own is seen with what comes before it, or after it at the beginning. */
function joined(before: Beat<Picture>, next: Beat<Picture>): Beat<Picture> | null {
  const same = before.picture?.kind === next.picture?.kind;
  if (!same || (before.ms && next.ms)) return null;
  const sound = before.sound ?? next.sound;
  const gains = [...(before.picture?.gains ?? []), ...(next.picture?.gains ?? [])];
  return {
    lines: [...before.lines, ...next.lines],
    ms: Math.max(before.ms, next.ms),
    ...(sound ? { sound } : {}),
    ...(next.picture ? { picture: { ...next.picture, gains } } : {}),
  };
}

/** The beats of these lines; `before` are all lines before them. */
export function beats(lines: Line[], before: Line[]): Beat<Picture>[] {
  const teller = new Teller();
  const round = before.findLastIndex((line) => line.told.title === 'round-began');
  for (const line of before.slice(Math.max(0, round))) teller.beat(line);
  const found: Beat<Picture>[] = [];
  for (const line of lines) {
    const beat = teller.beat(line);
    const last = found.at(-1);
    const both = last ? joined(last, beat) : null;
    if (both) found[found.length - 1] = both;
    else found.push(beat);
  }
  return found;
}
