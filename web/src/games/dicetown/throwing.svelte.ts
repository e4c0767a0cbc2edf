/** My throw, for whoever must not disturb it: while it rolls the page lays nothing out anew. */
import { Throw } from '../../art/motion/roll.svelte';

export const throwing = new Throw();
