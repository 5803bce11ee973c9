import { settings } from '../ui/settings.svelte.ts';
import type { TableView } from './table-view.svelte.ts';

interface Toggles {
  toggleHelp: () => void;
  toggleChat: () => void;
}

/** A key for each option, `u` to take back, `,` and `.` to step through what happened, `!` to talk, `?` for help, Escape to think again.
   While one looks back, none of them plays on. */
export function shortcuts(event: KeyboardEvent, view: TableView, { toggleHelp, toggleChat }: Toggles): void {
  if (event.key === 'Escape') {
    if (!view.chosen.length && !view.menu) view.playback.stop();
    view.cancel();
    view.look(null);
    return;
  }
  if (!settings.hasKeys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === '?') toggleHelp();
  else if (event.key === '!') {
    event.preventDefault();
    toggleChat();
  } else if (view.history.isOn) return;
  else if (event.key === 'u') view.connection.undo();
  else if (event.key === ',') view.playback.isOn ? view.playback.step(-1) : view.playback.ask();
  else if (event.key === '.') view.playback.step(1);
  else pressOption(event.key);
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
