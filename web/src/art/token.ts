/** A seat's token: its colour and its shape, enamelled like a lapel pin. 24 × 24. */
import { type Drawing, drawing, fine, group, safe } from './pen';
import { type Shape, seatOf } from './seat';

const SHAPES: Record<Shape, string> = {
  circle: '<circle cx="12" cy="12" r="9"/>',
  square: '<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="1.5"/>',
  triangle: '<path d="M12 2.6 22 20.4H2z"/>',
  diamond: '<path d="M12 1.6 22 12 12 22.4 2 12z"/>',
  star: '<path d="m12 1.4 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.7l-6.6 3.8L7 14.1l-5.6-5 7.5-.8z"/>',
  hexagon: '<path d="m7 3h10l5.4 9L17 21H7L1.6 12z"/>',
};

/** What is drawn of a token, to stand inside another drawing. */
export function tokenArt(seat: number): string {
  const { ink, shape } = seatOf(seat);
  const enamel = `fill="${ink}" stroke="#2a1810" stroke-width="2.2" stroke-linejoin="round" paint-order="stroke"`;
  return group(SHAPES[shape], enamel) + group(SHAPES[shape], 'fill="#fff" opacity=".38" transform="translate(4.4 3.4) scale(.48)"');
}

/** A letter on the token, for whoever asks for letters besides colour and shape. */
function initial(seat: number, letter: string): string {
  const low = ['triangle', 'star'].includes(seatOf(seat).shape) ? 17 : 16.4;
  const look = 'fill="#fff" stroke="#2a1810" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round"';
  return `<text x="12" y="${low}" font-size="11" font-weight="800" font-family="var(--text)" text-anchor="middle" ${look}>${safe(letter)}</text>`;
}

export const token = (seat: number, letter = ''): Drawing => drawing(24, 24, tokenArt(seat) + (letter ? initial(seat, letter) : ''));

/** A token of this size with its corner at x, y of another drawing. */
export const tokenAt = (seat: number, size: number, x: number, y: number): string =>
  group(tokenArt(seat), `transform="translate(${fine(x)} ${fine(y)}) scale(${fine(size / 24, 4)})"`);
