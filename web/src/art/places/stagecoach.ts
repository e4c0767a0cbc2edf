/** The Stagecoach: red and brass with luggage on its roof, before a shed and a telegraph pole. */
import { PAINT, SHADE } from '../paint';
import { box, disc, each, line, oval, plane } from '../pen';
import { wheel } from './goods';
import { board, lantern, pane } from './timber';

const pole = (): string =>
  line('M164 290V60', '#3c251b', 7) +
  line('M166 290V60', '#6a4530', 2.4) +
  line('M146 76H184M150 92H180', '#4a2e20', 5) +
  each([148, 158, 172, 182] as const, (x) => box(x - 2, 69, 4, 6, '#b9d2c8'));

const shed = (): string =>
  plane('M8 290V196H92V290Z', '#6b4130') +
  plane('M8 196H92V290H60V196Z', '#4c2c25') +
  line('M24 196V290M40 196V290M56 196V290M72 196V290', '#3d2320', 1.4) +
  plane('M0 200 14 168H88L100 200Z', '#8f4a33') +
  plane('M52 168H88L100 200H56Z', '#633028') +
  box(0, 198, 100, 5, '#3d2320') +
  pane(22, 222, 24, 22, '#3d2320');

const body = (): string =>
  oval(104, 286, 92, 7, SHADE, 'opacity=".45"') +
  line('M34 250H8', '#5a3418', 5) +
  plane('M52 168C50 208 62 246 74 250H146C160 246 168 210 166 168Z', '#b23a26') +
  plane('M120 168H166C168 210 160 246 146 250H124Z', '#7c2119') +
  plane('M54 190C56 214 62 232 70 240H150C158 232 162 214 164 190Z', '#8f2a1d', 'opacity=".55"') +
  plane('M46 170Q108 152 172 170L170 160Q108 142 48 160Z', '#3a221c') +
  plane('M46 170Q108 152 172 170V175Q108 158 46 175Z', '#d19a4b');

const doors = (): string =>
  plane('M70 178H94V206H74Q70 194 70 178ZM126 178H150Q150 194 146 206H126Z', 'url(#win)') +
  box(99, 178, 22, 56, '#c9492f') +
  box(99, 178, 22, 26, 'url(#win)') +
  box(112, 178, 9, 56, SHADE, 'opacity=".2"') +
  line('M99 178h22v56h-22z', '#e0a850', 1.6) +
  disc(117, 214, 1.8, PAINT.gold) +
  line('M66 212q40 16 88 0', '#e0a850', 2.2);

const luggage = (): string =>
  box(84, 132, 44, 22, '#8a5a30', 'rx="2"') +
  box(108, 132, 20, 22, '#5e3a1c') +
  line('M92 132v22M120 132v22', '#e0b77e', 2.4) +
  box(100, 122, 30, 11, '#567a6c', 'rx="3"') +
  box(134, 140, 22, 14, '#a9703c') +
  plane('M44 160 30 158 26 176 44 178Z', '#6e2119') +
  plane('M22 176H48V182H22Z', '#3a221c') +
  plane('M150 246H176L182 230H166Z', '#6e2119');

export const stagecoach = (word: string): string =>
  pole() +
  shed() +
  board(92, 98, 106, 27, word, 14, { back: '#e9c580' }) +
  line('M106 98V92M184 98V92', '#3a2218', 1.8) +
  body() +
  doors() +
  luggage() +
  wheel(62, 256, 26) +
  wheel(150, 252, 33) +
  lantern(50, 196);
