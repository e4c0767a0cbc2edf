/** The seven places of the main street, in the order in which they are resolved: 200 × 312, ground at the bottom. */
import type { Drawing } from '../pen';
import { bank } from './bank';
import { hall } from './hall';
import { mine } from './mine';
import { saloon } from './saloon';
import { sheriff } from './sheriff';
import { stagecoach } from './stagecoach';
import { store } from './store';

const BUILDINGS = { mine, bank, stagecoach, store, saloon, sheriff, hall };

export type PlaceName = keyof typeof BUILDINGS;

export const PLACES = Object.keys(BUILDINGS) as PlaceName[];

/** A building with its name, a word of the locale, painted on its board. */
export const place = (name: PlaceName, word: string): Drawing => ({ view: [0, -22, 200, 312], art: BUILDINGS[name](word) });
