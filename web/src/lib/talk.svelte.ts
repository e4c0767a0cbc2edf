/** What people at a table say to each other, as this viewer hears it. */
import { voice } from './announce.svelte';
import { speaker } from './guests';
import type { Chat, ChatLine } from './protocol';
import { say } from './words.svelte';

/** The first lines one hears are old ones, unless they are no older than this. */
const JUST_SAID = 10_000;

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  /** What has just been said, newest last. */
  fresh = $state.raw<ChatLine[]>([]);
  #read = $state(0);

  /** How many lines nobody here has read. */
  get unread(): number {
    return Math.max(0, this.lines.length - this.#read);
  }

  /** All of them have been read. */
  see(): void {
    this.#read = this.lines.length;
  }

  /** New lines; one's own are those of one's seat, or of one's number where one has none. */
  hear(chat: Chat, seat: number | null, guest = 0): void {
    const own = (line: ChatLine) => line.seat === seat && (seat !== null || line.guest === guest);
    if (chat.anew) this.#forget(chat);
    const known = new Set(this.#room(chat.room).map((line) => line.n));
    const fresh = chat.lines.filter((line) => !known.has(line.n));
    // What was said before one came is no news; what one says oneself neither.
    const old = known.size === 0 ? fresh.length - 1 : fresh.filter(own).length;
    this.lines = [...this.lines, ...fresh];
    this.#read += Math.max(0, old);
    this.fresh = fresh.filter((line) => known.size > 0 || Date.now() - line.at < JUST_SAID);
    this.#tell(this.fresh.filter((line) => !own(line)));
  }

  /** Somebody has had his lines deleted: what is left of this conversation comes again, and is no news. */
  #forget(chat: Chat): void {
    const left = new Set(chat.lines.map((line) => line.n));
    const gone = new Set(this.#room(chat.room).filter((line) => !left.has(line.n)));
    this.lines = this.lines.filter((line) => !gone.has(line));
    this.#read = Math.max(0, this.#read - gone.size);
  }

  /** Players and watchers talk apart, and count their lines apart. */
  #room(room: Chat['room']): ChatLine[] {
    return this.lines.filter((line) => (line.seat === null) === (room === 'watchers'));
  }

  #tell(lines: ChatLine[]): void {
    for (const line of lines) voice.tell(say('web-said', { name: speaker(line), text: line.text }));
  }
}
