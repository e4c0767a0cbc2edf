/** The country at dusk as a small picture, for a poster. 420 × 196. */
import { DOWN, fade } from '../defs';
import { box, type Drawing, disc, drawing, plane } from '../pen';

const SKY = fade(
  '@evening',
  [
    [0, '#3a2f60'],
    [0.6, '#c05858'],
    [1, '#ffcf88'],
  ],
  DOWN,
);

export const evening = (): Drawing =>
  drawing(
    420,
    196,
    SKY +
      box(0, 0, 420, 196, 'url(#@evening)') +
      disc(300, 120, 46, '#ffe2a0') +
      plane('M0 140 60 132 72 96 130 94 140 130 240 142 330 128 346 104 400 102 420 120V196H0Z', '#95495f') +
      plane('M0 168Q200 150 420 166V196H0Z', '#472644'),
    'xMidYMid slice',
  );
