/** A stage without a clock: what is moved is written down, and arrives when the test says so. */

export class Moved {
  readonly finished: Promise<void>;
  done = false;
  released = false;
  #arrive: () => void = () => undefined;

  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly timing: { duration: number; delay: number },
  ) {
    this.finished = new Promise((resolve) => {
      this.#arrive = resolve;
    });
  }

  finish(): void {
    this.done = true;
    this.#arrive();
  }

  cancel(): void {
    this.released = true;
  }
}

export class Stage {
  readonly moves: Moved[] = [];
  readonly #was = Element.prototype.animate;

  constructor() {
    const { moves } = this;
    Element.prototype.animate = function (this: Element, frames: unknown, timing: unknown) {
      const moved = new Moved(this, frames as Keyframe[], timing as { duration: number; delay: number });
      moves.push(moved);
      return moved as unknown as Animation;
    };
  }

  /** When the last of the moves so far arrives, in milliseconds. */
  get length(): number {
    return Math.max(0, ...this.moves.map(({ timing }) => timing.delay + timing.duration));
  }

  /** Let everything arrive, and what then sets out, until nothing moves. */
  async play(): Promise<void> {
    for (let turns = 0; turns < 50; turns++) {
      await Promise.resolve();
      for (const moved of this.moves) if (!moved.done) moved.finish();
    }
  }

  clear(): void {
    Element.prototype.animate = this.#was;
  }
}
