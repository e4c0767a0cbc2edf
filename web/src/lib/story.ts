/** The story so far: every event this viewer was told, in order, each a line that can be said and shown. */
import type { Event, Moment } from './protocol';
import type { View } from './view';

export interface Line {
  n: number;
  version: number;
  told: Event;
}

/** One thing the stage shows for a while: the lines it tells, how long, and what a game draws for it. */
export interface Beat<Picture = unknown> {
  lines: Line[];
  ms: number;
  sound?: string;
  /** Nothing, or next to nothing, changes in it: whoever plays quickly does not stop for it. */
  minor?: boolean | undefined;
  picture?: Picture;
  /** The end of a round: the table as it was when the round began, and as it is now. */
  round?: { before: View; after: View };
}

/** The lines of these moments, numbered after those that are there already. */
export function linesOf(moments: Moment[], from: number): Line[] {
  let n = from;
  return moments.flatMap((moment) => moment.told.map((told) => ({ n: n++, version: moment.version, told })));
}
