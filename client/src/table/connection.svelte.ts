import { Chat } from '../chat/chat.svelte.ts';
import { isAutomatic, isRevealed } from '../history/log.ts';
import { settings } from '../ui/settings.svelte.ts';
import { t } from '../ui/texts.svelte.ts';
import { applyDifference } from '../wire/difference.ts';
import type { Beside, Frame, FromServer, HintMessage, Instead, Language, LessonCard, LogLine, OrderOffer, Orders, PieceNode, Rewind, Scene, Seat, StoryMessage, TableInfo, ToServer, Way } from '../wire/wire.ts';

export type Line = 'joining' | 'open' | 'lost' | 'none';

export interface Note {
  id: number;
  text: string;
  rule?: string;
  /** The paragraph of the rules it rests on. */
  at?: string;
  /** The question whose answer was refused: it is of no use beside another one. */
  number?: number | undefined;
}

/** Somebody's time: what is left of it, and when it is over by this computer's clock if it runs. */
export interface Time {
  left: number;
  until: number | null;
}

/** The answer itself; see docs/protocol.md. */
const STRONGEST = 3;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** The server's own codes for a door that stays shut: another site's page, no such table. */
const SHUT = [4403, 4404];
/** And for a connection that was cut because its owner has shut out their other devices. */
const CUT = 4401;

/** Ids of answers must differ from one page load to the next: the server recognises a repeated answer by its id. */
const session = Math.random().toString(36).slice(2, 8);
let made = 0;
const newId = (): string => `${session}-${++made}`;

/** One table as the server tells it: keeps the line open, the Scene up to date, and no answer lost. */
export class Connection {
  line = $state<Line>('joining');
  table = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Where I sit; undefined while I watch. Never null, as a side of a line may be: so the compiler tells the two apart. */
  seat = $state<Seat | undefined>(undefined);
  #told = $state.raw<LogLine[]>([]);
  /** What happened, with what characters say to it unless they shall be silent. */
  log = $derived(settings.hasRemarks ? this.#told : this.#told.filter((line) => !line.remark));
  mayUndo = $state(false);
  /** Asked for an amount, what I can answer instead, once my last step is taken back. */
  instead = $state.raw<Instead[]>([]);
  orders = $state.raw<Orders>({});
  advance = $state.raw<OrderOffer[]>([]);
  /** When the time for the present question is over, by this computer's clock, and how long it was. */
  clock = $state.raw<{ until: number; of: number } | null>(null);
  /** Everybody's time, by seat; none at a table without a clock. */
  times = $state.raw<Time[]>([]);
  /** The seats whose people look at the table. */
  here = $state.raw<Seat[]>([]);
  rewind = $state.raw<Rewind | null>(null);
  rewinds = $state(0);
  /** The step that a lesson here has come to. */
  lesson = $state.raw<LessonCard | null>(null);
  notes = $state.raw<Note[]>([]);
  readonly chat = new Chat((message) => this.#send(message), newId);
  preview = $state.raw<{ action: string; lines: string[]; ways: Way[]; changes: string[][]; pieces: [string, PieceNode][] } | null>(null);
  /** What I was told about the present question when I asked for a hint. */
  hint = $state.raw<HintMessage | null>(null);
  /** The action on its way to the server. */
  sending = $state<string | null>(null);

  /** Lets the page see what lies where before and after a change; see scene/motion.ts. */
  around: (change: () => void, ways: Way[]) => void = (change) => change();
  /** Who wants to know that something is worth a look, and what lay there before: a side nobody answers for has had its turn,
      or something has come to light; see playback. */
  heardAutomatic: (before: Scene, isReveal: boolean) => void = () => undefined;
  heardFrames: (start: Scene | null, frames: Frame[]) => void = () => undefined;
  heardWhole: () => void = () => undefined;
  heardRefusal: (at: string) => void = () => undefined;
  heardMoment: (turn: number, of: number, scene: Scene) => void = () => undefined;
  heardStory: (story: StoryMessage) => void = () => undefined;

  #socket: WebSocket | null = null;
  #version = 0;
  #unanswered: ToServer & { id: string } | null = null;
  #asked: { id: string; action: string } | null = null;
  #replayAsked = '';
  #lookAsked = '';
  #hintAsked = '';
  #wait = FIRST_WAIT;
  #timer = 0;
  #isClosed = false;
  #isCut = false;
  readonly #id: string;
  #language: Language;

  constructor(id: string, language: Language) {
    this.#id = id;
    this.#language = language;
    this.#open();
    addEventListener('offline', this.#lose);
    addEventListener('online', this.#regain);
  }

  answer(action: string): void {
    if (!this.scene || this.#unanswered) return;
    this.#insist({ type: 'answer', id: newId(), number: this.scene.number, action }, action);
  }

  undo(): void {
    if (this.mayUndo && !this.#unanswered) this.#insist({ type: 'undo', id: newId() }, 'undo');
  }

  askRewind(): void {
    if (!this.#unanswered) this.#insist({ type: 'ask-rewind', id: newId() }, 'ask-rewind');
  }

  /** Agrees to what somebody asks to take back, or does not; whoever asked withdraws it by declining. */
  settleRewind(isAgreed: boolean): void {
    if (!this.#unanswered) this.#insist({ type: isAgreed ? 'agree' : 'decline', id: newId() }, 'settle-rewind');
  }

  /** Takes my seat back from the bot that stands in for me. */
  comeBack(): void {
    this.#send({ type: 'back' });
  }

  letStandIn(seat: Seat): void {
    this.#send({ type: 'stand-in', seat });
  }

  askPreview(action: string): void {
    if (!this.scene || this.preview?.action === action) return;
    this.#asked = { id: newId(), action };
    this.#send({ type: 'preview', id: this.#asked.id, number: this.scene.number, action });
  }

  /** Ask for a hint: where to look, then which answers matter, then the answer. */
  askHint(): void {
    if (!this.scene || this.#hintAsked) return; // it is being thought about
    this.#hintAsked = newId();
    this.#send({ type: 'hint', id: this.#hintAsked, number: this.scene.number, strength: Math.min(STRONGEST, (this.hint?.strength ?? 0) + 1) });
  }

  /** Ask a bot why it has answered at a turn as it has. */
  askWhy(turn: number): void {
    this.#send({ type: 'why', id: newId(), turn });
  }

  askReplay(): void {
    this.#replayAsked = newId();
    this.#send({ type: 'replay', id: this.#replayAsked });
  }

  /** Ask for the table as it was after so many turns. */
  lookAt(turn: number): void {
    this.#lookAsked = newId();
    this.#send({ type: 'look', id: this.#lookAsked, turn });
  }

  /** Ask what stays of a game that is over. */
  askStory(): void {
    this.#send({ type: 'story', id: newId() });
  }

  order(question: string, action: string | null): void {
    this.#send({ type: 'order', question, action });
  }

  speak(language: Language): void {
    this.#language = language;
    this.#send({ type: 'language', language });
  }

  /** Takes up the line again at once: after sitting down, or when the page comes back to the front. */
  rejoin(): void {
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#open();
  }

  tell(text: string, rule?: string, at?: string, number?: number): void {
    const note: Note = { id: ++made, text, ...(rule ? { rule } : {}), ...(at ? { at } : {}), number };
    this.notes = [...this.notes.slice(-2), note];
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('offline', this.#lose);
    removeEventListener('online', this.#regain);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** A socket may believe for minutes in a line that is cut; the browser knows better. */
  #lose = (): void => {
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
    this.line = 'lost';
  };

  #regain = (): void => this.rejoin();

  /** Sends something that must arrive: until the server has answered it, it is sent again after each reconnecting. */
  #insist(message: ToServer & { id: string }, action: string): void {
    this.#unanswered = message;
    this.sending = action;
    this.#send(message);
  }

  #settle(id: string): void {
    if (this.#unanswered?.id !== id) return;
    this.#unanswered = null;
    this.sending = null;
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const id = encodeURIComponent(this.#id);
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${id}?language=${this.#language}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.line = 'open';
      this.#hintAsked = '';
      this.clock = null; // the server tells of the one that runs, if one does
      this.#wait = FIRST_WAIT;
      if (this.#unanswered) this.#send(this.#unanswered);
      this.chat.sayAgain();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (this.#isClosed || socket !== this.#socket) return;
      this.#isCut = code === CUT;
      if (SHUT.includes(code)) {
        this.line = 'none';
        return;
      }
      this.line = 'lost';
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'scene':
        this.#version = message.version;
        if (this.#isCut && message.seat === null) this.tell(t('ui-signed-out'));
        this.#isCut = false;
        this.heardWhole();
        this.around(() => {
          this.table = message.table;
          this.seat = message.seat ?? undefined;
          this.#told = message.log;
          if (message.table.over) this.times = [];
          this.#take(message.scene, message);
        }, []);
        break;
      case 'change':
        this.#change(message);
        break;
      case 'done':
        this.#settle(message.id);
        this.chat.settle(message.id);
        break;
      case 'refused':
        this.tell(message.text, message.rule, message.at, this.#unanswered?.id === message.id ? this.scene?.number : undefined);
        this.#settle(message.id);
        this.chat.refuse(message.id);
        if (message.id === this.#hintAsked) this.#hintAsked = '';
        this.heardRefusal(message.at);
        break;
      case 'preview':
        if (this.#asked?.id === message.id) this.preview = { action: this.#asked.action, lines: message.lines, ways: message.paths ?? [], changes: message.changes ?? [], pieces: message.pieces ?? [] };
        break;
      case 'hint':
        this.#hintAsked = '';
        if (message.number !== this.scene?.number) break;
        this.hint = message;
        this.tell(message.text);
        break;
      case 'why':
        this.tell(message.text);
        break;
      case 'frames':
        if (this.#replayAsked === message.id) this.heardFrames(message.scene, message.frames);
        break;
      case 'clock':
        this.clock = message.of ? { until: Date.now() + message.left * 1000, of: message.of } : null;
        this.times = (message.seats ?? []).map(({ left, runs }) => ({ left, until: runs ? Date.now() + left * 1000 : null }));
        break;
      case 'here':
        this.chat.attend(this.here, message.seats, this.seat, (seat) => this.table?.seats[seat]?.name ?? '?');
        this.here = message.seats;
        break;
      case 'moment':
        if (message.id === this.#lookAsked) this.heardMoment(message.turn, message.of, message.scene);
        break;
      case 'story':
        this.heardStory(message);
        break;
      case 'talk':
      case 'said':
      case 'claims':
        this.chat.hear(message, this.seat);
        break;
      case 'error':
        this.tell(message.text);
        break;
    }
  }

  #change(message: FromServer & { type: 'change' }): void {
    const old = this.scene;
    if ((!old && !message.table) || message.since !== this.#version) {
      this.#send({ type: 'whole' });
      return;
    }
    this.#version = message.version;
    const isTurn = isAutomaticTurn(message.log);
    if (old && (isTurn || message.log.some(isRevealed))) this.heardAutomatic(old, !isTurn);
    this.around(() => {
      const undone = new Set(message.undone);
      const kept = undone.size ? this.#told.map((line, place) => (undone.has(place) ? { ...line, undone: true } : line)) : this.#told;
      this.#told = [...kept, ...message.log];
      this.table = message.table ?? this.table;
      this.#take(old && applyDifference(old, message.change), message);
    }, message.paths);
  }

  #take(scene: Scene | null, beside: Beside): void {
    if (scene?.number !== this.scene?.number) {
      this.preview = this.hint = null;
      this.notes = this.notes.filter((note) => note.number === undefined);
      this.#hintAsked = '';
    }
    this.scene = scene;
    this.mayUndo = beside.undo;
    this.instead = beside.instead ?? [];
    this.orders = beside.orders;
    this.advance = beside.advance;
    this.chat.open = beside.talks;
    this.rewind = beside.rewind ?? null;
    this.rewinds = beside.rewinds ?? 0;
    this.lesson = beside.lesson ?? null;
  }
}

/** Whether a side nobody answers for did so much in one go that it is worth looking at step by step. */
function isAutomaticTurn(lines: LogLine[]): boolean {
  return lines.filter(isAutomatic).length > 1;
}
