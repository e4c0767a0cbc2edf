/** Buildings, and the mayor whose ten points are not a card. */
import { PAINT } from '../paint';
import { box, disc, each, line, oval, plane, turned } from '../pen';
import { cast, ground } from '../pictures/ground';

/** A safe. */
export const bank = (): string =>
  ground('house') +
  cast(50, 78, 36) +
  box(20, 14, 60, 60, '#4f5666', 'rx="5"') +
  box(58, 14, 22, 60, '#363b48', 'rx="4"') +
  box(26, 20, 48, 48, '#6a7284', 'rx="3"') +
  box(56, 20, 18, 48, '#4b5262', 'rx="2"') +
  disc(46, 44, 14, '#2c303b') +
  disc(46, 44, 12, 'url(#brass)') +
  line('M46 34V54M36 44H56M39 37 53 51M53 37 39 51', '#6b4208', 2.6) +
  disc(46, 44, 4, '#8a5a10') +
  box(64, 36, 4, 16, PAINT.brass, 'rx="2"') +
  box(26, 74, 10, 5, '#2c303b') +
  box(64, 74, 10, 5, '#2c303b');

/** A sealed letter. */
export const postOffice = (): string =>
  ground('house') +
  cast(50, 74, 36) +
  turned(
    -6,
    box(14, 24, 72, 46, '#f4e6c4', 'rx="3"') +
      plane('M14 27 50 54 86 27V67Q86 70 83 70H17Q14 70 14 67Z', '#e3cf9f') +
      plane('M14 24H86L50 52Z', '#fbf1d8') +
      plane('M50 52 86 24V28L50 56 14 28V24Z', '#c3a76d') +
      disc(50, 50, 10, '#a8231a') +
      disc(49, 49, 8, '#c9402f') +
      plane('M49 43l1.8 4 4.2.4-3.2 2.9.9 4.2-3.7-2.1-3.7 2.1.9-4.2-3.2-2.9 4.2-.4z', '#8c1710'),
  );

/** Swing doors. */
export const saloon = (): string =>
  ground('law') +
  cast(50, 78, 34) +
  box(20, 8, 60, 72, '#3a1416') +
  box(25, 13, 50, 66, 'url(#win)') +
  disc(50, 40, 40, 'url(#halo)', 'opacity=".5"') +
  plane('M25 30Q38 22 49 34V70H25Z', '#a5612c') +
  plane('M75 30Q62 22 51 34V70H75Z', '#7a4219') +
  line('M29 44h16M29 50h16M29 56h16M29 62h16M55 44h16M55 50h16M55 56h16M55 62h16', '#552b10', 2.4) +
  box(16, 4, 68, 8, '#e0a63d', 'rx="2"');

const wheel = ([x, y, q]: readonly [number, number, number]): string =>
  disc(x, y, q, '#1c1410') + disc(x, y, q - 2, '#b5482a') + disc(x, y, q - 4, '#3a2218') + disc(x, y, 1.8, PAINT.gold);

/** A locomotive. */
export const station = (): string =>
  ground('dawn', 60) +
  plane('M0 70H100V84H0Z', '#7a4a38') +
  line('M0 76H100', '#3a2a2c', 3) +
  line('M54 18q-8-6 0-10 12-6 24-4', '#fff', 6, 'opacity=".5"') +
  box(24, 36, 50, 24, '#39424f', 'rx="10"') +
  box(24, 48, 50, 12, '#252c36', 'rx="6"') +
  box(28, 38, 40, 2.4, '#8d99a8') +
  plane('M66 22H92V62H66Z', '#8a3324') +
  plane('M82 22H92V62H82Z', '#5c1f18') +
  box(72, 29, 12, 12, '#ffdc86') +
  box(62, 18, 34, 5, '#2c1a12') +
  plane('M34 36V20H30L28 12H46L44 20H40V36Z', '#2c333e') +
  box(50, 28, 10, 9, '#c79a3a', 'rx="4"') +
  disc(26, 48, 5, 'url(#brass)') +
  plane('M6 74 24 58H30V74Z', '#b5482a') +
  each(
    [
      [36, 68, 8],
      [54, 68, 8],
      [80, 68, 9],
    ] as const,
    wheel,
  ) +
  line('M36 68H80', '#c9c2b8', 2.4);

export const mayorPicture = (): string =>
  ground('law') +
  plane('M14 84C16 62 34 58 50 56 66 58 84 62 86 84Z', '#2f2a3f') +
  plane('M50 56C66 58 84 62 86 84H56Z', '#1d1a2a') +
  plane('M42 58 50 74 58 58 54 84H46Z', PAINT.cream) +
  plane('M20 66 30 60 66 84H52Z', '#b5482a') +
  plane('M36 30H64V44Q62 58 50 60 38 58 36 44Z', '#eebf98') +
  plane('M55 30H64V44Q62 58 50 60 58 50 58 36Z', '#c98f66') +
  plane('M36 40C30 46 34 58 40 60L42 46ZM64 40C70 46 66 58 60 60L58 46Z', '#e9e2d6') +
  disc(44, 40, 2, PAINT.ink) +
  disc(57, 40, 2, PAINT.ink) +
  plane('M50 48C44 46 40 50 37 47 39 54 46 53 50 51 54 53 61 54 63 47 60 50 56 46 50 48Z', '#e9e2d6') +
  plane('M33 32 35 4H65L67 32Z', '#3a3550') +
  plane('M56 4H65L67 32H57Z', '#242036') +
  box(33.5, 24, 33, 7, '#b5482a') +
  oval(50, 32, 27, 4.6, '#4b4566') +
  disc(34, 72, 5, 'url(#brass)');
