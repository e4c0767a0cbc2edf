/** Checks, in the page and without the server, that seed and dice of a game are what was promised. */
import { Chance } from './chance';
import { bytes, hash, utf8 } from './hash';
import type { Proof } from './protocol';
import { commitment } from './seed';

export interface Verdict {
  right: boolean;
  fault: string | null;
  /** Outcomes computed again, single numbers among them, and outcomes left to `tenderfoot verify`. */
  checked: number;
  numbers: number;
  unchecked: number;
  /** How often each value of a six-sided die fell. */
  faces: number[];
}

/** What is wrong with the seed, or null. */
function seedFault(proof: Proof, promised: string): string | null {
  const server = bytes(proof.server);
  if (proof.commitment !== promised) return 'commitment';
  if (hash(utf8('tenderfoot server'), server) !== promised) return 'server';
  for (const [seat, given] of proof.contributions.entries()) {
    const made = proof.commitments[seat];
    if (given && made && commitment(seat, given) !== made) return `seat ${seat}`;
  }
  const parts = proof.contributions.map(bytes);
  const seed = hash(server, ...parts, utf8(proof.header));
  return seed === proof.seed ? null : 'seed';
}

/** One line of chance: `dice 1 1 0 = 0 0 3 4 5`. */
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

/** The whole check. `outcomes` says how many sides belong to the first word of a key. */
export function check(proof: Proof, promised: string, outcomes: Record<string, number>): Verdict {
  const verdict: Verdict = {
    right: true,
    fault: null,
    checked: 0,
    numbers: 0,
    unchecked: 0,
    faces: [0, 0, 0, 0, 0, 0],
  };
  verdict.fault = seedFault(proof, promised);
  const chance = new Chance(proof.seed);
  for (const line of proof.chance) {
    if (verdict.fault) break;
    const { key, given } = parse(line);
    const sides = outcomes[key.split(' ', 1)[0] ?? ''];
    const wanted = sides === undefined ? null : expected(chance, key, sides, given);
    if (wanted === null) verdict.unchecked++;
    else {
      verdict.checked++;
      if (wanted.join() !== given.join()) verdict.fault = key;
      if (sides === 6) count(verdict, given);
    }
  }
  return { ...verdict, right: verdict.fault === null };
}

function count(verdict: Verdict, given: number[]): void {
  verdict.numbers += given.length;
  for (const value of given) verdict.faces[value] = (verdict.faces[value] ?? 0) + 1;
}
