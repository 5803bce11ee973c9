/** Arrow keys go from one thing to the nearest one in that direction, wherever it is drawn. */

type Direction = [x: number, y: number];

const ARROWS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where arrow keys pick something already: in a row of radio buttons, on a slider. */
const HAS_ARROWS = 'input:is([type=radio], [type=range])';
/** How much being off to the side counts against being near. */
const SIDEWAYS = 2.2;

export function arrowsWalk(root: HTMLElement, selector: string): { destroy: () => void } {
  const stops = (): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((stop) => stop.offsetParent !== null);

  const walk = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(selector) : null;
    if (!direction || !from || from.matches(HAS_ARROWS)) return;
    const next = nearest(from, stops(), direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('keydown', walk);
  return { destroy: () => root.removeEventListener('keydown', walk) };
}

/** In every part of the board one thing can be reached by Tab, even where nothing can be done; arrows lead on from it. */
export function oneStopPerPart(board: HTMLElement, parts: string): { destroy: () => void } {
  const settle = (): void => {
    for (const part of board.querySelectorAll(parts)) {
      const names = [...part.querySelectorAll<HTMLElement>('.hit[tabindex]')];
      if (!names.some((name) => name.tabIndex === 0) && names[0]) names[0].tabIndex = 0;
    }
  };
  const enter = (event: FocusEvent): void => {
    const hit = event.target instanceof HTMLElement ? event.target : null;
    if (!hit?.matches('.hit[tabindex]')) return;
    for (const name of hit.closest(parts)?.querySelectorAll<HTMLElement>('.hit[tabindex="0"]') ?? []) name.tabIndex = -1;
    hit.tabIndex = 0;
  };
  const changes = new MutationObserver(settle);
  changes.observe(board, { childList: true, subtree: true });
  board.addEventListener('focusin', enter);
  settle();
  return {
    destroy() {
      changes.disconnect();
      board.removeEventListener('focusin', enter);
    },
  };
}

function nearest(from: HTMLElement, stops: HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const start = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const end = centre(stop);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    const distance = along + aside * SIDEWAYS;
    if (stop !== from && along > 4 && distance < least) [best, least] = [stop, distance];
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
