import type { TableView } from '../table/table-view.svelte.ts';
import type { Option } from '../wire/wire.ts';

/** Lets a button tell what would come of its answer while a mouse rests on it, or the focus. */
export function considering(button: HTMLElement, [view, asked]: [TableView, Option]): { update: (to: [TableView, Option]) => void } {
  let option = asked;
  button.onmouseenter = () => view.look({ anchor: button, option });
  button.onfocus = () => button.matches(':focus-visible') && view.look({ anchor: button, option });
  button.onmouseleave = button.onblur = () => view.lookAway(button);
  return { update: ([, to]) => (option = to) };
}
