/** A lesson: a recorded game in which the learner gives the answers of one seat. */
import type { Advised, Event, Kind } from './protocol';
import type { View } from './view';

export interface LessonFrame {
  told: Event[];
  view: View;
  ask: {
    prompt: string;
    kind: Kind;
    facts: Record<string, number | string>;
    options: { text: string; facts: Record<string, number | string> }[];
  } | null;
  /** The answer the lesson asks for; null where any answer will do. */
  expected: string | null;
  /** What the coach says here; null where he does not stand by. */
  advice: Pick<Advised, 'answers' | 'reason' | 'facts'> | null;
}

export interface LessonBook {
  game: string;
  rules: number;
  options: Record<string, string>;
  names: string[];
  frames: LessonFrame[];
}

const BOOKS = import.meta.glob<LessonBook>('../games/*/lesson.json', { import: 'default' });

/** The lesson of a game, if it has one. */
export async function lessonOf(game: string): Promise<LessonBook | null> {
  return (await BOOKS[`../games/${game}/lesson.json`]?.()) ?? null;
}
