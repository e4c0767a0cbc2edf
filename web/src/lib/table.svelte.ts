/**
 * A table as this viewer knows it: the newest room, the newest view and question, and the story. Nothing here
 * is worked out from rules. `view` and `ask` are what is *shown*: they follow the news when the stage has
 * played what led there.
 */
import { voice } from './announce.svelte';
import { Coach } from './coach.svelte';
import type { Face } from './face';
import { called } from './guests';
import type { Guide } from './guide';
import { Lapse } from './lapse.svelte';
import { Ledger, type Objection } from './ledger';
import type {
  Marks,
  Onlooker,
  Question,
  Refused,
  Room,
  ServerMessage,
  Shown,
  Ticking,
  You,
} from './protocol';
import { type Reaction, reactionOf } from './reaction';
import { settings } from './settings.svelte';
import type { Listener, Line as SocketLine, Wire } from './socket';
import { play } from './sound';
import { Stage } from './stage.svelte';
import { Standing } from './standing.svelte';
import { type Beat, type Line, linesOf } from './story';
import { Talk } from './talk.svelte';
import type { View } from './view';
import { say, words } from './words.svelte';

const NO_TICKING: Ticking = { seats: [], left: null, banks: [] };
/** After a longer absence the story is caught up in one go. */
const CATCH_UP = 100;
/** How long the gains of a round are looked at. */
const ROUND_END = 1500;

export class Table {
  room = $state.raw<Room | null>(null);
  you = $state.raw<You | null>(null);
  /** Who is here without a chair: a host is told, nobody else. */
  onlookers = $state.raw<Onlooker[]>([]);
  shown = $state.raw<Shown | null>(null);
  #marks = $state.raw<Marks | null>(null);
  lines = $state.raw<Line[]>([]);
  told = $state(0);
  readonly talk = new Talk();
  connection = $state<SocketLine>('connecting');
  refusal = $state.raw<Refused | null>(null);
  sending = $state<string | null>(null);
  deadline = $state<number | null>(null);
  /** What is not as the server had told it; while it stands, nothing of ours goes into the seed. */
  objection = $state.raw<Objection | null>(null);
  /** The window that is open now, though what led there may still be playing. */
  reaction = $state.raw<Reaction | null>(null);
  /** What a guide says about this moment, which answer he means, and how to leave him. */
  guide = $state.raw<Guide | null>(null);
  /** The game is over, and somebody looks at the table again instead of its end. */
  looking = $state(false);
  /** From whose chair somebody without one looks: it turns the table, and shows nothing more. */
  chair = $state<number | null>(null);
  /** Whoever is here goes on to the next game as soon as there is one. */
  onward = $state(false);
  /** A beat of the past that somebody looks at again. */
  review = $state.raw<Beat | null>(null);
  stage = new Stage((beat) => this.#tell(beat.lines));
  readonly ledger: Ledger;
  readonly coach: Coach = new Coach(this);
  readonly standing: Standing = new Standing(this);
  readonly lapse: Lapse = new Lapse(this);
  #version = 0;
  /** A question that an earlier answer has answered too: nobody is asked it. */
  #foreseen = $state<number | null>(null);
  /** An answer is on its way back: its question comes anew, and nothing that was picked for it is lost. */
  #takenBack = false;
  #wire: Wire;
  #opened = false;
  #beats = new Map<number, Beat>();
  /** The view with which this round began; null if nobody saw it begin. */
  #began: View | null = null;

  constructor(
    readonly id: string,
    readonly face: Face | null,
    wire: (listener: Listener) => Wire,
  ) {
    this.ledger = new Ledger(id);
    face?.drafts?.forget();
    this.#wire = wire({
      news: (news) => this.take(news),
      line: (line) => {
        this.connection = line;
      },
      since: () => this.#version,
      language: () => words.language,
    });
  }

  get seat(): number | null {
    return this.you?.seat ?? null;
  }
  get view(): View | null {
    return this.shown?.view ?? null;
  }
  /** The open question: a window does not wait until the story is told. */
  get ask(): Question | null {
    const open = this.reaction ? this.reaction.ask : (this.shown?.ask ?? null);
    return open?.question === this.#foreseen ? null : open;
  }
  /** The number to take a sealed answer back with. */
  get locked(): number | null {
    return this.reaction ? this.reaction.locked : (this.shown?.locked ?? null);
  }
  get ticking(): Ticking {
    return this.shown?.ticking ?? NO_TICKING;
  }
  /** Who has answered the sealed question on the table, as everybody may see it. */
  get sealed(): number[] {
    return this.#marks?.version === this.shown?.version ? (this.#marks?.seats ?? []) : [];
  }
  get names(): string[] {
    return this.room?.chairs.map(called) ?? [];
  }
  /** The lines whose beat has been played. */
  get story(): Line[] {
    return this.lines.slice(0, this.told);
  }

  /** The beat that told this line. */
  beatOf(line: Line): Beat | null {
    return this.#beats.get(line.n) ?? null;
  }

  /** The last beat that explained something. */
  get lastWhy(): Beat | null {
    const told = this.story.findLast((line) => this.beatOf(line)?.picture);
    return told ? this.beatOf(told) : null;
  }

  /** Try the line again now, if it is down. */
  hurry(): void {
    this.#wire.hurry?.();
  }

  close(): void {
    this.#wire.close();
    this.lapse.watch(null, null);
    this.stage.finish();
  }

  /** Answer the open question. */
  async answer(choice: string): Promise<void> {
    const ask = this.ask;
    if (!ask || this.sending) return;
    this.sending = choice;
    this.lapse.answer(ask.question);
    await this.wish({ type: 'answer', question: ask.question, choice });
    this.sending = null;
  }

  /** What was said in one step answers the questions that are left of it; one that it does not fit is asked. */
  async #foresee(ask: Question | null): Promise<void> {
    const choice = ask && this.face?.foreseen?.(this, ask);
    if (!ask || !choice) return;
    this.#foreseen = ask.question;
    const reply = await this.wish({ type: 'answer', question: ask.question, choice });
    if (reply.type === 'refused') this.#foreseen = null;
  }

  /** Take the sealed answer back. */
  async unlock(): Promise<void> {
    const question = this.locked;
    if (question === null) return;
    this.#takenBack = true;
    const reply = await this.wish({ type: 'take-back', question });
    if (reply.type === 'refused') this.#takenBack = false;
  }

  /** Ask for time in the open window: everybody gets it, and sees who asked. */
  async hold(): Promise<void> {
    if (this.reaction) await this.wish({ type: 'hold', window: this.reaction.number });
  }

  /** Any other wish; a refusal is shown. */
  async wish(wish: Parameters<Wire['send']>[0]) {
    this.refusal = null;
    const reply = await this.#wire.send(wish);
    if (reply.type === 'refused') this.refusal = reply;
    return reply;
  }

  /** Promise sixteen bytes for the seed and be ready, unless the server has broken its word. */
  async ready(): Promise<void> {
    if (this.seat === null || !this.room) return;
    const commitment = this.ledger.promise(this.room, this.seat);
    this.objection = this.ledger.objection(this.room, this.seat);
    if (!this.objection) await this.wish({ type: 'ready', commitment });
  }

  /** Put the table where it stood, without playing anything. */
  jump(shown: Shown, lines: Line[]): void {
    this.stage.finish();
    this.#version = shown.version;
    this.lines = lines;
    this.#remember(this.face?.beats(lines, []) ?? []);
    this.review = null;
    this.#settle(shown, lines.length, null);
  }

  /** Take something the server says. */
  take(news: ServerMessage): void {
    if (news.type === 'room') this.#setRoom(news);
    else if (news.type === 'you') this.you = news;
    else if (news.type === 'shown') this.#show(news);
    else if (news.type === 'marks') this.#marks = news;
    else if (news.type === 'onlookers') this.onlookers = news.guests;
    else if (news.type === 'chat') this.talk.hear(news, this.seat, this.you?.guest);
    if (news.type === 'room' || news.type === 'you') this.#note();
  }

  /** Note what was promised, object to what has changed, and open our part of the seed when it is time. */
  #note(): void {
    if (!this.room?.commitment || !this.you) return;
    this.ledger.see(this.room, this.seat);
    this.objection = this.ledger.objection(this.room, this.seat);
    const contribution = this.ledger.toOpen(this.room, this.seat);
    if (!contribution || this.#opened) return;
    this.#opened = true;
    void this.#wire.send({ type: 'open', contribution });
  }

  #setRoom(room: Room): void {
    this.room = room;
    words.names = room.chairs.map(called);
  }

  /** Take the news in; play what is new, unless we come from far. */
  #show(shown: Shown): void {
    const before = this.lines;
    const fresh = linesOf(
      shown.moments.filter((moment) => moment.version > this.#version),
      before.length,
    );
    const first = this.shown === null;
    this.#version = Math.max(this.#version, shown.version);
    this.lines = [...before, ...fresh];
    const beats = this.face?.beats(fresh, before) ?? [{ lines: fresh, ms: 0 }];
    this.#remember(beats);
    this.#compare(beats, shown.view);
    this.lapse.hear(fresh);
    this.#reopen(shown);
    this.#react(shown);
    const due = shown.ticking.left === null ? null : performance.now() + shown.ticking.left;
    const settle = () => this.#settle(shown, before.length + fresh.length, due);
    if (first || fresh.length > CATCH_UP || document.hidden || settings.all.speed === 0) {
      this.stage.finish();
      settle();
      // Whoever comes from far hears how it came to what he sees, not the whole story.
      const far = first || fresh.length > CATCH_UP;
      this.#read(far ? fresh.filter((line) => line.version === shown.version) : fresh);
      return;
    }
    this.stage.show(beats, settle);
  }

  #reopen({ ask, locked, version }: Shown): void {
    if (this.#takenBack && ask && locked === null && version === this.shown?.version)
      this.face?.drafts?.reopen(this, ask);
    if (locked === null) this.#takenBack = false;
  }

  /** A window is open from the moment the news has come. */
  #react(shown: Shown): void {
    const asked = this.ask?.question;
    this.reaction = reactionOf(shown, this.room?.pace ?? 0, performance.now());
    if (this.reaction?.ask && this.reaction.ask.question !== asked) play('turn');
  }

  /** Where a new round begins, a beat before it compares what everybody has with the beginning of the last one. */
  #compare(beats: Beat[], view: View | null): void {
    const at = beats.findIndex((beat) => beat.lines.some((line) => this.face?.chapter(line) != null));
    if (at < 0 || !this.face?.purses) return;
    if (this.#began && view)
      beats.splice(at, 0, { lines: [], ms: ROUND_END, round: { before: this.#began, after: view } });
    this.#began = view;
  }

  #remember(beats: Beat[]): void {
    for (const beat of beats) for (const line of beat.lines) this.#beats.set(line.n, beat);
  }

  /** These lines are part of the story now: written down, and read out. */
  #tell(lines: Line[]): void {
    if (!lines.length) return;
    this.told = Math.max(this.told, ...lines.map((line) => line.n + 1));
    this.#read(lines);
  }

  #read(lines: Line[]): void {
    if (lines.length)
      voice.tell(lines.map((line) => say(`event-${line.told.title}`, line.told.facts)).join(' '));
  }

  /** What was played is now the table. */
  #settle(shown: Shown, told: number, due: number | null): void {
    const asked = this.ask?.question;
    this.shown = shown;
    this.told = told;
    this.deadline = due;
    this.lapse.watch(shown.ask, due);
    void this.#foresee(shown.ask);
    if (this.ask && this.ask.question !== asked) play('turn');
  }
}
