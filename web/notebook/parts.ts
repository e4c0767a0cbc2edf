/** What is drawn again and again at other places (a nugget, a pine) is written once and used. */

/** A moved group that holds no other group. */
const GROUP = /<g transform="([^"]+)">((?:<(?!\/?(?:g|text)\b)[^>]+>)+)<\/g>/g;
/** Shorter things are not worth a name. */
const WORTH = 60;

export interface Shared {
  readonly parts: readonly string[];
  readonly rest: readonly string[];
}

export function shared(arts: readonly string[]): Shared {
  const found = arts.flatMap((art) => [...art.matchAll(GROUP)].map((match) => match[2] ?? ''));
  const again = [...new Set(found.filter((one, i) => one.length > WORTH && found.indexOf(one) < i))];
  const use = (whole: string, moved: string, drawn: string): string =>
    again.includes(drawn) ? `<use href="#part-${again.indexOf(drawn)}" transform="${moved}"/>` : whole;
  return {
    parts: again.map((drawn, i) => `<g id="part-${i}">${drawn}</g>`),
    rest: arts.map((art) => art.replace(GROUP, use)),
  };
}
