// Levels of bots: the house's, and an operator's own, which may know one game only.

const PLAIN = 'greenhorn';

/** Whom to seat: the level somebody liked before, if this game has it. */
export function usual(levels: string[], liked: string): string {
  if (!levels.length || levels.includes(liked)) return liked;
  return levels.find((level) => level === PLAIN) ?? levels[0] ?? liked;
}
