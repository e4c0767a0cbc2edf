import { afterEach, describe, expect, test, vi } from 'vitest';
import { mine } from '../src/lib/api';

const card = (table: string, asked: boolean | null) => ({ table, asked, status: 'playing' });

/** A server that has `near` itself; `far` belongs to another process, which says what it says. */
function serve(far: object, ok = true): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/mine') return { ok: true, json: async () => [card('near', true), card('far', null)] };
    return { ok, json: async () => far };
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('my games', () => {
  test('ask the owner of a table whether I am asked there', async () => {
    const paths = serve({ card: card('far', true), fault: null });
    expect((await mine()).map((one) => one.asked)).toEqual([true, true]);
    expect(paths).toEqual(['/api/mine', '/api/tables/far']);
  });

  test('are listed also while a table moves', async () => {
    serve({ code: 'elsewhere', facts: {}, sentence: 'Moving.' }, false);
    expect((await mine()).map((one) => one.table)).toEqual(['near', 'far']);
  });
});
