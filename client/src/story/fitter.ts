/** Pictures come a little later than the board they lie on, and with them its size. */
const PICTURES_MS = 400;

/** A room that is narrower by so many px is the same one, with a scrollbar at its side: else the bar would come and go for ever. */
const SCROLLBAR = 24;

/** What a board is fitted to. */
interface Setting {
  zones: unknown;
  room: number;
  isPlanned: boolean;
  /** Whether the game's style sheet dresses it. */
  isDressed: boolean;
}

/** Has a board fitted anew when its zones, its room, its plan or its style sheet have changed, and once more when its pictures have come. */
export class Fitter {
  #last: Setting = { zones: null, room: 0, isPlanned: false, isDressed: false };
  #later: number | undefined;

  fit(to: Setting, refit: () => void): void {
    const { zones, room, isPlanned, isDressed } = this.#last;
    if (to.zones === zones && to.isPlanned === isPlanned && to.isDressed === isDressed && Math.abs(to.room - room) < SCROLLBAR) return;
    this.#last = to;
    this.stop();
    refit();
    this.#later = window.setTimeout(refit, PICTURES_MS);
  }

  stop(): void {
    clearTimeout(this.#later);
  }
}
