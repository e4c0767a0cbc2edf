/** The house rules of a table in words: everybody at it may read them, host or guest. */
import type { Room, Value } from '../lib/protocol';
import { say, words } from '../lib/words.svelte';

export interface Rule {
  id: string;
  name: string;
  value: string;
  on: boolean;
}

function named(id: string, value: Value): string {
  if (typeof value === 'boolean') return say(value ? 'web-on' : 'web-off');
  const own = [`web-option-${id}-${value}`, `web-value-${value}`].find((one) => words.has(one));
  return own ? say(own) : String(value);
}

function rule(id: string, value: Value): Rule {
  const name = words.has(`web-option-${id}`) ? say(`web-option-${id}`) : id.slice(id.indexOf('-') + 1);
  return { id, name, value: named(id, value), on: value === true };
}

/** Every option of the game, then the clock, the pause and the coach; hands that stay closed are said too. */
export function rulesOf(room: Room): Rule[] {
  const options = Object.entries(room.options).filter(([id]) => id !== 'players');
  return [
    ...options.map(([id, value]) => rule(`${room.game}-${id}`, value)),
    rule('clock', room.clock.kind ?? 'none'),
    ...(room.clock.kind === 'slow' ? [] : [rule('pace', room.pace)]),
    rule('hints', room.hints),
    ...(room.open_replay ? [] : [rule('open-replay', false)]),
  ];
}

/** The same in one line. */
export const rulesLine = (room: Room): string =>
  rulesOf(room)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
