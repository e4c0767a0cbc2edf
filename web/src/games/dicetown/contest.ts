/** Who competes where, as it is drawn on the street: towers of dice, who leads, what a screen reader says. */
import { seat as seatOf } from '$lib/facts';
import type { Table } from '$lib/table.svelte';
import { say, words } from '$lib/words.svelte';
import { money } from './letters';
import type { PlaceShape, TableShape } from './shapes';
import type { Stock } from './stock';
import type { Picture } from './tale';
import { showing } from './view';

export interface TowerOf {
  seat: number;
  count: number;
  rank?: 'lead' | 'second' | 'tied' | undefined;
}

export interface Standing {
  towers: TowerOf[];
  /** At the Town Hall: whose hand is the best. */
  best: { seat: number; hand: string } | null;
  said: string;
}

/**
 * Who is tied: the petitioners, and the Sheriff, who is none, if he competes with the same dice. Of a face only those
 * that show it count; null: the whole hand does.
 */
export function tiedAt(picture: Picture, face: string | null, sheriff: number): number[] {
  const dice = (seat: number) => {
    const hand = picture.hands[seat] ?? [];
    return (face ? showing(hand, face) : [...hand].sort()).join(' ');
  };
  const [first] = picture.tied;
  const alike = first !== undefined && picture.order.includes(sheriff) && dice(sheriff) === dice(first);
  return alike ? [...new Set([...picture.tied, sheriff])] : picture.tied;
}

type Rank = NonNullable<TowerOf['rank']>;

/** How somebody stands here: as the almanac has it, or as it was told while the town is visited. */
function rankOf(place: PlaceShape, seat: number, picture: Picture | null, sheriff: number): Rank | undefined {
  if (picture && picture.kind !== 'dice') {
    if (picture.place !== place.name) return undefined;
    if (picture.winner === seat) return 'lead';
    if (picture.second === seat) return 'second';
    const tied = picture.winner === null && tiedAt(picture, place.face, sheriff).includes(seat);
    return tied ? 'tied' : undefined;
  }
  if (place.leaders.includes(seat)) return place.leaders.length > 1 ? 'tied' : 'lead';
  return place.seconds.includes(seat) ? 'second' : undefined;
}

const order: Record<Rank, number> = { lead: 0, tied: 0, second: 1 };

/** Leaders first, the others as they sit. */
function towersAt(place: PlaceShape, hands: string[][], picture: Picture | null, sheriff: number): TowerOf[] {
  const face = place.name === 'hall' ? 'A' : place.face;
  return hands
    .map((hand, seat) => ({ seat, count: showing(hand ?? [], face).length }))
    .filter((tower) => tower.count > 0)
    .map((tower) => ({
      ...tower,
      rank: place.name === 'hall' ? undefined : rankOf(place, tower.seat, picture, sheriff),
    }))
    .sort((a, b) => (a.rank ? order[a.rank] : 2) - (b.rank ? order[b.rank] : 2));
}

/** Whose hand is the best at the Town Hall: as the almanac has it, as it was told, or whoever was named there. */
function bestAt(place: PlaceShape, picture: Picture | null): Standing['best'] {
  const { seats, hand } = picture?.best ?? { seats: place.leaders, hand: place.poker };
  const named = picture?.place === place.name ? picture.winner : null;
  const seat = named ?? seats[0];
  if (place.name !== 'hall' || seat === undefined || !hand) return null;
  return { seat, hand: say(`web-hand-${hand}`) };
}

/** Everything that is drawn before a place. */
export function standingAt(
  table: Table,
  town: TableShape,
  place: PlaceShape,
  picture: Picture | null,
  stock: Stock,
): Standing {
  const hands = picture?.hands.length ? picture.hands : town.players.map((player) => player.kept);
  const towers = place.face || place.name === 'hall' ? towersAt(place, hands, picture, town.sheriff) : [];
  const best = bestAt(place, picture);
  const counts = towers.map(({ seat, count }) => `${table.names[seat]} ${count}`);
  const hand = best ? [`${table.names[best.seat]}: ${best.hand}`] : [];
  return {
    towers,
    best,
    said: [nameOf(place), [...hand, ...counts].join(', '), prizeOf(place, stock)].filter(Boolean).join(': '),
  };
}

/** Who got what at a place that was visited, in two words. */
export function doneAt(picture: Picture | null, place: string): Done {
  const told = picture?.done[place];
  if (!told) return { seat: null, text: '' };
  const seat = seatOf(told.facts.seat ?? told.facts.robber);
  return { seat, text: say(`web-done-${told.title}`, told.facts) };
}

export interface Done {
  seat: number | null;
  text: string;
}

function nameOf(place: PlaceShape): string {
  const face = place.face ? `, ${say(`web-face-${place.face}`)}` : '';
  return `${say(`web-sign-${place.name}`)}${face}`;
}

function prizeOf({ name, prize }: PlaceShape, stock: Stock): string {
  if (name === 'mine') return say('web-prize-mine', { nuggets: stock.mine });
  if (name === 'bank' || name === 'stagecoach') return money(stock[name]);
  if (name === 'hall') return String(words.word(`card:${stock.row.join(' ')}`));
  return say(`web-prize-${name}`, { points: prize.points, looks: prize.looks, keeps: prize.keeps });
}
