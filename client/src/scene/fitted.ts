/** Lets what lies in a part of the table shrink until it has room there: what matters is seen without scrolling. */

const STEPS = 5;

/** A part, the least factor it may shrink by, and between which two the right one is being looked for. */
interface Cell {
  element: HTMLElement;
  least: number;
  low: number;
  high: number;
  /** The size it had when its factor was found. */
  width: number;
  height: number;
}

const waiting = new Set<Cell>();
let frame = 0;

function soon(cell: Cell): void {
  waiting.add(cell);
  frame ||= requestAnimationFrame(rest);
}

/** What moves may stand over the edge of its part meanwhile: that is no reason to shrink it. */
function rest(): void {
  if (document.querySelector('.flights')) frame = requestAnimationFrame(rest);
  else settle();
}

const show = ({ element }: Cell, factor: number): void => element.style.setProperty('--fit', factor.toFixed(3));

/** A map takes its size from its part of the table: what stands over its edge is no reason to shrink it. */
const isMap = (element: Element): boolean => element.childElementCount === 1 && element.firstElementChild?.classList.contains('zone-map') === true;

const isTooLarge = ({ element }: Cell): boolean =>
  !isMap(element) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);

/** All parts at once, step by step: reading a size after each writing lays out the whole page, so all write before any is read. */
export function settle(): void {
  frame = 0;
  const cells = [...waiting];
  waiting.clear();
  for (const { element } of cells) element.removeAttribute('data-fits');
  const areTall = cells.map(({ element }) => element.clientHeight > element.clientWidth);
  for (const [index, cell] of cells.entries()) {
    cell.element.toggleAttribute('data-tall', areTall[index]);
    show(cell, 1);
    [cell.low, cell.high] = [cell.least, 1];
  }
  const open = cells.filter((cell) => cell.least < 1 && isTooLarge(cell));
  for (let step = 0; open.length && step < STEPS; step += 1) {
    for (const cell of open) show(cell, (cell.low + cell.high) / 2);
    const areLarge = open.map(isTooLarge);
    for (const [index, cell] of open.entries()) cell[areLarge[index] ? 'high' : 'low'] = (cell.low + cell.high) / 2;
  }
  for (const cell of open) show(cell, cell.low);
  const fit = cells.map((cell) => !isTooLarge(cell));
  for (const cell of cells) ({ clientWidth: cell.width, clientHeight: cell.height } = cell.element);
  for (const [index, { element }] of cells.entries()) {
    element.toggleAttribute('data-fits', fit[index]);
    // Whoever has no mouse must be able to scroll it.
    if (fit[index]) element.removeAttribute('tabindex');
    else element.tabIndex = 0;
  }
}

export function fitted(element: HTMLElement, least: number): { update: (least: number) => void; destroy: () => void } {
  const cell: Cell = { element, least, low: least, high: 1, width: 0, height: 0 };
  const again = (): void => soon(cell);
  const sizes = new ResizeObserver(() => {
    if (element.clientWidth !== cell.width || element.clientHeight !== cell.height) again();
  });
  const changes = new MutationObserver(again);
  sizes.observe(element);
  changes.observe(element, { childList: true, subtree: true, characterData: true });
  // Pictures come later, and with them their size.
  element.addEventListener('load', again, { capture: true });
  again();
  return {
    update(changed) {
      cell.least = changed;
      again();
    },
    destroy() {
      waiting.delete(cell);
      sizes.disconnect();
      changes.disconnect();
      element.removeEventListener('load', again, { capture: true });
    },
  };
}
