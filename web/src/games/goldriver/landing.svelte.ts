/** Nuggets in the air: a purse counts them when they land, not when they are told. */
class Landing {
  #flying = $state<Record<number, number>>({});
  #grown = $state<number[]>([]);
  #beat = 0;

  /** So many are on their way to this seat. */
  flying(seat: number): number {
    return this.#flying[seat] ?? 0;
  }

  /** Whether something has just come to this seat. */
  landed(seat: number): boolean {
    return this.#grown.includes(seat);
  }

  /** A new beat: what these seats get is in the air, and nothing has landed. */
  begin(gains: { seat: number; n: number }[]): number {
    this.#beat += 1;
    this.#grown = [];
    this.#flying = {};
    for (const { seat, n } of gains) this.#flying[seat] = this.flying(seat) + n;
    return this.#beat;
  }

  /** The beat whose things are in the air. */
  get beat(): number {
    return this.#beat;
  }

  /** So many have come down; what is left of an earlier beat is counted already. */
  land(beat: number, seat: number, n: number): void {
    if (beat !== this.#beat) return;
    this.#flying[seat] = Math.max(0, this.flying(seat) - n);
    if (!this.#grown.includes(seat)) this.#grown = [...this.#grown, seat];
  }
}

export const landing = new Landing();
