/** The page's icon in its three states; it reads at 16 px. 64 × 64. */
import { box, disc, line, plane } from '../pen';

/** A table; mine to act, on gold with a tick; no connection, grey and crossed out. */
export type Standing = 'table' | 'turn' | 'lost';

const STAR = 'm32 12 5.6 13.6 14.7 1.2-11.2 9.6 3.5 14.3L32 43l-12.6 7.7 3.5-14.3-11.2-9.6 14.7-1.2z';
const LIT = 'M32 12 26.4 25.6 11.7 26.8 22.9 36.4 19.4 50.7 32 43Z';

const back = (edge: string, fill = ''): string => box(0, 0, 64, 64, edge, 'rx="14"') + (fill && box(3, 3, 58, 58, fill, 'rx="11"'));

const BACK: Record<Standing, string> = { table: back('#3c1d12', '#7b4327'), turn: back('#5c3705', '#ffd66e'), lost: back('#4a443c') };
const INK: Record<Standing, string> = { table: '#efb540', turn: '#7d1610', lost: '#a3968a' };
const MARK: Record<Standing, string> = {
  table: '',
  turn: disc(49, 49, 14, '#1f6b46', 'stroke="#fff6e0" stroke-width="4"') + line('M42.5 49.5l4.5 4.5 8.5-9.5', '#fff', 4),
  lost: line('M10 54 54 10', '#fff6e0', 7),
};

/** A whole file: a favicon stands alone and has no page round it. */
export const favicon = (standing: Standing, size = 64): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${BACK[standing]}${plane(STAR, INK[standing])}${plane(LIT, '#fff', 'opacity=".3"')}${MARK[standing]}</svg>`;
