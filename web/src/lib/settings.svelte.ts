/** What this person likes, kept on this device. */
import { type Motion, pace } from '../art/motion/pace';
import { browserLanguage, type Language, words } from './words.svelte';

export type Theme = 'device' | 'day' | 'night';
export type Speed = 0 | 0.5 | 1 | 2;
export const SPEEDS: Speed[] = [0.5, 1, 2, 0];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  /** How loud what happens is, and the air behind the table: from 0 to 1. */
  volume: number;
  ambience: number;
  /** Whether to be called when it is my turn and I look elsewhere. */
  notify: boolean;
  name: string;
  /** How well bots play at the tables this person opens. */
  level: string;
  shake: boolean;
  asList: boolean;
  learnt: string[];
  /** Whether the Gazette lies open beside the table. */
  gazette: boolean;
  keys: Record<string, string>;
}

const PLACE = 'tenderfoot.settings';
const FIRST: Kept = {
  language: 'en',
  theme: 'night',
  motion: 'device',
  speed: 1,
  sound: true,
  volume: 0.5,
  ambience: 0.3,
  notify: false,
  name: '',
  level: 'greenhorn',
  shake: true,
  asList: false,
  learnt: [],
  gazette: false,
  keys: {},
};

function stored(): Kept {
  const start = { ...FIRST, language: browserLanguage() };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return start;
  }
}

class Settings {
  #kept = $state(stored());

  get all(): Readonly<Kept> {
    return this.#kept;
  }

  /** Change some settings, apply them and remember them. */
  set(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    this.apply();
    if (changes.language) void words.load(changes.language);
  }

  /** So many steps faster, or slower; beyond the last one nothing changes. */
  faster(steps: number): void {
    const speed = SPEEDS[SPEEDS.indexOf(this.#kept.speed) + steps];
    if (speed !== undefined) this.set({ speed });
  }

  /** Whether things may travel over the screen. */
  get moving(): boolean {
    return !pace.calm;
  }

  /** Whether the sun is up over the country: dusk is the look, day is for those who ask for it. */
  get day(): boolean {
    if (this.#kept.theme !== 'device') return this.#kept.theme === 'day';
    return matchMedia('(prefers-color-scheme: light)').matches;
  }

  /** Put light and motion on the page, and tell whatever moves how fast. */
  apply(): void {
    const page = document.documentElement.dataset;
    pace.motion = this.#kept.motion;
    pace.speed = this.#kept.speed || Infinity;
    page.theme = this.day ? 'day' : 'night';
    page.motion = this.moving ? 'full' : 'calm';
  }

  /** Apply now, and again whenever the system changes its mind. */
  watch(): void {
    this.apply();
    for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'])
      matchMedia(query).addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();
