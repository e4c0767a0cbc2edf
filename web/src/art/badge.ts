/** The sheriff's badge: six points with balls on their tips, in brass. */
import { disc, group, plane, times } from './pen';

const around = (i: number, of: number): number => (i * 2 * Math.PI) / of - Math.PI / 2;
const point = (x: number, y: number, angle: number, far: number): string =>
  `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;

const outline = (x: number, y: number, radius: number): string =>
  `${times(12, (i) => `${i ? 'L' : 'M'}${point(x, y, around(i, 12), i % 2 ? radius * 0.515 : radius)}`)}Z`;

function ball(x: number, y: number, radius: number, i: number): string {
  const [cx = '0', cy = '0'] = point(x, y, around(i, 6), radius).split(' ');
  return disc(Number(cx), Number(cy), Number((radius * 0.115).toFixed(2)), '#e9a92f');
}

/** The shaded half of one point. */
const facet = (x: number, y: number, radius: number, i: number): string =>
  `M${x} ${y}L${point(x, y, around(i, 6), radius)}L${point(x, y, around(i, 6) + Math.PI / 6, radius * 0.515)}Z`;

export const badge = (x = 50, y = 50, radius = 44): string =>
  group(
    plane(outline(x, y + radius * 0.06, radius), '#5c3705') +
      times(6, (i) => ball(x, y, radius, i)) +
      plane(outline(x, y, radius), 'url(#brass)') +
      plane(
        times(6, (i) => facet(x, y, radius, i)),
        '#7a4a08',
        'opacity=".3"',
      ) +
      disc(x, y, radius * 0.36, '#8a5a10') +
      disc(x, y, radius * 0.33, 'url(#brass)'),
  );
