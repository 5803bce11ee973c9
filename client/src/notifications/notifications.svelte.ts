import { settings } from '../ui/settings.svelte.ts';

/** Who has done something here just now needs no sound to look. */
const ATTENTIVE = 10_000;
const NOTES = [659.25, 880];
const NOTE_LENGTH = 0.16;
const LOUDNESS = 0.12;

/** Calls me when it is my turn: by a sound, and by a notification where the browser lets us. */
class Notifications {
  /** Notifications need https or this very machine. */
  readonly isPossible = isSecureContext && 'Notification' in window;
  permission = $state<NotificationPermission>(this.isPossible ? Notification.permission : 'denied');
  #audio: AudioContext | null = null;
  #lastDone = Date.now();

  constructor() {
    const done = (): void => {
      this.#lastDone = Date.now();
    };
    addEventListener('pointerdown', done);
    addEventListener('keydown', done);
  }

  async askPermission(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  call(text: string, tag: string): void {
    const isHere = !document.hidden && document.hasFocus();
    if (isHere && Date.now() - this.#lastDone < ATTENTIVE) return;
    if (settings.hasSound) this.sound();
    if (!isHere && settings.hasNotifications && this.permission === 'granted') this.#notify(text, tag);
  }

  /** Two soft notes; a browser may refuse until somebody has clicked on the page, and then there is silence. */
  sound(): void {
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    void audio.resume();
    NOTES.forEach((frequency, place) => {
      const from = audio.currentTime + place * NOTE_LENGTH;
      const tone = new OscillatorNode(audio, { type: 'sine', frequency });
      const loudness = new GainNode(audio, { gain: 0 });
      loudness.gain.setValueAtTime(0, from);
      loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, from + 2 * NOTE_LENGTH);
      tone.connect(loudness).connect(audio.destination);
      tone.start(from);
      tone.stop(from + 2 * NOTE_LENGTH);
    });
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
