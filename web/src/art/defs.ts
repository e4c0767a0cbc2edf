/** The paints every drawing may use, once a page: shade to the right and below, lit panes, bone, brass, lamplight. */
import { disc, each } from './pen';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

/** A paint that changes from one end to the other; `way` is empty from left to right. */
export const fade = (id: string, stops: readonly Stop[], way = ''): string =>
  `<linearGradient id="${id}"${way ? ` ${way}` : ''}>${each(stops, stop)}</linearGradient>`;

/** A paint that changes from a middle outwards. */
export const shine = (id: string, stops: readonly Stop[], way = ''): string =>
  `<radialGradient id="${id}"${way ? ` ${way}` : ''}>${each(stops, stop)}</radialGradient>`;

export const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
export const ACROSS = 'x1="0" y1="0" x2="1" y2="1"';

const plum = (from: number, to: number): readonly Stop[] => [
  [from ? 0 : 0.3, '#1c0a14', from],
  [1, '#1c0a14', to],
];

export const PAINTS = [
  fade('shR', plum(0, 0.5)),
  fade('shB', plum(0.55, 0), DOWN),
  fade(
    'win',
    [
      [0, 'var(--pane-1)'],
      [0.6, 'var(--pane-2)'],
      [1, 'var(--pane-3)'],
    ],
    DOWN,
  ),
  fade(
    'bone',
    [
      [0, '#fffaf0'],
      [0.55, '#f8ecd3'],
      [1, '#e3cfa6'],
    ],
    ACROSS,
  ),
  fade(
    'brass',
    [
      [0, '#ffe9a8'],
      [0.45, '#efb540'],
      [1, '#96600f'],
    ],
    ACROSS,
  ),
  shine('halo', [
    [0, '#ffdf94', 0.95],
    [0.4, '#ffb850', 0.42],
    [1, '#ff9a3a', 0],
  ]),
  `<clipPath id="medal">${disc(50, 50, 44, '#fff')}</clipPath>`,
].join('');
