/** One throw as the page sees it: cubes while it rolls, dice at rest before and after. */
import { tick } from 'svelte';
import { pace } from './pace';
import { type Rolling, throwDice } from './throw';

export class Throw {
  /** Whether cubes are shown. */
  rolling = $state(false);

  /** Roll what `cubes` finds once the cubes are drawn; in calm nothing is a cube, and the dice fade in. */
  async play(cubes: () => Rolling[], cup?: HTMLElement | null): Promise<void> {
    this.rolling = !pace.calm && !pace.still;
    await tick();
    try {
      await throwDice(cubes(), cup);
    } finally {
      this.rolling = false;
    }
  }
}
