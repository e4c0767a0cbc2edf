/** Dice Town's face: which component shows what, and which widget answers which question. */
import type { Component } from 'svelte';
import type { Face, WidgetProps } from '$lib/face';
import type { Question } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Board from './Board.svelte';
import HandSheet from './HandSheet.svelte';
import Header from './Header.svelte';
import Result from './Result.svelte';
import ScoresSheet from './ScoresSheet.svelte';
import { beats } from './tale';
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
