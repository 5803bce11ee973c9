import type { TableView } from '../table/table-view.svelte.ts';
import { hasFace } from './tokens.ts';

const LONG_PRESS = 450;
/** So long a mouse rests on a piece before it is enlarged. */
const REST = 900;

/** Lets the tooltip speak of whatever is hovered or focused; what is hovered or pressed for long is enlarged. */
export function hover(board: HTMLElement, view: TableView): { destroy: () => void } {
  let timer = 0;
  let rest = 0;
  let wasLong = false;

  const lookAt = (target: EventTarget | null): string => {
    const hit = target instanceof Element ? target.closest<HTMLElement>('[data-hit]') : null;
    const node = hit ? view.node(hit.dataset.hit ?? '') : undefined;
    view.look(hit && node ? { anchor: hit, node } : null);
    return node?.type === 'piece' && hasFace(node) ? node.id : '';
  };

  const listeners: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
    pointerover: (event) => {
      if (event.pointerType !== 'mouse') return;
      const id = lookAt(event.target);
      clearTimeout(rest);
      if (id) rest = window.setTimeout(() => view.looked?.node?.id === id && !view.menu && view.magnify(id, false), REST);
    },
    pointerleave: (event) => {
      clearTimeout(rest);
      if (event.pointerType === 'mouse') view.look(null);
    },
    focusin: (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) lookAt(event.target);
    },
    focusout: (event) => view.lookAway(event.target),
    pointerdown: (event) => {
      wasLong = false;
      clearTimeout(rest);
      if (event.pointerType === 'mouse') return;
      const { target } = event;
      // Something that cannot be done answers to a tap as well: there is no other use for one.
      if (target instanceof Element && target.closest('[aria-disabled], span.hit')) lookAt(target);
      else view.look(null);
      timer = window.setTimeout(() => {
        wasLong = true;
        const id = lookAt(target);
        if (id) view.magnify(id, true);
      }, LONG_PRESS);
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    contextmenu: (event) => {
      if (wasLong) event.preventDefault();
    },
  };
  const stopLongClick = (event: MouseEvent): void => {
    if (!wasLong) return;
    wasLong = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of entries) board.addEventListener(name, listener);
  board.addEventListener('click', stopLongClick, { capture: true });
  return {
    destroy() {
      clearTimeout(timer);
      clearTimeout(rest);
      for (const [name, listener] of entries) board.removeEventListener(name, listener);
      board.removeEventListener('click', stopLongClick, { capture: true });
    },
  };
}
