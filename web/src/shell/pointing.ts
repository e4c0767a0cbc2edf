/** Where the guide of a lesson points: at the answer he means, or at the question as a whole. */

/** A box in the page's own pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Where a bubble stands, and where its arrow points. */
export interface Standing {
  readonly left: number;
  readonly top: number;
  /** How far from the bubble's left edge the arrow is; null without a thing to point at. */
  readonly arrow: number | null;
  readonly below: boolean;
}

const GAP = 16;
const EDGE = 8;

const seen = (one: Element): boolean => one.getClientRects().length > 0;

/** What he means: everything with the dashed frame. */
export const meant = (page: Element): Element[] => [...page.querySelectorAll('main .advised')].filter(seen);

/** What must stay in sight: the question's buttons and pictures, or else my side of the table. */
export function asking(page: Element): Element[] {
  const widgets = [...page.querySelectorAll('main [data-widget]')].filter(seen);
  return widgets.length ? widgets : [...page.querySelectorAll('[data-mine]')];
}

/** The box around all of these. */
export function together(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.wide));
  const bottom = Math.max(...boxes.map((box) => box.top + box.high));
  return { left, top, wide: right - left, high: bottom - top };
}

export function boxOf(page: Element, one: Element): Box {
  const zoom = (page as HTMLElement & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const [origin, box] = [page.getBoundingClientRect(), one.getBoundingClientRect()];
  return {
    left: (box.left - origin.left) / zoom,
    top: (box.top - origin.top) / zoom,
    wide: box.width / zoom,
    high: box.height / zoom,
  };
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A bubble of this size stands over the question, or under it if there is no room, with its arrow at the thing. */
export function stand(
  room: Box,
  bubble: Pick<Box, 'wide' | 'high'>,
  area: Box,
  thing: Box | null,
  head: number,
): Standing {
  const middle = thing ? thing.left + thing.wide / 2 : area.left + area.wide / 2;
  const left = within(middle - bubble.wide / 2, EDGE, room.wide - bubble.wide - EDGE);
  const over = area.top - bubble.high - GAP;
  const under = area.top + area.high + GAP;
  const below = over < head && under + bubble.high <= room.high;
  const top = below ? under : Math.max(head, over);
  return { left, top, arrow: thing ? within(middle - left, 30, bubble.wide - 30) : null, below };
}
