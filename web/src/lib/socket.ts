/**
 * One socket to one table: says hello with the version it has, gets what it missed, sends wishes and
 * matches replies to them. When the line breaks it comes back by itself, sooner at first.
 */

import { whole } from './patch';
import type { Advised, ClientMessage, Done, Link, Refused, ServerMessage, Shown, Taken } from './protocol';
import type { Language } from './words.svelte';

export type Reply = Done | Taken | Link | Advised | Refused;
export type Line = 'connecting' | 'open' | 'lost' | 'closed';
type WithoutId<T> = T extends ClientMessage ? Omit<T, 'id'> : never;

const FIRST_WAIT = 250;
const LONGER = 1.5;
const LONGEST_WAIT = 4000;
const POLICY = 1008;

/** Not everybody at the same moment: a table that moves brings many back at once. */
const spread = (wait: number): number => wait * (0.5 + Math.random() / 2);

export interface Listener {
  news(news: ServerMessage): void;
  line(line: Line): void;
  since(): number;
  language(): Language;
}

/** What a table needs to speak: a socket, or something that stands for one. */
export interface Wire {
  send(wish: WithoutId<ClientMessage>): Promise<Reply>;
  close(): void;
  /** Do not wait any longer before the next try. */
  hurry?(): void;
}

export class TableSocket implements Wire {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ids = 1;
  #waiting = new Map<number, { wish: ClientMessage; settle: (reply: Reply) => void }>();
  #over = false;
  /** What this socket has shown last: changes are changes of that. */
  #shown: Shown | null = null;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Send a wish; what comes back is its reply. An answer not acknowledged is sent again after a break. */
  send(wish: WithoutId<ClientMessage>): Promise<Reply> {
    const full = { ...wish, id: this.#ids++ } as ClientMessage;
    return new Promise((settle) => {
      this.#waiting.set(full.id, { wish: full, settle });
      this.#post(full);
    });
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #post(wish: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(wish));
  }

  #connect(): void {
    this.listener.line('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.table}`);
    this.#socket = socket;
    this.#shown = null;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', (message) =>
      this.#heard(JSON.parse(message.data as string) as ServerMessage),
    );
    socket.addEventListener('close', (event) => this.#closed(socket, event.code));
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    const hello: ClientMessage = {
      type: 'hello',
      id: this.#ids++,
      language: this.listener.language(),
      since: this.listener.since(),
      changes: true,
    };
    this.#post(hello);
    this.listener.line('open');
    for (const { wish } of this.#waiting.values()) this.#post(wish);
  }

  #heard(news: ServerMessage): void {
    if ('id' in news && news.id !== null) {
      this.#waiting.get(news.id)?.settle(news);
      this.#waiting.delete(news.id);
    }
    const complete = this.#complete(news);
    if (complete) this.listener.news(complete);
  }

  /** News with the view whole; changes that do not fit what we have are asked for again, by a new line. */
  #complete(news: ServerMessage): ServerMessage | null {
    if (news.type === 'shown') this.#shown = news;
    if (news.type !== 'changed') return news;
    try {
      if (!this.#shown) throw new Error('Nothing was shown yet.');
      this.#shown = whole(this.#shown, news);
    } catch {
      this.#socket?.close();
      return null;
    }
    return this.#shown;
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#over || socket !== this.#socket) return;
    this.#socket = null;
    if (code === POLICY) {
      this.listener.line('closed');
      return;
    }
    this.listener.line('lost');
    this.#timer = window.setTimeout(() => this.#connect(), spread(this.#wait));
    this.#wait = Math.min(this.#wait * LONGER, LONGEST_WAIT);
  }

  hurry(): void {
    this.#hurry();
  }

  /** The network or the person is back: do not wait any longer. */
  #hurry = (): void => {
    if (this.#over || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };
}
