/** Gold River's face: which component shows what, and which widget answers which question. */
import type { Component } from 'svelte';
import type { Face, WidgetProps } from '$lib/face';
import type { Question } from '$lib/protocol';
import Board from './Board.svelte';
import Header from './Header.svelte';
import MineSheet from './MineSheet.svelte';
import Result from './Result.svelte';
import { ON_ROW } from './row';
import ScoresSheet from './ScoresSheet.svelte';
import { beats } from './tale';
import type { RiverView } from './view';
import BidBar from './widgets/BidBar.svelte';
import Buttons from './widgets/Buttons.svelte';
import Deposit from './widgets/Deposit.svelte';
import DieFace from './widgets/DieFace.svelte';
import HoldUp from './widgets/HoldUp.svelte';
import LoserChooses from './widgets/LoserChooses.svelte';
import PickCard from './widgets/PickCard.svelte';
import PickSeat from './widgets/PickSeat.svelte';
import PickTown from './widgets/PickTown.svelte';
import PlayOrHold from './widgets/PlayOrHold.svelte';

type Widget = Component<WidgetProps>;

/** Which widget answers which questions, by the names of `games/goldriver/choices.py`; the row answers its own. */
const KINDS: [Widget, string[]][] = [
  [BidBar, ['bid', 'bid2']],
  [PlayOrHold, ['penny', 'moon', 'allin', 'mustang']],
  [PickCard, ['attach', 'judge', 'swap', 'raidloss', 'dynamite', 'slotpick']],
  [PickTown, ['lost', 'raid']],
  [PickSeat, ['ghost']],
  [HoldUp, ['holdup']],
  [Deposit, ['deposit']],
  [DieFace, ['die']],
  [LoserChooses, ['two']],
  [Buttons, ['slots', 'post']],
];
const WIDGETS = new Map(
  KINDS.flatMap(([widget, prompts]) => prompts.map((prompt) => [prompt, widget] as const)),
);

export const face: Face = {
  Board,
  Header,
  coach: 'bottom',
  Result,
  sheets: [
    { key: 'hand', icon: 'cards', label: 'web-gr-mine', Sheet: MineSheet },
    { key: 'scores', icon: 'scores', label: 'web-scores', Sheet: ScoresSheet },
  ],
  widget: (ask: Question) => WIDGETS.get(ask.prompt) ?? null,
  roomy: (ask: Question) => ON_ROW.includes(ask.prompt) || WIDGETS.get(ask.prompt) === PickCard,
  // A bid says what it leads to before it is made; nothing else is given away by choice.
  costly: () => false,
  pass: null,
  purses: (view) =>
    (view as RiverView).players.map((player, seat) => ({
      nugget: player.nuggets,
      cards: player.cards.length,
      scores: (view as RiverView).points[seat] ?? 0,
    })),
  beats,
  secret: () => false,
  chapter: (line) => (line.told.title === 'round-began' ? Number(line.told.facts.round) : null),
  rule: (ask) => `rule-${ask.prompt}`,
  outcomes: { production: 6, dynamite: 6, holdup: 6, deck: 0 },
};
