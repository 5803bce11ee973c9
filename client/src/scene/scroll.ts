import { settings } from '../ui/settings.svelte.ts';

const HANDS = ['pointerdown', 'wheel', 'keydown'];

/** Brings something on the board into view. */
export function bringIntoView(element: Element | null | undefined): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: settings.isStill ? 'instant' : 'smooth' });
}

/**
 * Brings what can be clicked into view, unless some of it is; also when something that comes later, like a card of the
 * guide, pushes it out. Then the hands have it. Gives what stops it.
 */
export function bringLit(board: HTMLElement): () => void {
  const bring = (): void => {
    const lit = [...board.querySelectorAll<HTMLElement>('.lit')];
    if (!lit.some(isInView)) bringIntoView(lit[0]);
  };
  const sizes = new ResizeObserver(bring);
  for (const part of [board, ...board.querySelectorAll('.area, .area > *')]) sizes.observe(part);
  const stop = (): void => sizes.disconnect();
  for (const hand of HANDS) addEventListener(hand, stop);
  return () => {
    stop();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
}

function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
