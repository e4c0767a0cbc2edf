/** Flights and small motions: numbers come out right however the motion goes, and nothing is left behind. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endAll, perform, skipOnGesture } from '../../src/art/motion/act';
import { arc, fly } from '../../src/art/motion/fly';
import {
  deal,
  liftCups,
  lowerCup,
  nail,
  passStar,
  rise,
  runCoin,
  shake,
  strike,
  swell,
  turnCards,
} from '../../src/art/motion/gestures';
import { pace } from '../../src/art/motion/pace';
import { gold } from '../../src/art/things/gold';
import { Stage } from './stage';

let stage: Stage;
beforeEach(() => {
  Object.assign(pace, { speed: 1, motion: 'full' });
  document.body.innerHTML = '<i></i><i></i><i></i>';
  stage = new Stage();
});
afterEach(() => stage.clear());

const elements = () => [...document.body.querySelectorAll('i')];
const [from, to] = [() => elements()[0] ?? document.body, () => elements()[1] ?? document.body];
const flyers = () => document.body.querySelectorAll('svg').length;

async function send(count: number, during: () => void = () => undefined): Promise<number[]> {
  const landed: number[] = [];
  const over = fly({ from: from(), to: to(), what: gold(), count, landed: (so) => landed.push(so) });
  during();
  await stage.play();
  await over;
  return landed;
}

describe('a flight', () => {
  test('counts up one by one as things land, and leaves nothing behind', async () => {
    expect(await send(4)).toEqual([1, 2, 3, 4]);
    expect(stage.length).toBe(3 * 70 + 480);
    expect(flyers()).toBe(0);
  });
  test('of many is a crowd, and the number is still right', async () => {
    const landed = await send(30);
    expect(landed).toHaveLength(8);
    expect(landed.at(-1)).toBe(30);
    expect([...landed].sort((a, b) => a - b)).toEqual(landed);
  });
  test('of nothing lands at once', async () => {
    expect(await send(0)).toEqual([0]);
  });
  test('ended early lands everything', async () => {
    expect(await send(4, () => endAll())).toEqual([1, 2, 3, 4]);
    expect(flyers()).toBe(0);
  });
  test('in calm is there at once, and nothing flies', async () => {
    pace.motion = 'calm';
    expect(await send(4)).toEqual([4]);
    expect(stage.moves).toEqual([]);
  });
  test('is shown with pictures whose ids meet nobody', async () => {
    const seen = new Set<string>();
    await send(3, () => {
      for (const svg of document.body.querySelectorAll('svg'))
        expect(svg.getAttribute('aria-hidden')).toBe('true');
      for (const one of document.body.querySelectorAll('[id]'))
        expect(seen.has(one.id)).toBe(!seen.add(one.id));
    });
  });
  test('goes from one point to the other, over the higher of them', () => {
    const frames = arc({ x: 10, y: 200 }, { x: 300, y: 120 }, 50);
    expect(frames[0]?.transform).toContain('translate(10.0px,200.0px)');
    expect(frames.at(-1)?.transform).toContain('translate(300.0px,120.0px)');
    const heights = frames.map(({ transform }) => Number(/,([-\d.]+)px/.exec(String(transform))?.[1]));
    expect(Math.min(...heights)).toBeLessThan(120);
  });
});

describe('cards', () => {
  test.each(['full', 'calm'] as const)('show their other face, each once (%s)', async (motion) => {
    pace.motion = motion;
    const turned: number[] = [];
    const over = turnCards(elements(), (nr) => turned.push(nr));
    await stage.play();
    await over;
    expect(turned.sort()).toEqual([0, 1, 2]);
  });
  test('turned early show it too', async () => {
    const turned: number[] = [];
    const over = turnCards(elements(), (nr) => turned.push(nr));
    endAll();
    await over;
    expect(turned.sort()).toEqual([0, 1, 2]);
  });
});

describe('the coin', () => {
  test.each(['full', 'calm', 'ended'] as const)('tells every stop in its order (%s)', async (how) => {
    pace.motion = how === 'calm' ? 'calm' : 'full';
    const reached: number[] = [];
    const over = runCoin(from(), elements(), (nr) => reached.push(nr));
    if (how === 'ended') endAll();
    await stage.play();
    await over;
    expect(reached).toEqual([0, 1, 2]);
  });
});

describe('every small motion', () => {
  const MOTIONS: [string, () => Promise<void>][] = [
    ['cups', () => liftCups(elements())],
    ['cup', () => lowerCup(from())],
    ['star', () => passStar(from(), { x: 0, y: 0 })],
    ['gavel', () => strike(from(), to())],
    ['paper', () => nail(from())],
    ['deal', () => deal(elements(), from())],
    ['shake', () => shake(from())],
    ['rise', () => rise(from())],
    ['number', () => swell(from())],
  ];
  test.each(MOTIONS)('%s moves only what costs no layout', async (_name, go) => {
    const over = go();
    await stage.play();
    await over;
    expect(stage.moves.length).toBeGreaterThan(0);
    const keys = new Set(stage.moves.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    expect(
      [...keys].filter((key) => !['transform', 'translate', 'opacity', 'offset', 'easing'].includes(key)),
    ).toEqual([]);
  });
  test.each(MOTIONS)('%s is over at once when it is ended', async (_name, go) => {
    const over = go();
    endAll();
    await over;
  });
  test.each(MOTIONS)('%s takes a page that is at once no time', async (_name, go) => {
    pace.speed = Infinity;
    await go();
    expect(stage.moves).toEqual([]);
  });
  test.each(MOTIONS.filter(([name]) => name !== 'number'))('%s does not move in calm', async (_name, go) => {
    pace.motion = 'calm';
    await go();
    expect(stage.moves).toEqual([]);
  });
});

describe('an act', () => {
  test('that is ended takes no time for its later steps', async () => {
    const steps: string[] = [];
    const over = perform(async (act) => {
      await act.move(from(), [], { duration: 100 });
      steps.push('first');
      await act.move(from(), [], { duration: 100 });
      steps.push('second');
    });
    endAll();
    await over;
    expect(steps).toEqual(['first', 'second']);
    expect(stage.moves).toHaveLength(1);
  });
  test('lets go of no element before the last one has arrived: letting go costs a layout', async () => {
    const [first, last] = [from(), to()];
    const over = perform(async (act) => {
      await Promise.all([first, last].map((element) => act.move(element, [], { duration: 100 })));
    });
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    stage.moves[0]?.finish();
    await turn();
    expect(stage.moves.map(({ released }) => released)).toEqual([false, false]);
    stage.moves[1]?.finish();
    await over;
    await turn();
    expect(stage.moves.map(({ released }) => released)).toEqual([true, true]);
  });
  test('is ended by a tap, by Space and by Esc, and by no other key', async () => {
    const undo = skipOnGesture();
    for (const [event, ends] of [
      [new Event('pointerdown'), true],
      [new KeyboardEvent('keydown', { key: ' ' }), true],
      [new KeyboardEvent('keydown', { key: 'Escape' }), true],
      [new KeyboardEvent('keydown', { key: 'a' }), false],
    ] as const) {
      let over = false;
      const act = perform((one) => one.move(from(), [], { duration: 100 })).then(() => {
        over = true;
      });
      window.dispatchEvent(event);
      await Promise.resolve();
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
      expect(over).toBe(ends);
      endAll();
      await act;
    }
    undo();
  });
});
