/** The Bank: a pediment with a coin, four columns, a tall door between barred windows. */
import { dollar } from '../dollar';
import { PAINT } from '../paint';
import { box, disc, each, letters, line, plane } from '../pen';
import { glow, lantern, painted, pane } from './timber';

const front = (): string =>
  box(14, 96, 172, 194, '#c4ad8d') +
  box(14, 96, 172, 194, 'url(#shR)', 'opacity=".75"') +
  line('M14 120H186M14 144H186M14 168H186M14 192H186M14 216H186M14 240H186', '#8f7a62', 1, 'opacity=".5"');

const gable = (): string =>
  plane('M6 98 100 40 194 98Z', '#a98f70') +
  plane('M100 40 194 98H100Z', '#7d654e') +
  plane('M24 92 100 47 176 92Z', '#dbc6a4') +
  plane('M100 47 176 92H100Z', '#b39a7a') +
  disc(100, 76, 14, '#8a5f14') +
  disc(100, 75, 13, 'url(#brass)') +
  dollar(100, 81.5, 18, '#5c3705');

const frieze = (word: string): string =>
  box(4, 96, 192, 9, '#e6d4b4') +
  box(110, 96, 86, 9, '#b8a184') +
  box(8, 105, 184, 24, '#cdb695') +
  box(8, 105, 184, 24, 'url(#shR)', 'opacity=".6"') +
  letters(100, 124, 20, '#4a2f18', word, painted(word, 20, 104, 1.3)) +
  box(4, 129, 192, 6, '#e6d4b4') +
  box(110, 129, 86, 6, '#a8917a') +
  box(8, 135, 184, 16, 'url(#shB)');

const door = (): string =>
  glow(100, 230, 50, 0.6) +
  plane('M76 284V186Q100 164 124 186V284Z', '#4a2f1e') +
  plane('M80 284V190Q100 172 120 190V284Z', '#7a4a28') +
  plane('M100 284V179Q112 180 120 190V284Z', '#553017') +
  plane('M80 190Q100 172 120 190V200H80Z', 'url(#win)') +
  disc(96, 240, 2, PAINT.gold) +
  disc(104, 240, 2, PAINT.gold) +
  line('M100 200V284', '#2a1810', 1.4);

const columns = (): string =>
  each(
    [12, 62, 126, 172] as const,
    (x) =>
      box(x, 137, 17, 145, '#eadbbd') +
      box(x + 10, 137, 7, 145, '#b59d7d') +
      box(x + 3, 137, 2.4, 145, '#fff6e0') +
      box(x - 3, 135, 23, 7, '#f2e5ca') +
      box(x + 11, 135, 9, 7, '#bfa888') +
      box(x - 3, 276, 23, 7, '#d7c4a1'),
  );

export const bank = (word: string): string =>
  front() +
  gable() +
  frieze(word) +
  pane(26, 176, 30, 56, '#6b5442', 2, 3) +
  pane(144, 176, 30, 56, '#5c4637', 2, 3) +
  door() +
  columns() +
  box(2, 282, 196, 8, '#d9c6a3') +
  box(110, 282, 88, 8, '#a18a6c') +
  lantern(86, 160) +
  lantern(116, 160);
