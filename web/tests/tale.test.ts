import { describe, expect, test } from 'vitest';
import { beats, gainsOf } from '../src/games/dicetown/tale';
import type { Event } from '../src/lib/protocol';
import type { Line } from '../src/lib/story';

const lines = (...told: Event[]): Line[] => told.map((one, n) => ({ n, version: n, told: one }));
const kept = (seat: number, dice: string, price = 0): Event => ({
  title: 'kept',
  facts: { seat: `seat:${seat}`, dice: `dice:${dice}`, count: 1, price, brute: 0, hand: `dice:${dice}` },
});
const won = (place: string, seat: number): Event => ({
  title: 'place-won',
  facts: { place: `place:${place}`, seat: `seat:${seat}`, spot: 0, strength: 2 },
});
const dug: Event = { title: 'dug', facts: { seat: 'seat:1', nines: 2, times: 1, nuggets: 2 } };
const round: Event = { title: 'round-began', facts: { round: 2, sheriff: 'seat:0' } };

describe('the tale of Dice Town', () => {
  test('all cups are lifted in one beat, and what was paid is seen', () => {
    const [reveal, ...more] = beats(lines(kept(0, '9 9', 1), kept(1, 'Q')), []);
    expect(more).toEqual([]);
    expect(reveal?.picture).toMatchObject({ kind: 'reveal', hands: [['9', '9'], ['Q']] });
    expect(reveal?.picture?.gains).toEqual([{ seat: 0, what: 'dollars', n: -1 }]);
  });
  test('a place and its prize are one picture, with everybody’s dice of that moment', () => {
    const found = beats(lines(kept(0, 'Q'), kept(1, '9 9'), won('mine', 1), dug), []);
    const mine = found.at(-1)?.picture;
    expect(found).toHaveLength(2);
    expect(mine).toMatchObject({ kind: 'place', place: 'mine', winner: 1, hands: [['Q'], ['9', '9']] });
    expect(mine?.told.map((told) => told.title)).toEqual(['place-won', 'dug']);
  });
  test('what comes later at the same place still shows why it was won', () => {
    const before = lines(kept(1, '9 9'), won('mine', 1));
    const [later] = beats([{ n: 9, version: 9, told: dug }], before);
    expect(later?.picture).toMatchObject({ place: 'mine', winner: 1 });
  });
  test('the next place is a picture of its own', () => {
    const found = beats(lines(won('mine', 1), dug, won('saloon', 0)), []);
    expect(found.map((beat) => beat.picture?.place)).toEqual(['mine', 'saloon']);
    expect(found[1]?.picture?.told).toHaveLength(1);
  });
  test('a turned die counts as what it shows, and a new round begins without dice', () => {
    const turned: Event = {
      title: 'die-turned',
      facts: { seat: 'seat:0', from: 'face:9', to: 'face:A', hand: 'dice:A Q' },
    };
    const found = beats(lines(kept(0, '9 Q'), turned, won('hall', 0), round, won('mine', 1)), []);
    expect(found.find((beat) => beat.picture?.place === 'hall')?.picture?.hands).toEqual([['A', 'Q']]);
    expect(found.at(-1)?.picture?.hands).toEqual([]);
  });
  test('every line belongs to exactly one beat', () => {
    const all = lines(round, kept(0, '9'), { title: 'row-refilled', facts: {} }, won('mine', 0), dug);
    const told = beats(all, []).flatMap((beat) => beat.lines.map((line) => line.n));
    expect(told).toEqual([0, 1, 2, 3, 4]);
  });
  test('a payment between players floats at both purses', () => {
    const paid: Event = { title: 'dollars-paid', facts: { giver: 'seat:0', receiver: 'seat:2', dollars: 3 } };
    expect(gainsOf(paid)).toEqual([
      { seat: 2, what: 'dollars', n: 3 },
      { seat: 0, what: 'dollars', n: -3 },
    ]);
  });
  test('a new throw shows what was kept before it, and waits for nothing of its own', () => {
    const throws: Event = { title: 'throw-began', facts: { throw: 2, last: 0 } };
    const rolled: Event = { title: 'rolled', facts: { seat: 'seat:0', dice: 'dice:9 J Q' } };
    const found = beats(lines(throws, rolled), lines(kept(0, '9 9', 1), kept(1, 'Q')));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      sound: 'rattle',
      picture: { kind: 'dice', hands: [['9', '9'], ['Q']] },
    });
  });
  test('an offer moves nothing', () => {
    expect(
      gainsOf({ title: 'offer-made-unseen', facts: { seat: 'seat:1', dollars: 3, nuggets: 1 } }),
    ).toEqual([]);
  });
});
