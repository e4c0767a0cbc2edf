/** Dice that only have to be told apart: the peg on the boardwalk, the tile of a sign, the chip of a crew row. */
import { box, type Drawing, drawing, plane } from '../pen';
import { type Face, faceArt, letterOf } from './face';

/** A small die standing on the boardwalk, 30 × 35: front and lit top, the letter only. */
export const peg = (face: Face, letter: string): Drawing =>
  drawing(
    30,
    35,
    plane('M1.5 9 4.6 2.6Q5.1 1.5 6.4 1.5H23.6Q24.9 1.5 25.4 2.6L28.5 9V12H1.5Z', '#fffef8') +
      plane('M1.5 9H28.5V28.5Q28.5 33.5 23.5 33.5H6.5Q1.5 33.5 1.5 28.5Z', '#b08f5e') +
      plane('M1.5 10Q1.5 8 3.5 8H26.5Q28.5 8 28.5 10V26.5Q28.5 31.5 23.5 31.5H6.5Q1.5 31.5 1.5 26.5Z', 'url(#bone)') +
      box(3, 8.6, 24, 1.2, '#fff', 'rx=".6"') +
      letterOf(face, letter, 15, letter.length > 1 ? 24.6 : 25.4, letter.length > 1 ? 17.5 : 18, 21),
  );

const ivory = (high: number): string => box(2, high, 96, 95, '#a98a5c', 'rx="18"') + box(2, 1, 96, 94, 'url(#bone)', 'rx="18"');

/** A flat tile with the whole face, 100 × 100. */
export const tile = (face: Face, letter: string): Drawing => drawing(100, 100, ivory(4) + faceArt(face, letter));

/** The letter alone on ivory, for signs at any size. */
export const plain = (face: Face, letter: string): Drawing =>
  drawing(
    100,
    100,
    box(2, 5, 96, 94, '#9a7a4c', 'rx="20"') +
      box(2, 1, 96, 93, 'url(#bone)', 'rx="20"') +
      letterOf(face, letter, 50, letter.length > 1 ? 68 : 71, letter.length > 1 ? 54 : 64, 68),
  );

/** A kept die of a crew row, 21 × 27: the letter fills it, so that it can be read where six sit at a phone. */
export const chip = (face: Face, letter: string): Drawing =>
  drawing(
    21,
    27,
    box(0.5, 2, 20, 24.5, '#9a7a4c', 'rx="5"') +
      box(0.5, 0.5, 20, 24, 'url(#bone)', 'rx="5"') +
      letterOf(face, letter, 10.5, 19.6, 20.5, 18),
  );

/** The wooden tile of a place that no face wins: an arrow to the next one. */
export const arrowTile = (): Drawing =>
  drawing(
    100,
    100,
    box(2, 5, 96, 94, '#6b4526', 'rx="20"') + box(2, 1, 96, 93, '#d9b277', 'rx="20"') + plane('M18 40H56V22L86 50 56 78V60H18Z', '#46291a'),
  );
