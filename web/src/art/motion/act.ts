/**
 * Everything that moves is an act. All acts are known here, so that one key ends whatever runs: an act that is
 * ended shows its last picture at once, and its later steps take no time. Nothing is worked out from a motion: when
 * it is over the page shows what the server said, and so it does when the motion never was.
 */
import { pace } from './pace';

export interface Timing {
  duration: number;
  delay?: number;
  easing?: string;
}

const OUT = 'cubic-bezier(.2,.8,.2,1)';

export class Act {
  #over = false;
  readonly #animations: Animation[] = [];

  /** Whether it was ended early. */
  get over(): boolean {
    return this.#over;
  }

  /** Move an element; resolves when it has arrived, at once if nothing may take time. */
  async move(element: Element, frames: Keyframe[], { duration, delay = 0, easing = OUT }: Timing): Promise<void> {
    if (this.#over || pace.still) return;
    const times = { duration: pace.scaled(duration), delay: pace.scaled(delay) };
    const animation = element.animate(frames, { ...times, easing, fill: 'both' });
    this.#animations.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Show the last picture now. */
  end(): void {
    this.#over = true;
    for (const animation of this.#animations) animation.finish();
  }

  /** Let go of the elements: each keeps its last frame until all have arrived, because letting go costs a layout. */
  release(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}

const acts = new Set<Act>();

/** Carry out an act; it can be ended by `endAll` from its first moment to its last. */
export async function perform(steps: (act: Act) => Promise<void>): Promise<void> {
  const act = new Act();
  acts.add(act);
  try {
    await steps(act);
  } finally {
    acts.delete(act);
    // What comes after the motion is drawn in this turn of the page; the last frames go in the next one.
    setTimeout(() => act.release());
  }
}

/** End everything that runs. Says whether anything did. */
export function endAll(): boolean {
  const some = acts.size > 0;
  for (const act of acts) act.end();
  return some;
}

/** Space, Esc, a tap or a hidden page end what runs. The answer undoes it. */
export function skipOnGesture(target: EventTarget = window): () => void {
  const key = (event: Event) => {
    if (event instanceof KeyboardEvent && (event.key === ' ' || event.key === 'Escape') && endAll()) event.preventDefault();
  };
  const tap = () => void endAll();
  const hide = () => void (document.hidden && endAll());
  target.addEventListener('keydown', key, true);
  target.addEventListener('pointerdown', tap, true);
  document.addEventListener('visibilitychange', hide);
  return () => {
    target.removeEventListener('keydown', key, true);
    target.removeEventListener('pointerdown', tap, true);
    document.removeEventListener('visibilitychange', hide);
  };
}
