/** Horse, mule, dog and cattle. */
import { badge } from '../badge';
import { PAINT } from '../paint';
import { disc, line, oval, plane } from '../pen';
import { cast, ground } from '../pictures/ground';

export const horse = (): string =>
  ground('dawn') +
  plane('M30 84C26 66 34 54 40 46 30 50 22 56 14 55 8 54 8 46 13 42 22 34 28 18 44 12L47 4 53 11C70 14 82 32 84 84Z', '#9a5a2c') +
  plane('M53 11C70 14 82 32 84 84H58C66 60 66 40 56 26Z', '#6a3819') +
  plane('M47 4 53 11C66 14 80 26 88 52 90 66 92 76 90 84H80C80 60 72 34 52 18Z', '#2f1a10') +
  plane('M53 11C66 14 80 26 88 52 84 40 72 28 60 22Z', '#54331f') +
  plane('M44 12C40 18 42 24 46 26L50 14Z', '#2f1a10') +
  oval(33, 31, 2.8, 3.2, PAINT.ink) +
  disc(32, 30, 1, '#fff') +
  disc(14, 48, 1.6, PAINT.ink) +
  line('M13 53q6 0 9-3', '#54301a', 1.6) +
  line('M40 20 34 49M22 38 40 46', '#3a2014', 2.6) +
  disc(35, 46, 2.4, PAINT.gold);

export const mule = (): string =>
  ground('dawn') +
  plane(
    'M32 84C28 68 36 56 42 48 32 52 24 58 16 57 9 56 9 47 14 43 22 36 28 24 42 18L34-2Q44 0 49 14L58-3Q64 8 58 18C72 24 80 40 82 84Z',
    '#94897c',
  ) +
  plane('M58 18C72 24 80 40 82 84H58C66 64 66 44 57 30Z', '#645a50') +
  plane('M37 3Q43 4 46 15L42 17ZM58 3Q60 10 56 18L53 16Z', '#c9a08a') +
  plane('M58 18C70 24 80 38 82 60 76 44 68 32 54 24Z', '#3f352e') +
  plane('M16 57C9 56 9 47 14 43L24 44 26 54Z', '#d8ccbb') +
  oval(35, 34, 2.8, 3.2, PAINT.ink) +
  disc(34, 33, 1, '#fff') +
  disc(15, 49, 1.6, PAINT.ink) +
  line('M41 22 36 51M24 41 42 48', '#5a3320', 2.6) +
  disc(37, 48, 2.4, PAINT.gold) +
  plane('M60 66C70 58 90 58 98 68V84H58Z', '#b5824a') +
  plane('M82 62C90 62 96 64 98 68V84H80Z', '#7d5428') +
  line('M62 72H98M74 62V84', '#4a2d16', 2);

export const dog = (): string =>
  ground('gear') +
  cast(50, 80, 28) +
  plane('M28 84C26 64 36 56 50 56S74 64 72 84Z', '#a8662f') +
  plane('M52 56C66 57 74 66 72 84H58Z', '#73411c') +
  plane('M42 84Q42 66 50 62 58 66 58 84Z', '#f3e3c6') +
  plane('M32 24C36 14 64 14 68 24 72 40 64 58 50 60 36 58 28 40 32 24Z', '#b97436') +
  plane('M54 16C62 17 67 20 68 24 72 40 64 58 50 60 60 48 60 30 54 16Z', '#8a5224') +
  plane('M33 20C22 16 16 30 20 46 22 52 28 50 31 42ZM67 20C78 16 84 30 80 46 78 52 72 50 69 42Z', '#5f3416') +
  plane('M44 18H56L54 40Q56 56 50 57 44 56 46 40Z', '#f3e3c6') +
  oval(50, 46, 5.5, 4, '#2a1810') +
  disc(48.4, 44.8, 1.3, '#fff') +
  disc(41, 34, 2.8, PAINT.ink) +
  disc(59, 34, 2.8, PAINT.ink) +
  disc(40.2, 33, 1, '#fff') +
  disc(58.2, 33, 1, '#fff') +
  line('M50 50v3M44 53q6 5 12 0', '#5f3416', 2) +
  plane('M34 62Q50 70 66 62L62 70Q50 76 38 70Z', '#b3261e') +
  plane('M50 68 62 66 62 70Q56 73 50 73Z', '#7d1610') +
  badge(50, 76, 6);

export const cattle = (): string =>
  ground('dawn') +
  plane('M0 70Q50 58 100 70V84H0Z', '#b5703f') +
  cast(50, 80, 22) +
  line('M38 24C26 26 14 24 6 10M62 24C74 26 86 24 94 10', '#7a5a34', 9) +
  line('M38 23C26 25 14 22 6 9M62 23C74 25 86 22 94 9', '#f3e6c8', 6.5) +
  plane('M30 28 18 30Q18 38 30 38ZM70 28 82 30Q82 38 70 38Z', '#7a3f22') +
  plane('M34 20Q50 14 66 20L64 52Q62 74 50 76 38 74 36 52Z', '#9a5430') +
  plane('M52 17Q60 17 66 20L64 52Q62 74 50 76 58 62 52 17Z', '#6a3219') +
  plane('M44 18Q50 15 56 18L54 50H46Z', '#f3e3c6') +
  plane('M37 58Q50 52 63 58 62 74 50 76 38 74 37 58Z', '#d9a890') +
  plane('M51 55Q58 55 63 58 62 74 51 76Z', '#a9765c') +
  oval(44, 65, 2, 2.6, '#5a2c1c') +
  oval(56, 65, 2, 2.6, '#5a2c1c') +
  disc(40, 38, 2.6, PAINT.ink) +
  disc(60, 38, 2.6, PAINT.ink) +
  disc(39.3, 37, 0.9, '#fff') +
  disc(59.3, 37, 0.9, '#fff') +
  plane('M42 16q8-8 16 0-8 6-16 0z', '#5a2c16');
