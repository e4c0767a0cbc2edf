/** What this person likes, kept on this device. */
import { browserLanguage, type Language, words } from './words.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Speed = 0 | 0.5 | 1 | 2;
export const SPEEDS: Speed[] = [0.5, 1, 2, 0];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  volume: number;
  name: string;
  shake: boolean;
  asList: boolean;
  learnt: string[];
  keys: Record<string, string>;
}

const PLACE = 'tenderfoot.settings';
const FIRST: Kept = {
  language: 'en',
  theme: 'auto',
  motion: 'auto',
  speed: 1,
  sound: true,
  volume: 0.5,
  name: '',
  shake: true,
  asList: false,
  learnt: [],
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
    if (this.#kept.motion !== 'auto') return this.#kept.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  get dark(): boolean {
    if (this.#kept.theme !== 'auto') return this.#kept.theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  /** Put theme and motion on the page. */
  apply(): void {
    const page = document.documentElement.dataset;
    page.theme = this.dark ? 'dark' : 'light';
    page.motion = this.moving ? 'full' : 'reduced';
  }

  /** Apply now, and again whenever the system changes its mind. */
  watch(): void {
    this.apply();
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
      matchMedia(query).addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();
