// @vitest-environment node
/** The drawings that notebooks show are those of the page, as it is now. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../notebook/boxes';
import { shared } from '../../notebook/parts';
import { symbols } from '../../notebook/symbols';

const KB = 1024;
const made = symbols();

describe('the symbols of notebooks', () => {
  test('are exported anew whenever a drawing changes: python -m tools.web symbols', () => {
    const shipped = readFileSync('../src/tenderfoot/notebook/symbols.svg', 'utf8');
    expect(shipped === made).toBe(true);
  });
  test('weigh at most 145 KB', () => {
    expect(Buffer.byteLength(made) / KB).toBeLessThanOrEqual(145);
  });
  test('have an id each, and nothing that only a page knows', () => {
    const ids = [...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(made).not.toMatch(/var\(|class=|style=|@|undefined|NaN/);
    for (const [, id] of made.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id);
  });
  test('say what differs in both languages', () => {
    expect(made).toMatch(/<text lang="en"[^>]*>TOWN HALL<\/text><text lang="fr"[^>]*>MAIRIE<\/text>/);
    expect(made).toMatch(/<text x[^>]*>SALOON<\/text>/);
  });
});

test('boxes of one colour that follow each other are one path', () => {
  const box = (x: number, fill: string) => `<rect x="${x}" y="0" width="2" height="3" fill="${fill}"/>`;
  expect(boxes(box(0, '#abc') + box(4, '#abc') + box(8, '#def'))).toBe(
    '<path d="M0 0h2v3h-2zM4 0h2v3h-2z" fill="#abc"/><path d="M8 0h2v3h-2z" fill="#def"/>',
  );
  expect(boxes(box(0, 'url(#win)'))).toBe(box(0, 'url(#win)'));
});

test('what is drawn twice is written once', () => {
  const leaf = `<path d="${'M0 0'.repeat(20)}" fill="#abc"/>`;
  const tree = (x: number) => `<g transform="translate(${x} 0)">${leaf}</g>`;
  const { parts, rest } = shared([tree(1), tree(2)]);
  expect(parts).toEqual([`<g id="part-0">${leaf}</g>`]);
  expect(rest[1]).toBe('<use href="#part-0" transform="translate(2 0)"/>');
});
