import { expect, test } from 'vitest';
import { packageOf, packagesOf, written } from '../notices';

const ROOT = `${process.cwd()}/../`;

test('a module says which package it comes from, and ours come from none', () => {
  expect(packageOf('/somewhere/web/src/main.ts')).toBe(null);
  expect(packageOf('/somewhere/node_modules/@noble/hashes/sha2.js')).toBe('@noble/hashes');
  expect(packageOf('C:\\somewhere\\node_modules\\uqr\\dist\\index.mjs')).toBe('uqr');
  expect(packageOf('/a/node_modules/svelte/node_modules/clsx/index.js')).toBe('clsx');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
});

test('each package is named once, and what is no package is not', () => {
  const ids = ['/x/node_modules/uqr/a.js', '/x/node_modules/uqr/b.js', '\0nobody/c.js', '/x/src/d.ts'];
  expect(packagesOf(ids, `${ROOT}web/node_modules`)).toEqual(['uqr']);
});

test('the text has the licence of everything in it, also of a package that brings none', () => {
  const text = written(['@fluent/bundle', 'uqr', 'vite'], ROOT);
  expect(text).toContain('The Tenderfoot contributors');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Reserved Font Name Rye');
  expect(text).toMatch(/@fluent\/bundle [\d.]+ \(Apache-2\.0\)\n\nApache License/);
  expect(text).toMatch(/uqr [\d.]+ \(MIT\)\n\nMIT License/);
  expect(text).toContain('PYTHON SOFTWARE FOUNDATION LICENSE');
  expect(text).not.toContain('bundled dependencies');
});
