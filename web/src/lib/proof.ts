/** Checks, in the page and without the server, that seed and dice of a game are what was promised. */
import { Chance } from './chance';
import type { Told } from './ledger';
import type { Proof } from './protocol';
import { commitment, seedOf, tableCommitment } from './seed';

/** What is wrong: a promise, what was opened, the seed made of it, or what chance gave for a key. */
export interface Fault {
  what: 'commitment' | 'server' | 'seat' | 'own' | 'header' | 'seed' | 'outcome';
  seat?: number;
  key?: string;
  /** Which number of the outcome is the first that differs, what the record says, and what follows from the seed. */
  differs?: { at: number; told: number; worked: number };
}

/** What could be compared with this device's own notes; its own bytes are in the seed, or not, or it had none. */
export interface Noted {
  table: boolean;
  chairs: boolean;
  own: 'in' | 'out' | 'none';
}

export interface Verdict {
  right: boolean;
  fault: Fault | null;
  noted: Noted;
  /** Outcomes computed again, single numbers among them, and outcomes left to `tenderfoot verify`. */
  checked: number;
  numbers: number;
  unchecked: number;
  /** How often each value of a six-sided die was drawn. */
  faces: number[];
}

/** What is wrong with the seed, compared with what was told before anything was opened. */
function seedFault(proof: Proof, told: Told): Fault | null {
  if (told.table !== null && proof.commitment !== told.table) return { what: 'commitment' };
  if (tableCommitment(proof.server) !== proof.commitment) return { what: 'server' };
  const seat = seatFault(proof, told.chairs ?? proof.commitments);
  if (seat >= 0) return { what: 'seat', seat };
  if (told.own?.opened && proof.contributions[told.own.seat] !== told.own.bytes) return { what: 'own' };
  if (told.header !== null && proof.header !== told.header) return { what: 'header' };
  return seedOf(proof.server, proof.contributions, proof.header) === proof.seed ? null : { what: 'seed' };
}

/** The first seat whose promise has changed, or that put in what it had not promised; -1 if there is none. */
function seatFault(proof: Proof, promised: (string | null)[]): number {
  const given = proof.contributions;
  if (given.length !== promised.length) return Math.min(given.length, promised.length);
  return promised.findIndex((made, seat) => {
    const opened = given[seat];
    return made !== proof.commitments[seat] || (opened && commitment(seat, opened) !== made);
  });
}

function noted(proof: Proof, told: Told): Noted {
  const own = told.own && (proof.contributions[told.own.seat] === told.own.bytes ? 'in' : 'out');
  return { table: told.table !== null, chairs: told.chairs !== null, own: own ?? 'none' };
}

/** One line of chance: `dice 1 1 = 0 0 3 4 5 …`, a throw with five faces for each seat. */
function parse(line: string): { key: string; given: number[] } {
  const [key = '', numbers = ''] = line.replace(/^~ /, '').split(' = ');
  return { key, given: numbers.split(' ').filter(Boolean).map(Number) };
}

/**
 * What this key gives, or null if the page cannot know it alone. `sides` is 0 for a deck: its first shuffle
 * starts from the printed order; a later one from a pile that only a replay knows.
 */
function expected(chance: Chance, key: string, sides: number, given: number[]): number[] | null {
  if (sides > 0) return chance.numbers(key, sides, given.length);
  if (!key.endsWith(' 0')) return null;
  return chance.shuffled(
    key,
    [...given].sort((a, b) => a - b),
  );
}

/**
 * The whole check. `outcomes` says how many sides belong to the first word of a key; how often each face fell is
 * counted for the words of `dice`, or for all dice of six sides.
 */
export function check(
  proof: Proof,
  told: Told,
  outcomes: Record<string, number>,
  dice?: readonly string[],
): Verdict {
  const verdict: Verdict = {
    right: true,
    fault: seedFault(proof, told),
    noted: noted(proof, told),
    checked: 0,
    numbers: 0,
    unchecked: 0,
    faces: [0, 0, 0, 0, 0, 0],
  };
  const chance = new Chance(proof.seed);
  for (const line of proof.chance) {
    if (verdict.fault) break;
    const { key, given } = parse(line);
    const word = key.split(' ', 1)[0] ?? '';
    const sides = outcomes[word];
    const wanted = sides === undefined ? null : expected(chance, key, sides, given);
    if (wanted === null) verdict.unchecked++;
    else {
      verdict.checked++;
      verdict.fault = outcomeFault(key, given, wanted);
      if (sides === 6) count(verdict, given, dice?.includes(word) ?? true);
    }
  }
  return { ...verdict, right: verdict.fault === null };
}

function outcomeFault(key: string, given: number[], wanted: number[]): Fault | null {
  const at = wanted.findIndex((worked, i) => worked !== given[i]);
  if (at < 0) return null;
  return { what: 'outcome', key, differs: { at, told: given[at] ?? 0, worked: wanted[at] ?? 0 } };
}

function count(verdict: Verdict, given: number[], named: boolean): void {
  verdict.numbers += given.length;
  if (!named) return;
  for (const value of given) verdict.faces[value] = (verdict.faces[value] ?? 0) + 1;
}
