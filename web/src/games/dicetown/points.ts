/**
 * Everybody's points at this moment of the story. The rules tell after each event what everybody can count of them, and
 * to those who see a card what is printed on it; here that is only written down, beside what this seat knows more.
 */
import { count, seat as seatOf } from '$lib/facts';
import type { Event } from '$lib/protocol';
import type { Line } from '$lib/story';
import { MOVES, type Title } from './events';
import type { ViewShape } from './shapes';

const TOLD = 'counted';

interface Change {
  seat: number;
  n: number;
}

/** What an event tells of the open points, against those told before; these are brought up to date. */
function openly({ facts }: Event, before: number[]): Change[] {
  return Object.keys(facts).flatMap((name) => {
    const [word, whose = 'seat'] = name.split('_');
    const seat = word === TOLD ? seatOf(facts[whose]) : null;
    if (seat === null) return [];
    const n = count(facts, name) - (before[seat] ?? 0);
    before[seat] = count(facts, name);
    return [{ seat, n }];
  });
}

/** Who gets a card that this seat sees, and who gives it. */
function privately({ facts }: Event): Change[] {
  const [to, from] = [facts.receiver ?? facts.robber ?? facts.seat, facts.giver ?? facts.victim].map(seatOf);
  const n = count(facts, 'worth');
  return [
    ...(to === null || to === undefined ? [] : [{ seat: to, n }]),
    ...(from === null || from === undefined ? [] : [{ seat: from, n: -n }]),
  ];
}

/** What I lay open without giving it away was among my points before. */
const shownOnly = ({ title }: Event): boolean => !MOVES[title as Title];

/** The points of the view, and what these lines brought since; what is still in the air is not counted. */
export function pointsAfter(view: ViewShape, told: Line[], flying: ReadonlySet<number>): number[] {
  const open = [...view.table.almanac.points];
  const shown = [...view.own.points];
  for (const line of told) {
    const seen = openly(line.told, open);
    const changes = line.told.facts.worth === undefined ? seen : privately(line.told);
    for (const { seat, n } of changes) {
      if (flying.has(line.n) || (seat === view.own.seat && shownOnly(line.told))) continue;
      shown[seat] = (shown[seat] ?? 0) + n;
    }
  }
  return shown;
}
