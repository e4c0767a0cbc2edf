/**
 * The story of Dice Town as pictures: who had which dice when a place was visited, and what came of it. It is
 * told from events alone, so that any line of the log can show its moment again; the view stays the truth.
 */
import { ids, seat as seatOf, seats as seatsOf } from '$lib/facts';
import { type Gain, gainsOf as gains } from '$lib/moves';
import type { Event } from '$lib/protocol';
import type { Beat, Line } from '$lib/story';
import { MOVES, PACES, PARTS, type Title } from './events';

/** What the stage draws: a place with everybody's dice and what was told there, or a moment of the dice. */
export interface Picture {
  kind: 'place' | 'reveal' | 'banner' | 'score' | 'dice';
  place: string | null;
  hands: string[][];
  winner: number | null;
  second: number | null;
  /** Who has the best poker hand, as the dice lie, and which; nobody until all of them do. */
  best: { seats: number[]; hand: string };
  /** Among whom the Sheriff decides. */
  tied: number[];
  /** Who competes here, the strongest first, and the poker hand of each. */
  order: number[];
  poker: string[];
  /** At the Town Hall: by seat, the dice in which the best two hands differ. */
  decided: string[][];
  told: Event[];
  /** By place: the event that says what came of it, of the places visited before. */
  done: Record<string, Event>;
  /** The last throw of a round: nobody chooses, every die stays. */
  last: boolean;
  /** What each seat gets or gives in this beat, to float beside its purse. */
  gains: PurseGain[];
}

type PurseGain = Gain & { what: 'dollars' | 'nuggets' };

type Scene = Omit<Picture, 'kind' | 'gains'>;

/** The events that say what came of a place. */
const BRINGS = new Set([
  ...['dug', 'bank-robbed', 'stagecoach-unloaded', 'store-searched', 'robbery-began', 'badge-taken'],
  ...['badge-confirmed', 'badge-stopped', 'row-taken', 'place-deserted'],
]);

/** How long things are looked at; a round of four takes at most 14 seconds of it, its town at most 8. */
const MS = {
  reveal: 650,
  /** The last throw rolls like every other one. */
  thrown: 1100,
  banner: 800,
  place: 800,
  also: 100,
  brief: 400,
  more: 300,
  quiet: 0,
  score: 600,
};

const LONGEST = 1000;

/** At these nothing changes, or little: a glance is enough. */
const BRIEF = new Set([
  'place-deserted',
  'stagecoach-unloaded',
  'badge-confirmed',
  'doc-waits',
  'doc-declined',
]);

/** What is known of a place nobody has spoken of yet. */
const unspoken = (): Omit<Scene, 'hands' | 'best' | 'place' | 'done' | 'last'> => ({
  winner: null,
  second: null,
  tied: [],
  order: [],
  poker: [],
  decided: [],
  told: [],
});

function fresh(): Scene {
  return { hands: [], best: { seats: [], hand: '' }, place: null, done: {}, last: false, ...unspoken() };
}

/** The dice as this event leaves them. */
function moveDice(scene: Scene, { facts }: Event): void {
  const seat = seatOf(facts.seat);
  if (seat === null || facts.hand === undefined) return;
  scene.hands = [...scene.hands];
  scene.hands[seat] = ids(facts.hand);
  if (facts.best !== undefined) scene.best = { seats: seatsOf(facts.best), hand: ids(facts.poker)[0] ?? '' };
}

/** The place an event leads to: its part of the round, or the fact that names it. */
function opened({ title, facts }: Event): string | undefined {
  const part = PARTS[title as Title];
  return part === 'place' ? ids(facts.place)[0] : part;
}

function enter(scene: Scene, told: Event): void {
  const place = opened(told) ?? scene.place;
  if (place !== scene.place) Object.assign(scene, { place, ...unspoken() });
  if (told.facts.order !== undefined) {
    scene.order = seatsOf(told.facts.order);
    scene.poker = ids(told.facts.hands);
  }
  if (told.title === 'petition-opened') scene.tied = seatsOf(told.facts.seats);
  if (told.title === 'place-won' || told.title === 'sheriff-named') {
    const spot = told.facts.spot === 2 ? 'second' : 'winner';
    scene[spot] = seatOf(told.facts.seat);
    if (spot === 'winner') scene.decided = decidedBy(told);
  }
}

/** The dice in which the winner's hand and the next best one differ, by seat. */
function decidedBy({ facts }: Event): string[][] {
  const [winner, beaten] = [seatOf(facts.seat), seatOf(facts.beaten)];
  const found: string[][] = [];
  if (winner !== null) found[winner] = ids(facts.decided);
  if (beaten !== null) found[beaten] = ids(facts.against);
  return found;
}

/** Take one event into the scene. */
function follow(scene: Scene, told: Event): void {
  if (told.title === 'round-began') Object.assign(scene, fresh());
  if (told.title === 'throw-began') Object.assign(scene, { place: null, last: told.facts.last === 1 });
  moveDice(scene, told);
  if (told.title in PARTS) enter(scene, told);
  if (!scene.place) return;
  scene.told = [...scene.told, told];
  if (BRINGS.has(told.title)) scene.done = { ...scene.done, [scene.place]: told };
}

/** What goes into a purse or out of it in this event. */
export function gainsOf(told: Event): PurseGain[] {
  const moves = MOVES[told.title as Title] ?? [];
  return gains(told, moves).filter(
    (gain): gain is PurseGain => gain.what === 'dollars' || gain.what === 'nuggets',
  );
}

function pictureOf(scene: Scene, line: Line, kind: Picture['kind']): Picture {
  return { ...scene, kind, gains: gainsOf(line.told) };
}

function beatOf(scene: Scene, line: Line): Beat<Picture> {
  const { title } = line.told;
  // The dice themselves tumble when the question is there: nobody waits for a sound.
  if (title === 'rolled') return { lines: [line], ms: MS.quiet, sound: 'rattle' };
  if (PACES[title as Title] === 'quiet') return { lines: [line], ms: MS.quiet };
  if (title === 'throw-began')
    return { lines: [line], ms: MS.quiet, picture: pictureOf(scene, line, 'dice') };
  if (title === 'kept') {
    const ms = scene.last ? MS.thrown : MS.reveal;
    return { lines: [line], ms, sound: 'reveal', picture: pictureOf(scene, line, 'reveal') };
  }
  if (title === 'scored') return { lines: [line], ms: MS.score, picture: pictureOf(scene, line, 'score') };
  if (title === 'hands-finished' || title === 'round-began' || title === 'game-ended' || title === 'game-won')
    return {
      lines: [line],
      ms: MS.banner,
      sound: title === 'game-won' ? 'win' : 'bell',
      picture: pictureOf(scene, line, 'banner'),
    };
  if (scene.place) {
    const sound = title in PARTS && title !== 'sheriff-named' ? { sound: scene.place } : {};
    const minor = BRIEF.has(title);
    const ms = minor ? MS.brief : MS.place;
    return { lines: [line], ms, minor, picture: pictureOf(scene, line, 'place'), ...sound };
  }
  return { lines: [line], ms: MS.more, picture: pictureOf(scene, line, 'dice') };
}

/** Whether the second beat belongs to the same picture as the first: all cups at once, a place and its prize. */
function together(before: Beat<Picture>, next: Beat<Picture>): boolean {
  if (before.ms === MS.quiet) return true;
  if (next.ms === MS.quiet) return true;
  const [a, b] = [before.picture, next.picture];
  if (!a || !b || a.kind !== b.kind) return false;
  return a.kind === 'reveal' || (a.kind === 'place' && a.place === b.place);
}

/** What comes of a place is read while its paper hangs there: each line adds a little, up to a limit. */
function lasting(before: number, next: number, place: boolean): number {
  const longest = Math.max(before, next);
  return place && next > 0 ? Math.min(longest + MS.also, LONGEST) : longest;
}

function merged(before: Beat<Picture>, next: Beat<Picture>): Beat<Picture> {
  const picture = next.picture ?? before.picture;
  const gains = [...(before.picture?.gains ?? []), ...(next.picture?.gains ?? [])];
  const sound = before.sound ?? next.sound;
  return {
    lines: [...before.lines, ...next.lines],
    ms: lasting(before.ms, next.ms, picture?.kind === 'place'),
    minor: (before.minor || before.ms === MS.quiet) && (next.minor || next.ms === MS.quiet),
    ...(sound ? { sound } : {}),
    ...(picture ? { picture: { ...picture, gains } } : {}),
  };
}

/** The beats of these lines; `before` are all lines before them. */
export function beats(lines: Line[], before: Line[]): Beat<Picture>[] {
  const scene = fresh();
  for (const line of before) follow(scene, line.told);
  const found: Beat<Picture>[] = [];
  for (const line of lines) {
    follow(scene, line.told);
    const beat = beatOf(scene, line);
    const last = found.at(-1);
    if (last && together(last, beat)) found[found.length - 1] = merged(last, beat);
    else found.push(beat);
  }
  return found;
}
