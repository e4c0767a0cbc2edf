/** The five towns as they stand in the valley, each over its own plate: 200 × 124. */
import { PAINT, SHADE } from '../paint';
import { box, type Drawing, disc, drawing, each, group, line, oval, plane } from '../pen';
import type { Country } from '../pictures/landscape';

export const pine = (x: number, y: number, scale = 1, lit = '#3f7a55', dark = '#27553d'): string =>
  group(
    plane('M0-34 10-14H5L13 0H-13L-5-14H-10Z', lit) + plane('M0-34 10-14H5L13 0H0Z', dark) + box(-1.5, 0, 3, 5, '#4a2d1c'),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

const cactus = (x: number, y: number, scale: number): string =>
  group(
    plane(
      'M-3 0V-26Q-3-30 0-30T3-26V0ZM-11-10V-18Q-11-20-9-20T-7-18V-13H-3V-8H-9Q-11-8-11-10ZM11-14V-22Q11-24 9-24T7-22V-17H3V-12H9Q11-12 11-14Z',
      '#4f7a52',
    ) + plane('M0-30Q3-30 3-26V0H0Z', '#355a3e'),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

/** A hut with its foot at y: walls, a pointed roof, a lit window and a door. */
const hut = (x: number, y: number, wide: number, high: number, wall: string, roof: string, dark: string): string =>
  box(x, y - high, wide, high, wall) +
  box(x + wide * 0.58, y - high, wide * 0.42, high, SHADE, 'opacity=".22"') +
  plane(`M${x - 3} ${y - high}L${x + wide / 2} ${y - high - wide * 0.42}L${x + wide + 3} ${y - high}Z`, roof) +
  plane(`M${x + wide / 2} ${y - high - wide * 0.42}L${x + wide + 3} ${y - high}H${x + wide / 2}Z`, dark) +
  box(x + wide * 0.16, y - high * 0.68, wide * 0.2, high * 0.34, '#ffe09a') +
  box(x + wide * 0.6, y - high * 0.58, wide * 0.22, high * 0.58, '#4a2a1a');

const mission = (): string =>
  plane('M-96 0 -86-58-44-62-36-20-20-18-12-40 10-42 18 0Z', '#c8694a') +
  plane('M-58-61-44-62-36-20-20-18-12-40 10-42 18 0H-46Z', '#9c4636') +
  hut(-24, 2, 30, 22, '#efdcb6', '#b5562f', '#883a22') +
  box(8, -46, 26, 48, '#f3e3c2') +
  box(22, -46, 12, 48, '#cdb68c') +
  plane('M5-46 21-60 37-46Z', '#b5562f') +
  box(17, -40, 8, 11, '#6b3a22') +
  disc(21, -34, 2.6, PAINT.gold) +
  line('M21-60V-70M17-66H25', '#6b3a22', 2.2) +
  hut(38, 2, 26, 16, '#e6cfa2', '#b5562f', '#883a22') +
  cactus(74, 4, 0.9) +
  cactus(-34, 4, 0.7);

const alp = (): string =>
  plane('M-100 0-50-86-28-58 4-112 44-50 60-66 100 0Z', '#8090b4') +
  plane('M4-112 44-50 60-66 100 0H14L22-50Z', '#5f6e95') +
  plane('M4-112-16-78-4-84 4-70 14-84 26-78ZM-50-86-62-66-52-70-46-62-38-72Z', '#f8fbff') +
  plane('M4-112 14-84 26-78Z', '#c9d5e8') +
  hut(-40, 2, 30, 20, '#8a5c3a', '#f2f6fb', '#c3d0e2') +
  hut(-2, 2, 34, 24, '#7a4c2e', '#f2f6fb', '#c3d0e2') +
  hut(40, 2, 26, 18, '#8a5c3a', '#f2f6fb', '#c3d0e2') +
  pine(-58, 4, 0.8, '#4a7a70', '#2f5650') +
  pine(80, 4, 0.9, '#4a7a70', '#2f5650');

/** Lit panes of the factory and its clock tower. */
const PANES = [
  [-64, -38],
  [-54, -38],
  [-64, -26],
  [-54, -26],
  [-64, -14],
  [-54, -14],
  [8, -36],
  [22, -36],
  [8, -24],
  [22, -24],
  [8, -12],
] as const;

const factory = (): string =>
  box(-70, -46, 34, 48, '#8b6aa6') +
  box(-52, -46, 16, 48, '#6a4c86') +
  box(-64, -78, 10, 34, '#a98a72') +
  box(-58, -78, 4, 34, '#7c6250') +
  line('M-59-80q-8-10 0-18t-2-18', '#fff', 6, 'opacity=".55"') +
  plane('M-36-30 -24-42-24-30-12-42-12-30 0-42V2H-36Z', '#75568f') +
  plane('M-12-30 0-42V2H-12Z', '#553a6e') +
  box(4, -62, 30, 64, '#a98cc0') +
  box(20, -62, 14, 64, '#7f62a0') +
  plane('M1-62 19-80 37-62Z', '#5a3f78') +
  disc(19, -50, 6, '#fff3c9') +
  line('M19-50v-4M19-50h3', PAINT.ink, 1.4) +
  hut(38, 2, 30, 22, '#c3aed2', '#5a3f78', '#432c5c') +
  each(PANES, ([x, y]) => box(x, y, 5, 6, '#ffe09a')) +
  box(-30, -22, 6, 8, '#ffe09a') +
  box(-18, -22, 6, 8, '#ffe09a');

const logCamp = (): string =>
  pine(-84, 0, 1.35) +
  pine(-64, 4, 1.7) +
  hut(-42, 4, 34, 22, '#9a6236', '#4f6a3c', '#364c2a') +
  line('M-42-12h34M-42-6h34', '#6d4020', 1.2) +
  pine(4, -2, 1.8) +
  hut(18, 4, 40, 26, '#8a542c', '#4f6a3c', '#364c2a') +
  line('M18-14h40M18-6h40', '#5f3a1c', 1.2) +
  pine(72, 4, 1.55) +
  pine(90, 0, 1.1) +
  line('M40-34V-46', '#5a3a22', 3) +
  plane('M40-46l12 3-12 4z', '#2c6e47');

const mill = (): string =>
  hut(-52, 4, 34, 26, '#c99a62', '#2f6f8c', '#1d4c63') +
  box(-6, -30, 40, 34, '#b8824c') +
  box(18, -30, 16, 34, '#8a5c30') +
  plane('M-10-30 14-52 38-30Z', '#2f6f8c') +
  plane('M14-52 38-30H14Z', '#1d4c63') +
  box(0, -22, 8, 9, '#ffe09a') +
  disc(44, -8, 22, '#4a2d1c') +
  disc(44, -8, 18, '#b98a52') +
  disc(44, -8, 15, '#3f8fa8') +
  line('M44-28V12M24-8H64M30-22 58 6M58-22 30 6', '#6d4526', 3.6) +
  disc(44, -8, 4, '#6d4526') +
  plane('M-86 8 -60 2-58 8Z', '#8a5c30') +
  line('M-74 6V-16', '#6d4526', 2) +
  plane('M-73-16-58-4-73-4Z', '#fff5df');

const TOWNS: Record<Country, () => string> = { SN: mission, CM: alp, NL: factory, TK: logCamp, WR: mill };

export const townArt = (town: Country): Drawing =>
  drawing(
    200,
    124,
    oval(100, 112, 90, 8, '#3a4a2a', 'opacity=".4"') + group(TOWNS[town](), 'transform="translate(100 108) scale(.98)"'),
    'xMidYMax meet',
  );
