import type { TableView } from '../table/table-view.svelte.ts';

/** A click, or Enter, where it has nothing else to do. */
const IDLE = 'button:not([aria-disabled]), a, input';

function listening(root: HTMLElement, listeners: Partial<Record<'click' | 'keydown', EventListener>>): { destroy: () => void } {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) root.addEventListener(name, listener);
  return { destroy: () => entries.forEach(([name, listener]) => root.removeEventListener(name, listener)) };
}

/** A click on a part of the table that is shown in little room opens it in full. */
export function opening(board: HTMLElement, view: TableView): { destroy: () => void } {
  return listening(board, {
    click: ({ target }) => {
      if (!(target instanceof Element) || (target.closest(IDLE) && !target.closest('.opener'))) return;
      const part = target.closest<HTMLElement>('[data-opens]');
      if (part) view.openDesk(part.dataset.opens ?? '');
    },
  });
}

/** There, a click on a piece, or Enter, enlarges it. */
export function closely(board: HTMLElement, view: TableView): { destroy: () => void } {
  const magnify = ({ target }: Event): void => {
    const hit = target instanceof Element && !target.closest(IDLE) ? target.closest<HTMLElement>('.hit') : null;
    if (hit) view.magnify(hit.dataset.hit ?? '', true);
  };
  return listening(board, { click: magnify, keydown: (event) => (event as KeyboardEvent).key === 'Enter' && magnify(event) });
}
