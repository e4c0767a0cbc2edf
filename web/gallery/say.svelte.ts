/** The words of both games at once, in one language: the product never needs that, a gallery does. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

const FILES = import.meta.glob<string>('../../src/tenderfoot/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const own = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  for (const [, text] of own) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

const BUNDLES = { en: bundle('en'), fr: bundle('fr') };

class Speech {
  language = $state<Language>('en');

  say(id: string): string {
    const message = BUNDLES[this.language].getMessage(id);
    return message?.value ? BUNDLES[this.language].formatPattern(message.value) : `[${id}]`;
  }

  /** What comes after the prefix in every id that has it, in the order of the catalogues. */
  among(prefix: string): string[] {
    const ids = Object.entries(FILES)
      .filter(([path]) => path.includes('/en/'))
      .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? ''));
    return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  }
}

export const speech = new Speech();
export const say = (id: string): string => speech.say(id);
