/** Twelve outlaws on posters: hat and face by the die's face, the second of each scarred, bearded or masked. */
import { FACES, type Face, letterOf } from '../dice/face';
import { PAINT } from '../paint';
import { box, disc, line, oval, plane, turned } from '../pen';
import { ground } from '../pictures/ground';

interface Person {
  readonly skin: string;
  readonly dark: string;
  readonly hair: string;
  readonly coat: string;
}

const PEOPLE: Record<Face, Person> = {
  9: { skin: '#c98f63', dark: '#9a653e', hair: '#3a2618', coat: '#5a4a3a' },
  10: { skin: '#e6bd96', dark: '#b98a62', hair: '#8a3a1e', coat: '#3f4a3a' },
  J: { skin: '#8f5f3e', dark: '#653f27', hair: '#17110e', coat: '#3b2d33' },
  Q: { skin: '#f0c8a2', dark: '#c9946a', hair: '#7a2f1a', coat: '#6a2b3c' },
  K: { skin: '#b57f55', dark: '#845632', hair: '#b0a592', coat: '#4a5560' },
  A: { skin: '#d9a878', dark: '#a87a50', hair: '#2a1d16', coat: '#2c2a3e' },
};

type Feature = (hair: string) => string;

const HATS: Record<Face, () => string> = {
  9: () => plane('M38 30Q39 19 50 21 61 19 62 30Z', '#4a3326') + oval(50, 30, 19, 3.8, '#33221a'),
  10: () => plane('M39 30 41 15H59L61 30Z', '#22303c') + oval(50, 30, 15, 3, '#161f28'),
  J: () => plane('M37 30C37 16 63 16 63 30Z', '#2b2626') + plane('M33 31Q50 25 67 31 60 34 50 33T33 31Z', '#191515'),
  Q: () =>
    plane('M40 28Q50 18 62 26L64 30H38Z', '#6a2b3c') + plane('M58 24Q66 10 72 16 66 18 63 27Z', '#d98aa0') + oval(50, 30, 15, 3, '#46182a'),
  K: () =>
    plane('M36 30Q38 14 46 18 50 20 54 18 62 14 64 30Z', '#7a5a34') + oval(50, 30, 22, 4.2, '#5a3f22') + box(37, 25, 26, 4, '#b5482a'),
  A: () => plane('M40 29V13Q50 9 60 13V29Z', '#1d1a2a') + oval(50, 29, 16, 3.2, '#100e18') + box(40, 23, 20, 4, '#8a8fa0'),
};

const FIRST: Record<Face, Feature> = {
  9: (hair) => plane('M42 46q4-3 8-1 4-2 8 1-3 4-8 2-5 2-8-2z', hair),
  10: () => plane('M41 42Q50 38 59 42L57 50 50 57 43 50Z', '#b5482a'),
  J: (hair) => plane('M46 50q4 2 8 0l-1 6q-3 2-6 0z', hair),
  Q: () => line('M46 48q4 3 8 0', '#a8274a', 2.2) + disc(57, 45, 1, '#3a2014'),
  K: (hair) => plane('M41 45q5-4 9-1 4-3 9 1-1 6-9 3-8 3-9-3z', hair) + line('M43 32l5 2M57 32l-5 2', hair, 1.6),
  A: (hair) => line('M43 49q7-3 14 0', '#5a3320', 1.8) + plane('M40 36V46L43 42ZM60 36V46L57 42Z', hair),
};

const SECOND: Record<Face, Feature> = {
  9: () => line('M56 37l4 7', '#7a2f22', 1.5),
  10: (hair) => plane('M42 47Q50 43 58 47 59 58 50 60 41 58 42 47Z', hair),
  J: () => disc(56, 39, 4, '#191515') + line('M42 33 60 42', '#191515', 1.4),
  Q: () => plane('M42 44 58 44 56 54 50 58 44 54Z', '#2f6c72'),
  K: (hair) => plane('M40 42C40 62 60 62 60 42 56 47 44 47 40 42Z', hair),
  A: () => plane('M41 43Q50 39 59 43L57 50 50 57 43 50Z', '#3b2d33'),
};

const paper = (second: boolean): string =>
  box(22, 4, 58, 78, '#00000055') +
  plane('M20 2H78V78L72 76 66 80 58 77 50 80 42 76 34 80 20 77Z', '#f1ddb0') +
  plane('M60 2H78V78L72 76 66 80 60 78Z', '#d5bb85') +
  box(30, 9, 40, 54, second ? '#b08a58' : '#c9a468');

function portrait(face: Face, second: boolean): string {
  const { skin, dark, hair, coat } = PEOPLE[face];
  const locks = face === 'Q' ? plane('M36 32C32 50 36 58 40 58L42 36H58L60 58C64 58 68 50 64 32Z', hair) : '';
  return (
    locks +
    plane('M32 63C34 52 44 50 50 50S66 52 68 63Z', coat) +
    plane('M41 29H59V44Q57 54 50 55 43 54 41 44Z', skin) +
    plane('M52 29H59V44Q57 54 50 55 55 46 52 29Z', dark) +
    disc(46, 38, 1.7, PAINT.ink) +
    disc(54.5, 38, 1.7, PAINT.ink) +
    (second ? SECOND : FIRST)[face](hair) +
    HATS[face]()
  );
}

/** The bone tile of the face one must throw. */
const tile = (face: Face, letter: string): string =>
  box(23, 64, 17, 15, '#a98a5c', 'rx="4"') +
  box(23, 63, 17, 15, PAINT.bone, 'rx="4"') +
  letterOf(face, letter, 31.5, 75, letter.length > 1 ? 10.5 : 12, 12) +
  line('M46 68H72M46 73H66', '#7a5a34', 2);

export const outlaw = (face: Face, second: boolean, letter: string): string =>
  ground('law') + turned(second ? 4 : -4, paper(second) + portrait(face, second) + tile(face, letter)) + disc(50, 5, 2.4, '#6b5a50');

/** The face of an outlaw by its name in the catalogue (`outQa`), and whether it is the second of that face. */
export function outlawOf(id: string): { face: Face; second: boolean } | undefined {
  const face = FACES.find((one) => id === `out${one}a` || id === `out${one}b`);
  return face && { face, second: id.endsWith('b') };
}
