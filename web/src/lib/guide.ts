/** The guide of a lesson, at one step of it. */
export interface Guide {
  readonly title: string;
  readonly text: string;
  readonly step: string;
  /** How many steps are done, of how many. */
  readonly done: number;
  readonly steps: number;
  /** The answer he means; null where any will do. */
  readonly answer: string | null;
  readonly show: (() => void) | null;
  readonly leave: () => void;
}
