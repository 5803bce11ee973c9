import type { ClaimGroup, FromServer, Said, Seat, ToServer } from '../wire/wire.ts';

type Say = ToServer & { type: 'say' };
type Heard = FromServer & { type: 'talk' | 'said' | 'claims' };

/** A place to talk: everybody's table (its key is empty), or a private talk, by the others' seats. */
export interface Channel {
  key: string;
  seats: Seat[];
  isOpen: boolean;
}

const keyOf = (seats: Seat[]): string => seats.join('-');

/** What is said at a table, and what of it has not been read. */
export class Chat {
  lines = $state.raw<Said[]>([]);
  /** The private talks I may speak in now, each by the others' seats. */
  open = $state.raw<Seat[][]>([]);
  /** What the game lets people claim, true or not, in words of its own. */
  claims = $state.raw<ClaimGroup[]>([]);
  /** How many lines of each channel have come while nobody looked. */
  unread = $state.raw<Record<string, number>>({});
  /** The channel being looked at, if any is. */
  shown = $state<string | null>(null);
  /** Words that were not accepted, and where they were to be said: they are still the speaker's. */
  returned = $state.raw<{ words: string; key: string } | null>(null);
  #seat: Seat | undefined;
  #gone = new Set<Seat>();
  #unsaid: Say[] = [];
  readonly #send: (message: ToServer) => void;
  readonly #newId: () => string;

  constructor(send: (message: ToServer) => void, newId: () => string) {
    this.#send = send;
    this.#newId = newId;
  }

  get unreadInAll(): number {
    return Object.values(this.unread).reduce((sum, count) => sum + count, 0);
  }

  /** The table, the private talks that are open, and those that were. */
  get channels(): Channel[] {
    const found = new Map<string, Channel>([['', { key: '', seats: [], isOpen: true }]]);
    for (const seats of this.open) found.set(keyOf(seats), { key: keyOf(seats), seats, isOpen: true });
    for (const line of this.lines) {
      const seats = this.#others(line);
      if (!found.has(keyOf(seats))) found.set(keyOf(seats), { key: keyOf(seats), seats, isOpen: false });
    }
    return [...found.values()];
  }

  linesOf(key: string): Said[] {
    return this.lines.filter((line) => keyOf(this.#others(line)) === key);
  }

  say(text: string, to: Seat[]): void {
    this.#insist({ type: 'say', id: this.#newId(), text, to });
  }

  claim(claim: string, to: Seat[]): void {
    this.#insist({ type: 'say', id: this.#newId(), claim, to });
  }

  askClaims(): void {
    this.#send({ type: 'claims' });
  }

  show(key: string | null): void {
    this.shown = key;
    if (key !== null) this.unread = { ...this.unread, [key]: 0 };
  }

  hear(message: Heard, seat: Seat | undefined): void {
    this.#seat = seat;
    if (message.type === 'talk') this.lines = message.lines;
    else if (message.type === 'claims') this.claims = message.groups;
    else if (message.line.news) this.#note([message.line]);
    else {
      this.lines = [...this.lines, message.line];
      const key = keyOf(this.#others(message.line));
      if (message.line.seat !== seat && key !== this.shown) this.unread = { ...this.unread, [key]: (this.unread[key] ?? 0) + 1 };
    }
  }

  /** Notes who does not look any more, and who does again; whoever comes for the first time is no news. */
  attend(before: Seat[], now: Seat[], me: Seat | undefined, nameOf: (seat: Seat) => string): void {
    const note = (seat: Seat, news: 'left' | 'back'): Said => ({ seat, name: nameOf(seat), text: '', news, when: Date.now() / 1_000 });
    const left = before.filter((seat) => seat !== me && !now.includes(seat));
    const back = now.filter((seat) => this.#gone.has(seat));
    if (!left.length && !back.length) return;
    this.#gone = new Set([...this.#gone, ...left].filter((seat) => !back.includes(seat)));
    this.#note([...left.map((seat) => note(seat, 'left')), ...back.map((seat) => note(seat, 'back'))]);
  }

  /** Somebody who leaves, or comes, may do so at the table and in the game: one line tells it. */
  #note(news: Said[]): void {
    const isNew = (line: Said): boolean => this.lines.findLast((other) => other.news && other.seat === line.seat)?.news !== line.news;
    this.lines = [...this.lines, ...news.filter(isNew)];
  }

  settle(id: string): void {
    this.#unsaid = this.#unsaid.filter((message) => message.id !== id);
  }

  refuse(id: string): void {
    const said = this.#unsaid.find((message) => message.id === id);
    if (said?.text) this.returned = { words: said.text, key: keyOf(said.to ?? []) };
    this.settle(id);
  }

  /** What was said while the line was lost is said now; the server hears nothing twice. */
  sayAgain(): void {
    for (const message of this.#unsaid) this.#send(message);
  }

  #insist(message: Say): void {
    this.#unsaid.push(message);
    this.#send(message);
  }

  #others(line: Said): Seat[] {
    return (line.among ?? []).filter((seat) => seat !== this.#seat);
  }
}
