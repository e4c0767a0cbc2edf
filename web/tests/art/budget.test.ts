// @vitest-environment node
/** What the drawings, styles and fonts weigh, compressed, against the guide. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';

const ART = resolve('src/art');
const KB = 1024;

/** The code of these modules and of all they need, made small as the page's is. */
async function weight(modules: readonly string[]): Promise<number> {
  const entry = 'virtual:entry';
  const lines = modules.map((file, i) => `export * as m${i} from ${JSON.stringify(`${ART}/${file}.ts`)};`);
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? lines.join('\n') : null),
  };
  const bundle = await rolldown({ input: entry, plugins: [plugin] });
  const { output } = await bundle.generate({ minify: true });
  const code = output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

const drawn = (folder: string): string[] =>
  readdirSync(`${ART}/${folder}`, { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.includes('.svelte'))
    .map((file) => `${folder}/${file.name.slice(0, -3)}`);

/** Kilobytes of the guide; the pen that all share is in each of them. */
const GROUPS: [string, number, string[]][] = [
  ['portraits', 6.1, ['portraits/portrait']],
  ['places', 8.7, ['places/place', 'places/horizon']],
  ['pictures', 18, ['dicetown/picture', 'goldriver/picture']],
  ['dice', 4.2, drawn('dice')],
  ['valley', 4.4, ['goldriver/valley', 'goldriver/towns']],
  ['marks', 3.6, drawn('marks')],
  ['saloon', 2.8, ['scenery/saloon', 'scenery/chair']],
  ['the first page', 13, ['portraits/portrait', 'places/place', 'places/horizon', 'token', 'defs']],
  [
    'everything',
    52,
    ['portraits', 'places', 'dicetown', 'goldriver', 'dice', 'things', 'marks', 'scenery']
      .flatMap(drawn)
      .concat('curve', 'standalone', 'token'),
  ],
  ['motion and sound', 6, [...drawn('motion'), ...drawn('sound')]],
];

describe('compressed', () => {
  test.each(GROUPS)('%s weighs at most %f KB', async (_name, most, modules) => {
    expect((await weight(modules)) / KB).toBeLessThanOrEqual(most);
  });
  test('the styles weigh at most 6.1 KB', () => {
    const css = readdirSync(`${ART}/css`).map((file) => readFileSync(`${ART}/css/${file}`));
    expect(gzipSync(Buffer.concat(css), { level: 9 }).length / KB).toBeLessThanOrEqual(6.1);
  });
  test('the fonts weigh at most 49 KB', () => {
    const fonts = readdirSync(`${ART}/fonts`).filter((file) => file.endsWith('.woff2'));
    expect(fonts).toEqual(['bitter.woff2', 'sign.woff2']);
    expect(
      fonts.reduce((sum, file) => sum + statSync(`${ART}/fonts/${file}`).size, 0) / KB,
    ).toBeLessThanOrEqual(49);
  });
  test('one game does not load the other', async () => {
    const [town, river, both] = await Promise.all([
      weight(['dicetown/picture']),
      weight(['goldriver/picture']),
      weight(['dicetown/picture', 'goldriver/picture']),
    ]);
    expect(town).toBeLessThan(both * 0.85);
    expect(river).toBeLessThan(both * 0.55);
  });
});
