/** The claims of the river: a mine in each town's country, three ways to pan, the ghost and the lost mine. */
import { type Pip, pipArt } from '../dice/pips';
import { nugget } from '../nugget';
import { SHADE } from '../paint';
import { box, disc, group, line, oval, plane } from '../pen';
import { cast, ground } from '../pictures/ground';
import { type Country, landscape } from '../pictures/landscape';

/** A timbered mine mouth with a cart. */
const adit = (x: number, y: number, scale: number): string =>
  group(
    plane('M-24 0C-22-20-10-30 2-28S24-18 26 0Z', '#6a4232') +
      plane('M2-28C14-28 24-18 26 0H8Z', '#472a25') +
      plane('M-13 0V-16L-9-21H9L13-16V0Z', '#1a0e0d') +
      disc(0, -4, 12, 'url(#halo)', 'opacity=".8"') +
      box(-15, -18, 4.5, 18, '#9c6738') +
      box(11, -18, 4.5, 18, '#7a4a26') +
      box(-18, -22, 36, 5, '#b07a44') +
      box(2, -22, 16, 5, '#7f5128') +
      plane('M-8-6H8L6 1H-6Z', '#6b6570') +
      plane('M1-6H8L6 1H1Z', '#46414d') +
      nugget(-3, -8, 0.4) +
      nugget(3, -8, 0.45) +
      disc(-4, 2, 2, '#2a2328') +
      disc(4, 2, 2, '#2a2328'),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  );

export const mine = (town: Country): string => landscape(town) + adit(54, 74, 1.25);

const pan = (): string =>
  oval(0, 4, 22, 6, SHADE, 'opacity=".35"') +
  oval(0, 0, 22, 8, '#5b6270') +
  oval(0, -2, 19, 6, '#2f3542') +
  plane('M-19-2A19 6 0 0 0 19-2Q10 3 0 3T-19-2Z', '#5fb0cf') +
  nugget(-6, -1, 0.5) +
  nugget(2, 0, 0.65) +
  nugget(9, -2, 0.45);

/** Doubles: a pan at the water's edge. */
export const doubles = (): string => landscape('WR') + group(pan(), 'transform="translate(34 70) rotate(-6)"');

const die = (x: number, y: number, value: Pip, turn: number): string =>
  group(
    box(-8, -7, 17, 17, '#4a2a10', 'rx="4"') +
      box(-8.5, -8.5, 17, 17, '#a56a34', 'rx="4"') +
      group(pipArt(value), 'transform="translate(-8.5 -8.5) scale(.17)"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

const sluice = (): string =>
  cast(40, 34, 34, 3) +
  plane('M4 22 70 8V20L4 34Z', '#b07a44') +
  plane('M4 28 70 14V20L4 34Z', '#7a4c24') +
  plane('M8 22 70 9 76 12 14 26Z', '#5fb0cf') +
  line('M22 19l4 5M38 16l4 5M54 12l4 5', '#7a4c24', 2.4) +
  line('M16 32V44M60 22V40', '#6d4520', 4) +
  nugget(30, 20, 0.45) +
  nugget(48, 16, 0.4);

/** Even totals: a sluice, and two dice that make six. */
export const even = (): string => landscape('WR') + group(sluice(), 'transform="translate(4 40)"') + die(64, 74, 2, -8) + die(83, 74, 4, 7);

const rocker = (): string =>
  cast(34, 36, 32, 3) +
  plane('M6 14H58L52 32H12Z', '#9a6234') +
  plane('M36 14H58L52 32H36Z', '#6a3f1c') +
  box(2, 8, 26, 10, '#b98a52') +
  box(16, 8, 12, 10, '#7d5428') +
  plane('M10 32Q32 42 54 32L52 36Q32 45 12 36Z', '#5a3417') +
  line('M58 14 68-4', '#7a4c24', 4) +
  nugget(8, 8, 0.5) +
  nugget(17, 7, 0.55) +
  line('M30 20H52M30 25H50', '#c98f52', 1.6);

/** Odd totals: a rocker, and two dice that make seven. */
export const odd = (): string => landscape('WR') + group(rocker(), 'transform="translate(8 38)"') + die(66, 74, 3, -8) + die(85, 74, 4, 7);

export const ghost = (): string =>
  ground('night') +
  disc(78, 16, 10, '#fff3d0') +
  plane('M0 84V58Q30 44 60 56T100 52V84Z', '#2a2552') +
  adit(56, 78, 1.35) +
  plane('M26 70C22 50 28 34 38 34S54 48 50 72L45 67 40 73 35 67 30 73Z', '#dfe9f5', 'opacity=".9"') +
  plane('M40 34C50 36 54 50 50 72L45 67 41 73C46 60 46 44 40 34Z', '#a9bbdc', 'opacity=".9"') +
  oval(34, 48, 2.6, 3.6, '#2a2552') +
  oval(42, 48, 2.6, 3.6, '#2a2552') +
  oval(38, 56, 2.4, 3, '#2a2552') +
  plane('M26 36Q38 26 52 37L48 40Q38 34 30 39Z', '#5a4a7a');

const map = (): string =>
  plane('M14 20 36 12 60 22 86 14V62L60 70 36 60 14 68Z', '#f3dfb2') +
  plane('M36 12 60 22V70L36 60ZM86 14V62L60 70V22Z', '#d8bd86') +
  plane('M36 12 60 22V70L36 60Z', '#e6cd98') +
  line('M22 56C30 44 34 54 42 46S54 50 60 42', '#8a3324', 2.4, 'stroke-dasharray="4 4"') +
  line('M68 28 78 38M78 28 68 38', '#b3261e', 4) +
  line('M22 30l6-6 6 6M42 34l6-6 6 6', '#7d6540', 2);

export const lost = (): string => ground('dawn') + plane('M0 60Q50 44 100 58V84H0Z', '#b5703f') + map();
