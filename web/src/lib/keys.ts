/** Which key does what (ux §9), and which keys a person has put in their place. */
import { moveFocus } from './focus';
import { settings } from './settings.svelte';

export const KEYS: Record<string, string> = {
  die1: '1',
  die2: '2',
  die3: '3',
  die4: '4',
  die5: '5',
  none: '0',
  shake: ' ',
  unlock: 'u',
  pass: 'p',
  hold: 'x',
  hand: 'h',
  log: 'l',
  scores: 's',
  why: 'w',
  rules: '?',
  hint: 'c',
  mute: 'm',
  faster: '+',
  slower: '-',
  turn: 't',
  dice: 'd',
  others: 'o',
  points: 'v',
  skip: 'Escape',
};

export type Action = keyof typeof KEYS;

/** The key of an action, as this person has it. */
export function keyOf(action: Action): string {
  return settings.all.keys[action] ?? KEYS[action] ?? '';
}

/** The action of a key press, unless it goes into a field or is part of a browser's shortcut. */
export function actionOf(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as HTMLElement | null;
  if (target?.closest('input:not([type=radio]), textarea, select')) return null;
  return Object.keys(KEYS).find((action) => keyOf(action).toLowerCase() === event.key.toLowerCase()) ?? null;
}

/** What a mounted component does with a key: the action it means, if any, and the press itself. */
export type Hearer = (action: Action | null, event: KeyboardEvent) => void;

const hearers = new Set<Hearer>();

/** Arrows move the focus in its group; while a dialog is open, everything else is the dialog's. */
function press(event: KeyboardEvent): void {
  if (moveFocus(event)) event.preventDefault();
  else if (!document.querySelector('dialog[open]')) {
    const action = actionOf(event);
    for (const hear of [...hearers]) if (hearers.has(hear)) hear(action, event);
  }
}

/** Hear every key, in the order of mounting, until the answer is called: one listener serves all. */
export function hear(one: Hearer): () => void {
  if (!hearers.size) addEventListener('keydown', press);
  hearers.add(one);
  return () => {
    hearers.delete(one);
    if (!hearers.size) removeEventListener('keydown', press);
  };
}
