/** Cards played against somebody, or for order: fists, badges, posters. */
import { dollar } from '../dollar';
import { PAINT } from '../paint';
import { box, disc, group, letters, line, oval, plane, times, turned } from '../pen';
import { cast, ground } from '../pictures/ground';
import { print } from '../pictures/props';

export const brute = (): string =>
  ground('law') +
  cast(52, 78, 30) +
  plane(
    'M30 84V62L26 40Q26 32 33 32L36 34V24Q38 18 44 21L47 25V20Q51 15 56 19L58 25V22Q63 18 67 23L68 30Q74 27 76 33V48Q76 60 68 66V84Z',
    '#c98455',
  ) +
  plane('M58 25V22Q63 18 67 23L68 30Q74 27 76 33V48Q76 60 68 66V84H56C62 66 64 44 58 25Z', '#8f5530') +
  line('M36 34V44M47 25V42M58 25V42M68 30V42', '#7a4222', 2.4) +
  plane('M26 42Q40 40 54 46 60 50 54 54 44 52 38 56', '#dd9d6d') +
  box(26, 70, 46, 14, '#6b3a2a') +
  box(54, 70, 18, 14, '#472319') +
  disc(34, 77, 2, PAINT.gold) +
  line('M14 28 22 34M84 24 78 32M12 44h9M88 44h-8M50 4v8', '#fff3c4', 3);

/** Nervous Joe, both hands up. */
export const joe = (): string =>
  ground('law') +
  plane('M28 84C30 62 40 58 50 58S70 62 72 84Z', '#7a6a3a') +
  plane('M34 26H66V44Q64 58 50 60 36 58 34 44Z', '#f0c8a2') +
  plane('M54 26H66V44Q64 58 50 60 58 50 58 36Z', '#cc946a') +
  disc(43, 38, 7, '#fff') +
  disc(58, 38, 7, '#f2e6d8') +
  disc(44.5, 39, 2.4, PAINT.ink) +
  disc(56, 39, 2.4, PAINT.ink) +
  line('M36 27q6-4 11 0M53 27q6-4 11 0', '#6b3517', 2.6) +
  line('M43 51q2-3 4 0t4 0 4 0', '#6a2c17', 2.2) +
  plane('M30 27C30 10 42 8 50 10S70 10 70 27Z', '#54402f') +
  plane('M56 10C66 10 70 18 70 27H58Z', '#33241a') +
  oval(50, 27, 30, 5, '#654d38') +
  plane('M14 84V64Q16 56 24 60L28 70V84ZM86 84V64Q84 56 76 60L72 70V84Z', '#f0c8a2') +
  line('M76 22q6-2 8 4M82 12q4 0 5 4M20 20q-6 0-6 6', '#bfe6f2', 2.6);

/** The marshal's shield. */
export const marshall = (): string =>
  ground('law') +
  disc(50, 45, 32, '#5c3705') +
  disc(50, 42, 32, 'url(#brass)') +
  disc(50, 42, 26, '#7a2f22') +
  disc(50, 42, 26, '#0000', 'stroke="#5c3705" stroke-width="1.5"') +
  plane('M50 14l7.6 16.8 18.4 2-13.6 12.4 3.7 18L50 54l-16.1 9.2 3.7-18L24 32.8l18.4-2z', 'url(#brass)') +
  plane('M50 14l7.6 16.8 18.4 2-13.6 12.4 3.7 18L50 54V42z', '#8a5a10', 'opacity=".5"') +
  disc(50, 42, 6, '#8a5a10') +
  disc(49.4, 41.4, 5, '#ffe08a') +
  times(12, (i) => disc(50 + Math.cos(i * 0.5236) * 29, 42 + Math.sin(i * 0.5236) * 29, 1.2, '#6b4208')) +
  line('M26 28A28 28 0 0 1 40 16', '#fff8d8', 2.6);

const coin = (): string =>
  disc(50, 42, 27, '#8a5a10') +
  disc(50, 40, 27, 'url(#brass)') +
  disc(50, 40, 21, 'none', 'stroke="#8a5a10" stroke-width="2"') +
  dollar(50, 53, 34, '#6b4208');

/** A coin broken in two. */
export const split = (): string =>
  ground('law') +
  cast(50, 76, 34) +
  group(coin(), 'clip-path="polygon(0 0,52% 0,44% 30%,54% 55%,46% 100%,0 100%)" transform="rotate(-9 50 42) translate(-7 0)"') +
  group(coin(), 'clip-path="polygon(52% 0,100% 0,100% 100%,46% 100%,54% 55%,44% 30%)" transform="rotate(9 50 42) translate(7 0)"');

const poster = (word: string): string =>
  box(24, 6, 54, 74, '#00000055') +
  plane('M22 4H76V76L70 74 64 78 56 75 48 78 40 74 32 78 22 75Z', '#f1ddb0') +
  plane('M58 4H76V76L70 74 64 78 56 75Z', '#d5bb85') +
  (word ? letters(49, 17, 11, '#5c1f14', word, Math.min(44, word.length * 9)) : print(28, 9, 44, 8, '#5c1f14')) +
  box(31, 21, 36, 36, '#c9a468') +
  plane('M34 57C36 46 62 46 64 57Z', '#3b2d33') +
  plane('M42 32H57V42Q55 49 49.5 49T42 42Z', '#a97551') +
  plane('M40 40Q49 36 59 40L57 46 49.5 54 42 46Z', '#7a2f22') +
  oval(49.5, 32, 16, 3.6, '#2b1d1d') +
  plane('M41 31Q42 22 49.5 24 57 22 58 31Z', '#2b1d1d') +
  dollar(36, 70, 9, '#5c1f14') +
  print(43, 64, 25, 6, '#5c1f14');

/** A poster with the locale's word at its head; without one, print too small to read. */
export const wanted = (word: string): string => ground('law') + turned(-4, poster(word)) + disc(50, 8, 2.4, '#6b5a50');

export const insurance = (): string =>
  ground('keep') +
  cast(52, 78, 30) +
  turned(
    -6,
    box(30, 34, 36, 44, '#f7ecd2', 'rx="2"') +
      box(50, 34, 16, 44, '#d8c49a', 'rx="2"') +
      line('M35 60H60M35 66H60M35 72H50', '#8a6a44', 2) +
      disc(58, 70, 5, '#b3261e'),
  ) +
  line('M50 12V52q0 8 8 8t8-7', '#5a3320', 3.4) +
  plane('M10 40C10 18 30 8 50 8S90 18 90 40C84 34 76 34 70 40 64 34 56 34 50 40 44 34 36 34 30 40 24 34 16 34 10 40Z', '#b5482a') +
  plane('M50 8C70 8 90 18 90 40 84 34 76 34 70 40 68 26 62 14 50 8Z', '#7a2a1c') +
  plane('M50 8C38 14 32 26 30 40 24 34 16 34 10 40 10 18 30 8 50 8Z', '#d9663f') +
  line('M24 22q6-7 14-9', '#ffc9a8', 2.4) +
  disc(50, 7, 2.6, PAINT.gold) +
  line('M14 54l-3 8M84 52l-3 8M90 64l-3 8M8 70l-2 6', '#e6f2f4', 2.4);

/** A rider against the sun. */
export const desperado = (): string =>
  ground('dawn', 50) +
  disc(50, 46, 27, '#ffe9b0') +
  plane('M0 72Q50 62 100 72V84H0Z', '#5e2d44') +
  plane('M22 84C24 60 34 50 42 46H58C66 50 76 60 78 84Z', '#2c1c28') +
  plane('M52 46H58C66 50 76 60 78 84H58Z', '#170d16') +
  line('M38 50 68 80', '#8a5a2e', 5) +
  line('M38 50 68 80', '#e9c98a', 2.4, 'stroke-dasharray="2 3"') +
  plane('M41 26H59V40Q57 49 50 50 43 49 41 40Z', '#3f2a30') +
  plane('M52 26H59V40Q57 49 50 50 55 42 52 26Z', '#241620') +
  plane('M42 40Q50 37 58 40L56 47 50 51 44 47Z', '#a8402a') +
  plane('M38 26Q38 8 46 11 50 13 54 11 62 8 62 26Z', '#241620') +
  oval(50, 26, 27, 4.6, '#170d16') +
  box(39, 20, 22, 4, '#8a5a2e') +
  line('M44 33h4M53 33h4', '#ffd98a', 1.8);
