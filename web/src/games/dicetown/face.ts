/** Dice Town's face: which component shows what, and which widget answers which question. */
import { SHARED, type Widget } from '$lib/asks';
import type { Face } from '$lib/face';
import type { Kind, Question } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import { costly, offering, tying } from './asking';
import Board from './Board.svelte';
import { drafts } from './drafts';
import { emblem } from './emblem';
import Acts from './felt/Acts.svelte';
import AmountChoice from './felt/AmountChoice.svelte';
import BoardChoice from './felt/BoardChoice.svelte';
import CardChoice from './felt/CardChoice.svelte';
import DieChoice from './felt/DieChoice.svelte';
import KeepBar from './felt/KeepBar.svelte';
import OfferActs from './felt/OfferActs.svelte';
import OfferChoice from './felt/OfferChoice.svelte';
import { offer } from './felt/offer.svelte';
import PlayActs from './felt/PlayActs.svelte';
import PlayChoice from './felt/PlayChoice.svelte';
import SeatChoice from './felt/SeatChoice.svelte';
import TieActs from './felt/TieActs.svelte';
import TieChoice from './felt/TieChoice.svelte';
import { namedAt } from './felt/tie';
import HandSheet from './HandSheet.svelte';
import Header from './Header.svelte';
import Result from './Result.svelte';
import ScoresSheet from './ScoresSheet.svelte';
import { beats } from './tale';
import { whose } from './whose';

/** How this game draws the kinds of questions. */
const WIDGETS: Record<Kind, Widget> = {
  ...SHARED,
  dice: KeepBar,
  die: DieChoice,
  play: PlayChoice,
  card: CardChoice,
  place: CardChoice,
  seat: SeatChoice,
  amount: AmountChoice,
  words: BoardChoice,
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
  widget: (ask: Question) =>
    offering(ask) ? OfferChoice : tying(ask) ? TieChoice : (WIDGETS[ask.kind] ?? null),
  roomy: (ask: Question) => ask.kind !== 'dice',
  acts: (ask: Question) =>
    offering(ask) ? OfferActs : tying(ask) ? TieActs : ask.kind === 'play' ? PlayActs : Acts,
  foreseen: (table, ask) => offer.answer(table, ask) ?? namedAt(table, ask),
  drafts,
  costly,
  pass: 'pass',
  beats,
  secret: (line) => SECRET.has(line.told.title) || words.has(`event-${line.told.title}-unseen`),
  chapter: (line) => (line.told.title === 'round-began' ? Number(line.told.facts.round) : null),
  rule: (ask) => `rule-${ask.prompt}`,
  emblem,
  faces: { names: ['9', '10', 'J', 'Q', 'K', 'A'], of: ['dice', 'hunt', 'regun'], whose },
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
