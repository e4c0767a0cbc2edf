/** A table that is being set up: what the host has chosen so far, and whether it goes together. */
import { fitting, games, open } from '../lib/api';
import type { Change, Clock, Fit, GameCard, Value } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { say, words } from '../lib/words.svelte';

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 45, bank: 120 },
  slow: { kind: 'slow', seconds: 172800 },
};
const GOOD: Fit = { fault: null, ways: [] };

export class Opening {
  cards = $state<GameCard[]>([]);
  game = $state('');
  options = $state<Record<string, Value>>({});
  clock = $state('none');
  pace = $state('2500');
  /** What a table over days does at its windows. */
  slow = $state('0');
  visibility = $state<'link' | 'public'>('link');
  hints = $state(false);
  /** Whether all hands are open to everybody when the game is over. */
  openReplay = $state(true);
  name = $state(settings.all.name);
  level = $state(settings.all.level);
  fitting = $state.raw<Fit>(GOOD);

  #asked = 0;

  card = $derived(this.cards.find((one) => one.name === this.game) ?? null);
  fits = $derived(this.card !== null && this.fitting.fault === null);

  /** Begin with another game: its own options, as they usually are. */
  async choose(game: string): Promise<void> {
    if (!this.cards.length) this.cards = await games();
    await words.load(words.language, game);
    const card = this.cards.find((one) => one.name === game);
    this.options = Object.fromEntries(card?.settings.map((one) => [one.name, one.default]) ?? []);
    this.#asked++;
    this.fitting = GOOD;
    this.game = game;
    const levels = card?.levels ?? [];
    if (!levels.includes(this.level)) this.level = levels[0] ?? this.level;
  }

  /** Change one option and ask the server whether they all go together; the newest question counts. */
  async set({ option, value }: Change): Promise<void> {
    this.options = { ...this.options, [option]: value };
    const asked = ++this.#asked;
    const found = await fitting({ game: this.game, options: { ...this.options } });
    if (asked === this.#asked) this.fitting = found;
  }

  /** The wrong pieces: every option whose change would help. */
  wrong(option: string): boolean {
    return this.fitting.fault !== null && this.fitting.ways.some((way) => way.option === option);
  }

  async open() {
    settings.set({ name: this.name, level: this.level });
    return open({
      game: this.game,
      options: { ...this.options },
      name: this.name.trim() || say('name-person'),
      clock: { ...CLOCKS[this.clock], standing: this.clock === 'slow' && this.slow === 'standing' },
      pace: this.clock === 'slow' ? 0 : Number(this.pace),
      visibility: this.visibility,
      hints: this.hints,
      open_replay: this.openReplay,
    });
  }
}

/** What does not fit, in the page's own words if it has some. */
export function misfit(fitting: Fit): string {
  const fault = fitting.fault;
  if (!fault) return '';
  const own = `web-misfit-${fault.code}`;
  return words.has(own) ? say(own, fault.facts) : fault.sentence;
}
