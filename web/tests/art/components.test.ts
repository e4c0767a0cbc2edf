/** What the components of the look must keep, read from their sources; and how many elements they cost. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everything } from './everything';

const COMPONENTS = globSync('src/art/**/*.svelte').filter(
  (file) => !/art\/(Icon|Mark|Scene)\.svelte$/.test(file),
);
const offenders = (wrong: (source: string) => boolean): string[] =>
  COMPONENTS.filter((file) => wrong(readFileSync(file, 'utf8')));

describe('no component of the look', () => {
  test('is left out of this test', () => {
    expect(COMPONENTS.length).toBeGreaterThan(40);
  });
  test('has a style attribute: the policy of the server would drop it', () => {
    expect(offenders((source) => /\sstyle=/.test(source))).toEqual([]);
  });
  test('asks for a size of the window: layout.ts is the place for that', () => {
    expect(offenders((source) => /@media[^{]*\((min|max)-(width|height)/.test(source))).toEqual([]);
  });
  test('knows a view, the protocol or the words of the page', () => {
    expect(offenders((source) => /from '(\$lib|\$games|[./]*\/(lib|games|shell)\/)/.test(source))).toEqual(
      [],
    );
  });
  test('draws without hiding the drawing from screen readers', () => {
    expect(
      offenders((source) =>
        source
          .split('<svg')
          .slice(1)
          .some((svg) => !svg.slice(0, svg.indexOf('>')).includes('aria-hidden="true"')),
      ),
    ).toEqual([]);
  });
});

describe('elements', () => {
  const tags = (art: string): number => art.match(/<[a-zA-Z]/g)?.length ?? 0;
  const mean = (kind: string): number => {
    const found = everything().filter(([name]) => name.startsWith(kind));
    return found.reduce((sum, [, { art }]) => sum + tags(art), 0) / found.length;
  };
  test.each([
    ['bust', 54],
    ['place', 93],
    ['town card', 26],
    ['river card', 42],
    ['rest', 60],
    ['tile 0', 8],
  ])('%s: about %i of them at most', (kind, most) => {
    expect(mean(kind)).toBeLessThanOrEqual(most);
  });
});
