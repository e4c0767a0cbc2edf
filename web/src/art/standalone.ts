/**
 * One SVG that needs no page round it, for a shared picture, a notebook or a mail: the drawings of the table with
 * variables turned into colours, classes left out, and every id with a prefix of its own.
 */
import { PAINTS } from './defs';
import { type Drawing, safe } from './pen';
import { scoped } from './scope';

/** A drawing set into another at x, y with a size of its own; `name` keeps its ids apart. */
export function placed({ view, art, keep }: Drawing, name: string, x: number, y: number, wide: number, high: number): string {
  const fit = keep ? ` preserveAspectRatio="${keep}"` : '';
  return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${view.join(' ')}"${fit}>${scoped(art, name)}</svg>`;
}

export interface Words {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly sign?: boolean;
  /** More letters than this are pressed together. */
  readonly most?: number;
}

/** A line of text, twelve units high at least. */
export function written(x: number, y: number, text: string, words: Words = {}): string {
  const { size = 12, fill = '#2a1810', anchor = 'start', weight = 600, sign = false, most = 0 } = words;
  const pressed = most && text.length > most ? ` textLength="${Math.round(most * size * 0.52)}" lengthAdjust="spacingAndGlyphs"` : '';
  const face = `font-family="var(${sign ? '--sign' : '--text'})" font-weight="${sign ? 400 : weight}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" ${face} fill="${fill}" text-anchor="${anchor}"${pressed}>${safe(text)}</text>`;
}

/** What the variables of `tokens.css` stand for, by name without dashes. */
export type Tokens = Readonly<Record<string, string>>;

export const solid = (art: string, tokens: Tokens): string =>
  art.replace(/var\(--([\w-]+)\)/g, (_, name: string) => safe(tokens[name] ?? 'none')).replace(/ class="[^"]*"/g, '');

const prefixed = (art: string, prefix: string): string =>
  art.replace(/ id="([\w-]+)"/g, ` id="${prefix}-$1"`).replace(/url\(#([\w-]+)\)/g, `url(#${prefix}-$1)`);

export interface Caption {
  /** The prefix of every id: two pictures on one page never share one. */
  readonly id: string;
  readonly title: string;
  readonly desc: string;
}

export function standalone(wide: number, high: number, art: string, { id, title, desc }: Caption, tokens: Tokens): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" role="img" aria-label="${safe(title)}">`;
  const about = `<title>${safe(title)}</title><desc>${safe(desc)}</desc>`;
  return `${head + about + prefixed(solid(`<defs>${PAINTS}</defs>${art}`, tokens), id)}</svg>`;
}
