import type { Language } from '../wire/wire.ts';

export type Mode = 'night' | 'day';

/** How fast things move, and whether an opponent's turn is shown step by step without being asked for. */
const FACTORS = { skip: 0, fast: 0.5, normal: 1, slow: 2 };
export type Speed = keyof typeof FACTORS;
export const SPEEDS = Object.keys(FACTORS) as Speed[];
const VOLUME = 0.5;
const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

const turn = (name: string, isOn: boolean): void => remember(name, isOn ? 'on' : 'off');

function firstLanguage(): Language {
  const kept = remembered('language');
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

function firstSpeed(): Speed {
  const kept = remembered('speed');
  return SPEEDS.find((speed) => speed === kept) ?? (prefersStillness() ? 'skip' : 'normal');
}

function firstVolume(): number {
  const kept = Number(remembered('volume') ?? VOLUME);
  return kept >= 0 && kept <= 1 ? kept : VOLUME;
}

class Settings {
  language = $state<Language>(firstLanguage());
  mode = $state<Mode>(remembered('mode') === 'day' ? 'day' : 'night');
  /** Single letters as shortcuts get in the way of some ways of typing, so they can be turned off. */
  hasKeys = $state(remembered('keys') !== 'off');
  /** Whether the log tells what each line rests on. */
  hasRules = $state(remembered('rules') === 'on');
  /** Whether characters say something at big moments. */
  hasRemarks = $state(remembered('remarks') !== 'off');
  /** Whether pieces are heard, and that it is my turn; how loud, between 0 and 1. */
  hasSound = $state(remembered('sound') !== 'off');
  volume = $state(firstVolume());
  /** Whether I am called by a notification when it is my turn. */
  hasNotifications = $state(remembered('notifications') !== 'off');
  speed = $state<Speed>(firstSpeed());
  factor = $derived(FACTORS[this.speed]);

  /** Whether nothing shall move by itself. */
  get isStill(): boolean {
    return this.factor === 0 || prefersStillness();
  }

  setRules(hasRules: boolean): void {
    this.hasRules = hasRules;
    turn('rules', hasRules);
  }

  setRemarks(hasRemarks: boolean): void {
    this.hasRemarks = hasRemarks;
    turn('remarks', hasRemarks);
  }

  setSound(hasSound: boolean, volume: number): void {
    this.hasSound = hasSound;
    this.volume = volume;
    turn('sound', hasSound);
    remember('volume', String(volume));
  }

  setNotifications(hasNotifications: boolean): void {
    this.hasNotifications = hasNotifications;
    turn('notifications', hasNotifications);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

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
    turn('keys', hasKeys);
  }
}

export const settings = new Settings();
