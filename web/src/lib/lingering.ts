/**
 * Whoever points at a short mark for a moment, comes to it by keys, or holds a finger on it, reads what it means. A
 * short touch stays what it was: the action.
 */
const PATIENCE = 400;
/** A finger that moves further than this scrolls. */
const STILL = 10;

interface Reader {
  /** Which elements have something to read. */
  marks: string;
  open: (mark: HTMLElement) => void;
  close: () => void;
}

class Lingering {
  #timer = 0;
  #mark: HTMLElement | null = null;
  #from = { x: 0, y: 0 };
  /** The paper was opened by a finger that still lies there: letting go is no touch. */
  #held = false;

  constructor(readonly reader: Reader) {}

  /** Wait at this mark; at none, what was waited for is over. */
  #wait(mark: HTMLElement | null, then: () => void = () => undefined): void {
    clearTimeout(this.#timer);
    if (this.#mark && mark !== this.#mark) this.reader.close();
    this.#mark = mark;
    if (!mark) return;
    this.#timer = window.setTimeout(() => {
      then();
      this.reader.open(mark);
    }, PATIENCE);
  }

  #of(event: Event): HTMLElement | null {
    return (event.target as Element).closest?.<HTMLElement>(this.reader.marks) ?? null;
  }

  readonly hears: Record<string, (event: Event) => void> = {
    pointerover: (event) => {
      const mark = this.#of(event);
      if ((event as PointerEvent).pointerType === 'mouse' && mark !== this.#mark) this.#wait(mark);
    },
    pointerdown: (event) => {
      const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
      this.#held = false;
      if (pointerType === 'mouse') return;
      this.#from = { x, y };
      this.#wait(this.#of(event), () => (this.#held = true));
    },
    pointermove: (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      const far = Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > STILL;
      if (pointerType !== 'mouse' && far) clearTimeout(this.#timer);
    },
    pointerup: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') clearTimeout(this.#timer);
    },
    pointercancel: () => clearTimeout(this.#timer),
    focusin: (event) => {
      const on = event.target as HTMLElement;
      if (on.matches(':focus-visible') && on.matches(this.reader.marks)) this.#wait(on);
    },
    // What had the focus may be on its way out in the middle of a redraw, in which nothing may change.
    focusout: () => {
      const left = this.#mark;
      queueMicrotask(() => {
        if (!this.#held && this.#mark === left) this.#wait(null);
      });
    },
    click: (event) => {
      if (!this.#held) return;
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
    },
    contextmenu: (event) => {
      if (this.#held) event.preventDefault();
    },
  };

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** Listen on the whole page until the answer is called. */
export function lingering(reader: Reader): () => void {
  const one = new Lingering(reader);
  for (const [name, hear] of Object.entries(one.hears)) addEventListener(name, hear, true);
  return () => {
    for (const [name, hear] of Object.entries(one.hears)) removeEventListener(name, hear, true);
    one.end();
  };
}

const ROOM = 12;

export interface Beside {
  left: number;
  top: number;
  /** Where the corner is, from the left. */
  corner: number;
  /** Below its mark, with the corner upwards. */
  up: boolean;
}

/** Where a paper of this size lies: above its mark if there is room, else below; never out of the window. */
export function beside(mark: DOMRect, size: { wide: number; high: number }): Beside {
  const wide = Math.min(size.wide, innerWidth - 2 * ROOM);
  const middle = mark.left + mark.width / 2;
  const left = Math.max(ROOM, Math.min(innerWidth - wide - ROOM, middle - wide / 2));
  const up = mark.top < size.high + 2 * ROOM;
  const top = up ? Math.min(mark.bottom + ROOM, innerHeight - size.high - ROOM) : mark.top - size.high - ROOM;
  return { left, top, corner: Math.max(12, Math.min(wide - 30, middle - left - 9)), up };
}
