import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sealOf, sealWords, spelt } from '../src/lib/seal';
import { LANGUAGES, words } from '../src/lib/words.svelte';

const COMMITMENT = '000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f';

/** The words of a language, as its catalogue lists them. */
function listed(language: string): string[] {
  const text = readFileSync(`../src/tenderfoot/locale/${language}/seal.ftl`, 'utf8');
  return [...text.matchAll(/^seal-(\d+) = (.+)$/gm)].map((line) => line[2] ?? '');
}

describe('the words of a promise', () => {
  test('are the same for everybody who sees it, each in his own language', async () => {
    await words.load('en', 'dicetown');
    expect(sealWords(COMMITMENT)).toEqual(['copper', 'lantern', 'seven', 'heron']);
    await words.load('fr', 'dicetown');
    expect(sealWords(COMMITMENT)).toEqual(['cuivre', 'lanterne', 'sept', 'héron']);
  });

  test('come from its first four bytes', () => {
    expect(sealOf(`ff80017f${COMMITMENT}`)).toEqual([255, 128, 1, 127]);
    expect(spelt(COMMITMENT).split(' ')).toHaveLength(16);
  });

  test.each(LANGUAGES)('are 256 different ones in %s, short enough for their plates', (language) => {
    const all = listed(language);
    expect(new Set(all).size).toBe(256);
    expect(all.filter((word) => word.length > 10)).toEqual([]);
  });
});
