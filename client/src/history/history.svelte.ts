import type { Connection } from '../table/connection.svelte.ts';
import type { Scene } from '../wire/wire.ts';

const A_SECOND = 1000;
export const SPEEDS = [0.5, 1, 2, 4];

/** Looks back: shows the table after an earlier turn, as this viewer may see it. The address keeps the turn, `?turn=12`, as a link to it. */
export class History {
  scene = $state.raw<Scene | null>(null);
  turn = $state(0);
  #of = $state(0);
  /** How many turns there are, with those played since the server said so. */
  of = $derived.by(() => Math.max(this.#of, this.#connection.log.at(-1)?.turn ?? 0));
  isOn = $derived(this.scene !== null);
  /** Whether one turn after the other is shown, and how many a second. */
  isPlaying = $state(false);
  speed = $state(1);
  #timer = 0;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.heardMoment = (turn, of, scene) => {
      if (this.#asked === null) return; // it came after leave()
      connection.around(() => {
        [this.turn, this.#of, this.scene] = [turn, of, scene];
      }, []);
      this.#writeAddress(`?turn=${turn}`);
      if (this.isPlaying) this.#playOn();
    };
    const wanted = new URLSearchParams(location.search).get('turn');
    if (wanted !== null) this.#turnInAddress = Math.min(Math.trunc(Number(wanted)) || 0, Number.MAX_SAFE_INTEGER);
  }

  /** The turn in the address, until the table has come from the server. */
  #turnInAddress: number | null = null;

  /** The table has come from the server: shows the turn in the address. */
  arrive(): void {
    const turn = this.#turnInAddress;
    this.#turnInAddress = null;
    if (turn !== null) this.go(turn);
  }

  /** The turn last asked for, which may not have come yet; null when not looking back. */
  #asked: number | null = null;

  go(turn: number): void {
    if (this.#connection.line !== 'open') return;
    this.#asked = Math.max(0, turn);
    this.#connection.lookAt(this.#asked);
  }

  /** Shows turn after turn from here on, from the first one if this is the last. */
  play(): void {
    this.isPlaying = true;
    if (this.turn >= this.of) this.go(0);
    else this.#playOn();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Shows a turn that was picked: whoever picks one wants to look at it. */
  pick(turn: number): void {
    this.pause();
    this.go(turn);
  }

  #playOn(): void {
    clearTimeout(this.#timer);
    if (this.turn >= this.of) this.pause();
    else this.#timer = window.setTimeout(() => this.step(1), A_SECOND / this.speed);
  }

  /** Asks for the same turn once more, after a change of language. */
  again(): void {
    if (this.#asked !== null) this.go(this.#asked);
  }

  step(by: 1 | -1): void {
    const turn = (this.#asked ?? this.turn) + by;
    if (this.isOn && turn >= 0 && turn <= this.of) this.go(turn);
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.#asked = null;
    if (!this.isOn) return;
    this.#connection.around(() => (this.scene = null), []);
    this.#writeAddress('');
  }

  #writeAddress(search: string): void {
    history.replaceState(null, '', `${location.pathname}${search}`);
  }
}
