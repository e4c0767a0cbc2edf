/** The sky and the country behind the street. Every colour is a variable: day and night share the drawing. */
import { DOWN, fade, shine } from '../defs';
import { box, type Drawing, disc, group, plane, times } from '../pen';

const CLOUDS =
  'M120,96 C180,84 260,98 330,90 C300,104 200,112 120,96Z M860,66 C960,52 1080,70 1190,58 C1130,80 960,88 860,66Z M560,138 C640,128 720,140 790,134 C730,148 620,152 560,138Z M1200,140 C1270,130 1350,144 1440,136 C1380,152 1270,156 1200,140Z';
const FAR =
  'M0,262 L60,256 70,196 150,190 162,206 214,202 232,262 330,270 372,250 470,250 506,272 610,266 628,214 700,206 712,222 742,222 756,266 900,272 930,226 1010,220 1030,190 1120,186 1134,236 1190,244 1210,268 1300,262 1316,210 1400,204 1440,216 1440,420 0,420Z';
const MIDDLE =
  'M0,300 C60,290 90,296 120,268 L196,262 214,296 C300,306 360,300 420,310 S560,300 600,286 L680,282 700,306 C800,316 860,306 900,296 L960,256 1040,250 1062,292 C1130,306 1210,302 1260,290 L1290,270 1380,264 1440,288 1440,420 0,420Z';
const NEAR = 'M0,336 C120,318 240,340 380,330 S640,322 760,338 980,322 1120,334 1330,322 1440,334 L1440,420 0,420Z';

/** A number between 0 and 1 that is the same every time: the stars do not move between two visits. */
function fixed(seed: number, scale: number): number {
  const value = Math.sin(seed) * scale;
  return value - Math.floor(value);
}

function star(i: number, wide: number): string {
  const high = fixed(i * 311.7, 9631.3);
  const size = Number((0.5 + ((i * 7) % 5) * 0.22).toFixed(2));
  return disc(
    Math.round(fixed(i * 127.1, 43758.5) * wide),
    Math.round(high * 130),
    size,
    '#fff3d0',
    `opacity="${(0.85 - high * 0.6).toFixed(2)}"`,
  );
}

/** A path drawn for 1440 × 420, moved to a sky of another size. */
const fitted = (path: string, wide: number, lift: number): string =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${((Number(x) * wide) / 1440).toFixed(1)} ${(Number(y) + lift).toFixed(0)}`);

const sky = (): string =>
  fade(
    '@sky',
    [
      [0, 'var(--sky-1)'],
      [0.38, 'var(--sky-2)'],
      [0.68, 'var(--sky-3)'],
      [0.88, 'var(--sky-4)'],
      [1, 'var(--sky-5)'],
    ],
    DOWN,
  ) +
  shine('@sun', [
    [0, 'var(--sun)'],
    [0.3, 'var(--sun)', 0.55],
    [1, 'var(--sun)', 0],
  ]);

const sunset = (x: number, y: number): string => disc(x, y, 190, 'url(#@sun)', 'opacity=".75"') + disc(x, y, 58, 'var(--sun)');

/** `wide` × `high`, with the sun at `sun` of 1440; `keep` says which edge is kept where the room has another shape. */
export function horizon(wide = 1440, high = 420, sun = 470, keep = 'xMidYMax slice'): Drawing {
  const lift = high - 420;
  const country = plane(fitted(FAR, wide, lift), 'var(--mesa-1)') + plane(fitted(MIDDLE, wide, lift), 'var(--mesa-2)');
  const art =
    sky() +
    box(0, 0, wide, high, 'url(#@sky)') +
    group(
      times(44, (i) => star(i, wide)),
      'class="stars-sky"',
    ) +
    sunset((sun * wide) / 1440, high - 158) +
    plane(fitted(CLOUDS, wide, 0), 'var(--cloud)', 'opacity=".5"') +
    country +
    plane(fitted(NEAR, wide, lift), 'var(--mesa-3)');
  return { view: [0, 0, wide, high], art, keep };
}
