/** Which answers lie on the felt as things to touch; the rest are plain buttons. */
import { ids, number, seat, things, verb } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';

/** The slots of the Doc's wagon: nothing is named, but something lies there. */
const SLOT = 'slot';
/** What the Sheriff asks of somebody is said, not picked. */
const DEMAND = 'demand';

export function lies(ask: Question, option: Option): boolean {
  const { facts } = option;
  switch (ask.kind) {
    case 'seat':
      return seat(facts.seat) !== null && verb(option.text) !== DEMAND;
    case 'amount':
      return number(facts) !== null;
    case 'die':
      return 'from' in facts;
    case 'play':
      return ids(facts.card).length > 0;
    case 'place':
      return option.text.startsWith(SLOT) || things(facts).length > 0;
    case 'card':
      return things(facts).length > 0;
    default:
      return true;
  }
}
