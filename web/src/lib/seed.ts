/** How promises and header are spelt: the twin of `engine/origin.py`. */
import { bytes, hash, utf8 } from './hash';
import type { Room } from './protocol';

/** SHA256("tenderfoot server" + contribution), in hexadecimal: shown when the table is opened. */
export function tableCommitment(contribution: string): string {
  return hash(utf8('tenderfoot server'), bytes(contribution));
}

/** SHA256("tenderfoot seat" + seat + contribution), in hexadecimal: sent when a seat is ready. */
export function commitment(seat: number, contribution: string): string {
  return hash(utf8(`tenderfoot seat${seat}`), bytes(contribution));
}

/** The game to be played, in one spelling only. */
export function headerOf(room: Pick<Room, 'game' | 'options' | 'rules' | 'chairs'>): string {
  const options = Object.fromEntries(Object.entries(room.options).sort(([a], [b]) => (a < b ? -1 : 1)));
  const seats = room.chairs.map((chair) => chair.name);
  return JSON.stringify({ game: room.game, options, rules: room.rules, seats });
}

/** The seed that comes of what everybody has opened. */
export function seedOf(server: string, contributions: string[], header: string): string {
  return hash(bytes(server), ...contributions.map(bytes), utf8(header));
}
