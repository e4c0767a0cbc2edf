/** Colts: cards that go off at once. */
import { nugget } from '../nugget';
import { PAINT } from '../paint';
import { box, disc, each, group, line, plane } from '../pen';
import { cast, ground } from '../pictures/ground';
import { revolver as gun } from '../pictures/props';

/** A pair of scales. */
export const judge = (): string =>
  ground('law') +
  cast(50, 78, 26) +
  box(47, 14, 6, 58, '#c79a3a') +
  box(51, 14, 2.5, 58, '#8a6420') +
  box(32, 70, 36, 7, '#8a5228', 'rx="2"') +
  disc(50, 13, 5, 'url(#brass)') +
  line('M20 26 50 18 80 22', '#b5852c', 4) +
  line('M20 26 10 50M20 26 30 50M80 22 70 44M80 22 90 44', '#efd9a0', 1.4) +
  plane('M6 50H34Q32 60 20 60T6 50Z', '#d9a83f') +
  plane('M20 50H34Q32 60 20 60Z', '#9a7020') +
  plane('M66 44H94Q92 54 80 54T66 44Z', '#d9a83f') +
  plane('M80 44H94Q92 54 80 54Z', '#9a7020') +
  nugget(20, 46, 0.8) +
  nugget(80, 40, 0.6);

const torch = ([x, y, turn]: readonly [number, number, number]): string =>
  group(
    box(-2.5, 0, 5, 40, '#6a4526', 'rx="2"') +
      disc(0, -4, 20, 'url(#halo)') +
      plane('M0-22Q10-8 6 0T-6 0 0-22Z', '#ff9a3a') +
      plane('M0-14Q5-6 3 0T-3 0 0-14Z', '#fff0b0'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Three torches in the night. */
export const raid = (): string =>
  ground('night', 60) +
  plane('M0 84V66Q50 56 100 66V84Z', '#1a1738') +
  each(
    [
      [22, 46, -10],
      [50, 34, 0],
      [78, 46, 10],
    ] as const,
    torch,
  );

/** A gun, and a purse before it. */
export const holdUp = (): string =>
  ground('trick') +
  cast(50, 76, 30) +
  plane('M52 78C44 60 54 50 60 46L57 38H75L72 46C80 50 90 62 82 78Z', '#d8b277') +
  plane('M68 46H72C80 50 90 62 82 78H68C76 64 74 54 68 46Z', '#9c7742') +
  line('M57 45H75', '#6b4a26', 3) +
  nugget(67, 64, 1) +
  group(gun(), 'transform="translate(92 0) scale(-.88 .88) rotate(-4)"');

const stars = (): string =>
  each([31, 45, 59], (x) => plane(`M${x} 12.5l1.5 3.1 3.4.4-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.4z`, '#4a2a06'));

/** A slot machine. */
export const bandit = (): string =>
  ground('trick') +
  cast(46, 80, 30) +
  box(18, 10, 54, 66, '#9c5c33', 'rx="8"') +
  box(54, 10, 18, 66, '#6a3a1a', 'rx="6"') +
  box(18, 10, 54, 14, '#c78a26', 'rx="6"') +
  stars() +
  box(23, 30, 44, 24, '#2a1810', 'rx="3"') +
  each([24.5, 38.5, 52.5] as const, (x) => box(x, 32, 12.5, 20, PAINT.cream, 'rx="1.5"')) +
  nugget(31, 42, 0.6) +
  nugget(45, 42, 0.6) +
  plane('M59 35l1.8 4 4.4.4-3.3 3 1 4.3L59 44.5l-3.9 2.2 1-4.3-3.3-3 4.4-.4z', '#b5482a') +
  box(28, 60, 34, 8, '#3a2014', 'rx="3"') +
  nugget(40, 63, 0.5) +
  line('M72 46H82V22', '#8b8d99', 4) +
  disc(82, 18, 6, '#c23b26') +
  disc(80, 16, 2, '#ffb59a');
