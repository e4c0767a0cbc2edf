/** The dice cup of stitched leather, mouth down. 100 × 110. */
import { badge } from '../badge';
import { type Drawing, drawing, group, line, oval, plane } from '../pen';

export const cup = (): Drawing =>
  drawing(
    100,
    110,
    oval(50, 102, 44, 8, '#150703', 'opacity=".5"') +
      plane('M24 12Q50 4 76 12L88 96Q50 110 12 96Z', '#8a4a28') +
      plane('M58 8Q68 9 76 12L88 96Q74 102 60 103Z', '#57291a') +
      plane('M24 12Q50 4 76 12L77 20Q50 12 23 20Z', '#a86038') +
      plane('M13.5 86Q50 100 86.5 86L88 96Q50 110 12 96Z', '#6d361d') +
      line('M25 25Q50 17 75 25M15 82Q50 95 85 82', '#d9a768', 1.5, 'stroke-dasharray="4 3"') +
      line('M32 24 25 84', '#c98a58', 3, 'opacity=".5"') +
      group(badge(50, 54, 17), 'opacity=".95"'),
  );
