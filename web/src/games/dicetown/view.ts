/** The view of Dice Town as the components read it; its types are generated, and nothing is worked out from it. */
import type { Table } from '$lib/table.svelte';
import type { Face, OwnShape, PlaceShape, TableShape, ViewShape } from './shapes';

export const FACES: Face[] = ['9', '10', 'J', 'Q', 'K', 'A'];
const LAST_OF_TOWN = 7;

/** What everybody sees. */
export function townOf(table: Table): TableShape {
  return (table.view as ViewShape).table;
}

/** What only I know. */
export function ownOf(table: Table): OwnShape {
  return (table.view as ViewShape).own;
}

/** The places of the town in the order of the board; the Doc has a wagon of his own. */
export function placesOf(town: TableShape): PlaceShape[] {
  return town.almanac.places.filter((place) => place.step > 0 && place.step <= LAST_OF_TOWN);
}

/** The dice of a hand that show this face, to be drawn side by side. */
export function showing(hand: string[], face: string | null): string[] {
  return hand.filter((die) => die === face);
}
