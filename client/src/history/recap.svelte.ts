import { remember, remembered } from '../ui/settings.svelte.ts';
import type { LogLine } from '../wire/wire.ts';

/** Whoever looks away for less has not been away. */
const SHORT = 4_000;
const MOST_TABLES = 60;
const MOST_LINES = 40;

/** How many lines of which table this browser has shown, and when it did so last. */
type Seen = Record<string, { lines: number; at: number }>;

/** "While you were away": what was told since somebody looked at this table last. */
export class Recap {
  lines = $state.raw<LogLine[]>([]);
  readonly #id: string;
  #seen: { lines: number; at: number } | undefined;
  #isLooking = false;

  constructor(id: string) {
    this.#id = id;
    this.#seen = readAll()[id];
  }

  /** Somebody looks at the whole log. */
  look(log: LogLine[]): void {
    if (!this.#isLooking && this.#seen && Date.now() - this.#seen.at > SHORT && log.length > this.#seen.lines) {
      this.lines = log.slice(this.#seen.lines).slice(-MOST_LINES);
    }
    this.#isLooking = true;
    this.#seen = { lines: log.length, at: Date.now() };
  }

  /** Nobody looks any more. */
  lookAway(): void {
    if (!this.#isLooking || !this.#seen) return;
    this.#isLooking = false;
    this.#seen = { ...this.#seen, at: Date.now() };
    const others = Object.entries(readAll()).filter(([id]) => id !== this.#id);
    remember('seen', JSON.stringify(Object.fromEntries([...others, [this.#id, this.#seen]].slice(-MOST_TABLES))));
  }

  dismiss(): void {
    this.lines = [];
  }
}

function readAll(): Seen {
  try {
    return JSON.parse(remembered('seen') ?? '{}') as Seen;
  } catch {
    return {};
  }
}
