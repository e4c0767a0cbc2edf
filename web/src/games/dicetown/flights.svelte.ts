/** What is in the air or has just landed: purses wait for it, and show for a moment what it brought. */
import { SvelteSet } from 'svelte/reactivity';
import type { Goods } from './stock';

interface Landed {
  seat: number;
  what: keyof Goods;
  n: number;
}

class Flights {
  /** The lines whose things are still on their way. */
  readonly lines = new SvelteSet<number>();
  #landed = $state.raw<Landed[]>([]);

  /** What somebody has got (or given, below 0) in this beat. */
  gain(seat: number, what: keyof Goods): number {
    return this.#landed
      .filter((one) => one.seat === seat && one.what === what)
      .reduce((sum, one) => sum + one.n, 0);
  }

  land(gains: Landed[]): void {
    this.#landed = [...this.#landed, ...gains];
  }

  /** A new beat begins, or all is told. */
  clear(): void {
    this.lines.clear();
    this.#landed = [];
  }
}

export const flights = new Flights();
