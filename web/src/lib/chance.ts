/** Keyed chance, computed again in the page: the twin of `engine/chance.py`. */
import { bytes, hmac, utf8 } from './hash';

export class Chance {
  #seed: Uint8Array;

  constructor(seed: string) {
    this.#seed = bytes(seed);
  }

  /** The bytes of a key, one after the other. */
  *#bytes(key: string): Generator<number, never> {
    for (let counter = 0; ; counter++) yield* hmac(this.#seed, utf8(`${key} ${counter}`));
  }

  /** Uniform numbers below each of these limits, in turn. */
  draws(key: string, limits: number[]): number[] {
    const source = this.#bytes(key);
    return limits.map((n) => below(source, n));
  }

  numbers(key: string, n: number, count: number): number[] {
    return this.draws(key, Array<number>(count).fill(n));
  }

  /** Fisher-Yates from the end. */
  shuffled(key: string, cards: number[]): number[] {
    const mixed = [...cards];
    const limits = cards.map((_, i) => cards.length - i).slice(0, -1);
    this.draws(key, limits).forEach((j, k) => {
      const i = cards.length - 1 - k;
      [mixed[i], mixed[j]] = [mixed[j] as number, mixed[i] as number];
    });
    return mixed;
  }
}

function below(source: Generator<number, never>, n: number): number {
  const limit = 256 - (256 % n);
  for (;;) {
    const { value } = source.next();
    if (value < limit) return value % n;
  }
}
