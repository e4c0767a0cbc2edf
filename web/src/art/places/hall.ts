/** The Town Hall: white boards, two wings, a tower with a clock and a flag. */
import { PAINT, SHADE } from '../paint';
import { box, disc, line, plane, times } from '../pen';
import { board, glow, lantern, pane, planks, post } from './timber';

const tower = (): string =>
  planks(12, 142, 176, 148, '#e2d5be', '#b3a48b', 9) +
  box(12, 142, 176, 148, 'url(#shR)') +
  planks(66, 62, 68, 92, '#e9ddc7', '#b9aa91', 9) +
  box(104, 62, 30, 92, SHADE, 'opacity=".2"') +
  plane('M58 66 100 10 142 66Z', '#3f5f7d') +
  plane('M100 10 142 66H100Z', '#2a4059') +
  box(56, 64, 88, 7, '#f6ecd8') +
  box(104, 64, 40, 7, '#b8a98e');

const flag = (): string =>
  line('M100 10V-14', '#4a3520', 3) +
  plane('M101-14C110-18 118-9 128-13V1C118 5 110-4 101 0Z', '#b5482a') +
  plane('M101-8C110-12 118-3 128-7V-3C118 1 110-8 101-4Z', '#f2dcae');

function hour(i: number): string {
  const angle = (i * Math.PI) / 6;
  return disc(
    Number((100 + Math.cos(angle) * 15.5).toFixed(1)),
    Number((98 + Math.sin(angle) * 15.5).toFixed(1)),
    i % 3 ? 0.9 : 1.7,
    PAINT.ink,
  );
}

const clock = (): string =>
  disc(100, 98, 22, '#5a4630') +
  disc(100, 98, 19, '#fff1c9') +
  disc(100, 98, 24, 'url(#halo)', 'opacity=".6"') +
  line('M100 98V85M100 98 109 103', PAINT.ink, 2.8) +
  times(12, hour) +
  box(82, 126, 36, 18, '#8a7a62') +
  line('M84 130h32M84 135h32M84 140h32', '#5f523f', 2);

const wings = (): string =>
  plane('M2 146 26 122H64V146ZM136 146V122H174L198 146Z', '#3f5f7d') +
  plane('M136 146V122H174L198 146Z', '#2a4059') +
  box(0, 144, 200, 7, '#f6ecd8') +
  box(110, 144, 90, 7, '#b8a98e') +
  box(12, 151, 176, 12, 'url(#shB)');

const door = (): string =>
  plane('M66 192 100 174 134 192V197H66Z', '#f6ecd8', 'transform="translate(0 10)"') +
  plane('M100 184 134 202V207H100Z', '#c0b095') +
  box(70, 206, 60, 84, '#d9cbb0') +
  box(76, 210, 48, 80, '#4a3224') +
  plane('M80 288V222Q100 204 120 222V288Z', '#2f5a6c') +
  plane('M100 288V213Q112 213 120 222V288Z', '#1e3f4e') +
  plane('M80 222Q100 204 120 222V232H80Z', 'url(#win)') +
  disc(96, 256, 2, PAINT.gold) +
  disc(104, 256, 2, PAINT.gold) +
  line('M100 232V288', '#14262f', 1.4) +
  glow(100, 236, 44, 0.5);

export const hall = (word: string): string =>
  tower() +
  flag() +
  clock() +
  wings() +
  board(40, 156, 120, 26, word, 15, { back: '#2f4a63', ink: '#ffe3a0', edge: '#c99a4a' }) +
  pane(22, 196, 30, 50, '#f6ecd8', 2, 3) +
  pane(148, 196, 30, 50, '#c3b398', 2, 3) +
  door() +
  post(60, 207, 83, '#fff4de', '#c4b499', 9) +
  post(131, 207, 83, '#e6d8bd', '#a39378', 9) +
  box(52, 284, 96, 6, '#c9b795') +
  lantern(140, 222);
