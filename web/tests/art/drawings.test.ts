/** What every drawing must keep: no style, no script, no word of its own, and ids that never meet. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Defs from '../../src/art/Defs.svelte';
import { PAINTS } from '../../src/art/defs';
import { letters, safe } from '../../src/art/pen';
import Sketch from '../../src/art/Sketch.svelte';
import { scoped } from '../../src/art/scope';
import { placed, standalone } from '../../src/art/standalone';
import { everything, PASSED } from './everything';

const all = everything();
const ids = (art: string): string[] => [...art.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
const uses = (art: string): string[] => [...art.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '');

/** What stands between the tags: what a reader would see as text. */
const written = (art: string): string =>
  art
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(PASSED, ' ')
    .trim();

/** Whether a drawing opens more tags than it closes. */
function unbalanced(art: string): boolean {
  const tags = art.match(/<[^>]+>/g) ?? [];
  const open = tags.filter((tag) => !tag.startsWith('</') && !tag.endsWith('/>')).length;
  return open !== tags.filter((tag) => tag.startsWith('</')).length;
}

/** A use of a paint that neither the drawing nor the page has. */
function unanswered(art: string): boolean {
  const known = new Set([...ids(art), ...ids(PAINTS)]);
  return uses(art).some((id) => !known.has(id));
}

const offenders = (wrong: (art: string) => boolean): string[] =>
  all.filter(([, { art }]) => wrong(art)).map(([name]) => name);

describe('no drawing', () => {
  test('is left out of this test', () => {
    expect(all.length).toBeGreaterThan(250);
  });
  test('is empty, or drawn with what is no number', () => {
    expect(offenders((art) => art.length < 40 || /NaN|undefined|null|Infinity/.test(art))).toEqual([]);
  });
  test('has a style, a script, a link or a handler: the policy of the server allows none', () => {
    expect(offenders((art) => /\sstyle=|<script|<style|<foreignObject|\son\w+=|href=/i.test(art))).toEqual(
      [],
    );
  });
  test('has a word that was not passed in', () => {
    expect(offenders((art) => !/^[\d\s]*$/.test(written(art)))).toEqual([]);
  });
  test('has an id that is not marked as its own, or one twice', () => {
    const wrong = (art: string) =>
      ids(art).some((id) => !id.startsWith('@')) || new Set(ids(art)).size !== ids(art).length;
    expect(offenders(wrong)).toEqual([]);
  });
  test('uses a paint that nobody has', () => {
    expect(offenders(unanswered)).toEqual([]);
  });
  test('leaves a tag open', () => {
    expect(offenders(unbalanced)).toEqual([]);
  });
});

describe('a page with everything twice', () => {
  const mounted: Record<string, unknown>[] = [];
  afterEach(() => {
    for (const one of mounted.splice(0)) void unmount(one);
    document.body.innerHTML = '';
  });

  // Only what has ids can share one, and copies of a card are one drawing.
  const risky = [
    ...new Map(
      all.filter(([, { art }]) => ids(art).length).map(([, drawing]) => [drawing.art, drawing]),
    ).values(),
  ];

  test('has every id once, and an answer for every use', { timeout: 120_000 }, () => {
    expect(risky.length).toBeGreaterThan(70);
    mounted.push(mount(Defs, { target: document.body }));
    for (const drawing of [...risky, ...risky])
      mounted.push(mount(Sketch, { target: document.body, props: { drawing } }));
    flushSync();
    const page = document.body.innerHTML;
    const known = new Set(ids(page));
    expect(known.size).toBe(ids(page).length);
    expect([...new Set(uses(page))].filter((id) => !known.has(id))).toEqual([]);
    expect(page).not.toContain('@');
  });
});

describe('words from outside', () => {
  test('cannot become markup', () => {
    expect(letters(0, 0, 9, '#000', '<b onclick="x">&')).toContain(
      '&lt;b onclick=&quot;x&quot;&gt;&amp;</text>',
    );
    expect(safe('Ann & Bob')).toBe('Ann &amp; Bob');
  });
});

describe('a picture that stands alone', () => {
  const [, drawing] = all.find(([name]) => name === 'scene 0') ??
    all[0] ?? ['', { view: [0, 0, 1, 1] as const, art: '' }];
  const make = (id: string) =>
    standalone(
      600,
      380,
      placed(drawing, 'sky', 0, 0, 600, 380),
      { id, title: 'A <table>', desc: 'd' },
      { 'sky-1': '#123456' },
    );

  test('has colours instead of variables, and no class', () => {
    expect(make('a')).not.toMatch(/var\(|class=/);
    expect(make('a')).toContain('#123456');
    expect(make('a')).toContain('<title>A &lt;table&gt;</title>');
  });
  test('shares no id with another one, and is the same each time', () => {
    expect(ids(make('a')).filter((id) => ids(make('b')).includes(id))).toEqual([]);
    expect(make('a')).toBe(make('a'));
    const known = new Set(ids(make('a')));
    expect(uses(make('a')).filter((id) => !known.has(id))).toEqual([]);
  });
});

test('a prefix is put in place of every mark', () => {
  expect(scoped('<i id="@a"/><b fill="url(#@a)"/>', 'p')).toBe('<i id="p-a"/><b fill="url(#p-a)"/>');
});
