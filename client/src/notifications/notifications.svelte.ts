import type { Sound } from '../sound/sounds.ts';
import { settings } from '../ui/settings.svelte.ts';

/** Who has done something here just now needs no sound to look. */
const ATTENTIVE = 10_000;

const isHere = (): boolean => !document.hidden && document.hasFocus();

/** Calls me when it is my turn, by a sound, and by a notification where the browser lets us; lets pieces be heard. */
class Notifications {
  /** Notifications need https or this very machine. */
  readonly isPossible = isSecureContext && 'Notification' in window;
  permission = $state<NotificationPermission>(this.isPossible ? Notification.permission : 'denied');
  #lastDone = Date.now();
  #isTouched = false;

  constructor() {
    const done = (): void => {
      this.#lastDone = Date.now();
      this.#isTouched = true;
    };
    addEventListener('pointerdown', done);
    addEventListener('keydown', done);
  }

  async askPermission(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  call(text: string, tag: string): void {
    if (isHere() && Date.now() - this.#lastDone < ATTENTIVE) return;
    void this.sound('turn');
    if (!isHere() && settings.hasNotifications && this.permission === 'granted') this.#notify(text, tag);
  }

  /** What is heard of pieces; nothing where nobody looks. */
  hear(sounds: Iterable<Sound>): void {
    if (isHere()) for (const sound of sounds) void this.sound(sound);
  }

  /** Silent until somebody has touched the page: browsers want it so, and nobody is startled. */
  async sound(sound: Sound): Promise<void> {
    if (!settings.hasSound || !settings.volume || !this.#isTouched) return;
    const { play } = await import('../sound/sounds.ts').catch(() => ({ play: null }));
    play?.(sound, settings.volume);
  }

  #notify(text: string, tag: string): void {
    try {
      const shown = new Notification(text, { tag, icon: '/mark.svg' });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
    } catch {
      this.permission = 'denied'; // some telephones know the word and not the thing
    }
  }
}

export const notifications = new Notifications();
