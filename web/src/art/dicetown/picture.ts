/** The picture of every card of Dice Town, by its name in the catalogue. */
import type { Letters } from '../dice/face';
import { type Drawing, drawing } from '../pen';
import { dynamite } from '../pictures/props';
import { cattle, dog, horse, mule } from './animals';
import { deedOf, ranch } from './deeds';
import { elixirOf } from './elixirs';
import { boots, doubleGun, hat, lasso, revolver, saddle, winchester } from './gear';
import { brute, desperado, insurance, joe, marshall, split, wanted } from './law';
import { outlaw, outlawOf } from './outlaws';
import { discoveries, goldDust, goldVein, starfish, voucher, wallet } from './river';
import { cheater, collection, corruption, credits, elixirBag, gift, girls, smoke, whisky } from './tricks';

/** The rim of a card says its kind. */
export type Kind = 'gear' | 'trick' | 'law' | 'deed' | 'elixir' | 'ranch';

/** Words of the locale that are painted in a picture: the letters of the dice, the head of a poster. */
export interface Lettering {
  readonly faces: Letters;
  readonly wanted: string;
}

type Painter = (words: Lettering) => string;

const GEAR: Record<string, Painter> = {
  eq1: lasso,
  eq2: hat,
  eq3: boots,
  eq4: saddle,
  eq5: revolver,
  eq8: horse,
  cattle,
  winchester,
  mule,
  dog,
  doublegun: doubleGun,
};
const TRICKS: Record<string, Painter> = {
  dynamite,
  girls,
  cheater,
  corruption,
  credits,
  gs_elixir: elixirBag,
  gift,
  collection,
  whisky,
  smoke,
};
const LAW: Record<string, Painter> = { brute, joe, marshall, split, wanted: (words) => wanted(words.wanted), insurance, desperado };
const RIVER: Record<string, Painter> = {
  rv_gold2: goldDust,
  rv_gold3: goldVein,
  rv_star: starfish,
  rv_wallet: wallet,
  rv_discovery: discoveries,
  rv_voucher: voucher,
};

const PAINTERS: Record<string, Painter> = { ...GEAR, ...TRICKS, ...LAW, ...RIVER, ranch };

function paint(id: string, words: Lettering): string | undefined {
  const wantedMan = outlawOf(id);
  if (wantedMan) return outlaw(wantedMan.face, wantedMan.second, words.faces[wantedMan.face]);
  return PAINTERS[id]?.(words) ?? elixirOf(id) ?? deedOf(id);
}

/** 100 × 84; a card nobody has drawn is an empty paper. */
export const picture = (id: string, words: Lettering): Drawing => drawing(100, 84, paint(id, words) ?? '', 'xMidYMid slice');

/** Which kind of card this is. */
export function kind(id: string): Kind {
  if (id.startsWith('deed')) return 'deed';
  if (id === 'ranch') return 'ranch';
  if (id in RIVER || elixirOf(id)) return 'elixir';
  if (id in GEAR) return 'gear';
  return id in TRICKS ? 'trick' : 'law';
}
