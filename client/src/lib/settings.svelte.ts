import type { Language } from './wire.ts';

export type Mode = 'night' | 'day';

/** Storage can be forbidden (private windows, embedded pages); then a choice lasts as long as the page. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.${name}`, value);
  } catch {
    // See above: nothing to do.
  }
}

function firstLanguage(): Language {
  const kept = remembered('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

class Settings {
  language = $state<Language>(firstLanguage());
  mode = $state<Mode>(remembered('mode') === 'day' ? 'day' : 'night');
  /** Single letters as shortcuts get in the way of some ways of typing, so they can be turned off. */
  hasKeys = $state(remembered('keys') !== 'off');

  setLanguage(language: Language): void {
    this.language = language;
    remember('language', language);
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    remember('mode', mode);
  }

  setKeys(hasKeys: boolean): void {
    this.hasKeys = hasKeys;
    remember('keys', hasKeys ? 'on' : 'off');
  }
}

export const settings = new Settings();
