/** Doc Badluck's chest with the bottles he shows; the word on it is the locale's. 120 × 80. */
import { box, type Drawing, drawing, group, letters, line, oval, plane } from '../pen';

const vial = (x: number, glass: string, dark: string): string =>
  group(
    plane('M-3-20H3V-12C8-10 9-6 9 0V14H-9V0C-9-6-8-10-3-12Z', glass) +
      plane('M0-20H3V-12C8-10 9-6 9 0V14H2Z', dark) +
      box(-4, -24, 8, 5, '#6b4526') +
      box(-9, -1, 18, 9, '#fff3d6') +
      line('M-6-4V12', '#fff', 1.4, 'opacity=".6"'),
    `transform="translate(${x} 30)"`,
  );

const lid = (): string =>
  plane('M12 40 20 6H100L108 40Z', '#4d2b18') + plane('M18 38 25 10H95L102 38Z', '#2f5a48') + plane('M62 10H95L102 38H62Z', '#1f4234');

const front = (word: string): string =>
  box(10, 40, 100, 32, '#8a5430', 'rx="3"') +
  box(66, 40, 44, 32, '#5c3419', 'rx="3"') +
  box(10, 40, 100, 5, '#b3793f') +
  letters(60, 62, 15, '#ffe3a0', word, word.length > 6 ? 72 : 0) +
  box(16, 40, 5, 32, '#c79a3a') +
  box(99, 40, 5, 32, '#8a6420');

export const chest = (word: string): Drawing =>
  drawing(
    120,
    80,
    oval(60, 74, 54, 6, '#150703', 'opacity=".5"') +
      lid() +
      vial(36, '#d9663f', '#9a3a1f') +
      vial(60, '#e0b33f', '#9a7018') +
      vial(84, '#5a8fc0', '#2f5a86') +
      front(word),
  );
