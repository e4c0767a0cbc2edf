/** Seat 4, the prospector: a patched felt hat, white hair, a pipe, braces over a red check. */
import { PAINT } from '../paint';
import { disc, line, oval, plane } from '../pen';
import { SEATS } from '../seat';
import { BODY, BODY_SHADE, brimShade, brows, face, pin } from './head';

const { ink, dark } = SEATS[4];

const shirt = (): string =>
  plane('M46 70C36 86 40 104 46 116L60 110 58 72ZM114 70C124 86 120 104 114 116L100 110 102 72Z', '#cfc6b8') +
  plane(BODY, ink) +
  plane(BODY_SHADE, dark) +
  line('M26 132V170M44 126V170M116 126V170M134 132V170M12 150H148M8 162H152', '#7a1f10', 3, 'opacity=".55"') +
  plane('M52 122 62 119 62 170H46Z', '#5a3319') +
  plane('M108 122 98 119 98 170H114Z', '#3b1f0f') +
  disc(54, 152, 3.4, PAINT.brass) +
  disc(106, 152, 3.4, PAINT.brass) +
  plane('M62 120 80 142 98 120 88 116H72Z', '#e9d8b8');

const head = (): string =>
  face('#dba67c', '#ad764e') +
  oval(63, 96, 6.5, 4, '#c4603c', 'opacity=".55"') +
  line('M60 86q5 3 9 2M100 86q-5 3-9 2M62 90q4 2 7 1M98 90q-4 2-7 1', '#8f5734', 1.4) +
  oval(69, 80, 3, 3.3, PAINT.ink) +
  oval(92, 80, 3, 3.3, PAINT.ink) +
  disc(68, 79, 1.1, '#fff') +
  disc(91, 79, 1.1, '#fff') +
  brows('M59 71q7-6 16-1M86 70q8-5 15 2', '#d9d0c2') +
  plane('M79 80C74 88 73 96 80 97 88 97 88 92 84 84Z', '#b06a43') +
  line('M68 106q10 6 24-2', '#6a2c17', 2.6);

const pipe = (): string =>
  plane('M88 103 112 109 110 113 87 107Z', '#4a2d18') +
  plane('M107 100H122L119 117H109Z', '#8a5a2c') +
  plane('M115 100H122L119 117H114Z', '#5f3b1a') +
  oval(114.5, 100, 7.5, 2.4, '#2a1810') +
  line('M114 94q-4-6 1-10t0-10', '#fff', 2.4, 'opacity=".35"');

const hat = (): string =>
  plane('M52 60C48 36 60 16 78 22 86 12 106 24 108 60Z', '#8d7350') +
  plane('M90 20C102 26 107 42 108 60H94C98 46 97 30 90 20Z', '#5f4b31') +
  plane('M52 50Q80 56 108 50V60Q80 66 52 60Z', '#54351c') +
  plane('M66 34l12-3 3 10-12 4z', '#b0925f') +
  line('M65 35l14-4M68 45l14-4M66 34l3 11M78 31l3 10', '#f0dcae', 1.3, 'stroke-dasharray="2 2.4"') +
  plane('M24 70C30 54 46 66 80 62S128 50 138 66C132 74 108 76 80 76 56 76 36 78 24 70Z', '#a4875e') +
  plane('M96 61C124 56 130 56 138 66 132 74 108 76 90 76Z', '#6e5737') +
  line('M32 68q16-4 30-2', '#d8bd8f', 2.2) +
  brimShade(75, 0.3);

export const prospector = (): string => shirt() + head() + pipe() + hat() + pin(4, 68, 146);
