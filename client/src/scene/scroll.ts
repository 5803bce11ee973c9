import { settings } from '../ui/settings.svelte.ts';

/** Brings something on the board into view; where panels are swiped, its panel first. */
export function bringIntoView(element: Element | null | undefined): void {
  const board = element?.closest<HTMLElement>('.board');
  const panel = element?.closest<HTMLElement>('.panel');
  if (!element || !board || !panel) return;
  const isSwiped = board.scrollWidth > board.clientWidth && panel.clientWidth > 0;
  if (isSwiped) board.scrollTo({ left: panel.offsetLeft - board.offsetLeft, behavior: 'instant' });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: settings.isStill || isSwiped ? 'instant' : 'smooth' });
}
