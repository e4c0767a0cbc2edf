/** Equipment of the General Store, and what is worn or led: worth points if it is still in the hand at the end. */
import { PAINT, SHADE } from '../paint';
import { box, disc, group, line, oval, plane, turned } from '../pen';
import { cast, ground } from '../pictures/ground';
import { revolver as gun } from '../pictures/props';

export const lasso = (): string =>
  ground('gear') +
  cast(50, 74, 32) +
  line('M50 46m-30 0a30 20 0 1 0 60 0a30 20 0 1 0-60 0', '#7a4f25', 9) +
  line('M50 44m-30 0a30 20 0 1 0 60 0a30 20 0 1 0-60 0', '#dcb272', 7) +
  line('M50 40m-25 0a25 16 0 1 0 50 0a25 16 0 1 0-50 0', '#7a4f25', 8) +
  line('M50 38m-25 0a25 16 0 1 0 50 0a25 16 0 1 0-50 0', '#e8c489', 6) +
  line('M50 38m-25 0a25 16 0 1 0 50 0a25 16 0 1 0-50 0', '#a9773d', 6, 'stroke-dasharray="1.5 5" opacity=".7"') +
  line('M66 26C76 10 92 12 96 2', '#7a4f25', 8) +
  line('M66 25C76 9 92 11 96 1', '#e8c489', 5.5) +
  box(60, 22, 9, 12, '#8a5228', 'rx="3" transform="rotate(30 64 28)"');

export const hat = (): string =>
  ground('gear') +
  cast(50, 70, 40) +
  plane('M28 54C28 34 30 16 40 16 46 16 46 22 50 22S54 16 60 16C70 16 72 34 72 54Z', '#b98048') +
  plane('M58 16C70 14 72 34 72 54H58C62 40 62 26 58 16Z', '#80532a') +
  plane('M28 44H72V54H28Z', '#5a2416') +
  plane('M4 42C10 58 28 54 50 54S90 58 96 42C100 62 78 68 50 68S0 62 4 42Z', '#cb9459') +
  plane('M58 54C86 54 90 56 96 42 100 62 78 68 54 68Z', '#8e5f33') +
  line('M8 48q6 12 30 12', '#f0cb97', 2.4);

export const boots = (): string =>
  ground('gear') +
  cast(52, 76, 36) +
  group(
    plane('M20 14H42L40 46C44 54 60 56 66 62V70H46L42 64 40 70H22Z', '#a35a2c') +
      plane('M34 14H42L40 46C44 54 60 56 66 62V66H40C36 60 34 50 34 14Z', '#70381a') +
      plane('M22 70V74H40V70ZM46 70H66V74H48Z', '#2f1a10') +
      line('M23 22q8 5 16 0M24 30q7 5 14 0', '#f0c98a', 1.6) +
      disc(20, 64, 6, '#0000', 'stroke="#c9b58a" stroke-width="2.4"') +
      plane('M12 64l-6-4 2 6-4 3 6 1z', '#e9d59a'),
    'transform="translate(14 0)"',
  );

export const saddle = (): string =>
  ground('gear') +
  cast(50, 76, 36) +
  plane('M20 40C10 50 10 66 16 72H42C46 60 46 50 44 42Z', '#6a3819') +
  plane('M22 42C14 52 14 62 18 68H38C41 58 41 50 40 44Z', '#8a4a24') +
  plane('M14 34C20 20 26 22 30 32 40 42 56 42 66 32 70 22 80 16 86 24 90 34 84 46 66 50 46 54 22 50 14 34Z', '#b06a34') +
  plane('M66 32C70 22 80 16 86 24 90 34 84 46 66 50 58 52 50 52 44 52 58 48 62 42 66 32Z', '#763e1a') +
  plane('M14 34C20 20 26 22 30 32 28 36 22 38 14 34Z', '#d99a5e') +
  oval(22, 20, 8, 4, '#7a4222') +
  box(19, 20, 6, 12, '#8a5028') +
  line('M24 46q14 8 34 2', '#f0c98a', 1.6, 'stroke-dasharray="3 3"') +
  line('M54 50V62', '#4a2616', 5) +
  plane('M44 62H64L61 76H47Z', '#c78a26') +
  plane('M48 66H60L58 72H50Z', '#5a3a10') +
  disc(36, 48, 2.4, PAINT.gold);

export const revolver = (): string => ground('gear') + cast(52, 72, 34) + turned(-8, gun());

const rifle = (): string =>
  oval(50, 58, 44, 4, SHADE, 'opacity=".3"') +
  plane('M0 36H56V41H0Z', '#6a6f7d') +
  box(0, 36, 56, 1.6, '#c3c8d2') +
  plane('M0 41H50V45H0Z', '#4b4f5a') +
  plane('M12 41H48V47H14Z', '#9a5c2e') +
  plane('M12 44H48V47H14Z', '#6a3a1a') +
  plane('M48 33H70V47H48Z', '#d3a347') +
  plane('M60 33H70V47H60Z', '#94701f') +
  disc(55, 40, 1.8, '#6b4208') +
  line('M56 47q1 9 12 8l4-6', '#94701f', 2.6) +
  plane('M66 31 70 28 72 33H68Z', '#42454f') +
  plane('M68 34C80 36 92 44 102 48V64C90 60 80 52 68 47Z', '#a8662f') +
  plane('M70 44C82 50 92 56 102 60V64C90 60 80 52 68 47Z', '#6a3a1a') +
  line('M74 40q12 4 24 12', '#d59a5e', 1.4);

export const winchester = (): string => ground('gear') + turned(-22, rifle());

export const doubleGun = (): string =>
  ground('gear') +
  cast(50, 78, 34) +
  group(gun(), 'transform="translate(98 8) scale(-.92 .92) rotate(-26 50 42)"') +
  group(gun(), 'transform="translate(2 8) scale(.92) rotate(-26 50 42)"') +
  plane('M50 2l2 5 5 2-5 2-2 5-2-5-5-2 5-2z', '#fffbe6');
