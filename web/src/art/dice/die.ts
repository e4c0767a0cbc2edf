/** A die as both drawings of it see it: which face lies where, and how each is painted. */
import { line } from '../pen';
import { FACES, type Face, faceArt, type Letters } from './face';
import { PIPS, type Pip, pipArt } from './pips';

/** A poker die with the letters of the locale, or a pine die with pips. */
export type Die = { readonly face: Face; readonly letters: Letters } | { readonly pips: Pip };

export type Side = 'front' | 'back' | 'right' | 'left' | 'top' | 'bottom';

export interface Look {
  /** What each side shows. The front is what was thrown; the five others follow in one fixed order. */
  readonly sides: Readonly<Record<Side, string>>;
  readonly wooden: boolean;
}

const GRAIN = line('M8 22h84M4 46h92M6 70h88M12 88h70', '#8a5526', 1.6, 'opacity=".55"');

function around<T>(front: T, all: readonly T[], paint: (face: T) => string): Record<Side, string> {
  const [top, right, left, bottom, back] = all.filter((face) => face !== front).map(paint);
  return { front: paint(front), top: top ?? '', right: right ?? '', left: left ?? '', bottom: bottom ?? '', back: back ?? '' };
}

const HIGH_FIRST = [...FACES].reverse();

/** The six sides of a die, with the thrown face in front. */
export function look(die: Die): Look {
  if ('pips' in die) return { sides: around(die.pips, PIPS, (pip) => GRAIN + pipArt(pip)), wooden: true };
  return { sides: around(die.face, HIGH_FIRST, (face) => faceArt(face, die.letters[face])), wooden: false };
}
