/** A recorded game as a table: the same board, fed from frames instead of a socket. */
import type { Face } from '../lib/face';
import type { Chair, Moment, Replay, Room, Shown } from '../lib/protocol';
import type { Wire } from '../lib/socket';
import { type Line, linesOf } from '../lib/story';
import { Table } from '../lib/table.svelte';

/** Nobody listens at the other end. */
const DEAF: Wire = { send: async () => ({ type: 'done', id: 0 }), close: () => undefined };

function chairOf(name: string, seat: number): Chair {
  return {
    seat,
    kind: 'person',
    name,
    level: null,
    ready: true,
    present: true,
    away: false,
    devices: 1,
    commitment: null,
    opened: 'yes',
    by: '',
    muted: false,
    votes: [],
  };
}

/** The room of a game that is only looked at. */
export function roomOf(replay: Pick<Replay, 'table' | 'game' | 'rules' | 'options' | 'names'>): Room {
  return {
    type: 'room',
    table: replay.table,
    game: replay.game,
    rules: replay.rules,
    options: replay.options,
    clock: {},
    pace: 0,
    visibility: 'link',
    open_replay: true,
    hints: false,
    status: 'over',
    commitment: '',
    chairs: replay.names.map(chairOf),
    watchers: 0,
    rematch: null,
  };
}

/** A table that shows this replay. */
export function replayTable(replay: Replay, face: Face | null): Table {
  const table = new Table(replay.table, face, () => DEAF);
  table.take(roomOf(replay));
  table.take({
    type: 'you',
    protocol: 1,
    table: replay.table,
    role: 'watcher',
    seat: replay.viewer,
    host: false,
    standing: [],
    guest: 0,
  });
  table.connection = 'open';
  return table;
}

/** The table as it stood at this frame, with the moments to be played. */
export function frameOf(replay: Replay, at: number, moments: Moment[]): Shown {
  const frame = replay.frames[at];
  return {
    type: 'shown',
    version: frame?.moment.version ?? at,
    moments,
    view: frame?.view ?? null,
    ask: null,
    locked: null,
    ticking: { seats: [], left: null, banks: [] },
    window: null,
    outcome: null,
  };
}

export function linesUpTo(replay: Replay, at: number): Line[] {
  return linesOf(
    replay.frames.slice(0, at + 1).map((frame) => frame.moment),
    0,
  );
}
