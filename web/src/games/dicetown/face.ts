/** Dice Town's face: which component shows what, and which widget answers which question. */
import { SHARED, type Widget } from '$lib/asks';
import type { Face } from '$lib/face';
import type { Kind, Question } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import { costly } from './asking';
import Board from './Board.svelte';
import HandSheet from './HandSheet.svelte';
import Header from './Header.svelte';
import Result from './Result.svelte';
import ScoresSheet from './ScoresSheet.svelte';
import type { ViewShape } from './shapes';
import { beats } from './tale';
import Amount from './widgets/Amount.svelte';
import Buttons from './widgets/Buttons.svelte';
import KeepBar from './widgets/KeepBar.svelte';
import PickCard from './widgets/PickCard.svelte';
import PickSeat from './widgets/PickSeat.svelte';
import PlayCard from './widgets/PlayCard.svelte';
import TurnBar from './widgets/TurnBar.svelte';

/** How this game draws the kinds of questions. */
const WIDGETS: Record<Kind, Widget> = {
  ...SHARED,
  dice: KeepBar,
  die: TurnBar,
  play: PlayCard,
  card: PickCard,
  place: PickCard,
  seat: PickSeat,
  amount: Amount,
  words: Buttons,
};
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
  widget: (ask: Question) => WIDGETS[ask.kind] ?? null,
  roomy: (ask: Question) => WIDGETS[ask.kind] === PickCard,
  costly,
  pass: 'pass',
  purses: (view) => {
    const { table, own } = view as ViewShape;
    return table.players.map((player, seat) => ({
      dollar: player.money,
      nugget: player.nuggets,
      deed: player.deeds,
      cards: player.cards,
      scores: own.points[seat] ?? 0,
    }));
  },
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
