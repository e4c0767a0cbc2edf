/** What goes over HTTP: opening and entering tables, lists, replays and proofs. */
import type {
  Denied,
  Entered,
  Fit,
  Fitting,
  GameCard,
  Opened,
  OpenTable,
  Place,
  Proof,
  Replay,
  Review,
  ReviewProgress,
  TableCard,
  Traces,
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
/** The tables of this device; of those that another process of the server has, their place is asked for. */
export const mine = async () => Promise.all((await call<TableCard[]>('/api/mine')).map(known));
/** This device's place at a table, or why it has none: a socket that is refused cannot say so. */
export const place = (table: string) => call<Place>(`/api/tables/${table}`);
const known = async (card: TableCard) =>
  card.asked === null
    ? place(card.table).then(
        (found) => found.card ?? card,
        () => card,
      )
    : card;
export const fitting = (wanted: Fitting) => call<Fit>('/api/fit', wanted);
export const open = (table: OpenTable) => call<Opened>('/api/tables', table);
export const forget = (table: string) => call<unknown>(`/api/tables/${table}/forget`, {});
/** Where something of this device's person is kept. */
export const traces = () => call<Traces>('/api/traces');
/** Delete this device's person at a table: his name, his chat, his seat. */
export const forgetMeAt = (table: string) => call<unknown>(`/api/tables/${table}/forget-me`, {});
/** The host opens a finished game to everybody who was there. */
export const openReplay = (table: string) => call<unknown>(`/api/tables/${table}/open-replay`, {});
export const proof = (table: string) => call<Proof>(`/api/tables/${table}/proof`);

/** Come to a table: with the secret of a link, or to a public one without. */
export const enter = (table: string, secret: string | null, watch = false) =>
  call<Entered>(`/api/tables/${table}/enter`, { secret, watch });

/** A finished game as `as` knew it: `me`, `spectator`, or a seat's number. */
export const replay = (table: string, as: string) =>
  call<Replay>(`/api/tables/${table}/replay?as=${encodeURIComponent(as)}`);

/** The same game judged; the first time the server needs a moment for it. */
export const review = (table: string, as: string) =>
  call<Review>(`/api/tables/${table}/review?as=${encodeURIComponent(as)}`);

/** How far the coach is with it, in percent. */
export const reviewProgress = async (table: string, as: string) =>
  (await call<ReviewProgress>(`/api/tables/${table}/review/progress?as=${encodeURIComponent(as)}`)).percent;

export const recordPath = (table: string) => `/api/tables/${table}/record`;
