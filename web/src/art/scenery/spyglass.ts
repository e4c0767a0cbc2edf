/** The watcher's spyglass, lying on the rail. 140 × 90. */
import { box, type Drawing, drawing, group, line, oval, plane } from '../pen';

const tube = (): string =>
  box(6, 30, 40, 26, '#6b3f22', 'rx="4"') +
  box(6, 44, 40, 12, '#4a2814', 'rx="4"') +
  box(42, 26, 46, 34, '#8a5430', 'rx="4"') +
  box(42, 45, 46, 15, '#5c3419', 'rx="4"') +
  box(84, 20, 40, 46, 'url(#brass)', 'rx="5"') +
  box(118, 16, 12, 54, '#c78a26', 'rx="5"') +
  box(118, 16, 5, 54, '#ffe9a8', 'rx="2"') +
  box(38, 24, 7, 38, '#efb540', 'rx="2"') +
  box(82, 18, 7, 50, '#efb540', 'rx="2"') +
  oval(130, 43, 5, 24, '#9fd8ff', 'opacity=".8"') +
  box(0, 28, 8, 30, '#c78a26', 'rx="3"') +
  line('M12 35H36M50 32H78', '#fff', 2, 'opacity=".35"');

export const spyglass = (): Drawing =>
  drawing(
    140,
    90,
    oval(70, 82, 56, 6, '#150703', 'opacity=".45"') +
      group(tube(), 'transform="rotate(-14 70 45)"') +
      plane('M58 84 66 58H76L84 84Z', '#54301b'),
  );
