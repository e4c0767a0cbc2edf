/**
 * Being forgotten: table after table, for each may belong to another process of the server. What could not
 * be deleted is counted by the server itself in the end, so that nobody is told more than is true.
 */
import { forgetMeAt, Refusal, traces } from './api';

const TRIES = 8;
const PAUSE = 700;

export interface Forgotten {
  /** At how many tables nothing of him is left. */
  tables: number;
  /** At how many something is, and why. */
  left: number;
  why: string;
}

export async function forgetMe(): Promise<Forgotten> {
  const { tables } = await traces();
  let why = '';
  for (const table of tables) why = (await forgottenAt(table)) || why;
  const left = tables.length ? (await traces()).tables.length : 0;
  return { tables: tables.length - left, left, why };
}

/** Why a table kept something; nothing, if it did not. One that is moving to another process is asked again. */
async function forgottenAt(table: string): Promise<string> {
  for (let tries = 1; ; tries++) {
    try {
      await forgetMeAt(table);
      return '';
    } catch (refusal) {
      const moving = refusal instanceof Refusal && refusal.denied.code === 'elsewhere';
      if (!moving || tries === TRIES) return (refusal as Error).message;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}
