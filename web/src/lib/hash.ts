/**
 * SHA-256 and HMAC for every page. The browser's own exist only where it trusts the page: not on a phone at
 * `http://192.168…`. One way for all is tried by every test, and a whole game is hashed in some milliseconds.
 */
import { hmac as noble } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** SHA-256 of these parts, one behind the other, in hexadecimal. */
export function hash(...parts: Uint8Array[]): string {
  return hex(sha256(Uint8Array.from(parts.flatMap((part) => [...part]))));
}

/** HMAC-SHA256. */
export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => noble(sha256, key, message);
