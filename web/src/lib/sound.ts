/** Short sounds made of oscillators and noise: nothing to load, silent until the first gesture. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Allow sound from the first key or touch on. */
export function awaken(): void {
  const begin = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, begin, { once: true });
}

interface Note {
  at: number;
  hz: number;
  to?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}

/** A sound is a few notes; `hz` 0 is noise. */
const SOUNDS: Record<string, Note[]> = {
  rattle: [0, 0.09, 0.17, 0.26, 0.36, 0.45].map((at) => ({ at, hz: 0, length: 0.05, loud: 0.5 })),
  click: [{ at: 0, hz: 900, to: 500, length: 0.04, loud: 0.3, wave: 'triangle' }],
  thud: [{ at: 0, hz: 150, to: 60, length: 0.15, loud: 0.8 }],
  coins: [0, 0.06, 0.13].map((at, i) => ({
    at,
    hz: 2100 + i * 350,
    length: 0.12,
    loud: 0.2,
    wave: 'triangle',
  })),
  reveal: [
    { at: 0, hz: 0, length: 0.12, loud: 0.4 },
    { at: 0.1, hz: 420, to: 640, length: 0.18, loud: 0.3, wave: 'triangle' },
  ],
  bell: [{ at: 0, hz: 1320, length: 0.5, loud: 0.35 }],
  turn: [
    { at: 0, hz: 660, length: 0.12, loud: 0.3 },
    { at: 0.12, hz: 880, length: 0.2, loud: 0.3 },
  ],
  mine: [0, 0.16].map((at) => ({ at, hz: 1900, to: 1200, length: 0.1, loud: 0.35, wave: 'square' })),
  bank: [0, 0.06, 0.13].map((at, i) => ({
    at,
    hz: 2100 + i * 350,
    length: 0.12,
    loud: 0.2,
    wave: 'triangle',
  })),
  stagecoach: [0, 0.1, 0.25, 0.35].map((at) => ({ at, hz: 220, to: 160, length: 0.05, loud: 0.6 })),
  'general-store': [{ at: 0, hz: 1560, length: 0.35, loud: 0.3 }],
  saloon: [523, 659, 784].map((hz, i) => ({ at: i * 0.09, hz, length: 0.16, loud: 0.25, wave: 'square' })),
  sheriff: [0, 0.07, 0.14].map((at) => ({ at, hz: 3200, length: 0.05, loud: 0.2, wave: 'triangle' })),
  'town-hall': [{ at: 0, hz: 392, length: 0.6, loud: 0.5 }],
  doc: [{ at: 0, hz: 300, to: 700, length: 0.18, loud: 0.4 }],
  swish: [{ at: 0, hz: 0, length: 0.2, loud: 0.35 }],
  win: [523, 659, 784, 1046].map((hz, i) => ({ at: i * 0.14, hz, length: 0.3, loud: 0.3, wave: 'triangle' })),
};

function noise(
  audio: AudioContext,
  length: number,
): AudioNode & { start(at: number): void; stop(at: number): void } {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function tone(audio: AudioContext, note: Note, start: number): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = note.wave ?? 'sine';
  oscillator.frequency.setValueAtTime(note.hz, start);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  return oscillator;
}

/** Play a sound, if sounds are wanted and allowed. */
export function play(name: string): void {
  const notes = SOUNDS[name];
  if (!notes || !settings.all.sound || context?.state !== 'running') return;
  for (const note of notes) {
    const start = context.currentTime + note.at;
    const source = note.hz ? tone(context, note, start) : noise(context, note.length);
    const gain = context.createGain();
    gain.gain.setValueAtTime(note.loud * settings.all.volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + note.length);
    source.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + note.length);
  }
}
