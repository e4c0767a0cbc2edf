/** Which table fits which window: the sizes of the guide. */
import { expect, test } from 'vitest';
import { type Layout, layoutOf, roomOf, watchLayout, zoomOf } from '../../src/art/layout';

test.each([
  ['phone', 390, 844],
  ['phone', 390, 664],
  ['phone', 360, 640],
  ['phone', 390, 400],
  ['sideways', 844, 390],
  ['sideways', 667, 375],
  ['upright', 768, 1024],
  ['upright', 820, 1180],
  ['laptop', 1366, 768],
  ['laptop', 1280, 720],
  ['laptop', 1024, 768],
  ['desk', 1440, 900],
  ['desk', 2560, 1440],
] as [Layout, number, number][])('%s at %i × %i', (layout, wide, high) => {
  expect(layoutOf(wide, high)).toBe(layout);
});

test.each([
  [1440, 900, 1],
  [1728, 1040, 1.15],
  [2560, 1440, 1.6],
  [3840, 2160, 2],
  [2560, 1000, 1],
  [768, 1024, 1.4],
])('%i × %i grows %f times', (wide, high, zoom) => {
  expect(zoomOf(wide, high)).toBe(zoom);
});

test('what is short of room is said', () => {
  expect(roomOf(1440, 900)).toEqual([]);
  expect(roomOf(1280, 720)).toEqual(['snug', 'narrow', 'low', 'short']);
});

test('the root is told, and told again when the window changes', () => {
  const root = document.createElement('div');
  const undo = watchLayout(root);
  expect(root.dataset.layout).toBe(layoutOf(innerWidth, innerHeight));
  root.dataset.layout = '';
  dispatchEvent(new Event('resize'));
  expect(root.dataset.layout).not.toBe('');
  undo();
  root.dataset.layout = '';
  dispatchEvent(new Event('resize'));
  expect(root.dataset.layout).toBe('');
});
