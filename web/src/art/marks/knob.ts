/** The pieces of a form: the star of a switch, the nugget of a slider, the handle of a drawer, the board that warns. */
import { nugget } from '../nugget';
import { box, type Drawing, disc, drawing, oval, plane } from '../pen';

const lit = (): string =>
  disc(17, 17, 16, '#5c3705') +
  disc(17, 17, 15, 'url(#brass)') +
  plane('m17 5 3 7.6 8.2.6-6.3 5.2 2 8L17 22l-6.9 4.4 2-8-6.3-5.2 8.2-.6z', '#7a4a08') +
  plane('m17 6.6 2.6 6.6 7 .5-5.4 4.5 1.7 6.9L17 21.3Z', '#ffe9a8') +
  plane('m17 6.6-2.6 6.6-7 .5 5.4 4.5-1.7 6.9 5.9-3.8z', '#efb540');

const dull = (): string =>
  disc(17, 17, 16, '#2a2622') +
  disc(17, 17, 15, '#8d857a') +
  disc(17, 17, 15, 'url(#shR)', 'opacity=".9"') +
  disc(13, 12, 4, '#c9c2b6', 'opacity=".6"') +
  disc(17, 17, 5, '#4a443c');

/** The knob of a switch: a brass star when on, plain iron when off. 34 × 34. */
export const knob = (on: boolean): Drawing => drawing(34, 34, on ? lit() : dull());

/** The nugget one holds on a brass rail. 38 × 36. */
export const slide = (): Drawing => drawing(38, 36, oval(19, 31, 14, 3, '#150703', 'opacity=".5"') + nugget(19, 17, 1.75));

/** A brass cup handle at the edge of a drawer. 30 × 110. */
export const handle = (): Drawing =>
  drawing(
    30,
    110,
    oval(17, 58, 12, 52, '#150703', 'opacity=".5"') +
      plane('M4 12H14C24 12 28 30 28 55S24 98 14 98H4Z', '#96600f') +
      plane('M4 12H12C20 12 23 30 23 55S20 98 12 98H4Z', '#efb540') +
      plane('M6 14H10C14 18 16 34 16 55S14 92 10 96H6Z', '#ffe9a8', 'opacity=".8"') +
      disc(7, 19, 2.2, '#6b4510') +
      disc(7, 91, 2.2, '#6b4510'),
  );

/** A red triangle: something does not fit. 40 × 38. */
export const alarm = (): Drawing =>
  drawing(
    40,
    38,
    plane('M20 2 39 36H1Z', '#7d1610') +
      plane('M20 6 35.5 34H4.5Z', '#e2563f') +
      plane('M20 6 35.5 34H20Z', '#b3261e') +
      box(18, 14, 4, 11, '#fff3e0', 'rx="2"') +
      disc(20, 29.5, 2.4, '#fff3e0'),
  );

/** A red burst with a yellow heart: it explodes. 24 × 24. */
export const burst = (): Drawing =>
  drawing(
    24,
    24,
    plane('M12 0l3 6 7-2-3 6 5 4-6 2 1 7-7-4-6 4 1-7-7-2 6-4-4-6 7 2z', '#b3261e') +
      plane('M12 4l2 4 5-1-2 4 3 3-4 1 1 5-5-3-5 3 1-5-4-1 3-3-2-4 5 1z', '#ffcf6e'),
  );
