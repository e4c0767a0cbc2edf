/** What the street shows: the beat that plays or is looked at again, or the place at which somebody is asked. */
import type { Table } from '$lib/table.svelte';
import type { TableShape } from './shapes';
import type { Picture } from './tale';
import { placesOf, townOf } from './view';

/** The picture of what happens, if anything does. */
export function shownNow(table: Table): Picture | null {
  return ((table.review ?? table.stage.beat)?.picture as Picture | undefined) ?? null;
}

/** While a question is open in the town, its place stays lit, with the paper that led there. */
export function waitingAt(table: Table): Picture | null {
  const { place, phase } = townOf(table);
  if (phase !== 'town' || !place || table.shown?.outcome) return null;
  const last = table.lastWhy?.picture as Picture | undefined;
  return last?.kind === 'place' && last.place === place ? last : unspoken(table, place);
}

/** A place of which nothing has been told yet: who is tied there, as the almanac has it. */
function unspoken(table: Table, name: string): Picture | null {
  const town = townOf(table);
  const place = placesOf(town).find((one) => one.name === name);
  if (!place) return null;
  const before = (table.lastWhy?.picture as Picture | undefined)?.done ?? {};
  return {
    kind: 'place',
    place: name,
    hands: town.players.map((player) => player.kept),
    best: bestOf(town),
    winner: null,
    second: null,
    tied: place.leaders.length > 1 ? place.leaders : [],
    order: place.leaders,
    poker: place.leaders.map(() => place.poker),
    decided: [],
    told: [],
    done: before,
    last: false,
    gains: [],
  };
}

/** Who has the best hand at the Town Hall, as the almanac has it. */
function bestOf(town: TableShape): Picture['best'] {
  const hall = placesOf(town).find((one) => one.name === 'hall');
  return { seats: hall?.leaders ?? [], hand: hall?.poker ?? '' };
}
