/**
 * Whose work is in the package, and under which licence: `licences.txt` beside the page. It is made of what the
 * bundle really holds, so that nobody has to keep a list.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Part {
  title: string;
  text: string;
}

const FILE = /^licen[cs]e(\.\w+)?$/i;
const RULE = `\n\n${'='.repeat(78)}\n\n`;
const ABOUT =
  'Tenderfoot is made of its own work and of that of others. Here is whose, and under which licence.\n' +
  'Les conditions de chacun, dans leur langue.';

/** The package a module comes from; null if it is ours. What a bundler adds by itself begins with a zero. */
export function packageOf(id: string): string | null {
  const path = id.replace(/^\0/, '/node_modules/').replaceAll('\\', '/');
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? null;
}

/** The packages of these modules, each once, by name. */
export function packagesOf(ids: readonly string[], modules: string): string[] {
  const names = new Set(ids.map(packageOf).filter((name) => name !== null));
  return [...names].filter((name) => existsSync(`${modules}/${name}/package.json`)).sort();
}

/** What a package says of itself; a package without a text of its licence names one that lies in `licences`. */
function part(name: string, root: string): Part {
  const home = `${root}web/node_modules/${name}`;
  const about = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'));
  const file = readdirSync(home).find((one) => FILE.test(one));
  const text = readFileSync(file ? `${home}/${file}` : `${root}licences/${about.license}.txt`, 'utf8');
  return {
    title: `${name} ${about.version} (${about.license})`,
    text: text.split(/^# Licenses of bundled/m)[0] ?? '',
  };
}

/** All parts in one text. */
export function written(names: readonly string[], root: string): string {
  const ours = (title: string, path: string): Part => ({ title, text: readFileSync(root + path, 'utf8') });
  const parts = [
    ours('Tenderfoot (MIT)', 'LICENSE'),
    ours('The fonts of the page (OFL-1.1)', 'web/src/art/fonts/OFL.txt'),
    ...names.map((name) => part(name, root)),
    ours('mypyc, in the compiled rules (MIT, parts PSF-2.0)', 'licences/mypy.txt'),
  ];
  return `${[ABOUT, ...parts.map(({ title, text }) => `${title}\n\n${text.trim()}`)].join(RULE)}\n`;
}

/** Puts the text beside the page. */
export const notices = (root: string): Plugin => ({
  name: 'notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const names = packagesOf(
      chunks.flatMap((chunk) => chunk.moduleIds),
      `${root}web/node_modules`,
    );
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: written(names, root) });
  },
});
