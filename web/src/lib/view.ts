/** What the views of all games have in common; what a game adds is generated (`shapes.ts` in its folder). */
export interface View {
  /** What everybody sees alike. */
  table: { round?: number };
  /** What this seat alone knows or is asked. */
  own: { seat: number | null };
}
