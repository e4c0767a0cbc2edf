/** A chair back, to stand behind a bust or alone at an empty place. 120 × 130. */
import { box, type Drawing, drawing, each, oval, plane } from '../pen';

const spindle = (x: number): string => box(x, 38, 7, 90, x > 55 ? '#54301b' : '#7a4728');

export const chair = (empty = false): Drawing =>
  drawing(
    120,
    130,
    plane('M14 130V34Q14 12 34 10 60 2 86 10 106 12 106 34V130H96V40H24V130Z', '#8a5430') +
      plane('M62 5Q76 6 86 10 106 12 106 34V130H96V40H62Z', '#5c3419') +
      box(22, 62, 76, 9, '#7a4728') +
      each([34, 48, 62, 76], spindle) +
      plane('M24 26Q60 12 96 26V36Q60 24 24 36Z', '#a56a3c') +
      (empty ? oval(60, 126, 58, 8, '#1a0a05', 'opacity=".4"') : ''),
  );
