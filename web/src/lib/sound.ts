/** What is heard: the recipes of the look by what happens, and the air behind the table. Silent until the first gesture. */
import { type AirName, ambience } from '../art/sound/ambience';
import { sounds } from '../art/sound/board';
import { RECIPES, type SoundName } from '../art/sound/recipes';
import { settings } from './settings.svelte';

/** What happens at a table, by the sound it makes; a recipe's own name stands for itself. */
const MEANT: Record<string, SoundName> = {
  click: 'pick',
  thud: 'lock',
  reveal: 'lift',
  swish: 'lift',
  doc: 'lift',
  bank: 'coins',
  stagecoach: 'coach',
  'general-store': 'till',
  saloon: 'piano',
  sheriff: 'spurs',
  'town-hall': 'chord',
};

/** Allow sound from the first key or touch on. */
export function awaken(): void {
  sounds.awaken();
}

const known = (name: string): name is SoundName => name in RECIPES;

/** Play a sound, if sounds are wanted and allowed. */
export function play(name: string): void {
  const meant = MEANT[name] ?? name;
  if (!settings.all.sound || !known(meant)) return;
  sounds.volume = settings.all.volume;
  sounds.play(meant);
}

let heard: AirName | null = null;

/** Let this air be heard behind the table as loud as the settings say; without a name, silence. */
export function breathe(name: AirName | null): void {
  const loud = settings.all.sound ? settings.all.ambience : 0;
  ambience.volume = loud;
  const wanted = loud > 0 && sounds.audio?.state === 'running' ? name : null;
  if (wanted === heard) return;
  heard = wanted;
  if (wanted) ambience.start(sounds.audio, wanted);
  else ambience.stop();
}
