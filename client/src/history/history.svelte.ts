import type { Connection } from '../table/connection.svelte.ts';
import type { Scene } from '../wire/wire.ts';

/** Shows the table as it was, turn by turn, in the viewer's own eyes. */
export class History {
  scene = $state.raw<Scene | null>(null);
  turn = $state(0);
  #of = $state(0);
  /** How many turns there are; others may have played on since we looked. */
  of = $derived.by(() => Math.max(this.#of, this.#connection.log.at(-1)?.turn ?? 0));
  isOn = $derived(this.scene !== null);
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.heardMoment = (turn, of, scene) => {
      if (this.#asked === null) return;
      connection.around(() => {
        [this.turn, this.#of, this.scene] = [turn, of, scene];
      }, []);
      this.#write(`?turn=${turn}`);
    };
    const wanted = new URLSearchParams(location.search).get('turn');
    if (wanted !== null) this.#waiting = Math.min(Math.trunc(Number(wanted)) || 0, Number.MAX_SAFE_INTEGER);
  }

  /** A turn the address asked for, before the table was there. */
  #waiting: number | null = null;

  /** The table has come: go where the address says. */
  arrive(): void {
    const turn = this.#waiting;
    this.#waiting = null;
    if (turn !== null) this.go(turn);
  }

  /** The turn that was asked for last, which may be on its way; none when one is back. */
  #asked: number | null = null;

  go(turn: number): void {
    if (this.#connection.line !== 'open') return;
    this.#asked = Math.max(0, turn);
    this.#connection.lookAt(this.#asked);
  }

  /** The same turn once more: it is told in another language now. */
  again(): void {
    if (this.#asked !== null) this.go(this.#asked);
  }

  step(by: 1 | -1): void {
    const turn = (this.#asked ?? this.turn) + by;
    if (this.isOn && turn >= 0 && turn <= this.of) this.go(turn);
  }

  leave(): void {
    this.#asked = null;
    if (!this.isOn) return;
    this.#connection.around(() => (this.scene = null), []);
    this.#write('');
  }

  #write(search: string): void {
    history.replaceState(null, '', `${location.pathname}${search}`);
  }
}
