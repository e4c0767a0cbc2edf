/** What a review has to show, moment by moment: the rounds that turned the game, and the answers to think about. */
import { verb } from '../lib/facts';
import type { Lapse, Option, Review, Swing } from '../lib/protocol';
import { say } from '../lib/words.svelte';

/** A moment that one can look at: on the curve, and in the replay. */
export interface Moment {
  readonly round: number;
  readonly frame: number;
  /** From whose knowledge its replay is seen. */
  readonly as: string;
  /** What it gave or took, written. */
  readonly change: string;
  readonly lost: boolean;
  readonly said: string;
}

const signed = (of: string, points: number): string =>
  say(of, { points: Math.abs(points), sign: points < 0 ? 'minus' : 'plus' });

/** Points with their sign. */
export const points = (value: number): string => signed('web-review-points', value);

/** Where on the curve a round has ended: the beginning of the next one. */
export const ended = (found: Review, round: number): number =>
  found.curve.findIndex((point) => point.round === round) + 1;

/** By how much the chance of a seat has changed in a round, in percent. */
function changed(found: Review, round: number, seat: number): number {
  const at = ended(found, round);
  return (found.curve[at]?.chances[seat] ?? 0) - (found.curve[at - 1]?.chances[seat] ?? 0);
}

/** A round that turned the game, as the seat whose curve it is saw it. */
export function turn(found: Review, swing: Swing, seat: number): Moment {
  const change = Math.round(changed(found, swing.round, seat));
  const told = say(`event-${swing.told.title}`, swing.told.facts);
  return {
    round: swing.round,
    frame: swing.frame,
    as: found.viewer === null ? 'spectator' : 'me',
    change: change ? signed('web-review-chances', change) : '0',
    lost: change < 0,
    said: swing.seat === seat ? told : `${told} ${say('web-review-most', { seat: `seat:${swing.seat}` })}`,
  };
}

const choice = (option: Option): string => say(`choice-${verb(option.text)}`, option.facts);

/** An answer that cost something: what was chosen, what was better, and why. */
export function doubt(found: Review, lapse: Lapse): Moment {
  const facts = { chosen: choice(lapse.chosen), better: choice(lapse.better), seat: `seat:${lapse.seat}` };
  const said = say(found.viewer === null ? 'web-review-lapse-of' : 'web-review-lapse', facts);
  const why = lapse.reason === 'worth-more' ? '' : say(`reason-${lapse.reason}`, lapse.facts);
  return {
    round: lapse.round,
    frame: lapse.frame,
    as: found.viewer === null ? String(lapse.seat) : 'me',
    change: signed('web-review-chances', -Math.round(lapse.points)),
    lost: true,
    said: `${said} ${why}`.trim(),
  };
}

/** The beginning of the round that ended at this point of the curve. */
export function roundAt(found: Review, at: number): Moment {
  const point = found.curve[Math.max(0, at - 1)];
  return {
    round: point?.round ?? 1,
    frame: point?.frame ?? 0,
    as: found.viewer === null ? 'spectator' : 'me',
    change: '',
    lost: false,
    said: '',
  };
}
