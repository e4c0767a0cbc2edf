/** Plays the recipes. Silent until the first key or touch; nothing is told by sound alone. */
import { type Noise, RECIPES, type SoundName, type Tone, type Voice } from './recipes';

const SILENCE = 0.0001;

function toneOf(audio: BaseAudioContext, voice: Tone, start: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.wave;
  source.detune.setValueAtTime(voice.cents ?? 0, start);
  source.frequency.setValueAtTime(voice.hz, start);
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  return source;
}

function white(audio: BaseAudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function filterOf(audio: BaseAudioContext, voice: Noise, start: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter();
  filter.type = voice.filter;
  filter.frequency.setValueAtTime(voice.cut, start);
  if (voice.to) filter.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
  return filter;
}

/** From silence or into it. */
function envelope(audio: BaseAudioContext, voice: Voice, start: number, volume: number): GainNode {
  const gain = audio.createGain();
  const loud = Math.max(SILENCE, voice.loud * volume);
  const grows = 'swell' in voice && voice.swell;
  gain.gain.setValueAtTime(grows ? SILENCE : loud, start);
  gain.gain.exponentialRampToValueAtTime(grows ? loud : SILENCE, start + voice.length);
  return gain;
}

/** Put a voice into the air at `now` of this context. */
export function sing(audio: BaseAudioContext, voice: Voice, now: number, volume: number): void {
  const start = now + voice.at;
  const gain = envelope(audio, voice, start, volume);
  const source = 'hz' in voice ? toneOf(audio, voice, start) : white(audio, voice.length);
  if ('hz' in voice) source.connect(gain);
  else source.connect(filterOf(audio, voice, start)).connect(gain);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + voice.length);
}

export class SoundBoard {
  /** From 0 (mute) to 1. */
  volume = 1;
  #audio: AudioContext | null = null;

  /** The air all sounds share, once a gesture has allowed it. */
  get audio(): AudioContext | null {
    return this.#audio;
  }

  /** Allow sound from the first gesture on. */
  awaken(target: EventTarget = window): void {
    const begin = () => {
      this.#audio ??= new AudioContext();
      void this.#audio.resume();
    };
    for (const gesture of ['pointerdown', 'keydown']) target.addEventListener(gesture, begin, { once: true });
  }

  /** Play a sound, if sounds are wanted and allowed; it may begin a little later. */
  play(name: SoundName, later = 0): void {
    const audio = this.#audio;
    if (audio?.state !== 'running' || this.volume <= 0) return;
    for (const voice of RECIPES[name]) sing(audio, voice, audio.currentTime + later, this.volume);
  }
}

export const sounds = new SoundBoard();
