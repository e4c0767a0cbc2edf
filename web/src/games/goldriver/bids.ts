/** What a seat's bubble and badge say: its bid, its turn, what comes to it; as told while things happen, else as the view has it. */
import { count, ids, seat as seatOf } from '$lib/facts';
import type { Event } from '$lib/protocol';
import type { Line } from '$lib/story';
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import type { Forecast } from './forecast';
import { hopsOf } from './payment';
import type { SaleShape } from './shapes';
import type { Picture } from './tale';
import { riverOf, who } from './view';

export interface Status {
  kind: 'none' | 'bid' | 'passed' | 'won' | 'winner';
  amount: number;
}

const NOTHING: Status = { kind: 'none', amount: 0 };
const WORDS: Record<string, Status['kind']> = {
  'bid-made': 'bid',
  passed: 'passed',
  'auction-won': 'won',
  'nobody-bid': 'won',
  'bids-revealed': 'won',
};

/** How a seat stands in the sale. */
export function statusOf(sale: SaleShape | null, seat: number): Status {
  if (sale?.passed.includes(seat)) return { kind: 'passed', amount: 0 };
  if (sale?.leader !== seat) return NOTHING;
  if (sale.price === null) return { kind: 'winner', amount: 0 };
  return { kind: sale.sold ? 'won' : 'bid', amount: sale.price };
}

/** The last word of a seat in what has been told; null: nothing of it is about this seat's bid. */
export function wordOf(told: Event[], seat: number): Status | null {
  const last = told.findLast((one) => one.title in WORDS && seatOf(one.facts.seat) === seat);
  return last ? { kind: WORDS[last.title] ?? 'none', amount: count(last.facts, 'amount') } : null;
}

/** All that was told of this row. */
export function saleStory(story: Line[]): Event[] {
  const at = story.findLastIndex((line) => line.told.title === 'row-drawn');
  return story.slice(at + 1).map((line) => line.told);
}

export interface Bubble {
  words: string;
  /** Out of the bidding, leading it, whose moment it is, or whose answer is under seal. */
  mood: 'out' | 'high' | 'now' | 'sealed' | '';
}

/** What has come to a seat in this part of the round: words and the amount. */
const SHARES: Record<string, { fact: string; word: string }> = {
  received: { fact: 'kept', word: 'web-gr-keeps' },
  produced: { fact: 'amount', word: 'web-gr-earns' },
  'fee-paid': { fact: 'amount', word: 'web-gr-pays-fee' },
  'price-paid': { fact: 'amount', word: 'web-gr-pays-price' },
};

function shared(picture: Picture | null, seat: number): Bubble | null {
  const told = picture?.told.findLast((one) => one.title in SHARES && seatOf(one.facts.seat) === seat);
  const share = told ? SHARES[told.title] : undefined;
  if (!told || !share) return null;
  return { words: say(share.word, { amount: count(told.facts, share.fact) }), mood: 'now' };
}

/** Everybody's place in the order of choice, from 1: those who have chosen, then those who still do. */
export function queueOf(table: Table): { seat: number; state: 'done' | 'now' | '' }[] {
  const sale = riverOf(table).sale;
  if (!sale?.sold) return [];
  const picked = saleStory(table.story).filter((told) => told.title === 'picked');
  const done = picked.map((told) => seatOf(told.facts.seat) ?? 0);
  const left = sale.pickers.filter((seat) => !done.includes(seat));
  return [
    ...done.map((seat) => ({ seat, state: 'done' as const })),
    ...left.map((seat, i) => ({ seat, state: i ? ('' as const) : ('now' as const) })),
  ];
}

function choosing(table: Table, seat: number): Bubble | null {
  const polled = table.stage.idle && riverOf(table).polled.includes(seat);
  if (polled && table.sealed.includes(seat)) return { words: say('web-gr-sealed'), mood: 'sealed' };
  if (polled) return { words: say('web-choosing'), mood: 'now' };
  const queue = queueOf(table);
  const at = queue.findIndex((one) => one.seat === seat);
  const waits = at >= 0 && queue[at]?.state === '';
  return waits
    ? { words: say('web-gr-picks-nth', { nth: say('web-gr-nth', { n: at + 1 }) }), mood: '' }
    : null;
}

/** What stands in a seat's bubble, if anything does. */
export function bubbleOf(table: Table, seat: number, picture: Picture | null): Bubble | null {
  if (table.stage.beat?.round) return null;
  const { sale } = riverOf(table);
  const share = shared(picture, seat);
  if (share) return share;
  const bidding = picture ? picture.kind === 'auction' : sale !== null && !sale.sold;
  if (!bidding) return choosing(table, seat);
  const { kind, amount } = wordOf(saleStory(table.story), seat) ?? statusOf(sale, seat);
  if (kind === 'none') return choosing(table, seat);
  const leads =
    wordOf(
      saleStory(table.story).filter((told) => told.title !== 'passed'),
      seat,
    ) !== null;
  const high = leads && !outbid(saleStory(table.story), seat);
  return { words: say(`web-gr-${kind}`, { amount }), mood: kind === 'passed' ? 'out' : high ? 'high' : '' };
}

/** Whether somebody else has spoken the last bid. */
function outbid(told: Event[], seat: number): boolean {
  const last = told.findLast((one) => one.title in WORDS && one.title !== 'passed');
  return last !== undefined && seatOf(last.facts.seat) !== seat;
}

export interface Badge {
  gold: string;
  words: string;
  /** The same where there is little room. */
  brief: string;
  tone: '' | 'zero' | 'lit' | 'todo';
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The badge of a seat while a price runs round: what it has kept, or what is still to come. */
function onTheWay(table: Table, seat: number, { told }: Picture): Badge | null {
  const hops = hopsOf(table, told);
  const hop = hops.find((one) => one.seat === seat);
  if (!hop) return null;
  const last = hops.findLast(({ done }) => done);
  if (hop.done) return { gold: signed(hop.kept), words: '', brief: '', tone: hop === last ? 'lit' : '' };
  const words = say('web-gr-comes');
  return { gold: String(hop.kept), words, brief: words, tone: 'todo' };
}

/** What a seat's badge on the ring says. */
export function badgeOf(
  table: Table,
  seat: number,
  picture: Picture | null,
  seen: Forecast | null,
): Badge | null {
  if (picture?.kind === 'price') return onTheWay(table, seat, picture);
  const moved = (picture?.gains ?? []).filter((gain) => gain.seat === seat);
  const got =
    picture?.kind === 'gold' ? produced(picture, seat) : moved.reduce((sum, gain) => sum + gain.n, 0);
  if (got) return { gold: signed(got), words: '', brief: '', tone: got > 0 ? 'lit' : 'todo' };
  if (!seen || seat === seen.winner) return null;
  const gets = seen.gets[seat] ?? 0;
  const nth = say('web-gr-nth', { n: seen.picks[seat] ?? 0 });
  return { gold: `+${gets}`, words: say('web-gr-picks-nth', { nth }), brief: nth, tone: gets ? '' : 'zero' };
}

/** What the row of badges is about. */
export function aboutBadges(table: Table, picture: Picture | null, seen: Forecast | null): string {
  if (picture)
    return say(`web-gr-rail-${picture.kind === 'price' || picture.kind === 'gold' ? picture.kind : 'moved'}`);
  if (!seen) return '';
  return say('web-gr-rail-if', {
    who: who(table, seen.winner),
    mine: seen.winner === table.seat ? 'yes' : 'no',
    amount: seen.price,
    lost: seen.lost,
  });
}

/** What the dice have brought to a seat so far. */
export function produced({ told }: Picture, seat: number): number {
  const own = told.filter((one) => one.title === 'produced' && seatOf(one.facts.seat) === seat);
  return own.reduce((sum, one) => sum + count(one.facts, 'amount'), 0);
}

/** The dice as they were thrown last for gold. */
export function lastDice(story: Line[]): number[] {
  const last = story.findLast((line) => line.told.title === 'rolled');
  return last ? ids(last.told.facts.dice).map(Number) : [];
}
