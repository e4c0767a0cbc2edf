/** Dice Town's face: which component shows what, and which widget answers which question. */
import type { Component } from 'svelte';
import type { Face, WidgetProps } from '$lib/face';
import { count, seat as seatOf, verb } from '$lib/facts';
import type { Option, Question } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Board from './Board.svelte';
import HandSheet from './HandSheet.svelte';
import Header from './Header.svelte';
import Result from './Result.svelte';
import ScoresSheet from './ScoresSheet.svelte';
import { beats } from './tale';
import type { TownView } from './view';
import Amount from './widgets/Amount.svelte';
import Buttons from './widgets/Buttons.svelte';
import KeepBar from './widgets/KeepBar.svelte';
import PickCard from './widgets/PickCard.svelte';
import PickSeat from './widgets/PickSeat.svelte';
import PlayOrPass from './widgets/PlayOrPass.svelte';
import TurnBar from './widgets/TurnBar.svelte';

type Widget = Component<WidgetProps>;

/** Which widget answers which questions, by the names of `games/dicetown/prompts.py`. */
const KINDS: [Widget, string[]][] = [
  [KeepBar, ['keep', 'settle']],
  [
    PlayOrPass,
    [
      'cheat',
      'mine',
      'split',
      'credits',
      'girls',
      'whisky',
      'insure',
      'recruit',
      'sheriff',
      'badge',
      'chase',
      'hall',
      'elixir-card',
      'smoke',
      'wanted',
    ],
  ],
  [PickSeat, ['victim', 'decision', 'final']],
  [
    PickCard,
    [
      'store',
      'steal',
      'give',
      'fence',
      'offer-cards',
      'river',
      'river-order',
      'voucher',
      'outpick',
      'capture',
      'offering',
      'barter',
      'elixir',
      'outlaw',
    ],
  ],
  [Amount, ['offer', 'offer-nuggets', 'demand']],
  [Buttons, ['petition', 'last-call', 'backs', 'doc', 'action', 'reroll']],
  [TurnBar, ['shaman']],
];
const WIDGETS = new Map(
  KINDS.flatMap(([widget, prompts]) => prompts.map((prompt) => [prompt, widget] as const)),
);
const SECRET = new Set(['rolled', 'offer-made']);

/** More than this asks once more. */
const MUCH = 2;
const GIVES = ['give', 'add', 'return'];

/** Much money, a card given away, a place that the Sheriff keeps for himself. */
function costly(ask: Question, option: Option, seat: number | null): boolean {
  if (ask.prompt === 'keep') return count(option.facts, 'price') > MUCH;
  if (ask.prompt === 'offer' || ask.prompt === 'offer-nuggets') return count(option.facts, 'count') > MUCH;
  if (ask.prompt === 'decision') return seatOf(option.facts.seat) === seat;
  return GIVES.includes(verb(option.text));
}

export const face: Face = {
  Board,
  Header,
  coach: 'top',
  Result,
  sheets: [
    { key: 'hand', icon: 'cards', label: 'web-hand', Sheet: HandSheet },
    { key: 'scores', icon: 'scores', label: 'web-scores', Sheet: ScoresSheet },
  ],
  widget: (ask: Question) => WIDGETS.get(ask.prompt) ?? null,
  roomy: (ask: Question) => WIDGETS.get(ask.prompt) === PickCard,
  costly,
  pass: 'pass',
  purses: (view) =>
    (view as TownView).players.map((player) => ({
      dollar: player.money,
      nugget: player.nuggets,
      deed: player.deeds,
      cards: player.cards,
      scores: player.points,
    })),
  beats,
  secret: (line) => SECRET.has(line.told.title) || words.has(`event-${line.told.title}-unseen`),
  chapter: (line) => (line.told.title === 'round-began' ? Number(line.told.facts.round) : null),
  rule: (ask) => `rule-${ask.prompt}`,
  outcomes: {
    dice: 6,
    indian: 6,
    hunt: 6,
    regun: 6,
    store: 0,
    property: 0,
    elixirs: 0,
    river: 0,
    outlaws: 0,
  },
};
