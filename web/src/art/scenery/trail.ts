/** Where the trail ends: a signpost, a cactus, tumbleweed. For errors and empty boards. */
import { SHADE } from '../paint';
import { box, type Drawing, disc, drawing, each, fine, group, letters, line, oval, plane, times } from '../pen';

/** A board that points to the right (1) or to the left (-1), with words of the locale. */
export interface Pointer {
  readonly words: string;
  readonly way: 1 | -1;
}

const WIDE = 460;
const HIGH = 78;

const outline = (way: 1 | -1): string =>
  way > 0 ? `M0 0H${WIDE - 26}L${WIDE} ${HIGH / 2} ${WIDE - 26} ${HIGH}H0Z` : `M26 0H${WIDE}V${HIGH}H26L0 ${HIGH / 2}Z`;

const shaded = (way: 1 | -1): string =>
  way > 0 ? `M0 ${HIGH * 0.55}H${WIDE - 3}L${WIDE - 26} ${HIGH}H0Z` : `M3 ${HIGH * 0.55}H${WIDE}V${HIGH}H26Z`;

const wood = (way: 1 | -1): string =>
  plane(outline(way), '#3a1d10', 'transform="translate(3 5)" opacity=".6"') +
  plane(outline(way), '#a56a3c') +
  plane(shaded(way), '#7a4728') +
  line(
    `M${way > 0 ? 10 : 34} ${fine(HIGH * 0.3)}H${WIDE - 40}M${way > 0 ? 14 : 40} ${fine(HIGH * 0.78)}H${WIDE - 60}`,
    '#5c3419',
    1.4,
    'opacity=".6"',
  ) +
  box(way > 0 ? 0 : 26, 0, WIDE - 26, 3, '#d9a768', 'opacity=".6"');

function pointer({ words, way }: Pointer, i: number): string {
  const size = words.length > 20 ? 30 : 36;
  const nail = way > 0 ? 12 : WIDE - 12;
  const room = Math.round(Math.min(WIDE - 70, words.length * size * 0.7));
  const sign = group(
    letters(WIDE / 2 - 9 * way, HIGH / 2 + size * 0.36, size, '#fff0c8', words, room),
    'stroke="#3a1408" stroke-width="3" paint-order="stroke"',
  );
  const nails = disc(nail, 10, 2.6, '#2a1810') + disc(nail, HIGH - 10, 2.6, '#2a1810');
  return group(wood(way) + sign + nails, `transform="translate(${way > 0 ? 60 : 40} ${60 + i * 104}) rotate(${way > 0 ? -2.5 : 2})"`);
}

const post = (): string =>
  oval(284, 448, 120, 12, SHADE, 'opacity=".4"') +
  box(266, 20, 34, 430, '#8a5430', 'rx="4"') +
  box(284, 20, 16, 430, '#54301b', 'rx="3"') +
  plane('M262 24 283 4 304 24Z', '#a56a3c') +
  line('M272 60V200M276 260V420', '#5c3419', 1.6) +
  plane('M236 450C244 432 258 436 268 440S300 430 330 450Z', '#8a5c3c');

/** 560 × 460, up to three boards. */
export const signpost = (boards: readonly Pointer[]): Drawing => drawing(560, 460, post() + each(boards, pointer));

/** 110 × 190. */
export const cactus = (): Drawing =>
  drawing(
    110,
    190,
    oval(56, 184, 46, 6, SHADE, 'opacity=".4"') +
      plane('M44 184V34C44 12 70 12 70 34V184Z', '#3f7a4c') +
      plane('M58 18C66 18 70 26 70 34V184H58Z', '#285438') +
      plane('M44 126H30C16 126 12 116 12 104V84C12 72 28 72 28 84V104Q28 108 33 108H44Z', '#3f7a4c') +
      plane('M70 104H80Q84 104 84 100V70C84 58 100 58 100 70V102C100 116 94 122 82 122H70Z', '#285438') +
      line('M50 40V176M56 30V180M18 88V106', '#6aa870', 1.6, 'opacity=".6"') +
      line('M64 40V176M92 74V104', '#173824', 1.6, 'opacity=".6"') +
      disc(57, 17, 5, '#e2607a') +
      disc(54, 15, 2.4, '#ffb0c0'),
  );

const bough = (i: number): string =>
  oval(
    50,
    48,
    38 - (i % 4) * 3,
    10 + (i % 5) * 6,
    'none',
    `stroke="${i % 2 ? '#7d5226' : '#c99a58'}" stroke-width="2" transform="rotate(${(i * 27) % 180} 50 48)"`,
  );

/** 100 × 92. */
export const tumbleweed = (): Drawing =>
  drawing(100, 92, oval(50, 86, 40, 5, SHADE, 'opacity=".4"') + disc(50, 48, 38, '#a8763f', 'opacity=".45"') + times(13, bough));
