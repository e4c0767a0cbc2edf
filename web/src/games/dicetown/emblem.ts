/** The die that wins a place, as it stands on its plank; a place that nobody wins has the arrow. */
import type { Table } from '$lib/table.svelte';
import type { Face } from '../../art/dice/face';
import { arrowTile, plain } from '../../art/dice/tile';
import type { Drawing } from '../../art/pen';
import { letters } from './letters';
import { placesOf, townOf } from './view';

export function emblem(table: Table, name: string): Drawing | null {
  const place = placesOf(townOf(table)).find((one) => one.name === name);
  if (!place) return null;
  // At the Town Hall aces bring more deeds, though no face wins it.
  const face = (name === 'hall' ? 'A' : place.face) as Face | null;
  return face ? plain(face, letters()[face]) : arrowTile();
}
