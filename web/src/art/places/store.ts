/** The General Store: green boards, a striped awning, goods in the windows and on the walk. */
import { PAINT, SHADE } from '../paint';
import { box, disc, each, oval, plane, times } from '../pen';
import { barrel, crate, sack } from './goods';
import { board, lantern, pane, planks, post } from './timber';

const front = (): string =>
  planks(14, 72, 172, 218, '#4f7a63', '#2f5244', 10) +
  box(14, 72, 172, 218, 'url(#shR)') +
  plane('M8 76V50H44V38H156V50H192V76Z', '#3f6a54') +
  plane('M120 38H156V50H192V76H120Z', '#2b4c3f') +
  plane('M4 48H40V34H160V48H196V54H4Z', '#d9bf8b') +
  plane('M118 34H160V48H196V54H118Z', '#a28658');

const windows = (): string =>
  pane(34, 106, 26, 32, '#e3d0a4') +
  pane(140, 106, 26, 32, '#bda679') +
  pane(88, 106, 24, 32, '#d2bd90') +
  box(14, 178, 172, 22, 'url(#shB)') +
  pane(24, 208, 52, 48, '#e3d0a4', 3) +
  pane(124, 208, 52, 48, '#bda679', 3);

const door = (): string =>
  box(84, 202, 32, 86, '#6b3a1e') + box(102, 202, 14, 86, '#4a2613') + box(89, 208, 22, 30, 'url(#win)') + disc(110, 250, 2, PAINT.gold);

const TINS = [
  [30, 14, '#7a2f22'],
  [40, 20, '#3f5a4a'],
  [52, 14, '#8a5f14'],
  [64, 20, '#5a3557'],
] as const;
const FRUIT = [
  [134, '#b0512a'],
  [146, '#8a3324'],
  [160, '#7d6a2a'],
] as const;

const wares = (): string =>
  each(TINS, ([x, high, fill]) => plane(`M${x} 254v${-high}h8v${high}z`, fill)) + each(FRUIT, ([x, fill]) => oval(x, 250, 6, 5, fill));

const stripe = (i: number): string =>
  plane(
    `M${18 + i * 16.4} 152H${34.4 + i * 16.4}L${20 + i * 18.4} 186Q${11 + i * 18.4} 196 ${1.6 + i * 18.4} 186Z`,
    i % 2 ? '#efdfba' : '#b5482a',
  );

const awning = (): string =>
  times(10, stripe) + plane('M110 152H182L201.6 186 192 192H112Z', SHADE, 'opacity=".22"') + box(14, 148, 172, 6, '#5b3a22');

export const store = (word: string): string =>
  front() +
  board(30, 57, 140, 34, word, 15.5, { back: '#f4e2b6', ink: '#5c1f14' }) +
  windows() +
  door() +
  wares() +
  awning() +
  post(6, 190, 100, '#a8855a', '#6a4c30', 6) +
  post(188, 190, 100, '#8a6a45', '#533a26', 6) +
  barrel(34, 290, 0.95) +
  barrel(58, 290, 0.8) +
  crate(134, 290, 30, 24) +
  crate(142, 266, 22, 18) +
  sack(178, 290, 0.9) +
  lantern(100, 210);
