/** The picture of every card of Gold River, by its name in the deck. */
import { type Drawing, drawing } from '../pen';
import type { Country } from '../pictures/landscape';
import { dynamite } from '../pictures/props';
import { doubles, even, ghost, lost, mine, odd } from './claims';
import { bandit, holdUp, judge, raid } from './colts';
import { bank, mayorPicture, postOffice, saloon, station } from './houses';
import { allIn, goldNugget, moonshine, mustang, press, wagon } from './keeps';
import { townOf } from './town';

/** The band of a card says when it is played: at once, kept, tied to a claim, or built. */
export type ActKind = 'colt' | 'shoe' | 'lasso' | 'house';

/** A word of the locale that is painted in a picture: the head of the newspaper. */
export interface Lettering {
  readonly gazette: string;
}

type Painter = (words: Lettering) => string;

const ACTS: Record<ActKind, Record<string, Painter>> = {
  shoe: { ALIN: allIn, MOON: moonshine, MUST: mustang, PENY: (words) => press(words.gazette) },
  colt: { JUDG: judge, RAID: raid, DYNA: dynamite, HOLD: holdUp, BAND: bandit },
  lasso: { GOLD: goldNugget, WAG: wagon },
  house: { BANK: bank, POST: postOffice, SALO: saloon, STAT: station },
};

const PANNED: Record<string, () => string> = { WRE: even, WRO: odd, WRD: doubles };

/** Copies of a card differ by a number at the end. */
const stem = (id: string): string => id.replace(/\d+$/, '');

/** How a card that is no claim is played. */
export const actKind = (id: string): ActKind | undefined => (Object.keys(ACTS) as ActKind[]).find((kind) => stem(id) in ACTS[kind]);

function claim(id: string): string | undefined {
  const town = townOf(id);
  if (town === 'GM') return ghost();
  if (town === 'LM') return lost();
  if (town === 'WR') return PANNED[stem(id)]?.();
  return town && mine(town as Country);
}

function paint(id: string, words: Lettering): string | undefined {
  const kind = actKind(id);
  return kind ? ACTS[kind][stem(id)]?.(words) : claim(id);
}

const framed = (art: string): Drawing => drawing(100, 84, art, 'xMidYMid slice');

/** 100 × 84; a card nobody has drawn is an empty paper. */
export const picture = (id: string, words: Lettering): Drawing => framed(paint(id, words) ?? '');

/** What ten points for a mayor look like. */
export const mayorOf = (): Drawing => framed(mayorPicture());
