/** The Saloon: a curved false front with lights round its sign, a balcony, swing doors, somebody at the window. */
import { box, disc, letters, line, plane, times } from '../pen';
import { barrel } from './goods';
import { glow, lantern, painted, pane, planks, post } from './timber';

const front = (): string =>
  planks(10, 60, 180, 230, '#93362b', '#6a221f', 9) +
  box(10, 60, 180, 230, 'url(#shR)') +
  plane('M6 66V34C30 34 42 26 52 16H148C158 26 170 34 194 34V66Z', '#7c2a26') +
  plane('M116 16H148C158 26 170 34 194 34V66H116Z', '#551c1f') +
  plane('M2 38V30C28 30 42 22 50 8H150C158 22 172 30 198 30V38C172 38 154 30 146 16H54C46 30 28 38 2 38Z', '#e8c074') +
  plane('M112 8H150C158 22 172 30 198 30V38C172 38 154 30 146 16H112Z', '#b0853f');

const sign = (word: string): string =>
  box(38, 28, 124, 40, '#00000055', 'rx="4"') +
  box(38, 26, 124, 40, '#e0a63d', 'rx="4"') +
  box(42, 30, 116, 32, '#3a1416', 'rx="3"') +
  letters(100, 55, 26, '#ffd977', word, painted(word, 26, 102)) +
  times(9, (i) => disc(44 + i * 14, 28, 1.8, '#fff3c4') + disc(44 + i * 14, 64, 1.8, '#fff3c4'));

const upstairs = (): string =>
  box(10, 68, 180, 10, 'url(#shB)') +
  pane(24, 90, 28, 50, '#e9d3a2', 2, 3) +
  pane(148, 90, 28, 50, '#bd9f6c', 2, 3) +
  box(80, 86, 40, 68, '#e9d3a2') +
  box(84, 90, 32, 64, 'url(#win)') +
  line('M100 90V154M84 120H116', '#b58f52', 2) +
  plane('M90 154V128Q92 116 100 116T110 128V154Z', '#7a2438', 'opacity=".75"') +
  disc(100, 110, 6, '#7a3d2a', 'opacity=".75"') +
  glow(100, 120, 60, 0.4);

const balcony = (): string =>
  box(2, 160, 196, 8, '#e8c98f') +
  box(110, 160, 88, 8, '#ab8852') +
  line(
    times(19, (i) => `M${8 + i * 10.2} 142V160`),
    '#e8c98f',
    3,
  ) +
  box(2, 138, 196, 5, '#f2dba8') +
  box(110, 138, 88, 5, '#b3925c') +
  box(6, 168, 188, 26, 'url(#shB)');

const doors = (): string =>
  pane(24, 196, 42, 52, '#e9d3a2', 3, 3) +
  pane(134, 196, 42, 52, '#bd9f6c', 3, 3) +
  box(76, 188, 48, 102, '#3a1416') +
  box(80, 192, 40, 98, 'url(#win)') +
  glow(100, 240, 70, 0.55) +
  plane('M80 214Q90 208 99 218V262H80Z', '#a5612c') +
  plane('M120 214Q110 208 101 218V262H120Z', '#7a4219') +
  line('M83 226h13M83 234h13M83 242h13M83 250h13M104 226h13M104 234h13M104 242h13M104 250h13', '#552b10', 2);

export const saloon = (word: string): string =>
  front() +
  sign(word) +
  upstairs() +
  balcony() +
  doors() +
  post(4, 168, 122, '#dcb97c', '#9a7440') +
  post(66, 168, 122, '#dcb97c', '#9a7440', 6) +
  post(128, 168, 122, '#c9a567', '#86642f', 6) +
  post(188, 168, 122, '#b8935a', '#7a5a30') +
  lantern(46, 186) +
  lantern(154, 186) +
  barrel(22, 290, 0.8);
