/** This seat's part of the seed: sixteen bytes drawn here, promised first and opened later (fairness). */
import { bytes, hash, hex, utf8 } from './hash';

/** SHA256("tenderfoot seat" + seat + contribution), in hexadecimal. */
export function commitment(seat: number, contribution: string): string {
  return hash(utf8(`tenderfoot seat${seat}`), bytes(contribution));
}

const place = (table: string, seat: number) => `tenderfoot.seed.${table}.${seat}`;

/** Sixteen fresh bytes, kept on this device so that a reload can still open them. */
export function draw(table: string, seat: number): string {
  const contribution = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(place(table, seat), contribution);
  return contribution;
}

/** What this device has promised for this seat. */
export function drawn(table: string, seat: number): string | null {
  return localStorage.getItem(place(table, seat));
}
