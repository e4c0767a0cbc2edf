/** Things that change hands fly there on an arc, one after the other, and are counted as they land. */
import type { Drawing } from '../pen';
import { scoped } from '../scope';
import { type Act, perform } from './act';
import { pace } from './pace';

const FLY = 480;
const APART = 70;
const ARC = 'cubic-bezier(.45,.05,.35,1)';

/** More than this fly as one crowd: the number says the rest. */
const MOST = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Ten places on the arc from one point to the other, `lift` above the higher of them. */
export function arc(from: Point, to: Point, lift: number, spin = 300): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  const on = (a: number, b: number, c: number, u: number): number => (1 - u) ** 2 * a + 2 * (1 - u) * u * b + u ** 2 * c;
  return Array.from({ length: 11 }, (_, i) => {
    const u = i / 10;
    const [x, y] = [on(from.x, top.x, to.x, u), on(from.y, top.y, to.y, u)];
    const transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${u * spin}deg) scale(${(0.7 + u * 0.4).toFixed(2)})`;
    return { transform, opacity: i === 10 ? 0 : 1 };
  });
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing cut out to fly, its middle at the point it is moved to. */
function cutOut({ view, art }: Drawing, size: number, nr: number): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const high = (size * view[3]) / view[2];
  svg.setAttribute('viewBox', view.join(' '));
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = scoped(art, `fly${nr}`);
  Object.assign(svg.style, {
    position: 'fixed',
    left: `${-size / 2}px`,
    top: `${-high / 2}px`,
    width: `${size}px`,
    height: `${high}px`,
    zIndex: '90',
    pointerEvents: 'none',
    opacity: '0',
  });
  return svg;
}

export interface Flight {
  readonly from: Element;
  readonly to: Element;
  readonly what: Drawing;
  readonly count: number;
  readonly size?: number;
  /** How far it turns on its way, in degrees. */
  readonly spin?: number;
  /** Called as each lands, with how many have landed: the number counts up. */
  readonly landed?: (count: number) => void;
}

let flown = 0;

async function one(act: Act, { what, size = 34, spin }: Flight, ends: [Point, Point], nr: number): Promise<void> {
  if (act.over || pace.still) return;
  const flyer = document.body.appendChild(cutOut(what, size, flown++));
  await act.move(flyer, arc(...ends, 50 + nr * 12, spin), { duration: FLY, delay: nr * APART, easing: ARC });
  flyer.remove();
}

/** How many of the things are counted when the nth of the flyers lands. */
const share = (nr: number, flyers: number, count: number): number => Math.round(((nr + 1) * count) / flyers);

/** Let so many of a thing fly from one element to another. In calm they are there at once, and the number is lit. */
export async function fly(way: Flight): Promise<void> {
  const { from, to, count, landed } = way;
  const flyers = pace.calm ? 0 : Math.min(count, MOST);
  const ends: [Point, Point] = [middle(from), middle(to)];
  await perform(async (act) => {
    const numbers = Array.from({ length: flyers }, (_, nr) => nr);
    await Promise.all(
      numbers.map(async (nr) => {
        await one(act, way, ends, nr);
        landed?.(share(nr, flyers, count));
      }),
    );
    if (flyers === 0) landed?.(count);
  });
}
