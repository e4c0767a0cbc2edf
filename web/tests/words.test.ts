import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test } from 'vitest';
import { bountyOf } from '../src/games/dicetown/card';
import { say, words } from '../src/lib/words.svelte';

const LOCALE = '../src/tenderfoot/locale';
const ids = (language: string) => {
  const text = readFileSync(`${LOCALE}/${language}/web.ftl`, 'utf8');
  return [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
};

describe('words', () => {
  beforeEach(async () => {
    words.names = ['Ann', 'Bob', 'Cleo'];
    words.unsaid.length = 0;
    await words.load('en', 'dicetown');
  });

  test('seats become names, several of them a list', () => {
    expect(words.word('seat:1')).toBe('Bob');
    expect(words.word('seat:0 1 2')).toBe('Ann, Bob and Cleo');
    expect(words.word('seat:')).toBe('nothing');
  });
  test('an outlaw’s bounty is the one his poster tells of', () => {
    for (const outlaw of words.among('outlaw-'))
      expect(say(`outlaw-${outlaw}`)).toContain(`$${bountyOf(outlaw)})`);
  });
  test('numbers and plain words stay', () => {
    expect(words.word(4)).toBe(4);
    expect(words.word('points')).toBe('points');
  });
  test('plurals follow the language, which changes without a new page', async () => {
    expect(say('web-room-empty', { count: 1 })).toContain('One chair');
    await words.load('fr', 'dicetown');
    expect(document.documentElement.lang).toBe('fr');
    expect(say('web-room-empty', { count: 2 })).toContain('2 chaises');
    expect(say('web-prize-mine', { nuggets: 1 })).toBe('1 reste');
  });
  test('a missing sentence comes out bare and is noted', () => {
    expect(say('event-never-heard-of', { n: 1 })).toBe('never heard of (n 1)');
    expect(words.unsaid).toEqual(['event-never-heard-of']);
  });
  test('both languages of the page say the same things', () => {
    expect(ids('fr')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });
  test('nothing of the catalogues is left out in silence', () => {
    for (const language of ['en', 'fr']) {
      const files = readdirSync(`${LOCALE}/${language}`).filter((name) => name.endsWith('.ftl'));
      for (const file of files) {
        const text = readFileSync(`${LOCALE}/${language}/${file}`, 'utf8');
        const wanted = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].length;
        expect(new FluentResource(text).body.length, `${language}/${file}`).toBe(wanted);
      }
    }
  });
});
