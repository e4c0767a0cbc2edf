/** Cards played for oneself: more gold, more cards, more money, another look at the dice. */
import { dollar } from '../dollar';
import { PAINT } from '../paint';
import { box, disc, each, group, line, oval, plane, times, turned } from '../pen';
import { cast, ground } from '../pictures/ground';
import { bottle, crosses } from '../pictures/props';
import { billArt } from '../things/money';

const rib = (i: number): string =>
  group(
    plane('M50 74 42 22Q50 4 58 22Z', i > 4 ? '#a8274a' : '#d9486b') + line('M50 74 50 12', '#ffd0d8', 1.2) + disc(50, 19, 2, '#ffe3b0'),
    `transform="rotate(${-64 + i * 16} 50 74)"`,
  );

/** A fan. */
export const girls = (): string =>
  ground('trick') +
  cast(50, 78, 30) +
  times(9, rib) +
  plane('M42 84 46 68H54L58 84Z', '#f3d0a8') +
  plane('M44 72H56V80H44Z', '#5a1530') +
  disc(50, 74, 4, PAINT.gold);

const sleeve = (): string =>
  plane('M-6 10H24V56H-6Z', '#33405e') +
  plane('M-6 34H24V56H-6Z', '#222b42') +
  box(20, 12, 8, 40, PAINT.cream) +
  disc(24, 44, 2, PAINT.gold);

const ace = (): string =>
  box(0, 0, 24, 34, PAINT.cream, 'rx="3"') +
  box(16, 0, 8, 34, '#dccbaa', 'rx="2"') +
  plane('M12 8c3 7 9 9 9 14 0 4-5 5-7 3l2 5H8l2-5c-2 2-7 1-7-3 0-5 6-7 9-14z', PAINT.ink);

const hand = (): string =>
  plane(
    'M0 22 22 16C30 10 42 10 50 14L62 18Q66 22 60 24L44 22 62 28Q66 33 59 34L42 30 58 37Q60 42 54 42L38 37 48 43Q48 48 43 47L26 42C18 42 10 40 0 42Z',
    '#e9b98c',
  ) + plane('M0 34 22 34C34 36 40 36 48 43 48 48 43 47 43 47L26 42C18 42 10 40 0 42Z', '#bd8558');

/** An ace comes out of a sleeve. */
export const cheater = (): string =>
  ground('trick') +
  turned(
    -6,
    group(
      sleeve() + group(ace(), 'transform="translate(30 -2) rotate(18)"') + group(hand(), 'transform="translate(22 6) scale(1.05)"'),
      'transform="translate(4 12)"',
    ),
  );

/** A purse changes hands. */
export const corruption = (): string =>
  ground('trick') +
  cast(56, 76, 26) +
  plane('M38 76C28 54 42 42 50 38L46 28H66L62 38C70 42 84 54 74 76Z', '#d8b277') +
  plane('M58 38H62C70 42 84 54 74 76H58C66 62 64 48 58 38Z', '#9c7742') +
  line('M46 37H66', '#6b4a26', 3.4) +
  dollar(55, 66, 22, '#5c3705') +
  plane('M0 22 26 14 46 20Q52 24 46 28L32 28 24 34 0 40Z', '#e0ae80') +
  plane('M0 34 24 30 32 28 24 34 0 42Z', '#b07d52') +
  plane('M0 14H10V46H0Z', '#2f5a48') +
  box(10, 16, 5, 26, PAINT.cream);

/** The bell on the counter, and a long bill. */
export const credits = (): string =>
  ground('trick') +
  cast(54, 77, 34) +
  turned(
    8,
    plane('M56 10H88V58Q84 62 80 58T72 58 64 58 56 58Z', '#f7ecd2') +
      plane('M76 10H88V58Q84 62 80 58L76 58Z', '#d8c49a') +
      line('M61 18H83M61 25H83M61 32H77M61 39H83M61 46H74', '#8a6a44', 2),
  ) +
  plane('M12 66H72V74Q72 78 68 78H16Q12 78 12 74Z', '#5c3419') +
  plane('M16 66C16 44 28 36 42 36S68 44 68 66Z', 'url(#brass)') +
  plane('M46 36C60 38 68 48 68 66H52C58 54 54 42 46 36Z', '#8a5a10', 'opacity=".55"') +
  line('M24 60C24 50 30 44 36 42', '#fff6d0', 3.4) +
  box(39, 28, 6, 9, '#8a5a10') +
  disc(42, 26, 5.5, '#b3261e') +
  disc(40.5, 24.5, 1.8, '#f0a08a') +
  line('M20 30l-6-6M42 14V6M64 30l5-6', '#fff3c4', 3);

export const gift = (): string =>
  ground('trick') +
  cast(50, 77, 32) +
  box(22, 36, 56, 40, '#e6cd98', 'rx="2"') +
  box(52, 36, 26, 40, '#b5925a', 'rx="2"') +
  box(18, 28, 64, 13, '#f3dfb2', 'rx="2"') +
  box(52, 28, 30, 13, '#c9a86c', 'rx="2"') +
  box(44, 28, 12, 48, '#b3261e') +
  box(50, 28, 6, 48, '#7d1610') +
  plane('M50 28C40 8 22 10 26 20 28 27 40 28 50 28ZM50 28C60 8 78 10 74 20 72 27 60 28 50 28Z', '#c9402f') +
  plane('M50 28C60 8 78 10 74 20 72 27 60 28 50 28Z', '#8c1f18') +
  oval(34, 20, 4, 3, '#6d120e') +
  oval(66, 20, 4, 3, '#5a0d0a') +
  disc(50, 27, 5, '#e2563f') +
  line('M26 48v20', '#fff6dc', 2, 'opacity=".7"');

const brim = (): string =>
  plane('M52 53Q70 52 82 47 82 66 74 76 64 80 52 80Z', '#5c3a1e') +
  plane('M19 54Q50 66 81 54L80 62Q50 74 20 62Z', '#7a2f22') +
  plane(
    'M6 52C8 46 12 42 18 40 16 42 14 46 18 49 36 56 64 56 82 49 86 46 84 42 82 40 88 42 92 46 94 52 90 62 74 64 50 64S10 62 6 52Z',
    '#a87444',
  ) +
  plane('M52 55Q72 54 82 49C86 46 84 42 82 40 88 42 92 46 94 52 90 62 74 64 52 64Z', '#74491f', 'opacity=".85"');

/** A hat goes round. */
export const collection = (): string =>
  ground('trick') +
  cast(50, 77, 36) +
  plane('M6 52C10 36 30 34 50 34S90 36 94 52C90 62 74 64 50 64S10 62 6 52Z', '#6b4a2a') +
  oval(50, 46, 32, 9, '#3a2414') +
  billArt(38, 38, -24) +
  billArt(58, 36, 14) +
  billArt(48, 42, -4) +
  disc(68, 42, 5, '#8a5a10') +
  disc(67.4, 41, 5, '#f3b63f') +
  disc(30, 44, 5, '#8a5a10') +
  disc(29.4, 43, 5, '#f3b63f') +
  plane('M18 47Q50 58 82 47 82 66 74 76 62 80 50 80S38 80 26 76C18 66 18 47 18 47Z', '#8a5c34') +
  brim();

export const whisky = (): string =>
  ground('gear') +
  cast(50, 76, 34) +
  bottle(40, 49, '#b8631f', '#7a3a10', crosses(-7.6, 2, 4, '#5c1f14') + line('M-10 10H10', '#5c1f14', 1)) +
  plane('M60 50H84L81 74H63Z', '#ffffff55') +
  plane('M61.5 60H82.5L81 73H63Z', '#d58a2c') +
  plane('M73 60H82.5L81 73H74Z', '#9c5c14') +
  line('M63 54v14', '#fff', 1.8, 'opacity=".8"');

const fire = (): string =>
  line('M38 38 46 26M46 38 38 26', '#4a2d1c', 3) + disc(42, 32, 16, 'url(#halo)') + plane('M42 20Q48 28 46 34T38 34 42 20Z', '#ffcf6e');

/** A signal fire on a mesa: a landscape, nobody in a costume. */
export const smoke = (): string =>
  ground('dawn', 60) +
  group(
    plane('M0 66 14 60 22 40 60 38 68 58 100 62V84H0Z', '#8a4552') +
      plane('M44 39 60 38 68 58 100 62V84H52Z', '#5e2d44') +
      fire() +
      each(
        [
          [46, 16, 7, 3.4],
          [54, 8, 9, 4],
          [66, 2, 11, 4.6],
        ] as const,
        ([x, y, a, b]) => oval(x, y, a, b, '#fff6e6', 'opacity=".9"') + oval(x + 1, y + 1, a * 0.6, b * 0.5, '#e6a878', 'opacity=".7"'),
      ) +
      plane('M78 62V48L80 46 82 48V62Z', '#40264c') +
      plane('M72 62Q80 44 88 62Z', '#40264c') +
      disc(80, 45, 2.6, '#40264c'),
    'transform="translate(0 9)"',
  );

/** The Doc's bag, and a bottle before it. */
export const elixirBag = (): string =>
  ground('elixir') +
  cast(52, 79, 34) +
  plane('M34 40H86V74Q86 78 82 78H38Q34 78 34 74Z', '#4d2b18') +
  plane('M62 40H86V74Q86 78 82 78H62Z', '#331b10') +
  plane('M42 40V32Q42 26 48 26H72Q78 26 78 32V40H72V33H48V40Z', '#2c1810') +
  box(52, 50, 16, 16, PAINT.cream, 'rx="2"') +
  plane('M60 51Q66 59 64 62 60 67 56 62 54 59 60 51Z', '#2f6c72') +
  box(40, 40, 5, 38, '#c79a3a') +
  box(75, 40, 5, 38, '#8a6420') +
  bottle(26, 54, '#7a4aa0', '#46246a', line('M-5 12V5a5 5 0 0 1 10 0V12', '#4a4a55', 3)) +
  disc(38, 12, 3, '#fff', 'opacity=".5"') +
  disc(46, 18, 2, '#fff', 'opacity=".5"');
