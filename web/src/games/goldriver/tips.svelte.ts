/** The paper behind a mark: which one is open, and beside what. */
export type About =
  | { kind: 'town'; town: string }
  | { kind: 'total'; total: number }
  | { kind: 'card'; card: string };

class Tips {
  about = $state.raw<About | null>(null);
  /** The mark it belongs to: the paper points at it. */
  anchor = $state.raw<Element | null>(null);

  /** Open the paper of this mark, or close it if it is open. */
  open(event: MouseEvent, about: About, mark: Element | null = null): void {
    const anchor = mark ?? (event.currentTarget as Element);
    const same = this.about !== null && this.anchor === anchor;
    this.anchor = same ? null : anchor;
    this.about = same ? null : about;
  }

  close(): void {
    this.about = null;
    this.anchor = null;
  }
}

export const tips = new Tips();
