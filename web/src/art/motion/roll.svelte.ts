/** One throw as the page sees it: cubes while it rolls, dice at rest before and after. */
import { tick } from 'svelte';
import { pace } from './pace';
import { type Rolling, throwDice } from './throw';

/** Milliseconds after which the eye has gone on from dice that lie. */
export const GLANCE = 300;

export class Throw {
  /** Whether cubes are shown. */
  rolling = $state(false);
  /** Whether the eye is on the dice: while they roll, and a moment longer. */
  watched = $state(false);
  #glance = 0;

  /** Roll what `cubes` finds once the cubes are drawn; in calm nothing is a cube, and the dice fade in. */
  async play(cubes: () => Rolling[], cup?: HTMLElement | null): Promise<void> {
    this.rolling = this.watched = !pace.calm && !pace.still;
    clearTimeout(this.#glance);
    await tick();
    try {
      await throwDice(cubes(), cup);
    } finally {
      this.rolling = false;
      this.#glance = window.setTimeout(() => {
        this.watched = false;
      }, GLANCE);
    }
  }
}
