/** What the deeds are worth, as houses in the country: tent, hut, farm, manor, mansion; and the ranch. */
import { PAINT, SHADE } from '../paint';
import { box, disc, each, group, line, plane, times } from '../pen';
import { cast } from '../pictures/ground';
import { type Country, landscape } from '../pictures/landscape';

const roof = (x: number, y: number, wide: number, high: number, lit: string, dark: string): string =>
  plane(`M${x - 4} ${y}L${x + wide / 2} ${y - high}L${x + wide + 4} ${y}Z`, lit) +
  plane(`M${x + wide / 2} ${y - high}L${x + wide + 4} ${y}H${x + wide / 2}Z`, dark);

const walls = (x: number, y: number, wide: number, high: number, paint: string): string =>
  box(x, y, wide, high, paint) + box(x + wide * 0.6, y, wide * 0.4, high, SHADE, 'opacity=".24"');

const lamp = (x: number, y: number, wide = 6, high = 7): string => box(x, y, wide, high, '#ffdc86');

const tent = (): string =>
  plane('M34 66 52 38 72 66Z', '#efe0bd') +
  plane('M52 38 72 66H56Z', '#bfa878') +
  plane('M48 66 52 48 57 66Z', '#5a3a24') +
  line('M52 38V32', '#5a3a24', 2) +
  plane('M52 32l9 3-9 3z', PAINT.rust);

const hut = (): string =>
  walls(32, 50, 38, 18, '#9a6234') +
  line('M32 55h38M32 60h38M32 64h38', '#6d4020', 1.2) +
  roof(32, 50, 38, 14, '#7a4226', '#54291a') +
  box(59, 34, 6, 12, '#8a7464') +
  lamp(38, 54) +
  box(52, 54, 8, 14, '#4a2a18');

const windmill = (): string =>
  line('M76 68 72 30M80 68 76 30', '#6d5238', 2) +
  times(8, (i) => plane('M74 28l2-12 4 1z', i % 2 ? '#e9dcc0' : '#b9a988', `transform="rotate(${i * 45} 74 28)"`)) +
  disc(74, 28, 2.4, '#4a3520');

const farm = (): string =>
  walls(26, 46, 34, 22, '#b5482a') +
  roof(26, 46, 34, 14, '#6b4a3a', '#47302a') +
  box(38, 52, 12, 16, '#f2dcae') +
  line('M38 52l12 16M50 52l-12 16', '#8a3324', 1.6) +
  windmill();

const manor = (): string =>
  walls(22, 44, 30, 24, '#d9c39a') +
  walls(52, 38, 26, 30, '#cdb489') +
  roof(52, 38, 26, 14, '#3f5f7d', '#2a4059') +
  plane('M18 44H56V39H22Z', '#3f5f7d') +
  lamp(27, 50) +
  lamp(39, 50) +
  lamp(57, 46) +
  lamp(68, 46) +
  box(61, 56, 9, 12, '#5a3320') +
  box(18, 58, 36, 3, '#f5ead0') +
  line('M20 61v7M32 61v7M44 61v7', '#f5ead0', 2.4);

const columns = (): string => each([38, 45, 53, 60], (x) => box(x, 48, 3, 20, '#fffaf0') + box(x + 2, 48, 1.2, 20, '#c0ae8c'));

const mansion = (): string =>
  walls(16, 44, 68, 24, '#efe3c8') +
  walls(36, 34, 28, 34, '#f6ecd6') +
  roof(36, 34, 28, 12, '#8a3324', '#5f1f1a') +
  plane('M12 44H36V38H16ZM64 44H88L84 38H64Z', '#8a3324') +
  each([20, 29, 69, 78], (x) => lamp(x, 50, 5, 8)) +
  each([40, 55], (x) => lamp(x, 39, 5, 7)) +
  columns() +
  box(34, 46, 32, 3, '#fffaf0') +
  box(47, 54, 6, 14, '#5a3320') +
  line('M50 22V14', '#5a3a24', 1.8) +
  plane('M50 14l10 2.5-10 3z', PAINT.rust);

interface Estate {
  readonly town: Country;
  readonly house: () => string;
}

const ESTATES: Record<string, Estate> = {
  deed1: { town: 'TK', house: tent },
  deed2: { town: 'WR', house: hut },
  deed3: { town: 'SN', house: farm },
  deed4: { town: 'TK', house: manor },
  deed5: { town: 'CM', house: mansion },
};

/** The picture of a deed, by its name in the catalogue. */
export function deedOf(id: string): string | undefined {
  const estate = ESTATES[id];
  const fence = line('M6 80V70M16 81V71M26 82V72M4 73 30 76M4 78 30 80', '#4a2d1c', 2);
  return estate && landscape(estate.town) + cast(50, 70, 34, 3) + estate.house() + fence;
}

export const ranch = (): string =>
  landscape('WR') + group(farm(), 'transform="translate(4 6)"') + line('M4 76V66M16 78V68M28 79V69M4 69 28 73M4 74 28 77', '#5a3a22', 2.4);
