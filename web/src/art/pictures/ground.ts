/**
 * The ground of a card picture, 100 × 84: a glow and broad rays. A picture is the ground of its kind, a soft
 * shadow, the thing in two tones, one highlight, and one detail in gold or red; it reads as a silhouette at 38 px.
 */
import { shine } from '../defs';
import { SHADE } from '../paint';
import { box, oval, plane, times } from '../pen';

const GROUNDS = {
  gear: ['#f6dfae', '#d99a52', '#b56a35'],
  trick: ['#c9627a', '#7a3a63', '#40264c'],
  elixir: ['#8fd0bd', '#2f7a78', '#1b4658'],
  law: ['#f4c878', '#c2602f', '#6d2a24'],
  night: ['#5a5590', '#332f66', '#1d1b40'],
  dawn: ['#ffe3a6', '#f2a05e', '#b8525a'],
  keep: ['#a7c6c0', '#5a8a8c', '#2f5560'],
  house: ['#f3d6a0', '#cf8f55', '#8a5236'],
} as const;

export type Ground = keyof typeof GROUNDS;

function ray(y: number, i: number): string {
  const middle = (i / 9) * Math.PI * 2 + 0.2;
  const end = (angle: number): string => `${(50 + Math.cos(angle) * 110).toFixed(0)} ${(y + Math.sin(angle) * 110).toFixed(0)}`;
  return `M50 ${y}L${end(middle - 0.17)}L${end(middle + 0.17)}Z`;
}

/** Light behind the thing, its middle at 50, y. */
export function ground(kind: Ground, y = 40): string {
  const [near, far, edge] = GROUNDS[kind];
  const light = shine(
    '@ground',
    [
      [0, near],
      [0.55, far],
      [1, edge],
    ],
    'cx=".45" cy=".42" r=".75"',
  );
  const rays = times(9, (i) => ray(y, i));
  return light + box(0, 0, 100, 84, 'url(#@ground)') + plane(rays, '#fff', 'opacity=".1"');
}

/** The shadow a thing casts on its ground. */
export const cast = (x: number, y: number, rx: number, ry = 4): string => oval(x, y, rx, ry, SHADE, 'opacity=".35"');
