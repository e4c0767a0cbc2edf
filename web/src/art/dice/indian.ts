/** The Indian die: bone with burnt lines. Things and country only, never people. */
import { nugget } from '../nugget';
import { box, type Drawing, disc, drawing, line, plane } from '../pen';

const burnt = (d: string, wide = 5): string => line(d, '#5a2f1a', wide);

const FACES = {
  shaman: () =>
    disc(50, 46, 14, '#d9922a') +
    burnt(
      'M50 46m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M50 20V26M50 66V70M24 46H30M70 46H76M31.5 27.5l4.5 4.5M64 32l4.5-4.5M31.5 64.5l4.5-4.5M64 60l4.5 4.5',
      4.6,
    ) +
    burnt('M14 82H86M22 82 30 74 38 82M62 82l8-8 8 8', 4),
  gold: () => nugget(50, 54, 2.5) + burnt('M50 14V22M26 22l4.5 6M74 22l-4.5 6M14 84H86', 4.6),
  ambush: () =>
    burnt('M18 82 78 22M78 22 60 24M78 22 76 40M22 66l-6 10M34 78 24 84M28 62l-8 10M38 74l-10 8', 4.6) +
    burnt('M82 82 22 22M22 22l18 2M22 22l2 18M78 66l6 10M66 78l10 6', 4.6),
  raid: () =>
    burnt(
      'M28 86C26 70 32 60 38 52 30 56 24 60 17 58 12 56 13 50 17 47 26 40 32 26 46 20L49 12 55 19C70 23 80 42 80 86M55 19C66 30 72 46 72 64M63 24C74 34 80 48 80 64',
      4.8,
    ) +
    disc(37, 38, 3.4, '#5a2f1a') +
    burnt('M22 86H86', 4),
  barter: () =>
    burnt('M18 44H82L74 84H26ZM18 44C24 30 76 30 82 44', 4.8) +
    burnt('M21 56H79M24 70H76', 3.6) +
    plane('M30 56 38 70 46 56 54 70 62 56 70 70', '#0000', 'stroke="#b5482a" stroke-width="4" stroke-linejoin="round"') +
    burnt('M36 36C36 18 64 18 64 36', 4.6),
  pipe: () =>
    burnt('M12 74 70 34', 7) +
    line('M12 74 70 34', '#c98f4c', 2.6) +
    plane('M66 24H86V40Q84 50 74 50T64 40Z', '#a8402a') +
    burnt('M66 24H86V40Q84 50 74 50T64 40Z', 4.4) +
    burnt('M76 18q-6-5 0-9M84 16q-4-4 0-8', 3.4) +
    burnt('M40 56 36 82M36 82q8-8 6-20M50 50 50 76M50 76q7-8 4-20', 3.6),
};

export type IndianFace = keyof typeof FACES;
export const INDIAN_FACES = Object.keys(FACES) as IndianFace[];

export const indianDie = (face: IndianFace): Drawing =>
  drawing(
    100,
    106,
    box(1, 8, 98, 97, '#7d5a34', 'rx="20"') +
      box(1, 1, 98, 97, 'url(#bone)', 'rx="20"') +
      box(6, 6, 88, 87, 'none', 'rx="15" stroke="#b98a52" stroke-width="2.5" stroke-dasharray="2 5"') +
      FACES[face](),
  );
