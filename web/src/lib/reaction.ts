/**
 * The open reaction window, as the newest message tells it. Its time began when the news came and runs while the
 * page still tells what led there: the two never add up.
 */
import type { Question, Shown } from './protocol';

/** How long the table stays after somebody has pressed Hold, in milliseconds. */
const HOLD = 8000;

export interface Reaction {
  /** Which window: what Hold must name. */
  number: number;
  /** When it closes, on this page's clock. */
  ends: number;
  /** How long the whole fuse is. */
  span: number;
  /** Who has pressed Hold, the first one first. */
  holds: number[];
  /** Everybody who is asked, with or without a card. */
  seats: number[];
  ask: Question | null;
  locked: number | null;
}

/** The window of this message, if it has a pace. */
export function reactionOf(shown: Shown, pace: number, now: number): Reaction | null {
  const { window, ticking, ask, locked } = shown;
  if (window == null || window.left === null) return null;
  const span = Math.max(window.holds.length ? HOLD : pace, window.left);
  return { ...window, ends: now + window.left, span, seats: ticking.seats, ask, locked };
}
