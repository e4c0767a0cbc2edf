/**
 * How a game shows itself: a folder of components by noun, fed by the view, the open question and the story.
 * The shell is common to all games and knows only this. A game without a face is playable all the same: the
 * shell then shows the question as a list and the story as it is told.
 */
import type { Component, Snippet } from 'svelte';
import type { IconName } from '../art/icons';
import type { Drawing } from '../art/pen';
import type { Option, Question } from './protocol';
import type { Beat, Line } from './story';
import type { Table } from './table.svelte';
import type { View } from './view';

/** What a widget for one kind of question gets: the question, the table, and where to put the answer. */
export interface WidgetProps {
  ask: Question;
  table: Table;
  answer: (choice: string) => void;
}

/** What somebody has, by the icon that stands for it, in the order in which it is shown. */
export type Purse = Partial<Record<IconName, number>>;

/** What a board gets: the table, where to put an answer, and what of its own side is not the game's. */
export interface BoardProps {
  table: Table;
  answer: (choice: string) => void;
  /**
   * The question and its buttons: two pieces, `.ask` and `.acts`, for the areas of these names in my mat's grid. The
   * whole of my side bears `data-mine`: the Gazette ends above it. `--gz` is the width that the open Gazette takes
   * from the scene and the other seats, `0px` while it is closed. Held sideways the head row is the board's, with
   * 48 px free at both ends for home and menu.
   */
  mat: Snippet;
  /** What lies there instead of all my side: the rail of those who watch, the bar of a replay. */
  rail?: Snippet | undefined;
}

/** What is picked but not yet said. The page keeps it, since only the page knows it. */
export interface Drafts {
  /** A table is opened, or a game is looked at again: nothing is picked there. */
  forget(): void;
  /** An answer was taken back, and its question is put anew: what was picked for it is picked still. */
  reopen(table: Table, ask: Question): void;
  /** The whole legal answer that is picked, where it may be given when time runs out; else null. */
  whole(table: Table, ask: Question): Option | null;
}

export interface Face {
  /** Everything between the beam and the bottom: scene, other seats, the far side of the table, my mat. */
  Board: Component<BoardProps>;
  /** Round, step and gauges, in the beam. */
  Header: Component<{ table: Table }>;
  /** Where the coach stands on a phone, out of the way of what he points at. */
  coach: 'top' | 'bottom';
  /** The end; `onclose` leads back to the table as it stands. */
  Result: Component<{ table: Table; onclose: () => void }>;
  /** Sheets of this game besides the log, by key. */
  sheets: { key: string; icon: string; label: string; Sheet: Component<{ table: Table }> }[];
  /** The widget for this question, if it has one of its own. */
  widget(ask: Question): Component<WidgetProps> | null;
  /** Whether that widget needs room: the board then shows it on its felt, and the prompt only asks. */
  roomy(ask: Question): boolean;
  /** The buttons of a question on the felt, which stand in my mat like all others. */
  acts?(ask: Question): Component<WidgetProps> | null;
  /** The answer to a question that was answered with an earlier one, where a few are one step; else null. */
  foreseen?(table: Table, ask: Question): string | null;
  /** Where it keeps them, in a game whose answers are picked before they are said. */
  drafts?: Drafts;
  /** Whether this answer is costly or final enough to be asked about once more. */
  costly(ask: Question, option: Option, seat: number | null): boolean;
  /** The answer that lets a window for reactions go by; null in a game that has none. */
  pass: string | null;
  /** What each player has in sight, by icon: rounds are compared by it, in a game whose things do not fly. */
  purses?(view: View): Purse[];
  /** The same events as something to look at. */
  beats(lines: Line[], before: Line[]): Beat[];
  /** Whether only this viewer was told. */
  secret(line: Line): boolean;
  /** Whether this line begins a chapter of the log, and which. */
  chapter(line: Line): number | null;
  /** The rule that explains this question, as an id of the catalogues, or null. */
  rule(ask: Question): string | null;
  /** What stands for a place where its rule is told; null for one without a face of its own. */
  emblem?(table: Table, place: string): Drawing | null;
  /** How many values an outcome of chance has, by the first word of its key; 0 for a shuffle. */
  outcomes: Record<string, number>;
  /** What the faces of its dice are called, from the lowest value on, and which outcomes are thrown with these dice. */
  faces?: {
    readonly names: readonly string[];
    readonly of: readonly string[];
    /** Whose die the number at this place of an outcome is, as a sentence of the catalogues. */
    whose(key: string, at: number): { said: string; facts: Record<string, number | string> };
  };
}

const FACES = import.meta.glob<{ face: Face }>('../games/*/face.ts');

/** The face of a game, if it has one. */
export async function faceOf(game: string): Promise<Face | null> {
  const load = FACES[`../games/${game}/face.ts`];
  return load ? (await load()).face : null;
}
