import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetMe } from '../src/lib/forgetting';

/** A server with these tables; `no` says with which code each refuses, and how often. */
let kept: string[];
let no: Record<string, { code: string; times: number }>;

const reply = (body: object, ok = true) => ({ ok, json: async () => body }) as Response;

function serve(path: string): Response {
  if (path === '/api/traces') return reply({ tables: [...kept] });
  const table = path.split('/')[3] ?? '';
  const refusal = no[table];
  if (refusal && refusal.times-- > 0)
    return reply({ code: refusal.code, facts: {}, sentence: 'Not now.' }, false);
  kept = kept.filter((one) => one !== table);
  return reply({});
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => serve(path));
  no = {};
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function forgotten(): Promise<object> {
  const going = forgetMe();
  await vi.runAllTimersAsync();
  return going;
}

describe('being forgotten', () => {
  test('goes from table to table until nothing is left', async () => {
    kept = ['a', 'b', 'c'];
    expect(await forgotten()).toEqual({ tables: 3, left: 0, why: '' });
    expect(kept).toEqual([]);
  });

  test('asks again where a table is moving', async () => {
    kept = ['a', 'b'];
    no = { a: { code: 'elsewhere', times: 3 } };
    expect(await forgotten()).toEqual({ tables: 2, left: 0, why: '' });
  });

  test('says what is left, and why, and forgets the rest all the same', async () => {
    kept = ['a', 'b', 'c'];
    no = { a: { code: 'being-set-up', times: 99 } };
    expect(await forgotten()).toEqual({ tables: 2, left: 1, why: 'Not now.' });
    expect(kept).toEqual(['a']);
  });
});
