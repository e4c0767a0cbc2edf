/** Sounds: each recipe is sane, and nobody hears anything before the first gesture. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AIRS, type AirName, Ambience } from '../../src/art/sound/ambience';
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
  static stopped = 0;
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
    disconnect() {},
    start: (at = 0) => Silent.started.push(at),
    stop: () => {
      Silent.stopped += 1;
    },
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
    Object.assign(Silent, { made: 0, started: [], stopped: 0 });
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

describe('ambience', () => {
  const audio = (state = 'running') => Object.assign(new Silent(), { state }) as unknown as AudioContext;
  afterEach(() => Object.assign(Silent, { made: 0, started: [], stopped: 0 }));

  test('is silent before a gesture, and while the context sleeps', () => {
    const air = new Ambience();
    air.start(null, 'river');
    air.start(audio('suspended'), 'crickets');
    expect(Silent.started).toEqual([]);
  });
  test.each(Object.keys(AIRS) as AirName[])('%s runs by itself, and all of it stops', (name) => {
    const air = new Ambience();
    air.start(audio(), name);
    const running = Silent.started.length;
    expect(running).toBe(1 + AIRS[name].swells.length);
    air.volume = 0.2;
    expect(air.volume).toBe(0.2);
    air.stop();
    expect(Silent.stopped).toBe(running);
  });
  test('a new air ends the one before', () => {
    const air = new Ambience();
    air.start(audio(), 'river');
    air.start(audio(), 'crickets');
    expect(Silent.stopped).toBe(2);
  });
});
