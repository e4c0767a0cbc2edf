/**
 * The pen of every drawing: planes, lines, discs, ovals and boxes as SVG text. A drawing has no outline: each
 * body is two planes, one in the light and one in the shade. Colours are attributes, never styles, because the
 * server allows no style in markup.
 */

/** A drawing: the part of the plane it fills (x, y, width, height), what is drawn there, and how it is fitted. */
export interface Drawing {
  readonly view: readonly [number, number, number, number];
  readonly art: string;
  readonly keep?: string;
}

/** A drawing whose corner is 0 0. */
export const drawing = (wide: number, high: number, art: string, keep?: string): Drawing =>
  keep === undefined ? { view: [0, 0, wide, high], art } : { view: [0, 0, wide, high], art, keep };

const attributes = (more: string): string => (more ? ` ${more}` : '');

/** A filled outline. */
export const plane = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

/** A stroke with round ends. */
export const line = (d: string, ink: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

export const box = (x: number, y: number, wide: number, high: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}"${attributes(more)}/>`;

export const group = (art: string, more = ''): string => `<g${attributes(more)}>${art}</g>`;

/** Something drawn round 0 0, put where it belongs. */
export const at = (x: number, y: number, art: string, scale = 1, turn = 0): string =>
  group(art, `transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"`);

/** The same drawing turned about a point. */
export const turned = (degrees: number, art: string, x = 50, y = 42): string => group(art, `transform="rotate(${degrees} ${x} ${y})"`);

/** As many as asked for, each drawn by its number. */
export const times = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join('');

/** One drawing for each of these. */
export const each = <T>(things: readonly T[], one: (thing: T, i: number) => string): string => things.map(one).join('');

const MEANT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words from outside, safe inside markup. */
export const safe = (words: string): string => words.replace(/[&<>"]/g, (sign) => MEANT[sign] ?? sign);

/** Words of the locale in the face of the signs, centred on x; `wide` presses them into a board. */
export function letters(x: number, y: number, size: number, fill: string, words: string, wide = 0): string {
  const pressed = wide ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="var(--sign)"${pressed}>${safe(words)}</text>`;
}

/** A number for an attribute: two places are finer than any screen. */
export const fine = (value: number, places = 2): string => String(Number(value.toFixed(places)));
