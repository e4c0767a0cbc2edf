/** A thrown die ends on the face it was told: slowly, fast, ended early, at once and in calm. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FACES, type Face, type Letters } from '../../src/art/dice/face';
import { rest } from '../../src/art/dice/rest';
import { endAll } from '../../src/art/motion/act';
import { pace } from '../../src/art/motion/pace';
import { Throw } from '../../src/art/motion/roll.svelte';
import { lying, rollingIn, throwDice, tumble } from '../../src/art/motion/throw';
import { Stage } from './stage';
import ThrowProbe from './ThrowProbe.svelte';

const LETTERS: Letters = { 9: 'nine', 10: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const THROWN: Face[] = ['K', '9', '9', 'Q', 'A'];

let stage: Stage;
let probe: Record<string, unknown>;
let roll: Throw;

beforeEach(() => {
  Object.assign(pace, { speed: 1, motion: 'full' });
  stage = new Stage();
  roll = new Throw();
  probe = mount(ThrowProbe, { target: document.body, props: { faces: THROWN, letters: LETTERS, roll } });
  flushSync();
});
afterEach(() => {
  void unmount(probe);
  stage.clear();
});

const felt = () => document.body.querySelector('.felt') ?? document.body;
const start = () => roll.play(() => rollingIn(felt()), felt().querySelector<HTMLElement>('.cup'));
/** The cubes that are seen; one that has come to rest lies hidden under its die for a moment. */
const cubes = () => felt().querySelectorAll('.rolling [data-body]').length;

/** What lies there: the letters on the fronts, and each die drawn as the one at rest. */
function expectThrown(): void {
  flushSync();
  expect(cubes()).toBe(0);
  const shown = [...felt().querySelectorAll('[data-die]')];
  const drawn = THROWN.map((face, rz) => rest({ face, letters: LETTERS }, { rx: -19, ry: -17, rz }).art);
  const plain = (art: string) =>
    art.replace(/\s*\/>|><\/(path|rect|circle|ellipse)>/g, '/>').replace(/\s+/g, ' ');
  expect(
    shown.map((die) =>
      plain(die.querySelector('svg')?.innerHTML ?? '').includes(plain(drawn[shown.indexOf(die)] ?? '?')),
    ),
  ).toEqual(THROWN.map(() => true));
  expect(shown.map((die) => [...die.querySelectorAll('.rest text')].at(-1)?.textContent)).toEqual(
    THROWN.map((face) => LETTERS[face]),
  );
}

describe('a throw', () => {
  test('rolls cubes whose fronts show what was thrown, and ends on it', async () => {
    const over = start();
    await tick();
    await Promise.resolve();
    expect(cubes()).toBe(5);
    const fronts = [...felt().querySelectorAll('.front text')].map((text) => text.textContent);
    expect(fronts).toEqual(THROWN.map((face) => LETTERS[face]));
    expect(stage.moves.length).toBe(11);
    expect(stage.length).toBe(180 + 4 * 60 + 800);
    await stage.play();
    await over;
    expectThrown();
  });
  test('takes no element in or out where the dice lie until it is over, and then no cube is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const over = start();
    await tick();
    await Promise.resolve();
    const lay = [...felt().querySelectorAll('*')];
    await stage.play();
    await over;
    flushSync();
    expect([...felt().querySelectorAll('*')]).toEqual(lay);
    vi.runAllTimers();
    flushSync();
    expect(felt().querySelectorAll('[data-body]').length).toBe(0);
    vi.useRealTimers();
  });
  test('is twice as short at twice the speed, and ends on the same faces', async () => {
    pace.speed = 2;
    const over = start();
    await tick();
    await stage.play();
    await over;
    expect(stage.length).toBe((180 + 4 * 60 + 800) / 2);
    expectThrown();
  });
  test('ended early shows the same faces at once', async () => {
    const over = start();
    await tick();
    await Promise.resolve();
    expect(endAll()).toBe(true);
    await over;
    expect(stage.moves.every(({ done }) => done)).toBe(true);
    expectThrown();
    expect(endAll()).toBe(false);
  });
  test('in calm rolls nothing: the dice fade in', async () => {
    pace.motion = 'calm';
    const over = start();
    await tick();
    expect(cubes()).toBe(0);
    await stage.play();
    await over;
    expect(stage.length).toBe(150);
    expectThrown();
  });
  test('at once takes no time at all', async () => {
    pace.speed = Infinity;
    await start();
    expect(stage.moves).toEqual([]);
    expectThrown();
  });
  test('that fails to be measured still shows what was thrown', async () => {
    const broken = roll.play(() => {
      throw new Error('gone');
    });
    await expect(broken).rejects.toThrow('gone');
    expectThrown();
  });
});

describe('a tumble', () => {
  test.each([0, 0.3, 0.99])(
    'ends in the stance of the die at rest, whatever chance it has (%s)',
    (chance) => {
      for (const rz of [-8, 0, 5]) {
        const stance = { rx: -19, ry: -17, rz };
        expect(tumble(stance, () => chance).at(-1)?.transform).toBe(lying(stance));
      }
    },
  );
  test('moves nothing but transform and opacity', async () => {
    const shell = document.createElement('span');
    const over = throwDice([{ shell, body: shell, stance: { rx: 0, ry: 0, rz: 0 } }]);
    await stage.play();
    await over;
    const moved = stage.moves.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)));
    expect(
      [...new Set(moved)].filter((key) => !['transform', 'opacity', 'offset', 'easing'].includes(key)),
    ).toEqual([]);
  });
});

test('a die shows each face in front once, whichever was thrown', () => {
  for (const face of FACES) {
    const { art } = rest({ face, letters: LETTERS });
    expect([...art.matchAll(/>([a-z]+)<\/text>/g)].at(-1)?.[1]).toBe(LETTERS[face]);
  }
});
