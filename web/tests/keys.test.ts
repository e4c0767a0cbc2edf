import { expect, test } from 'vitest';
import { type Action, hear } from '../src/lib/keys';

const strike = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('one listener tells everybody who hears, in the order of mounting, until he stops', () => {
  const heard: string[] = [];
  const as = (name: string) => hear((action: Action | null) => heard.push(`${name} ${action}`));
  const [stopOne, stopTwo] = [as('one'), as('two')];
  strike('p');
  stopOne();
  strike('F9');
  stopTwo();
  strike('p');
  expect(heard).toEqual(['one pass', 'two pass', 'two null']);
});

test('whoever stops while a key is told is not told any more', () => {
  const heard: string[] = [];
  const stopFirst = hear(() => stopSecond());
  const stopSecond = hear(() => heard.push('second'));
  strike('p');
  stopFirst();
  expect(heard).toEqual([]);
});

test('an open dialog has the keys for itself', () => {
  const heard: string[] = [];
  const stop = hear((action) => heard.push(String(action)));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  strike('p');
  dialog.remove();
  strike('p');
  stop();
  expect(heard).toEqual(['pass']);
});
