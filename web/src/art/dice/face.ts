/** The six faces of a poker die, 100 × 100: nuggets, coins, jack, queen, king and the spade. The letter is the locale's. */
import { nugget } from '../nugget';
import { PAINT } from '../paint';
import { at, disc, each, group, letters, line, oval, plane } from '../pen';

/** From the lowest to the highest. */
export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
export type Face = (typeof FACES)[number];

/** What each face is called on a die, in the language of the page. */
export type Letters = Readonly<Record<Face, string>>;

/** One ink a face; each reads on the darkest bone. */
export const FACE_INK: Letters = { 9: '#7a4a00', 10: '#a8231a', J: '#1d4b86', Q: '#15603f', K: '#8d1f4e', A: '#241611' };

/** Two signs are pressed into the room of one. */
const pressed = (letter: string, wide: number): number => (letter.length > 1 ? wide : 0);

/** The letter alone, for small dice and tiles. */
export const letterOf = (face: Face, letter: string, x: number, y: number, size: number, wide: number): string =>
  letters(x, y, size, FACE_INK[face], letter, pressed(letter, wide));

const coin = (x: number, y: number): string =>
  at(x, y, disc(0, 0, 6.2, '#8c1710') + disc(-0.6, -0.6, 5, '#d9503f') + disc(-0.6, -0.6, 2.6, '#8c1710'), 0.9);

const jack = (): string =>
  plane('M4 66C6 48 18 44 30 44s24 4 26 22z', '#1d4b86') +
  plane('M30 44c12 0 24 4 26 22H38z', '#123460') +
  plane('M18 20h24v14c0 9-6 14-12 14s-12-5-12-14z', '#f0c9a0') +
  plane('M32 20h10v14c0 9-6 14-12 14 5-5 5-20 2-28z', '#cf9a70') +
  plane('M16 46l14-5 14 5-14 13z', '#d9503f') +
  plane('M30 41l14 5-14 13z', '#a8231a') +
  oval(30, 20, 29, 6.5, '#2b1a12') +
  plane('M14 19c0-14 6-18 11-15 3 2 7 2 10 0 5-3 11 1 11 15z', '#46291a') +
  plane('M14 15h32v5H14z', '#d9503f') +
  disc(24.5, 29, 1.7, '#2a1810') +
  disc(35.5, 29, 1.7, '#2a1810') +
  line('M25 38q5 4 9 0', '#2a1810', 1.6);

const queen = (): string =>
  plane('M2 66C6 50 18 46 30 46s24 4 28 20z', '#1c7a50') +
  plane('M30 46c12 0 24 4 28 20H38z', '#0f4c31') +
  plane('M12 34c-4-20 8-28 18-28s22 8 18 28c-1 8-4 12-8 14l-2-20H22l-2 20c-4-2-7-6-8-14z', '#8a3a1e') +
  plane('M20 20h20v14c0 8-5 13-10 13s-10-5-10-13z', '#f6d3b0') +
  plane('M32 20h8v14c0 8-5 13-10 13 5-5 4-20 2-27z', '#d9a480') +
  plane('M10 18C20 8 40 8 52 12 42 18 22 24 10 18z', '#15603f') +
  plane('M40 12C44-2 58-4 60 2 52 2 48 8 47 14z', '#5cc596') +
  disc(25.5, 29, 1.7, '#2a1810') +
  disc(35, 29, 1.7, '#2a1810') +
  plane('M26 38q4.5 4 9 0-4.5-3-9 0z', '#b3261e');

const king = (): string =>
  plane('M2 66C4 50 16 45 30 45s26 5 28 21z', '#8d1f4e') +
  plane('M30 45c14 0 26 5 28 21H38z', '#5e1032') +
  plane('M18 18h24v14H18z', '#eec29a') +
  plane('M33 18h9v14h-9z', '#cc9468') +
  plane('M14 28c4 2 8 4 16 4s12-2 16-4c1 16-6 28-16 28S13 44 14 28z', '#e9dcc6') +
  plane('M32 32c6 0 10-2 14-4 1 16-6 28-16 28 4-6 4-18 2-24z', '#bfa98b') +
  oval(30, 18, 25, 5, '#3a2216') +
  plane('M15 17V2l8 6 7-8 7 8 8-6v15z', '#f0b23a') +
  plane('M32 2l5 6 8-6v15H33z', '#b9791a') +
  disc(30, 11, 2.6, '#b3261e') +
  disc(24.5, 25, 1.7, '#2a1810') +
  disc(35.5, 25, 1.7, '#2a1810') +
  plane('M22 33q8 6 16 0-2 7-8 7t-8-7z', '#fff7ea');

const spade = (): string =>
  plane('M50 12C58 30 84 40 84 60c0 14-16 20-28 9 1 8 4 13 9 17H35c5-4 8-9 9-17-12 11-28 5-28-9 0-20 26-30 34-48z', '#2a1810') +
  plane('M50 12C58 30 84 40 84 60c0 14-16 20-28 9 1 8 4 13 9 17H50z', '#120a07');

const COURT = { J: jack, Q: queen, K: king };

const court = (face: 'J' | 'Q' | 'K', letter: string): string =>
  group(COURT[face](), 'transform="translate(36 32) scale(1.02)"') + letterOf(face, letter, 27, 46, 46, 40);

const nine = (letter: string): string =>
  each([22, 41, 60, 79], (y) => nugget(17, y, 0.78) + nugget(83, y, 0.78)) + nugget(50, 86, 0.78) + letterOf('9', letter, 50, 66, 56, 50);

const ten = (letter: string): string =>
  each([17, 34, 51, 68, 85], (y) => coin(13, y) + coin(87, y)) + letterOf('10', letter, 50, 66, 46, 56);

/** One face as drawn on a die of 48 px or more. */
export function faceArt(face: Face, letter: string): string {
  if (face === '9') return nine(letter);
  if (face === '10') return ten(letter);
  if (face === 'A') return spade() + letters(50, 68, 34, PAINT.cream, letter, pressed(letter, 34));
  return court(face, letter);
}
