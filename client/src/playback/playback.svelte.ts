import { isOthers, isRevealed } from '../history/log.ts';
import type { Connection } from '../table/connection.svelte.ts';
import { settings } from '../ui/settings.svelte.ts';
import { applyDifference } from '../wire/difference.ts';
import type { Frame, LogLine, Scene, SceneNode, Way } from '../wire/wire.ts';

/** One moment of what others did: the table as it was then, what was told, and the pieces it is about. */
interface Moment {
  scene: Scene;
  lines: LogLine[];
  ways: Way[];
  about: Set<string>;
}

const NONE = new Set<string>();
/** Milliseconds a moment stays, and how many more for each character that is told. */
const LOOKING = 700;
const READING = 14;
/** And how many more where something comes to light: everybody wants to see what all the others had. */
const RESTING = 1_400;
/** Milliseconds to wait for the server's replay; then the table is shown without it. */
const PATIENCE = 2_500;

/** Replays what others did last, moment by moment: by itself, step by step, or skipped. Earlier turns are in history/. */
export class Playback {
  /** The table as it was before a change that is about to be shown in moments. */
  #held = $state.raw<Scene | null>(null);
  #moments = $state.raw<Moment[]>([]);
  #at = $state(0);
  #timer = 0;
  /** Whether only what has come to light is shown, and then the table as it is. */
  #isReveal = false;
  readonly #connection: Connection;

  isPlaying = $state(false);
  isOn = $derived(this.#held !== null || this.#moments.length > 0);
  now = $derived(this.#moments[this.#at]);
  place = $derived(this.#at + 1);
  length = $derived(this.#moments.length);
  scene = $derived(this.now?.scene ?? this.#held);
  /** The ids to highlight. */
  about = $derived(this.now?.about ?? NONE);

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.heardFrames = (start, frames) => this.#take(start, frames);
    // An automatic opponent has had its turn, or hands have opened: keep the table as it was, until the moments have come from the server.
    connection.heardAutomatic = (before, isReveal) => {
      if (settings.factor === 0 || this.isOn) return;
      this.#held = before;
      this.#isReveal = isReveal;
      this.isPlaying = true;
      this.#wait(PATIENCE, () => this.stop());
      connection.askReplay();
    };
    connection.heardWhole = () => this.#clear();
  }

  /** Asks the server for what others did last, to be stepped through by hand. */
  ask(): void {
    this.isPlaying = false;
    this.#isReveal = false;
    this.#connection.askReplay();
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying) this.#goOn();
    else clearTimeout(this.#timer);
  }

  /** One moment on or back, by hand. */
  step(by: 1 | -1): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
    this.#show(this.#at + by);
  }

  /** Ends the replay: pieces move to where they are now. */
  stop(): void {
    if (this.isOn) this.#connection.around(() => this.#clear(), []);
  }

  /** Forgets the replay, without motion. */
  #clear(): void {
    clearTimeout(this.#timer);
    this.#held = null;
    this.#moments = [];
    this.isPlaying = false;
  }

  /** Takes the frames the server has sent; the replay begins where somebody else first did something. */
  #take(start: Scene | null, frames: Frame[]): void {
    clearTimeout(this.#timer);
    let moments: Moment[] = [];
    let scene = start;
    for (const frame of frames) {
      if (!scene) break;
      scene = applyDifference(scene, frame.change);
      moments.push({ scene, lines: frame.log, ways: frame.paths, about: aboutOf(frame) });
    }
    let first = moments.findIndex((moment) => moment.lines.some((line) => isOthers(line, this.#connection.seat)));
    if (this.#isReveal) {
      moments = moments.slice(0, moments.findLastIndex(isReveal) + 1);
      first = moments.length - 1;
    }
    if (first < 0) {
      this.stop();
      return;
    }
    this.#connection.around(() => {
      this.#moments = moments;
      this.#at = first;
      this.#held = null;
    }, moments[first]?.ways ?? []);
    if (this.isPlaying) this.#goOn();
  }

  /** Shows the next moment after a while, and so on. */
  #goOn(): void {
    const read = this.now?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0;
    const rest = this.now && isReveal(this.now) ? RESTING : 0;
    this.#wait((LOOKING + (this.#isReveal ? 0 : READING * read) + rest) * (settings.factor || 1), () => {
      this.#show(this.#at + 1);
      if (this.isPlaying) this.#goOn();
    });
  }

  #show(place: number): void {
    if (place >= this.#moments.length) this.stop();
    else if (place >= 0) {
      const isForward = place > this.#at;
      this.#connection.around(() => (this.#at = place), isForward ? (this.#moments[place]?.ways ?? []) : []);
    }
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(then, time);
  }
}

function isReveal(moment: Moment): boolean {
  return moment.lines.some(isRevealed);
}

/** The pieces that changed, and where pieces moved to. */
function aboutOf(frame: Frame): Set<string> {
  const changed = Object.entries(frame.change.nodes ?? {}).filter((entry): entry is [string, SceneNode] => entry[1]?.type === 'piece');
  return new Set([...changed.map(([id]) => id), ...frame.paths.map(([, to]) => to)]);
}
