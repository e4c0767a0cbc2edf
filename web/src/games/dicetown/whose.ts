/** Whose die a number of an outcome of chance is: chapter 14 of the rules names the keys. */
const DICE = 5;

/** `dice ROUND THROW` has five faces for each seat; `hunt ROUND SEAT` and `regun ROUND SEAT …` are one hunter's. */
export function whose(key: string, at: number): { said: string; facts: Record<string, number | string> } {
  const [word, round = 0, second = 0] = key.split(' ');
  if (word !== 'dice')
    return {
      said: 'web-fair-hunt',
      facts: { round: Number(round), seat: `seat:${second}`, die: at + 1 },
    };
  const facts = { round: Number(round), throw: Number(second), seat: `seat:${Math.floor(at / DICE)}` };
  return { said: 'web-fair-die', facts: { ...facts, die: (at % DICE) + 1 } };
}
