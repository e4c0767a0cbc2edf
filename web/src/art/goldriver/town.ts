/** The five towns: a colour and a heraldic charge each (sun, peak, chimney, pine, waves), and marks for claims of no town. */
import { type Drawing, disc, drawing, line, plane } from '../pen';
import type { Country } from '../pictures/landscape';

/** What a claim may belong to: a town, the Ghost Mine, the Lost Mine. */
export type Town = Country | 'GM' | 'LM';

export const TOWNS: readonly Country[] = ['SN', 'CM', 'NL', 'TK', 'WR'];

/** White reads on each of them. */
export const TOWN_INK: Record<Town, string> = {
  SN: '#a8402a',
  CM: '#4f608c',
  NL: '#6f478f',
  TK: '#2c6e47',
  WR: '#1f6a8c',
  GM: '#4b4566',
  LM: '#6b4526',
};

const RAYS =
  'M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.4 5.4 4l2.8 2.8-1.4 1.4zM15.8 17.2l1.4-1.4 2.8 2.8-1.4 1.4zM15.8 6.8 18.6 4 20 5.4l-2.8 2.8zM4 18.6l2.8-2.8 1.4 1.4L5.4 20z';

const CHARGES: Record<Town, () => string> = {
  SN: () => disc(12, 12, 5, '#fff') + plane(RAYS, '#fff'),
  CM: () => plane('M1 21 9 5l4 7 3-4 7 13z', '#fff') + plane('M9 5l3 5.5-2 2-1.5-2L6 13z', TOWN_INK.CM),
  NL: () => plane('M3 21V9l6 4V9l6 4V4h5v17z', '#fff'),
  TK: () => plane('M12 1 19 10h-3l5 7h-7v5h-4v-5H3l5-7H5z', '#fff'),
  WR: () => line('M1 8.5q3.6-5 7.3 0t7.4 0 7.3 0M1 16.5q3.6-5 7.3 0t7.4 0 7.3 0', '#fff', 3.4),
  GM: () =>
    plane('M3 22V11a9 9 0 0 1 18 0v11l-3-2.6-3 2.6-3-2.6-3 2.6-3-2.6z', '#fff') +
    disc(9, 10.5, 2, TOWN_INK.GM) +
    disc(15, 10.5, 2, TOWN_INK.GM),
  LM: () => disc(12, 12, 10, 'none', 'stroke="#fff" stroke-width="2.4"') + plane('M12 4 15 12 12 20 9 12z', '#fff'),
};

/** The charge in white, 24 × 24, to stand on the town's colour. */
export const charge = (town: Town): Drawing => drawing(24, 24, CHARGES[town]());

/** Which town a card of the deck belongs to, by the first letters of its name. */
export function townOf(id: string): Town | undefined {
  return (['SN', 'CM', 'NL', 'TK', 'WR', 'GM', 'LM'] as const).find((town) => new RegExp(`^${town}[\\dEOD]`).test(id));
}
