/**
 * The story of Gold River as pictures: an auction, a price on its way, cards that are chosen, a deed, a throw.
 * It is told from events alone, so that any line of the log can show its moment again; the view stays the truth.
 */
import { count, ids, seat as seatOf } from '$lib/facts';
import { type Gain, gainsOf as gains } from '$lib/moves';
import type { Event } from '$lib/protocol';
import type { Beat, Line } from '$lib/story';
import { MOVES, PACES, PARTS, type Title } from './events';

export type Kind = 'round' | 'auction' | 'price' | 'choice' | 'deed' | 'gold' | 'end';

/** What the stage draws: which part of a round, and all that was told in it so far. */
export interface Picture {
  kind: Kind;
  told: Event[];
  /** What each seat gets or gives in this very beat. */
  gains: Gain[];
  /** Whose moment it is. */
  lit: number[];
  cards: string[];
  town: string | null;
  total: number;
  /** Both dice of that total are alike. */
  doubles: boolean;
}

/** How long an event is looked at, by its pace. */
const MS: Record<string, number> = { quiet: 0, short: 450, long: 1300 };
const PLAIN = 800;
/** These begin a part anew even if the one before was of the same kind. */
const FIRST = new Set<Title>([
  'picked',
  'raided',
  'dynamited',
  'held-up',
  'swapped',
  'slots-played',
  'rolled',
]);
/** The hammer falls. */
export const SOLD = ['auction-won', 'nobody-bid'];
const SOUNDS: Partial<Record<Title, string>> = {
  'row-drawn': 'swish',
  'bid-made': 'click',
  'auction-won': 'gavel',
  'nobody-bid': 'gavel',
  'bids-revealed': 'reveal',
  received: 'coins',
  picked: 'swish',
  'fee-paid': 'coins',
  'first-mayor': 'sheriff',
  'became-mayor': 'sheriff',
  'dynamite-rolled': 'rattle',
  'held-up': 'rattle',
  dynamited: 'boom',
  exploded: 'boom',
  rolled: 'rattle',
  produced: 'coins',
  won: 'win',
};
/** Events of a choice that the cards and seats do not show by themselves. */
const PAPERS = new Set<Title>([
  'first-mayor',
  'became-mayor',
  'mustang-played',
  'joined',
  'attached',
  'parked',
  'lost-mine-waits',
]);

/** Whether what happens needs a paper of its own on the felt. */
export function papered({ kind, told }: Picture): boolean {
  return kind === 'deed' || kind === 'end' || PAPERS.has(told.at(-1)?.title as Title);
}

/** The nuggets that come into a hand or leave it in this event. */
export function gainsOf(told: Event): Gain[] {
  const moves = MOVES[told.title as Title] ?? [];
  return gains(told, moves).filter((gain) => gain.what === 'nuggets');
}

function pictureOf(kind: Kind, told: Event[], last: Event): Picture {
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
    doubles: kind === 'gold' && rolled?.facts.doubles === 'yes',
  };
}

/** Follows the parts of a round. */
class Teller {
  #kind: Kind = 'round';
  #told: Event[] = [];

  beat(line: Line): Beat<Picture> {
    const { told } = line;
    const title = told.title as Title;
    // What has no part of its own belongs to whatever is going on, as the Saloon's share of a price does.
    const here = (PARTS[title] as Kind | undefined) ?? this.#kind;
    const ms = MS[PACES[title] ?? ''] ?? PLAIN;
    if (here !== this.#kind || FIRST.has(title)) this.#told = [];
    this.#kind = here;
    this.#told = [...this.#told, told];
    const sound = SOUNDS[title];
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
