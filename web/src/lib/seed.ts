/** This seat's part of the seed: sixteen bytes drawn here, promised first and opened later (fairness). */
const encoder = new TextEncoder();

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

/** SHA256("tenderfoot seat" + seat + contribution), in hexadecimal. */
export async function commitment(seat: number, contribution: string): Promise<string> {
  return hex(await sha256(joined(encoder.encode(`tenderfoot seat${seat}`), bytes(contribution))));
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
