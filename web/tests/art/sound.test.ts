/** Sounds: each recipe is sane, and nobody hears anything before the first gesture. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SoundBoard } from '../../src/art/sound/board';
import { RECIPES, type SoundName, type Voice } from '../../src/art/sound/recipes';

const NAMES = Object.keys(RECIPES) as SoundName[];
const voices = (name: SoundName): readonly Voice[] => RECIPES[name];

describe('recipes', () => {
  test('are those of the guide', () => {
    const guide =
      'rattle land pick lock lift bell mine coins coach till piano spurs chord gavel boom win turn';
    expect([...NAMES].sort()).toEqual(guide.split(' ').sort());
  });
  test.each(NAMES)('%s is short, soft and within hearing', (name) => {
    for (const voice of voices(name)) {
      expect(voice.at + voice.length).toBeLessThanOrEqual(1.5);
      expect(voice.length).toBeGreaterThan(0);
      expect(voice.loud).toBeGreaterThan(0);
      expect(voice.loud).toBeLessThanOrEqual(1);
      const pitch = 'hz' in voice ? voice.hz : voice.cut;
      expect(pitch).toBeGreaterThanOrEqual(50);
      expect(pitch).toBeLessThanOrEqual(8000);
    }
  });
});

/** An audio context that counts what is started, and when. */
class Silent {
  static made = 0;
  static started: number[] = [];
  state = 'running';
  currentTime = 10;
  sampleRate = 8000;
  destination = {};
  constructor() {
    Silent.made += 1;
  }
  resume = () => Promise.resolve();
  #param = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  #node = () => ({
    connect: (to: unknown) => to,
    start: (at: number) => Silent.started.push(at),
    stop() {},
    frequency: this.#param(),
    detune: this.#param(),
    gain: this.#param(),
  });
  createOscillator = () => this.#node();
  createBufferSource = () => this.#node();
  createBiquadFilter = () => this.#node();
  createGain = () => this.#node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

describe('the board', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(Silent, { made: 0, started: [] });
  });
  const board = () => {
    vi.stubGlobal('AudioContext', Silent);
    const [made, target] = [new SoundBoard(), new EventTarget()];
    made.awaken(target);
    return { made, touch: () => target.dispatchEvent(new Event('pointerdown')) };
  };

  test('is silent before the first gesture, and opens nothing', () => {
    board().made.play('bell');
    expect(Silent.made).toBe(0);
  });
  test.each(NAMES)('plays every voice of %s at its time', (name) => {
    const { made, touch } = board();
    touch();
    made.play(name);
    expect(Silent.started).toEqual(voices(name).map(({ at }) => 10 + at));
  });
  test('is silent when muted', () => {
    const { made, touch } = board();
    touch();
    made.volume = 0;
    made.play('win');
    expect(Silent.started).toEqual([]);
  });
});
