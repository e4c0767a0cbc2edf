/** Gold River's face: which component shows what, and which widget answers which question. */
import { SHARED, type Widget } from '$lib/asks';
import type { Face } from '$lib/face';
import type { Kind, Question } from '$lib/protocol';
import Board from './Board.svelte';
import { draft } from './draft.svelte';
import Header from './Header.svelte';
import MineSheet from './MineSheet.svelte';
import type { Prompt } from './prompts';
import Result from './Result.svelte';
import ScoresSheet from './ScoresSheet.svelte';
import type { ViewShape } from './shapes';
import { beats } from './tale';
import BidBar from './widgets/BidBar.svelte';
import Boards from './widgets/Boards.svelte';
import Deposit from './widgets/Deposit.svelte';
import DieFace from './widgets/DieFace.svelte';
import HoldUp from './widgets/HoldUp.svelte';
import LoserChooses from './widgets/LoserChooses.svelte';
import PickCard from './widgets/PickCard.svelte';
import PickSeat from './widgets/PickSeat.svelte';
import PickTown from './widgets/PickTown.svelte';
import PlayKept from './widgets/PlayKept.svelte';
import SayIt from './widgets/SayIt.svelte';

/** How this game draws the kinds of questions; the row answers its own. */
const WIDGETS: Record<Kind, Widget> = {
  ...SHARED,
  amount: BidBar,
  play: PlayKept,
  card: PickCard,
  place: PickTown,
  seat: PickSeat,
  target: HoldUp,
  count: Boards,
  words: LoserChooses,
};
/** These stand in my mat with all their buttons; everything else lies on the felt. */
const IN_MAT: Kind[] = ['amount', 'play'];
/** Two questions whose numbers are drawn another way. */
const OWN = new Map<string, Widget>([
  ['deposit', Deposit],
  ['die', DieFace],
] satisfies [Prompt, Widget][]);

export const face: Face = {
  Board,
  Header,
  coach: 'bottom',
  Result,
  sheets: [
    { key: 'hand', icon: 'cards', label: 'web-gr-mine', Sheet: MineSheet },
    { key: 'scores', icon: 'scores', label: 'web-scores', Sheet: ScoresSheet },
  ],
  widget: (ask: Question) => OWN.get(ask.prompt) ?? WIDGETS[ask.kind] ?? null,
  roomy: (ask: Question) => !IN_MAT.includes(ask.kind) && ask.kind in WIDGETS,
  acts: () => SayIt,
  // A bid says what it leads to before it is made; nothing else is given away by choice.
  drafts: { forget: () => draft.forget(), reopen: (_, ask) => draft.reopen(ask), whole: () => null },
  costly: () => false,
  pass: null,
  purses: (view) => {
    const { players, almanac } = (view as ViewShape).table;
    return players.map((player, seat) => ({
      nugget: player.nuggets,
      cards: player.cards.length,
      scores: almanac.certain[seat] ?? 0,
    }));
  },
  beats,
  secret: () => false,
  chapter: (line) => (line.told.title === 'round-began' ? Number(line.told.facts.round) : null),
  rule: (ask) => `rule-${ask.prompt}`,
  outcomes: { production: 6, dynamite: 6, holdup: 6, deck: 0 },
};
