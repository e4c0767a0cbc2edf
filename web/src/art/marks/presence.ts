/** The marks of presence: the hat of whoever is away, the cog of a bot, a watch that runs out. */
import { PAINT } from '../paint';
import { box, type Drawing, disc, drawing, oval, plane, times } from '../pen';

/** A hat left on the table, 60 × 44. */
export const awayHat = (): Drawing =>
  drawing(
    60,
    44,
    oval(30, 38, 27, 5, '#150703', 'opacity=".45"') +
      plane('M16 30C16 14 18 6 24 6 28 6 28 9 30 9S32 6 36 6C42 6 44 14 44 30Z', '#8f8378') +
      plane('M34 6C42 5 44 14 44 30H35Z', '#645a52') +
      box(16, 23, 28, 7, '#4a4038') +
      plane('M2 24C6 33 16 31 30 31S54 33 58 24C60 36 48 40 30 40S0 36 2 24Z', '#a3968a') +
      plane('M34 31C50 31 54 32 58 24 60 36 48 40 32 40Z', '#70655c'),
  );

const tooth = (i: number): string => box(10.5, 2.6, 3, 4.4, '#d9c7a0', `rx=".8" transform="rotate(${i * 45} 12 12)"`);

/** 24 × 24. */
export const cog = (): Drawing =>
  drawing(24, 24, disc(12, 12, 11, '#2a1810') + times(8, tooth) + disc(12, 12, 5.8, '#d9c7a0') + disc(12, 12, 2.4, '#2a1810'));

/** The part of the face that is still to run, from the top clockwise. */
function slice(part: number): string {
  const angle = Math.min(part, 0.9999) * Math.PI * 2;
  const [x, y] = [20 + Math.sin(angle) * 13, 24 - Math.cos(angle) * 13];
  return `M20 24V11A13 13 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`;
}

/** A pocket watch with `part` (0 to 1) of its time left, red in the last fifth. 40 × 44. */
export const watch = (part: number): Drawing =>
  drawing(
    40,
    44,
    box(17, 1, 6, 6, '#96600f', 'rx="2"') +
      disc(20, 24, 18.5, '#5c3705') +
      disc(20, 24, 17.5, 'url(#brass)') +
      disc(20, 24, 14.5, '#fff8e6') +
      plane(slice(part), part <= 0.2 ? '#b3261e' : '#1f6b46', 'opacity=".85"') +
      disc(20, 24, 2, PAINT.ink),
  );
