import { expect, test } from 'vitest';
import type { Room } from '../src/lib/protocol';
import { rulesOf } from '../src/shell/rules-said';

const ROOM = {
  game: 'dicetown',
  options: {},
  clock: { kind: 'none' },
  pace: 0,
  hints: false,
} as unknown as Room;

test('a table that keeps its hands closed says so, and no other does', () => {
  const said = (open_replay: boolean) => rulesOf({ ...ROOM, open_replay }).map(({ id }) => id);
  expect(said(false)).toContain('open-replay');
  expect(said(true)).not.toContain('open-replay');
});
