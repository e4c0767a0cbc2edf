/** What goes over HTTP: opening and entering tables, lists, replays and proofs. */
import type {
  Denied,
  Entered,
  Fit,
  Fitting,
  Forgotten,
  GameCard,
  Opened,
  OpenTable,
  Place,
  Proof,
  Replay,
  Review,
  TableCard,
} from './protocol';

/** The server said no; the sentence is in the reader's language. */
export class Refusal extends Error {
  constructor(readonly denied: Denied) {
    super(denied.sentence);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { credentials: 'same-origin' };
  if (body !== undefined) {
    request.method = 'POST';
    request.headers = { 'Content-Type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const reply = await fetch(path, {
    ...request,
    headers: { ...request.headers, 'Accept-Language': document.documentElement.lang },
  });
  if (!reply.ok) throw new Refusal((await reply.json()) as Denied);
  return (await reply.json()) as T;
}

export const games = () => call<GameCard[]>('/api/games');
export const lobby = () => call<TableCard[]>('/api/tables');
export const mine = () => call<TableCard[]>('/api/mine');
/** This device's place at a table, or why it has none: a socket that is refused cannot say so. */
export const place = (table: string) => call<Place>(`/api/tables/${table}`);
export const fitting = (wanted: Fitting) => call<Fit>('/api/fit', wanted);
export const open = (table: OpenTable) => call<Opened>('/api/tables', table);
export const forget = (table: string) => call<unknown>('/api/forget', { table });
/** Delete this device's person: his name, his chat, his tables. */
export const forgetMe = () => call<Forgotten>('/api/forget-me', {});
/** The host opens a finished game to everybody who was there. */
export const openReplay = (table: string) => call<unknown>('/api/open-replay', { table });
export const proof = (table: string) => call<Proof>(`/api/tables/${table}/proof`);

/** Come to a table: with the secret of a link, or to a public one without. */
export const enter = (table: string, secret: string | null, watch = false) =>
  call<Entered>('/api/enter', { table, secret, watch });

/** A finished game as `as` knew it: `me`, `spectator`, or a seat's number. */
export const replay = (table: string, as: string) =>
  call<Replay>(`/api/tables/${table}/replay?as=${encodeURIComponent(as)}`);

/** The same game judged; the first time the server needs a moment for it. */
export const review = (table: string, as: string) =>
  call<Review>(`/api/tables/${table}/review?as=${encodeURIComponent(as)}`);

export const recordPath = (table: string) => `/api/tables/${table}/record`;
