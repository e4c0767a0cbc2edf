/**
 * The one place for breakpoints. The page asks here which table fits its window, and writes the answer on its root:
 * `data-layout` (phone, sideways, upright, laptop or desk), `data-room` (what is short of room) and `--z` (how much
 * everything grows). Styles choose by these and never by a number of pixels of their own.
 *
 * | layout   | window                                           | what changes                              |
 * |----------|--------------------------------------------------|-------------------------------------------|
 * | phone    | up to 700 wide                                   | crew row, street, leather, nav            |
 * | sideways | up to 480 high, wider than high                  | head row, board, my side; no nav          |
 * | upright  | 701 to 1100 wide, higher than wide               | the phone's page, 1.4 times as big        |
 * | laptop   | up to 840 high or 1300 wide                      | the desk with smaller buildings and busts |
 * | desk     | the rest                                         | grows with `--z`; nothing is added        |
 */
export type Layout = 'phone' | 'sideways' | 'upright' | 'laptop' | 'desk';

/** What a window is short of, from the first thing to go to the last. */
const ROOM = {
  snug: (wide: number, _high: number) => wide <= 1420,
  narrow: (wide: number, _high: number) => wide <= 1300,
  close: (wide: number, _high: number) => wide <= 1150,
  touch: (wide: number, _high: number) => wide <= 1100,
  thin: (wide: number, _high: number) => wide <= 375,
  squat: (wide: number, high: number) => layoutOf(wide, high) === 'upright' && high <= 1100,
  low: (_wide: number, high: number) => high <= 840,
  short: (_wide: number, high: number) => high <= 740,
  flat: (_wide: number, high: number) => high <= 660,
};

export type Room = keyof typeof ROOM;

/** Big screens: from this width and height on, everything is this much bigger. */
const GROWTH = [
  { wide: 3200, high: 1780, zoom: 2 },
  { wide: 2400, high: 1340, zoom: 1.6 },
  { wide: 2040, high: 1190, zoom: 1.32 },
  { wide: 1728, high: 1040, zoom: 1.15 },
] as const;

export function layoutOf(wide: number, high: number): Layout {
  if (high <= 480 && wide > high) return 'sideways';
  if (wide <= 700) return 'phone';
  if (wide <= 1100 && high > wide) return 'upright';
  return high <= 840 || wide <= 1300 ? 'laptop' : 'desk';
}

export const roomOf = (wide: number, high: number): Room[] => (Object.keys(ROOM) as Room[]).filter((kind) => ROOM[kind](wide, high));

export function zoomOf(wide: number, high: number): number {
  if (layoutOf(wide, high) === 'upright') return 1.4;
  return GROWTH.find((step) => wide >= step.wide && high >= step.high)?.zoom ?? 1;
}

function write(root: HTMLElement): void {
  const [wide, high] = [innerWidth, innerHeight];
  root.dataset.layout = layoutOf(wide, high);
  root.dataset.room = roomOf(wide, high).join(' ');
  root.style.setProperty('--z', String(zoomOf(wide, high)));
}

/** Keep the root told about its window; the answer ends it. */
export function watchLayout(root: HTMLElement = document.documentElement): () => void {
  const tell = () => write(root);
  tell();
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
}
