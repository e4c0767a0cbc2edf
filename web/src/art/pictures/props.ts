/** Things that stand in more than one picture: a revolver, a bottle, dynamite, crosses and printed lines. */
import { PAINT } from '../paint';
import { box, disc, group, line, oval, plane, times, turned } from '../pen';
import { cast, ground } from './ground';

export const revolver = (): string =>
  plane('M8 26H58V38H8Z', '#5d6270') +
  plane('M8 32H58V38H8Z', '#383b46') +
  plane('M10 22H14V26H10Z', '#2b2d36') +
  box(8, 26, 50, 2.5, '#b9bfcb') +
  plane('M44 22H68Q74 22 74 28V42H44Z', '#6d7280') +
  plane('M60 22H68Q74 22 74 28V42H60Z', '#42454f') +
  box(46, 21, 18, 19, '#8b909d', 'rx="3"') +
  box(46, 32, 18, 8, '#565a66', 'rx="2"') +
  line('M51 22v17M57 22v17', '#3d404a', 2) +
  plane('M70 24 80 16 83 20 76 30Z', '#42454f') +
  line('M56 42q0 11 9 11t9-9', '#42454f', 3) +
  line('M64 43q-1 5 2 7', '#42454f', 2.4) +
  plane('M66 36 80 30C84 44 90 58 96 66 92 74 82 74 78 70 74 58 70 48 66 42Z', '#9a5c2e') +
  plane('M80 30C84 44 90 58 96 66 94 71 90 73 86 73 82 58 78 44 74 33Z', '#6a3a1a') +
  disc(82, 54, 2.4, PAINT.gold) +
  line('M70 42q6 12 10 26', '#c98a52', 1.4);

/** A bottle round x, y; the mark on its label is drawn round 0 6. */
export const bottle = (x: number, y: number, glass: string, dark: string, label: string): string =>
  group(
    plane('M-6-40H6V-26C6-20 14-18 14-8V22Q14 26 10 26H-10Q-14 26-14 22V-8C-14-18-6-20-6-26Z', glass) +
      plane('M2-40H6V-26C6-20 14-18 14-8V22Q14 26 10 26H3C6 10 6-10 2-22Z', dark) +
      line('M-10-6V20', '#fff', 2.4, 'opacity=".6"') +
      box(-7, -45, 14, 7, '#7a4a28', 'rx="1.5"') +
      box(2, -45, 5, 7, '#54301a') +
      box(-14, -4, 28, 20, PAINT.cream) +
      box(4, -4, 10, 20, '#d8c39a') +
      label,
    `transform="translate(${x} ${y})"`,
  );

const stick = (x: number, y: number): string =>
  box(x, y, 13, 44, '#c23b26', 'rx="3"') +
  box(x + 8, y, 5, 44, '#8a2118', 'rx="2"') +
  box(x + 2, y + 2, 2, 40, '#f08a6a', 'rx="1"') +
  oval(x + 6.5, y + 1, 6.5, 2.6, '#e9c9a0');

const bundle = (): string =>
  stick(27, 26) +
  stick(55, 26) +
  stick(41, 22) +
  box(24, 40, 48, 6, '#d8b277') +
  box(52, 40, 20, 6, '#9c7742') +
  box(24, 50, 48, 5, '#d8b277') +
  box(52, 50, 20, 5, '#9c7742') +
  line('M47 22C46 10 58 14 60 6', '#efe0bd', 2.4);

/** Three sticks with a burning fuse: both games have it. */
export const dynamite = (): string =>
  ground('trick') +
  cast(48, 76, 26) +
  turned(10, bundle()) +
  disc(66, 8, 13, 'url(#halo)') +
  plane('M66-3l2.5 7.5L76 3l-5 6 5 6-7.5-1.5L66 21l-2.5-7.5L56 15l5-6-5-6 7.5 1.5z', '#fff3c4');

/** Letters too small to be read are drawn as what they look like: a row of dark strokes. */
export const print = (x: number, y: number, wide: number, high: number, ink: string): string =>
  times(Math.floor(wide / 4), (i) => box(x + i * 4, y, i % 3 === 1 ? 1.6 : 2.8, high, ink));

/** Crosses, as on a jug of strong drink. */
export const crosses = (x: number, y: number, size: number, ink: string): string =>
  line(
    times(3, (i) => `M${x + i * size * 1.3} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`),
    ink,
    Math.max(1.2, size * 0.28),
  );
