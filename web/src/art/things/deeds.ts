/** Property deeds: rolled papers with a red seal, up to three of them. 44 × 36. */
import { type Drawing, disc, drawing, group, line, oval, plane, times } from '../pen';
import { hollow } from './hollow';

const paper = (i: number): string =>
  group(
    plane('M6 8H34V28H6Z', '#f5e6c6') +
      plane('M22 8H34V28H22Z', '#dcc596') +
      plane('M4 8Q4 4 8 4H36Q32 4 32 8Z', '#e3cd9c') +
      plane('M32 28Q32 32 28 32H2Q6 32 6 28Z', '#cbb27e') +
      line('M11 13H28M11 17H28M11 21H22', '#7a5a34', 1.4) +
      disc(26, 25, 4, '#b3261e') +
      disc(25, 24, 1.5, '#e2674f'),
    `transform="translate(${i * 4 - 2} ${-i * 2}) rotate(${i * 5 - 4} 20 18)"`,
  );

export const deeds = (amount: number): Drawing =>
  drawing(
    44,
    36,
    oval(22, 32, 17, 3.5, '#1a0a05', 'opacity=".4"') + (amount ? times(Math.min(amount, 3), paper) : hollow(10, 8, 24, 22, 2)),
  );
