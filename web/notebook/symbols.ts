/**
 * The page's own drawings as the symbols of `src/tenderfoot/notebook/symbols.svg`, with what it takes to show them
 * where there is no page: the paints they share, colours instead of variables, and their words in every language.
 * A line is a drawing, so that a change of one is a line in a comparison.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { PAINTS } from '../src/art/defs';
import { FACES, type Letters } from '../src/art/dice/face';
import { fine } from '../src/art/pen';
import { PLACES } from '../src/art/places/place';
import { scoped } from '../src/art/scope';
import { solid, type Tokens } from '../src/art/standalone';
import { boxes } from './boxes';
import { drawings, INKS, type Named, type Painted } from './drawings';
import { shared } from './parts';

const ROOT = new URL('../../', import.meta.url);
const LOCALE = new URL('src/tenderfoot/locale/', ROOT);

const text = (path: string, from = ROOT): string => readFileSync(new URL(path, from), 'utf8');

/** The tokens by night, as the table looks: those that come first in the file. */
function tokens(): Tokens {
  const found = [...text('web/src/art/css/tokens.css').matchAll(/--([\w-]+):\s*([^;]+);/g)].reverse();
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

const LANGUAGES = readdirSync(LOCALE).filter((name) => /^[a-z]{2}$/.test(name));

/** The words of one language, from the catalogues of page and game. */
function painted(lang: string): Painted {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of ['web', 'dicetown'])
    bundle.addResource(new FluentResource(text(`${lang}/${file}.ftl`, LOCALE)));
  const say = (id: string): string => bundle.formatPattern(bundle.getMessage(id)?.value ?? id);
  const faces = Object.fromEntries(FACES.map((face) => [face, say(`face-${face}`)]));
  const signs = Object.fromEntries(PLACES.map((name) => [name, say(`web-sign-${name}`)]));
  return { faces: faces as Letters, signs: signs as Painted['signs'] };
}

const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

/** Strokes are round wherever a symbol stands: those that are not say so, and the others need not. */
const rounded = (art: string): string =>
  art.replace(/<\w+ [^>]*stroke="[^>]*?(?=\/?>)/g, (tag) => {
    if (tag.includes(ROUND)) return tag.replace(ROUND, '');
    const cap = tag.includes('stroke-linecap') ? '' : ' stroke-linecap="butt"';
    return tag + cap + (tag.includes('stroke-linejoin') ? '' : ' stroke-linejoin="miter"');
  });

const short = (art: string): string => art.replace(/-?\d+\.\d{3,}/g, (number) => fine(Number(number)));

const WORDS = /<text(?=[ >])[^>]*>[^<]*<\/text>/g;

/** One drawing of all languages: where they say different things, each text bears its language. */
function spoken(arts: ReadonlyMap<string, string>): string {
  const said = [...arts].map(([lang, art]) => [lang, art.match(WORDS) ?? []] as const);
  let place = -1;
  return ([...arts.values()][0] ?? '').replace(WORDS, (same) => {
    place += 1;
    if (said.every(([, words]) => words[place] === same)) return same;
    return said.map(([lang, words]) => words[place]?.replace('<text', `<text lang="${lang}"`) ?? '').join('');
  });
}

function symbol([name, { view, keep }]: Named, art: string): string {
  const fit = keep ? ` preserveAspectRatio="${keep}"` : '';
  return `<symbol id="${name}" viewBox="${view.join(' ')}"${fit}>${art}</symbol>`;
}

const paints = (known: Tokens): string[] => solid(PAINTS, known).match(/<(\w+) id=.*?<\/\1>/g) ?? [];

/** The whole file. */
export function symbols(): string {
  const known = tokens();
  const told = LANGUAGES.map((lang) => [lang, drawings(painted(lang))] as const);
  const all = told[0]?.[1] ?? [];
  const arts = all.map(([name], i) => {
    const each = told.map(([lang, named]) => [lang, scoped(named[i]?.[1].art ?? '', name)] as const);
    return boxes(short(rounded(solid(spoken(new Map(each)), known))));
  });
  const { parts, rest } = shared(arts);
  const inks = JSON.stringify(Object.fromEntries(INKS.map((name) => [name, known[name]])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${ROUND}>`,
    `<metadata>${inks}</metadata>`,
    ...paints(known),
    ...parts,
    ...all.map((named, i) => symbol(named, rest[i] ?? '')),
    '</svg>\n',
  ].join('\n');
}
