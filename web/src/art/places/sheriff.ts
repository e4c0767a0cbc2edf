/** The Sheriff's Office: rough stone, a barred window, the badge on a disc above the roof. */
import { badge } from '../badge';
import { PAINT, SHADE } from '../paint';
import { box, disc, group, line, plane, times } from '../pen';
import { board, lantern, porch } from './timber';

const stones = (): string =>
  box(10, 112, 180, 178, '#9b8f8a') +
  group(
    times(9, (j) =>
      times(6, (i) => box(12 + i * 30 + (j % 2) * 15 - 8, 114 + j * 20, 27, 17, (i * 7 + j * 3) % 4 ? '#a69a92' : '#b6a89c', 'rx="2"')),
    ),
    'opacity=".75"',
  ) +
  box(10, 112, 180, 178, 'url(#shR)');

const roof = (): string =>
  plane('M4 116V96H196V116Z', '#4e3a3a') +
  plane('M120 96H196V116H120Z', '#352629') +
  box(0, 90, 200, 8, '#6a5150') +
  box(112, 90, 88, 8, '#46332f');

const crest = (): string =>
  line('M100 92V66', '#3a2a28', 8) + disc(100, 48, 37, '#2a1c20') + disc(100, 48, 34, '#4a3438') + badge(100, 48, 30);

const cell = (): string =>
  box(10, 150, 180, 22, 'url(#shB)') +
  box(28, 184, 50, 46, '#4a4048') +
  box(32, 188, 42, 38, 'url(#win)') +
  line('M40 186V228M48 186V228M56 186V228M64 186V228', '#2c262c', 4) +
  box(24, 230, 58, 6, '#6d6264');

const door = (): string =>
  box(96, 178, 40, 112, '#3d2a24') +
  box(100, 182, 32, 108, '#6a4530') +
  box(118, 182, 14, 108, '#4a2e20') +
  line('M100 216h32M100 250h32', '#2f1d15', 2) +
  box(106, 190, 20, 20, 'url(#win)') +
  line('M113 190v20M119 190v20', '#2c262c', 2.6) +
  disc(127, 238, 2.2, PAINT.gold);

const posters = (): string =>
  box(148, 190, 28, 36, '#f0dcae') +
  box(164, 190, 12, 36, SHADE, 'opacity=".14"') +
  box(151, 195, 22, 3.6, '#5c1f14') +
  disc(162, 211, 6, '#6a4530') +
  plane('M152 211q10-8 20 0z', '#2a1810') +
  box(152, 219, 20, 2.5, '#8a5a30') +
  box(146, 232, 22, 26, '#e4cc98') +
  line('M150 238h14M150 243h14M150 248h9', '#8a6a40', 1.4);

export const sheriff = (word: string): string =>
  stones() +
  roof() +
  board(22, 100, 156, 27, word, 18, { back: '#33262a', ink: '#ffd977', edge: '#c99a4a', stretch: 1.1 }) +
  crest() +
  cell() +
  door() +
  posters() +
  porch(0, 136, 200, 154, '#5f4646', '#3c2b2d', '#8a6a52', '#5a4233') +
  lantern(88, 178) +
  line('M14 270H54M18 262V290M50 262V290', '#5a3f2a', 5) +
  box(150, 272, 36, 6, '#7a5636') +
  box(154, 278, 4, 12, '#4a3220') +
  box(178, 278, 4, 12, '#4a3220');
