/** The Gold Mine: a head frame on a red hill, the timbered mouth, a cart full of gold. */
import { nugget } from '../nugget';
import { box, disc, line, plane } from '../pen';
import { board, glow, lantern } from './timber';

const hill = (): string =>
  plane('M0 290C6 236 22 214 44 196L58 150 84 120 108 138 134 112 160 154 178 200C192 226 198 250 200 290Z', '#8a5340') +
  plane('M108 138 134 112 160 154 178 200C192 226 198 250 200 290H128L120 210Z', '#5f3535') +
  plane('M58 150 84 120 92 150 76 190 44 196Z', '#ab6a4b') +
  plane('M134 112 146 134 138 170 152 200 178 200 160 154Z', '#7a4440') +
  plane('M20 290C26 262 40 250 60 246L70 290Z', '#a0634a');

const headFrame = (): string =>
  line('M70 160 96 22M128 160 102 22', '#3d2419', 7) +
  line('M70 160 96 22', '#7a4a2a', 3) +
  line('M76 132H122M82 96H116M88 60H110M76 132 116 96M122 132 82 96M82 96 110 60M116 96 88 60', '#4d2e1e', 4) +
  disc(99, 26, 17, '#3a2218') +
  disc(99, 26, 13, '#b0773f') +
  disc(99, 26, 10, '#5b3350') +
  line('M99 13V39M86 26H112M90 17 108 35M108 17 90 35', '#c98f4c', 2.2) +
  disc(99, 26, 3.4, '#f0d092') +
  line('M112 28 150 176', '#2c1a12', 1.6) +
  plane('M84 6 99-2 114 6V11H84Z', '#6a3b28') +
  plane('M99-2 114 6V11H99Z', '#44241a');

const mouth = (): string =>
  plane('M48 290V214L60 190H140L152 214V290Z', '#2a1512') +
  glow(100, 250, 62, 0.8) +
  plane('M64 290V222L74 206H126L136 222V290Z', '#170c0e') +
  glow(100, 268, 40, 0.9) +
  plane('M44 290V212H60V290ZM140 290V212H156V290Z', '#8f5a32') +
  plane('M53 290V212H60V290ZM149 290V212H156V290Z', '#5a351d') +
  plane('M38 198H162V216H38Z', '#a66c3c') +
  plane('M104 198H162V216H104Z', '#754624') +
  line('M44 204h50M60 210h40', '#c99156', 1.4) +
  lantern(70, 232);

const cart = (): string =>
  line('M66 288H140', '#3b2c30', 4) +
  plane('M78 254H124L118 280H84Z', '#5b5560') +
  plane('M104 254H124L118 280H104Z', '#39343f') +
  box(75, 250, 52, 6, '#7a7480', 'rx="2"') +
  nugget(88, 246, 1.1) +
  nugget(102, 242, 1.3) +
  nugget(115, 247, 1) +
  disc(90, 283, 6, '#2a2328') +
  disc(112, 283, 6, '#2a2328') +
  disc(90, 283, 2, '#9b8f8a') +
  disc(112, 283, 2, '#9b8f8a');

const pickaxe = (): string =>
  line('M24 252 40 286M44 250 24 288', '#6b4526', 3.6) + plane('M12 254Q26 238 42 250L38 254Q26 246 16 257Z', '#8b8d99');

export const mine = (word: string): string =>
  hill() + headFrame() + mouth() + cart() + board(46, 166, 108, 25, word, 15, { back: '#e9c580' }) + pickaxe();
