import { settings } from '../ui/settings.svelte.ts';
import type { TableView } from './table-view.svelte.ts';

interface Toggles {
  toggleHelp: () => void;
  toggleChat: () => void;
}

/** A key for each option, `u` to take back, `i` to look closely, `,` and `.` to step through what happened, `!` to talk, `?` or `l` for what the symbols mean, Escape to think again.
   While one looks back, none of them plays on. */
export function shortcuts(event: KeyboardEvent, view: TableView, { toggleHelp, toggleChat }: Toggles): void {
  if (event.key === 'Escape') {
    // Of two dialogs only the upper one closes; it is taken off the page before the browser would close the other.
    if (view.magnified?.isPinned || view.desk) event.preventDefault();
    if (!view.back()) view.playback.stop();
    view.look(null);
    return;
  }
  if (!settings.hasKeys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const isHelp = event.key === '?' || event.key === 'l';
  const open = document.querySelector('dialog[open]');
  if (open && !(isHelp && open.matches('.keys-dialog'))) return;
  if (isHelp) toggleHelp();
  else if (event.key === 'i' || (event.key === 'Enter' && isIdle(event.target))) magnify(view);
  else if (event.key === '!') {
    event.preventDefault();
    toggleChat();
  } else if (view.history.isOn) return;
  else if (event.key === 'u') view.connection.undo();
  else if (event.key === ',') view.playback.isOn ? view.playback.step(-1) : view.playback.ask();
  else if (event.key === '.') view.playback.step(1);
  else pressOption(event.key);
}

/** Whether Enter has nothing else to do there. */
function isIdle(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('span.hit, .hit[aria-disabled]');
}

/** Enlarges what has the focus, or else what the mouse is on. */
function magnify(view: TableView): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-hit]')?.dataset.hit ?? view.looked?.node?.id;
  if (id) view.magnify(id, true);
}

function pressOption(key: string): void {
  if (key.length !== 1) return;
  const button = document.querySelector<HTMLButtonElement>(`.option[aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.focus();
  button?.click();
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])');
}
