import { group, plane } from './pen';

/** A nugget of gold round x, y: four facets, 18 across at full size. */
export const nugget = (x: number, y: number, scale = 1): string =>
  group(
    plane('M-9 2-6-6 1-8 8-4 9 3 4 8-5 8z', '#d9921f') +
      plane('M-9 2-6-6 1-8 2-1-3 3z', '#ffd772') +
      plane('M1-8 8-4 2-1z', '#f6bb46') +
      plane('M-3 3 2-1 9 3 4 8z', '#a9690f'),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );
