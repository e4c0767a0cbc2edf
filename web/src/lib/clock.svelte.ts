/** Time that passes on the page: whoever shows `clock.now` is drawn again four times a second, and nobody else. */
import { createSubscriber } from 'svelte/reactivity';

const STEP = 250;

const passing = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

export const clock = {
  get now(): number {
    passing();
    return performance.now();
  },
  /** Whole seconds until this moment, none after it. */
  until(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.now) / 1000));
  },
};

/** Seconds as a clock shows them. */
export function written(seconds: number): string {
  if (seconds >= 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
