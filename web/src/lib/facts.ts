/** Reading facts: `seat:2` is seat 2, `card:dynamite wanted` two cards. */
import type { Fact } from './protocol';

type Facts = Record<string, Fact>;

/** The ids of a fact, whatever its kind: `card:dynamite wanted` gives both. */
export function ids(fact: Fact | undefined): string[] {
  if (typeof fact !== 'string') return [];
  return fact
    .slice(fact.indexOf(':') + 1)
    .split(' ')
    .filter(Boolean);
}

/** The seats a fact names. */
export function seats(fact: Fact | undefined): number[] {
  return typeof fact === 'string' && fact.startsWith('seat:') ? ids(fact).map(Number) : [];
}

/** The one seat a fact names, or null. */
export function seat(fact: Fact | undefined): number | null {
  return seats(fact)[0] ?? null;
}

/** A number of the facts; 0 if it is not there. */
export function count(facts: Facts, name: string): number {
  const fact = facts[name];
  return typeof fact === 'number' ? fact : 0;
}

/** The first word of an answer: its verb. */
export function verb(text: string): string {
  return text.split(' ', 1)[0] ?? text;
}

/** The things an answer points at: the ids of its first fact that names any. */
export function things(facts: Facts): string[] {
  return ids(Object.values(facts).find((fact) => typeof fact === 'string' && fact.includes(':')));
}

/** The number an answer says, or null. */
export function number(facts: Facts): number | null {
  return Object.values(facts).find((fact) => typeof fact === 'number') ?? null;
}
