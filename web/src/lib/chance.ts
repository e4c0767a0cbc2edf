/** Keyed chance, computed again in the page with WebCrypto: the twin of `engine/chance.py`. */
import { bytes } from './seed';

const encoder = new TextEncoder();

export class Chance {
  #key: Promise<CryptoKey>;

  constructor(seed: string) {
    this.#key = crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ]);
  }

  /** The bytes of a key, one after the other. */
  async *#bytes(key: string): AsyncGenerator<number> {
    for (let counter = 0; ; counter++) {
      const block = await crypto.subtle.sign('HMAC', await this.#key, encoder.encode(`${key} ${counter}`));
      yield* new Uint8Array(block);
    }
  }

  /** Uniform numbers below each of these limits, in turn. */
  async draws(key: string, limits: number[]): Promise<number[]> {
    const source = this.#bytes(key);
    const given: number[] = [];
    for (const n of limits) given.push(await below(source, n));
    return given;
  }

  async numbers(key: string, n: number, count: number): Promise<number[]> {
    return this.draws(key, Array<number>(count).fill(n));
  }

  /** Fisher-Yates from the end. */
  async shuffled(key: string, cards: number[]): Promise<number[]> {
    const mixed = [...cards];
    const limits = cards.map((_, i) => cards.length - i).slice(0, -1);
    const draws = await this.draws(key, limits);
    draws.forEach((j, k) => {
      const i = cards.length - 1 - k;
      [mixed[i], mixed[j]] = [mixed[j] as number, mixed[i] as number];
    });
    return mixed;
  }
}

async function below(source: AsyncGenerator<number>, n: number): Promise<number> {
  const limit = 256 - (256 % n);
  for (;;) {
    const { value } = await source.next();
    if (value < limit) return value % n;
  }
}
