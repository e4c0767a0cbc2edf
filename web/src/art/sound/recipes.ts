/** Every sound as a recipe of tones and noise: nothing to load. Times in seconds, pitch in hertz, loudness from 0 to 1. */

/** A pitch that may slide to another. */
export interface Tone {
  readonly at: number;
  readonly hz: number;
  readonly to?: number;
  readonly wave: OscillatorType;
  readonly length: number;
  readonly loud: number;
  /** Out of tune by so many hundredths of a semitone. */
  readonly cents?: number;
}

/** White noise through a filter that may slide; `swell` grows louder instead of dying away. */
export interface Noise {
  readonly at: number;
  readonly filter: BiquadFilterType;
  readonly cut: number;
  readonly to?: number;
  readonly length: number;
  readonly loud: number;
  readonly swell?: boolean;
}

export type Voice = Tone | Noise;

const tone = (wave: OscillatorType, hz: number, length: number, loud: number, at = 0, to?: number): Tone =>
  to === undefined ? { at, hz, wave, length, loud } : { at, hz, to, wave, length, loud };

const noise = (filter: BiquadFilterType, cut: number, length: number, loud: number, at = 0, to?: number): Noise =>
  to === undefined ? { at, filter, cut, length, loud } : { at, filter, cut, to, length, loud };

/** The same thing several times, so many seconds apart. */
const several = <T>(count: number, apart: number, one: (at: number, nr: number) => T): T[] =>
  Array.from({ length: count }, (_, nr) => one(nr * apart, nr));

const coins = several(3, 0.06, (at, nr) => tone('triangle', 2100 + nr * 350, 0.12, 0.2, at));
const thump = (at: number): Voice[] => [noise('lowpass', 2400, 0.02, 0.5, at), tone('sine', 120, 0.14, 0.7, at, 50)];

export const RECIPES = {
  /** Dice in the cup. */
  rattle: several(6, 0.075, (at, nr) => noise('bandpass', 1000 + (nr % 3) * 900, 0.05, 0.5, at)),
  /** One die lies. */
  land: [noise('lowpass', 900, 0.03, 0.5), tone('sine', 180, 0.06, 0.5, 0, 90)],
  pick: [tone('triangle', 900, 0.04, 0.3, 0, 500)],
  lock: [tone('sine', 150, 0.15, 0.8, 0, 60), noise('lowpass', 1800, 0.03, 0.3)],
  /** Cups rise. */
  lift: [{ ...noise('highpass', 2000, 0.12, 0.3), swell: true }, tone('triangle', 420, 0.18, 0.3, 0.12, 640)],
  bell: [tone('sine', 1320, 0.9, 0.35), tone('sine', 3300, 0.9, 0.12)],
  /** Picks in the mine. */
  mine: several(2, 0.16, (at) => [tone('square', 1900, 0.08, 0.2, at, 1200), noise('highpass', 3000, 0.06, 0.2, at)]).flat(),
  coins,
  /** Hooves. */
  coach: [0, 0.1, 0.25, 0.35].map((at) => tone('sine', 220, 0.05, 0.6, at, 160)),
  /** The till of the store. */
  till: [tone('sine', 1560, 0.35, 0.3, 0.05), noise('highpass', 4000, 0.02, 0.4)],
  /** The saloon's piano, a little out of tune. */
  piano: [523, 659, 784].map((hz, nr) => ({ ...tone('square', hz, 0.16, 0.16, nr * 0.09), cents: 6 })),
  /** The star changes hands. */
  spurs: several(3, 0.07, (at) => tone('triangle', 3200, 0.05, 0.2, at)),
  /** The Town Hall. */
  chord: [392, 494, 587].map((hz) => tone('sawtooth', hz, 0.6, 0.12)),
  gavel: [...thump(0), ...thump(0.18)],
  boom: [noise('lowpass', 400, 0.7, 0.9, 0, 60)],
  win: [
    ...[523, 659, 784, 1046].map((hz, nr) => tone('triangle', hz, 0.3, 0.3, nr * 0.14)),
    ...coins.map((one) => ({ ...one, at: one.at + 0.6 })),
  ],
  /** A soft whistle of two notes: your turn. */
  turn: [tone('sine', 660, 0.16, 0.25), tone('sine', 880, 0.26, 0.25, 0.16)],
} as const satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof RECIPES;
