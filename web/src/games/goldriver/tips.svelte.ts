/** The paper behind a mark: which one is open, and beside what. */
export type About =
  | { kind: 'town'; town: string }
  | { kind: 'total'; total: number }
  | { kind: 'card'; card: string }
  /** What a seat shows in short: its claims, its poker hand, what it would get. */
  | { kind: 'claims' | 'poker' | 'hop'; seat: number };

/** What a mark says by its `data-tip`: a kind, and the card or seat it is about. */
function aboutOf(tip: string): About {
  const [kind = '', what = ''] = tip.split(' ');
  if (kind === 'card') return { kind, card: what };
  return { kind: kind as 'claims' | 'poker' | 'hop', seat: Number(what) };
}

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

  /** The paper of a mark that is pointed at. */
  point(mark: HTMLElement): void {
    this.anchor = mark;
    this.about = aboutOf(mark.dataset.tip ?? '');
  }

  close(): void {
    this.about = null;
    this.anchor = null;
  }
}

export const tips = new Tips();
