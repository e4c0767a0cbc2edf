/** Horseshoes and lassos: cards that are kept, or tied to a claim. */
import { nugget } from '../nugget';
import { PAINT } from '../paint';
import { box, disc, each, group, letters, line, oval, plane, turned } from '../pen';
import { cast, ground } from '../pictures/ground';
import { crosses, print } from '../pictures/props';

export const allIn = (): string =>
  ground('keep') +
  cast(50, 74, 36) +
  each(
    [
      [30, 64],
      [44, 66],
      [58, 66],
      [72, 64],
      [36, 54],
      [51, 55],
      [66, 54],
      [44, 44],
      [58, 44],
      [51, 34],
    ] as const,
    ([x, y], i) => nugget(x, y, 1 + (i % 3) * 0.08),
  ) +
  line('M51 18v-8M36 22l-5-6M66 22l5-6', '#fff6d8', 3);

export const moonshine = (): string =>
  ground('night') +
  disc(76, 20, 13, '#fff3d0') +
  disc(81, 16, 11, '#3d3975') +
  cast(44, 78, 26) +
  plane('M34 20H50V30C62 34 66 46 64 60Q62 76 42 76T20 60C18 46 22 34 34 30Z', '#c98a52') +
  plane('M44 20H50V30C62 34 66 46 64 60Q62 76 42 76C56 66 56 40 44 30Z', '#8a5528') +
  box(36, 14, 12, 9, '#6b4a2c', 'rx="2"') +
  line('M28 36C12 34 12 52 22 50', '#a56c3a', 4) +
  crosses(30, 53, 7.6, '#3a2014') +
  line('M26 46v14', '#f0c498', 2.6);

export const mustang = (): string =>
  ground('dawn') +
  group(
    plane('M30 84C26 66 34 54 40 46 30 50 22 56 14 55 8 54 8 46 13 42 22 34 28 18 44 12L47 4 53 11C70 14 82 32 84 84Z', '#e9dcc6') +
      plane('M53 11C70 14 82 32 84 84H58C66 60 66 40 56 26Z', '#b9a384') +
      plane('M62 58C72 54 84 62 84 84H66C58 74 56 62 62 58ZM44 12C52 14 54 24 48 30 40 32 38 20 44 12Z', '#8a4a28') +
      plane(
        'M47 4 53 11C70 8 88 14 98 30 90 28 86 28 82 28 92 36 96 46 97 56 92 48 86 44 80 42 86 54 86 66 84 76 82 50 72 28 52 18Z',
        '#4a2616',
      ) +
      plane('M53 11C70 8 88 14 98 30 88 24 72 20 58 20Z', '#7a4226') +
      plane('M44 12C36 14 34 22 38 28L46 20Z', '#4a2616') +
      oval(33, 31, 2.8, 3.2, PAINT.ink) +
      disc(32, 30, 1, '#fff') +
      disc(14, 48, 1.6, PAINT.ink) +
      line('M13 53q6 0 9-3', '#8a6a4a', 1.6),
    'transform="translate(100 0) scale(-1 1)"',
  );

const newspaper = (word: string): string =>
  box(22, 10, 58, 64, '#d8c8a4') +
  box(18, 8, 58, 64, '#f7ecd2') +
  (word ? letters(47, 21, 10, PAINT.ink, word, Math.min(50, word.length * 7.2)) : print(22, 13, 50, 8, PAINT.ink)) +
  line('M22 25H72', PAINT.ink, 1.4) +
  box(22, 29, 24, 20, '#c9a468') +
  plane('M24 49 32 36 38 43 42 38 46 49Z', '#7a4a2a') +
  line('M50 31H72M50 36H72M50 41H68M50 46H72M22 54H72M22 59H72M22 64H60', '#6d5a42', 1.8);

/** A newspaper with the locale's name for it at its head; without one, print too small to read. */
export const press = (word: string): string => ground('keep') + cast(52, 78, 34) + turned(-7, newspaper(word));

export const goldNugget = (): string =>
  ground('dawn') +
  cast(50, 72, 28) +
  nugget(50, 46, 3.1) +
  plane('M70 14l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM26 22l1.5 4.5L32 28l-4.5 1.5L26 34l-1.5-4.5L20 28l4.5-1.5z', '#fffbe6');

const wheel = ([x, y, q]: readonly [number, number, number]): string =>
  disc(x, y, q, '#2c1a12') +
  disc(x, y, q - 2.5, '#c98f4c') +
  disc(x, y, q - 4.5, '#7a4a2a') +
  line(
    `M${x - q + 3} ${y}h${q * 2 - 6}M${x} ${y - q + 3}v${q * 2 - 6}M${x - 5.5} ${y - 5.5}l11 11M${x + 5.5} ${y - 5.5}l-11 11`,
    '#e0b070',
    1.6,
  ) +
  disc(x, y, 2.5, '#3a2218');

export const wagon = (): string =>
  ground('house') +
  plane('M0 66Q50 60 100 68V84H0Z', '#9a5f34') +
  cast(50, 76, 40) +
  plane('M18 52C12 24 26 12 50 12S88 24 82 52Z', '#f7ecd2') +
  plane('M56 12C78 14 88 26 82 52H60C66 38 64 22 56 12Z', '#cdb88e') +
  line('M32 16Q26 34 30 52M50 12V52M68 15Q74 34 70 52', '#b7a077', 1.6) +
  plane('M12 50H88L84 64H16Z', '#9a5a2c') +
  plane('M54 50H88L84 64H54Z', '#6a3819') +
  line('M14 57H86', '#54301a', 1.4) +
  each(
    [
      [28, 66, 12],
      [72, 66, 12],
    ] as const,
    wheel,
  );
