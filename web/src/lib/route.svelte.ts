/**
 * Where we are: `/` is the start, `/t/<table>` a table; the fragment says the rest (`#lobby`, `#replay=12`), or
 * holds a link's secret, which is exchanged at once and taken out of the address.
 */
export interface Place {
  table: string | null;
  page: string;
  words: URLSearchParams;
}

function read(): Place {
  const table = /^\/t\/([0-9a-z]{10})$/.exec(location.pathname)?.[1] ?? null;
  const words = new URLSearchParams(location.hash.slice(1));
  const page = [...words.keys()][0] ?? '';
  return { table, page, words };
}

class Route {
  place = $state.raw(read());

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change the address without a new step for the back button. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#look();
  }

  #look(): void {
    this.place = read();
  }
}

export const route = new Route();

/** The secret of a link, and what it is for. */
export function secretOf(place: Place): { kind: string; secret: string } | null {
  for (const kind of ['join', 'seat', 'watch']) {
    const secret = place.words.get(kind);
    if (secret) return { kind, secret };
  }
  return null;
}
