/**
 * Turns codes and facts into sentences of one language: the page's twin of `locale/speaker.py`.
 * The catalogues are the Python package's own files. A template that says something is said again when
 * the language changes, because the bundle is state.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Fact, Hello, Value } from './protocol';

/** As the server has it: `locale/language.py` is the one list. */
export type Language = Hello['language'];
export type Facts = Record<string, Fact>;
/** The options of a game can be said too. */
type Given = Record<string, Value>;

const DECIMAL = /^[+-]?\d+\.\d+$/;
/** No line may begin with one of these: French sets a space before them, and it must hold. */
const HELD = /(?<=\S) (?=[?!:;»$])/g;
const COMMON = ['engine', 'terminal', 'server', 'bots', 'web'];
/** What every table needs, and no page before it: the words of its promise. */
const TABLE = ['seal'];
const FILES = import.meta.glob<string>('../../../src/tenderfoot/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

/**
 * For translators: with `?stretched` in the address every text of the catalogues is a third longer and stands in
 * brackets, so that one sees what does not fit, and what is in no catalogue.
 */
const STRETCHED = new URLSearchParams(location.search).has('stretched');
const stretch = (text: string) =>
  /\p{Ll}{2}/u.test(text) ? `[${text}${'~'.repeat(Math.ceil(text.length / 3))}]` : text;

/** Every language that has catalogues. */
export const LANGUAGES = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2))),
].sort() as Language[];

/** Which catalogues a game needs besides the common ones: `seal.ftl`, `dicetown.ftl`, `web-dicetown.ftl`, … */
function belongs(stem: string, game: string | null): boolean {
  return (
    COMMON.includes(stem) || (game !== null && [...TABLE, game].some((one) => stem.split('-').includes(one)))
  );
}

async function texts(language: Language, game: string | null): Promise<string[]> {
  const wanted = Object.entries(FILES).filter(([path]) => {
    const [, lang, stem] = /([a-z]+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    return lang === language && stem !== undefined && belongs(stem, game);
  });
  return Promise.all(wanted.map(([, load]) => load()));
}

class Words {
  language = $state<Language>('en');
  names = $state<string[]>([]);
  unsaid: string[] = [];
  #game: string | null = null;
  #ids: string[] = [];
  #bundle = $state.raw(new FluentBundle('en'));

  /** Speak this language about this game. Resolves when every sentence is there. */
  async load(language: Language, game: string | null = this.#game): Promise<void> {
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(STRETCHED && { transform: stretch }),
    });
    const found = await texts(language, game);
    for (const text of found) bundle.addResource(new FluentResource(text));
    this.#ids = found.flatMap((text) =>
      [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? ''),
    );
    this.#game = game;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** What comes after the prefix in every id that has it, in the order of the catalogues. */
  among(prefix: string): string[] {
    return this.#ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  }

  /** The sentence; what is missing comes out bare, and is noted for the tests. */
  say(id: string, facts: Given = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return this.#bare(id, facts);
    const args = Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, this.word(fact)]));
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, faults);
    if (faults.length) this.#note(`${id}: ${faults[0]}`);
    return text.replace(HELD, '\u00a0');
  }

  /** A fact as it stands in a sentence: numbers are written, `card:dynamite` becomes its name. */
  word(fact: Value): Fact {
    if (typeof fact === 'boolean') return String(fact);
    if (typeof fact === 'number') return fact;
    if (DECIMAL.test(fact)) return fact.replace('.', this.say('decimal-mark'));
    const colon = fact.indexOf(':');
    if (colon < 0 || fact.slice(0, colon).includes(' ')) return fact;
    return this.#listed(
      fact.slice(0, colon),
      fact
        .slice(colon + 1)
        .split(' ')
        .filter(Boolean),
    );
  }

  #listed(kind: string, ids: string[]): string {
    const names = ids.map((id) => this.#named(kind, id));
    if (kind === 'dice') return names.join(' ');
    if (names.length === 0) return this.say('list-nothing');
    const last = names.at(-1) ?? '';
    return names.length === 1 ? last : this.say('list-and', { first: names.slice(0, -1).join(', '), last });
  }

  #named(kind: string, id: string): string {
    if (kind !== 'seat') return this.say(`${kind === 'dice' ? 'face' : kind}-${id}`);
    return this.names[Number(id)] || this.say('seat-nameless', { seat: id });
  }

  #bare(id: string, facts: Given): string {
    this.#note(id);
    const said = Object.entries(facts).map(([key, fact]) => `${key} ${fact}`);
    const plain = id.slice(id.indexOf('-') + 1).replaceAll('-', ' ');
    return said.length ? `${plain} (${said.join(', ')})` : plain;
  }

  #note(what: string): void {
    if (!this.unsaid.includes(what)) this.unsaid.push(what);
    // The browser tests read it here: a page that lacks a sentence has failed.
    document.documentElement.dataset.unsaid = this.unsaid.join(' | ');
  }
}

export const words = new Words();

/** The sentence of this id, in the language of the page. */
export function say(id: string, facts: Given = {}): string {
  return words.say(id, facts);
}

/** The language of this browser, if we speak it. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((one) => one === tag)).find(Boolean) ?? 'en';
}
