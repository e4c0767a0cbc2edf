/** What is written on each face of a poker die, in the language of the page. */
import { FACES, type Letters } from '../art/dice/face';
import { say } from '../lib/words.svelte';

export function letters(): Letters {
  const written = say('web-letters').split(' ');
  return Object.fromEntries(FACES.map((face, i) => [face, written[i] ?? face])) as Letters;
}
