/** What can be read: the contrast of each pair of tokens on the worst end of its surface. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FACE_INK } from '../../src/art/dice/face';
import { TOWN_INK } from '../../src/art/goldriver/town';
import { SEATS } from '../../src/art/seat';

const CSS = readFileSync('src/art/css/tokens.css', 'utf8');

/** The value of a token, or the colour itself. */
function colour(name: string): string {
  if (name.startsWith('#')) return name;
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(CSS)?.[1];
  if (!value) throw new Error(`no token ${name}`);
  return value;
}

function light(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const parts = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(colour(one)), light(colour(other))].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Text to be read. The second of a pair is the end of the surface on which it reads worst. */
const READ: [string, string][] = [
  ['ink', 'paper-2'],
  ['ink-2', 'paper-2'],
  ['paper-title', 'paper-2'],
  ['on-wood', 'wood-1'],
  ['on-wood', 'leather-1'],
  ['on-wood-2', 'wood-2'],
  ['title', 'leather-1'],
  ['ink', 'brass-3'],
  ['on-go', 'go'],
  ['on-go', 'go-lit'],
  ['on-felt', 'felt-1'],
  ['on-chip', 'chip'],
  ['on-seal', 'seal'],
  ['on-tile', 'tile'],
  ['red', 'card-2'],
  ['ink-2', 'card-2'],
  ['ink', 'bone-2'],
  ...['sn', 'cm', 'nl', 'tk', 'wr', 'gm', 'lm'].map((town): [string, string] => ['on-town', `town-${town}`]),
  ...['colt', 'shoe', 'lasso', 'house'].map((kind): [string, string] => ['on-town', `act-${kind}`]),
  ...Object.values(FACE_INK).map((ink): [string, string] => [ink, '#e3cfa6']),
];

/** Big letters of the sign face, and what is no text: the dark end of brass, the two edges of focus. */
const SEEN: [string, string][] = [
  ['ink', 'brass-4'],
  ['title', 'wood-1'],
  ['focus', 'wood-1'],
  ['focus-edge', 'paper'],
];

describe('contrast', () => {
  test.each(READ)('%s on %s can be read', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(SEEN)('%s on %s can be seen', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });
  test('the measure is that of the guide', () => {
    expect(contrast('ink', 'paper-2')).toBeCloseTo(11.6, 1);
    expect(contrast('on-wood', 'wood-1')).toBeCloseTo(5.4, 1);
    expect(contrast('#fff', '#000')).toBeCloseTo(21, 5);
  });
});

describe('one colour has one value', () => {
  test('of each seat', () => {
    expect(SEATS.map(({ ink }) => ink)).toEqual(SEATS.map((_, seat) => colour(`seat-${seat}`)));
  });
  test('of each town', () => {
    for (const [town, ink] of Object.entries(TOWN_INK))
      expect(colour(`town-${town.toLowerCase()}`)).toBe(ink);
  });
  test('day and night name the same country', () => {
    const block = (selector: string) => CSS.slice(CSS.indexOf(selector)).split('}')[0] ?? '';
    const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map((match) => match[1]);
    expect(names(block('[data-theme="day"]'))).toEqual(names(block('/* The country by night. */')));
  });
});
