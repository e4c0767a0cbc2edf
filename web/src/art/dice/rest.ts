/**
 * A die at rest: the same cube as the one that rolls, drawn flat. Three faces by affine matrices: sharp at any
 * size, and no layer of its own. It stands at the angles at which the roll ends, so that the change is not seen.
 */
import { box, type Drawing, each, group, oval } from '../pen';
import { type Die, type Look, look } from './die';

/** How a die stands: turned back, to the side and on itself, in degrees. */
export interface Stance {
  readonly rx: number;
  readonly ry: number;
  readonly rz: number;
}

export const STANCE: Stance = { rx: -19, ry: -17, rz: 0 };

type Point = readonly [number, number];
type Visible = 'front' | 'right' | 'top';

const SEEN: readonly Visible[] = ['front', 'right', 'top'];

/** Where a point of a face lies on a cube with edges of 1 round 0. */
const ON: Record<Visible, (x: number, y: number) => readonly [number, number, number]> = {
  front: (x, y) => [x, y, 0.5],
  right: (x, y) => [0.5, y, -x],
  top: (x, y) => [x, -0.5, y],
};

/** A point of the cube as seen from before it, 100 to an edge. */
function seen([x, y, z]: readonly [number, number, number], { rx, ry, rz }: Stance): Point {
  const [a, b, c] = [(rx * Math.PI) / 180, (ry * Math.PI) / 180, (rz * Math.PI) / 180];
  const [u, v] = [x * Math.cos(c) - y * Math.sin(c), x * Math.sin(c) + y * Math.cos(c)];
  const [right, near] = [u * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - u * Math.sin(b)];
  return [right * 100, (v * Math.cos(a) - near * Math.sin(a)) * 100];
}

const CORNERS: readonly Point[] = [
  [-0.46, -0.46],
  [0.46, -0.46],
  [0.46, 0.46],
  [-0.46, 0.46],
];

/** The rounded block behind a face. */
function hull(side: Visible, stance: Stance, edge: string): string {
  const corner = ([x, y]: Point): string =>
    seen(ON[side](x, y), stance)
      .map((value) => value.toFixed(2))
      .join(' ');
  return `<path d="M${CORNERS.map(corner).join('L')}Z" fill="${edge}" stroke="${edge}" stroke-width="9" stroke-linejoin="round"/>`;
}

/** The matrix that lays a square of 100 on a face. */
function matrix(side: Visible, stance: Stance): string {
  const [ex, ey] = seen(ON[side](-0.5, -0.5), stance);
  const [ux, uy] = seen(ON[side](0.5, -0.5), stance);
  const [vx, vy] = seen(ON[side](-0.5, 0.5), stance);
  const parts = [(ux - ex) / 100, (uy - ey) / 100, (vx - ex) / 100, (vy - ey) / 100, ex, ey];
  return `matrix(${parts.map((value) => value.toFixed(4)).join(' ')})`;
}

const square = (fill: string, more = ''): string => box(1.5, 1.5, 97, 97, fill, `rx="15"${more}`);
const LIGHT: Record<Visible, string> = {
  front: '',
  right: square('#3a1d0a', ' opacity=".3"'),
  top: square('#fff', ' opacity=".18"'),
};

const side = (which: Visible, { sides, wooden }: Look, stance: Stance): string =>
  group(square(wooden ? '#b0743b' : 'url(#bone)') + sides[which] + LIGHT[which], `transform="${matrix(which, stance)}"`);

export function rest(die: Die, stance: Stance = STANCE): Drawing {
  const shown = look(die);
  const block = each(SEEN, (which) => hull(which, stance, shown.wooden ? '#6d4018' : '#d8c298'));
  const shadow = oval(10, 58, 68, 15, '#150703', 'opacity=".42"');
  return {
    view: [-80, -80, 160, 160],
    art: shadow + block + each(['top', 'right', 'front'] as const, (which) => side(which, shown, stance)),
  };
}
