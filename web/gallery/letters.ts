/** The words a drawing takes, from the catalogues. */
import { FACES, type Letters } from '../src/art/dice/face';
import { say } from './say.svelte';

export const letters = (): Letters =>
  Object.fromEntries(FACES.map((face) => [face, say(`face-${face}`)])) as Letters;

export const lettering = () => ({
  faces: letters(),
  wanted: say('web-sign-wanted'),
  gazette: say('web-sign-gazette'),
});
