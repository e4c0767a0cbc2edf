/**
 * What the server sends instead of a view this socket has already: what is gone from it, and what is set anew.
 * The old view stays as it is, for the stage may still show it; what did not change is shared by both.
 */
import type { Changed, Patch, Shown } from './protocol';
import type { View } from './view';

type Step = string | number;
type Branch = Record<Step, unknown>;

/** The whole news, of what this socket was shown last and of what has changed since. */
export function whole(before: Shown, { table, own, ...rest }: Changed): Shown {
  const { view } = before;
  if (!view) throw new Error('There is no view to change.');
  const now = { table: patched(view.table, table), own: patched(view.own, own) } as View;
  return { ...rest, type: 'shown', view: now };
}

/** Half a view with what has changed in it. */
export function patched<T>(half: T, { gone, set }: Patch): T {
  const left = gone.reduce<unknown>((now, path) => without(now, path), half);
  return set.reduce<unknown>((now, [path, value]) => put(now, path, value), left) as T;
}

function put(branch: unknown, [step, ...rest]: Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = copied(branch);
  copy[step] = put(copy[step], rest, value);
  return copy;
}

function without(branch: unknown, [step, ...rest]: Step[]): unknown {
  const copy = copied(branch);
  if (rest.length) copy[step as Step] = without(copy[step as Step], rest);
  else delete copy[step as Step];
  return copy;
}

function copied(branch: unknown): Branch {
  if (typeof branch !== 'object' || branch === null) throw new Error('There is nothing at this path.');
  return (Array.isArray(branch) ? [...branch] : { ...branch }) as Branch;
}
