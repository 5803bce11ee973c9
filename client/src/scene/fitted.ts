/** Lets what lies in a part of the table shrink until it has room there: what matters is seen without scrolling. */

const STEPS = 5;

export function fitted(cell: HTMLElement, least: number): { update: (least: number) => void; destroy: () => void } {
  let waiting = 0;
  const show = (factor: number): void => cell.style.setProperty('--fit', factor.toFixed(3));
  /** A map takes its size from its part of the table: what stands over its edge is no reason to shrink it. */
  const isMap = (): boolean => cell.childElementCount === 1 && cell.firstElementChild?.classList.contains('zone-map') === true;
  const isTooLarge = (): boolean => !isMap() && (cell.scrollHeight > cell.clientHeight + 1 || cell.scrollWidth > cell.clientWidth + 1);

  const settle = (): void => {
    waiting = 0;
    cell.removeAttribute('data-fits');
    cell.toggleAttribute('data-tall', cell.clientHeight > cell.clientWidth);
    show(1);
    let [low, high] = [least, 1];
    if (isTooLarge()) {
      for (let step = 0; step < STEPS; step += 1) {
        const middle = (low + high) / 2;
        show(middle);
        if (isTooLarge()) high = middle;
        else low = middle;
      }
      show(low);
    }
    const fits = !isTooLarge();
    cell.toggleAttribute('data-fits', fits);
    // Whoever has no mouse must be able to scroll it.
    if (fits) cell.removeAttribute('tabindex');
    else cell.tabIndex = 0;
  };
  const soon = (): void => {
    waiting ||= requestAnimationFrame(settle);
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  sizes.observe(cell);
  changes.observe(cell, { childList: true, subtree: true, characterData: true });
  // Pictures come later, and with them their size.
  cell.addEventListener('load', soon, { capture: true });
  settle();
  return {
    update(changed) {
      least = changed;
      soon();
    },
    destroy() {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      cell.removeEventListener('load', soon, { capture: true });
    },
  };
}
