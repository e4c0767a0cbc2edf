/** The layout as something a component can ask for: where another thing is drawn, not only another way. */
import { createSubscriber } from 'svelte/reactivity';
import { type Layout, layoutOf } from './layout';

const resized = createSubscriber((update) => {
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
});

/** These show tickets, medals and rows where a desk has cards, busts and plates. */
const SMALL: readonly Layout[] = ['phone', 'sideways', 'upright'];

export const screen = {
  get layout(): Layout {
    resized();
    return layoutOf(innerWidth, innerHeight);
  },
  get small(): boolean {
    return SMALL.includes(this.layout);
  },
};
