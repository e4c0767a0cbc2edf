import { games, open } from '../lib/api';
import { route } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { say } from '../lib/words.svelte';

const OPPONENTS = 3;

/** A table of bots, and we are ready at once. One person against bots has nobody to hide a pause from. */
export async function playNow(game: string): Promise<void> {
  const card = (await games()).find((one) => one.name === game);
  const level = card?.levels.includes('greenhorn') ? 'greenhorn' : (card?.levels[0] ?? 'tumbleweed');
  const opened = await open({
    game,
    options: { players: String(OPPONENTS + 1) },
    name: settings.all.name || say('name-person'),
    bots: Array<string>(OPPONENTS).fill(level),
    pace: 0,
  });
  route.go(`${opened.path}#begin`);
}

/** Another game with the same people: one click opens it, and whoever clicks sits there, ready. */
export async function again(table: Table): Promise<void> {
  table.onward = true;
  if (!table.room?.rematch) await table.wish({ type: 'rematch' });
}
