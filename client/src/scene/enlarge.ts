/** Draws a piece of the board once more, larger: a copy of just what lies there, so that the two cannot differ. */

const LARGEST = 3;
/** How a piece is at the moment; its copy only shows what it is. */
const STATES = ['lit', 'possible', 'chosen', 'refused', 'dear', 'pointed', 'told'];

export function sourceOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.board .piece[data-id="${CSS.escape(id)}"]`);
}

/** How many times as large a piece can be drawn in some room, two to three times where there is enough. */
export function factor(piece: { width: number; height: number }, room: { width: number; height: number }): number {
  return Math.max(1, Math.min(LARGEST, room.width / Math.max(piece.width, 1), room.height / Math.max(piece.height, 1)));
}

/** A copy for looking at. It stands in shells of all that it lies in, which have no box of their own: style sheets find it as they find the piece. */
export function copyOf(source: HTMLElement): HTMLElement {
  const copy = source.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.hit, .piece > .lack')) part.remove();
  for (const part of [copy, ...copy.querySelectorAll('.piece')]) {
    part.removeAttribute('data-id');
    part.classList.remove(...STATES);
  }
  Object.assign(copy.style, { position: 'relative', inset: 'auto', transform: 'none', margin: '0', width: `${source.offsetWidth}px` });
  copy.style.setProperty('--piece', getComputedStyle(source).getPropertyValue('--piece'));
  let whole = copy;
  for (let outer = source.parentElement; outer && !outer.matches('.board'); outer = outer.parentElement) {
    const shell = outer.cloneNode(false) as HTMLElement;
    for (const name of ['id', 'data-id', 'tabindex', 'role', 'aria-label', 'aria-labelledby']) shell.removeAttribute(name);
    shell.style.display = 'contents';
    shell.append(whole);
    whole = shell;
  }
  whole.inert = true;
  whole.setAttribute('aria-hidden', 'true');
  return whole;
}
