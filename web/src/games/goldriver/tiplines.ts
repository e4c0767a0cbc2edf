/** What the paper behind a mark says. */
import type { Table } from '$lib/table.svelte';
import { say } from '$lib/words.svelte';
import { waysOf } from '../../art/goldriver/odds';
import { townOf } from '../../art/goldriver/town';
import { DECK } from './deck';
import { feeOf } from './fees';
import { forecast } from './forecast';
import { handName } from './hands';
import type { About } from './tips.svelte';
import { claimsOf, mayorOf } from './told';
import { almanacOf, called, ownerOf, riverOf, tiedTo } from './view';

const DOUBLE_WAYS = 6;

export function titleOf(table: Table, about: About): string {
  if (about.kind === 'town') return say(`town-${about.town}`);
  if (about.kind === 'card') return say(`card-${about.card}`);
  if (about.kind !== 'total') return called(table, about.seat);
  return about.total ? say('web-gr-tip-total', { total: about.total }) : say('web-gr-on-doubles');
}

export function linesOf(table: Table, about: About): string[] {
  if (about.kind === 'town') return townLines(table, about.town);
  if (about.kind === 'card') return cardLines(table, about.card);
  if (about.kind === 'total') return totalLines(table, about.total);
  return SEATS[about.kind](table, about.seat);
}

function townLines(table: Table, town: string): string[] {
  const { counts } = almanacOf(table);
  const owned = (counts[town] ?? [])
    .map((n, seat) => (n ? `${called(table, seat)} ${n}` : ''))
    .filter(Boolean);
  const chief = mayorOf(table, town);
  return [
    owned.length ? say('web-gr-tip-claims', { list: owned.join(', ') }) : say('web-gr-no-claims'),
    chief === null ? say('web-gr-tip-vacant') : say('web-gr-tip-mayor', { who: called(table, chief) }),
  ];
}

function cardLines(table: Table, card: string): string[] {
  const { odds = 0 } = DECK[card] ?? {};
  const river = riverOf(table);
  const fee = river.row.includes(card) ? feeOf(table, card) : null;
  const owner = ownerOf(river, card);
  const due = fee && fee.to !== null ? `${fee.words} ${table.names[fee.to]}` : (fee?.words ?? '');
  return [
    say(`cardtext-${card}`),
    odds && townOf(card) ? say('web-gr-odds', { odds }) : '',
    due,
    owner === null ? '' : say('web-gr-tip-owner', { who: called(table, owner) }),
    ...tiedTo(river, card).map((one) => say(`card-${one}`)),
  ].filter(Boolean);
}

function totalLines(table: Table, total: number): string[] {
  const almanac = almanacOf(table);
  const gains = total ? (almanac.ruler[total - 2] ?? []) : almanac.doubles;
  const list = gains.map((n, seat) => (n ? `${called(table, seat)} ${n}` : '')).filter(Boolean);
  return [
    say('web-gr-throws', { odds: total ? waysOf(total) : DOUBLE_WAYS }),
    list.length ? say('web-gr-tip-pays', { list: list.join(', ') }) : say('web-gr-tip-nobody'),
  ];
}

function pokerLines(table: Table, seat: number): string[] {
  const hand = almanacOf(table).poker[seat];
  if (!hand) return [say('web-gr-poker-no')];
  const more = hand.bonus ? say('web-gr-would-get', { amount: hand.bonus }) : say('web-gr-tip-poker');
  return [say('web-gr-poker', { hand: handName(hand) }), more];
}

/** What comes to a seat if the price in sight is paid. */
function hopLines(table: Table, seat: number): string[] {
  const seen = forecast(table);
  if (!seen) return [];
  const facts = { who: called(table, seen.winner), mine: seen.winner === table.seat ? 'yes' : 'no' };
  const nth = say('web-gr-nth', { n: seen.picks[seat] ?? 0 });
  return [
    say('web-gr-if', { ...facts, amount: seen.price }),
    say('web-gr-tip-hop', { amount: seen.gets[seat] ?? 0, nth }),
  ];
}

const claimLines = (table: Table, seat: number): string[] =>
  claimsOf(table, seat).map((card) => say(`card-${card}`));

const SEATS = { claims: claimLines, poker: pokerLines, hop: hopLines };
