/** Which table fits the window, as the root of the page says it: components that draw other things ask here. */
import { createSubscriber } from 'svelte/reactivity';
import type { Layout, Room as Short } from '../../art/layout';

class Room {
  readonly #subscribe = createSubscriber((update) => {
    const watch = new MutationObserver(update);
    watch.observe(document.documentElement, { attributeFilter: ['data-layout', 'data-room'] });
    return () => watch.disconnect();
  });

  get layout(): Layout {
    this.#subscribe();
    return (document.documentElement.dataset.layout as Layout | undefined) ?? 'desk';
  }

  /** Whether the others sit behind the table's edge, and towers stand on the boardwalk. */
  get wide(): boolean {
    return this.layout === 'desk' || this.layout === 'laptop';
  }

  /** Whether a phone or an upright tablet is high enough for a card to be read on the felt. */
  get high(): boolean {
    return this.layout !== 'sideways' && !this.lacks(this.layout === 'upright' ? 'squat' : 'short');
  }

  /** Whether the window is short of this. */
  lacks(what: Short): boolean {
    this.#subscribe();
    return (document.documentElement.dataset.room ?? '').split(' ').includes(what);
  }
}

export const room = new Room();
