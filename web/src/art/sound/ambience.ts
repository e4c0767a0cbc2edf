/** What is heard behind the table: crickets by night, the river by day. A few nodes that run by themselves, no timers. */

/** A tone or noise, and two slow hands on its loudness. */
interface Air {
  readonly source: 'noise' | OscillatorType;
  /** The pitch of a tone, or where noise is cut off. */
  readonly hz: number;
  readonly loud: number;
  /** How often a second the loudness swells and falls, from the quick to the slow. */
  readonly swells: readonly number[];
}

export const AIRS = {
  crickets: { source: 'triangle', hz: 4300, loud: 0.02, swells: [31, 0.8] },
  river: { source: 'noise', hz: 520, loud: 0.12, swells: [0.13] },
} as const satisfies Record<string, Air>;

export type AirName = keyof typeof AIRS;

const SECONDS = 4;

function noise(audio: AudioContext, cut: number): [AudioBufferSourceNode, AudioNode] {
  const buffer = audio.createBuffer(1, audio.sampleRate * SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = buffer;
  source.loop = true;
  filter.type = 'lowpass';
  filter.frequency.value = cut;
  source.connect(filter);
  return [source, filter];
}

function tone(audio: AudioContext, wave: OscillatorType, hz: number): [OscillatorNode, AudioNode] {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.value = hz;
  return [source, source];
}

/** A gain that swells so often a second, between nothing and everything. */
function swell(audio: AudioContext, hz: number): [OscillatorNode, GainNode] {
  const [hand, depth, gain] = [audio.createOscillator(), audio.createGain(), audio.createGain()];
  hand.frequency.value = hz;
  depth.gain.value = 0.5;
  gain.gain.value = 0.5;
  hand.connect(depth).connect(gain.gain);
  return [hand, gain];
}

export class Ambience {
  #master: GainNode | null = null;
  #running: AudioScheduledSourceNode[] = [];
  #volume = 0.5;

  get volume(): number {
    return this.#volume;
  }

  /** From 0 (silent) to 1; heard at once. */
  set volume(value: number) {
    this.#volume = value;
    if (this.#master) this.#master.gain.value = value;
  }

  /** Let this air be heard instead of the one before. Without a running context nothing is heard. */
  start(audio: AudioContext | null, name: AirName): void {
    this.stop();
    if (audio?.state !== 'running') return;
    const air: Air = AIRS[name];
    const [source, out] = air.source === 'noise' ? noise(audio, air.hz) : tone(audio, air.source, air.hz);
    const hands = air.swells.map((hz) => swell(audio, hz));
    const loud = audio.createGain();
    loud.gain.value = air.loud;
    this.#master = audio.createGain();
    this.#master.gain.value = this.#volume;
    const chain = [...hands.map(([, gain]) => gain), loud, this.#master, audio.destination];
    chain.reduce<AudioNode>((from, to) => from.connect(to), out);
    this.#running = [source, ...hands.map(([hand]) => hand)];
    for (const one of this.#running) one.start();
  }

  stop(): void {
    for (const one of this.#running.splice(0)) one.stop();
    this.#master?.disconnect();
    this.#master = null;
  }
}

export const ambience = new Ambience();
