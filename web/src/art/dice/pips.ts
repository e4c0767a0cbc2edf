/** The dice of the river: pine wood with gold pips. */
import { disc, each } from '../pen';

export const PIPS = [1, 2, 3, 4, 5, 6] as const;
export type Pip = (typeof PIPS)[number];

const SPOTS: Record<Pip, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

const pip = ([x, y]: readonly [number, number]): string =>
  disc(x, y + 1.5, 9.5, '#5c3515') + disc(x, y, 9, '#f6c14c') + disc(x - 2.4, y - 2.6, 3.4, '#fff0b8');

export const pipArt = (value: Pip): string => each(SPOTS[value], pip);
