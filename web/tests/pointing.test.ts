import { expect, test } from 'vitest';
import { stand, together } from '../src/shell/pointing';

const ROOM = { left: 0, top: 0, wide: 1000, high: 800 };
const BUBBLE = { wide: 400, high: 160 };

test('the bubble stands over the question with its arrow at the thing', () => {
  const area = { left: 100, top: 600, wide: 800, high: 190 };
  const thing = { left: 480, top: 640, wide: 40, high: 40 };
  expect(stand(ROOM, BUBBLE, area, thing, 50)).toEqual({ left: 300, top: 424, arrow: 200, below: false });
});

test('it stays in the room, and its arrow on it', () => {
  const area = { left: 0, top: 600, wide: 1000, high: 190 };
  const thing = { left: 970, top: 640, wide: 20, high: 20 };
  expect(stand(ROOM, BUBBLE, area, thing, 50)).toMatchObject({ left: 592, arrow: 370 });
});

test('where there is no room above it stands below', () => {
  const area = { left: 0, top: 100, wide: 1000, high: 300 };
  expect(stand(ROOM, BUBBLE, area, null, 50)).toMatchObject({ top: 416, arrow: null, below: true });
});

test('where there is no room at all it stands under the beam', () => {
  const area = { left: 0, top: 100, wide: 1000, high: 690 };
  expect(stand(ROOM, BUBBLE, area, null, 50)).toMatchObject({ top: 50, below: false });
});

test('several things are one box', () => {
  const one = { left: 10, top: 20, wide: 30, high: 40 };
  expect(together([one, { left: 60, top: 0, wide: 10, high: 10 }])).toEqual({
    left: 10,
    top: 0,
    wide: 60,
    high: 60,
  });
  expect(together([])).toBeNull();
});
