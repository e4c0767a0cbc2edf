/**
 * What is being shown right now. ServerMessage come at once, but people see one thing after the other: the stage
 * plays beats, each for its time, and then shows the truth. It never holds an answer back: any touch, Esc
 * or Space finishes what is playing.
 */
import { settings } from './settings.svelte';
import { play } from './sound';
import type { Beat } from './story';

/** From this speed on nothing is shown that changes nothing. */
export const QUICK = 2;

export class Stage {
  beat = $state.raw<Beat | null>(null);
  /** Somebody looks longer at this beat: it stays until the next one is wanted. */
  held = $state(false);
  #queue: { beat: Beat | null; after: (() => void) | null }[] = [];
  #timer = 0;

  constructor(private readonly began: (beat: Beat) => void) {}

  /** Nothing is playing. */
  get idle(): boolean {
    return this.beat === null;
  }

  /** Play these beats, then do this. */
  show(beats: Beat[], after: () => void): void {
    for (const beat of beats) this.#queue.push({ beat, after: null });
    this.#queue.push({ beat: null, after });
    if (this.beat === null) this.#next();
  }

  /** Finish the beat that is playing. */
  skip(): void {
    if (this.beat) this.#next();
  }

  /** Let this beat stay, or let it go on. */
  hold(): void {
    if (!this.beat) return;
    this.held = !this.held;
    if (this.held) clearTimeout(this.#timer);
    else this.#wait(this.beat);
  }

  /** Finish all of them. */
  finish(): void {
    clearTimeout(this.#timer);
    const left = this.#queue;
    this.#queue = [];
    this.beat = null;
    for (const { beat, after } of left) {
      if (beat) this.began(beat);
      after?.();
    }
  }

  #next(): void {
    clearTimeout(this.#timer);
    const step = this.#queue.shift();
    if (!step) {
      this.beat = null;
      return;
    }
    if (!step.beat) {
      step.after?.();
      this.#next();
      return;
    }
    if (step.beat.minor && settings.all.speed >= QUICK) {
      this.began(step.beat);
      this.#next();
    } else this.#start(step.beat);
  }

  #start(beat: Beat): void {
    this.beat = beat;
    this.held = false;
    this.began(beat);
    if (beat.sound) play(beat.sound);
    this.#wait(beat);
  }

  #wait(beat: Beat): void {
    this.#timer = window.setTimeout(() => this.#next(), beat.ms / (settings.all.speed || 1));
  }
}
