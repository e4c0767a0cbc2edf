import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { Stage } from '../src/lib/stage.svelte';
import type { Beat } from '../src/lib/story';

const beat = (n: number, ms: number): Beat => ({
  lines: [{ n, version: n, told: { title: 'kept', facts: {} } }],
  ms,
});

describe('the stage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.set({ speed: 1 });
  });
  afterEach(() => vi.useRealTimers());

  test('plays one beat after the other, then shows the truth', () => {
    const began: number[] = [];
    const done = vi.fn();
    const stage = new Stage((one) => began.push(one.lines[0]?.n ?? -1));
    stage.show([beat(1, 100), beat(2, 200)], done);
    expect(began).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(began).toEqual([1, 2]);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(done).toHaveBeenCalledOnce();
    expect(stage.idle).toBe(true);
  });
  test('a beat stays while somebody holds it, and goes on when it is let go', () => {
    const began: number[] = [];
    const stage = new Stage((one) => began.push(one.lines[0]?.n ?? -1));
    stage.show([beat(1, 1000), beat(2, 1000)], () => undefined);
    stage.hold();
    vi.advanceTimersByTime(5000);
    expect(began).toEqual([1]);
    stage.hold();
    vi.advanceTimersByTime(1000);
    expect(began).toEqual([1, 2]);
    expect(stage.held).toBe(false);
  });
  test('twice the speed takes half the time', () => {
    settings.set({ speed: 2 });
    const done = vi.fn();
    new Stage(() => undefined).show([beat(1, 1000)], done);
    vi.advanceTimersByTime(500);
    expect(done).toHaveBeenCalledOnce();
  });
  test('finishing tells everything that was still to come, in order', () => {
    const began: number[] = [];
    const stage = new Stage((one) => began.push(one.lines[0]?.n ?? -1));
    const order: string[] = [];
    stage.show([beat(1, 900)], () => order.push('first'));
    stage.show([beat(2, 900)], () => order.push('second'));
    stage.finish();
    expect(began).toEqual([1, 2]);
    expect(order).toEqual(['first', 'second']);
    expect(stage.idle).toBe(true);
  });
  test('news without a picture are shown at once', () => {
    const done = vi.fn();
    new Stage(() => undefined).show([], done);
    expect(done).toHaveBeenCalledOnce();
  });
});
