import { remember, remembered } from '../ui/settings.svelte.ts';
import { server } from '../wire/http.ts';
import type { GuideStep, Language, Scene } from '../wire/wire.ts';

const NOTHING = new Set<string>();
/** Stored among the ids of read cards when the guide is turned off. */
const OFF = 'off';

/** The first-game guide, a tutorial: a card beside a question, each card once. This browser keeps which were read, and whether it is off. */
export class Guide {
  #game = '';
  #steps = $state.raw<GuideStep[]>([]);
  /** The ids of cards, and of paragraphs by which something was refused. */
  #read = new Set<string>();
  /** The card beside the present question, by the question's number; its id is empty once it was closed. The rule it was cited by, if it was. */
  #shown = $state.raw<{ number: number; id: string; at?: string } | null>(null);
  #scene = $state.raw<Scene | null>(null);

  isOn = $state(true);
  hasSteps = $derived(this.#steps.length > 0);
  step = $derived(this.isOn ? this.#steps.find((step) => step.id === this.#shown?.id) : undefined);
  /** The paragraph the card came with, if something was refused by it. */
  at = $derived(this.#shown?.at);
  /** The ids of the nodes the card points at. */
  points = $derived(this.step && this.#scene ? new Set(placesOf(this.step, this.#scene)) : NOTHING);

  async load(game: string, language: Language): Promise<void> {
    if (game !== this.#game) {
      this.#game = game;
      this.#read = new Set((remembered(`guide.${game}`) ?? '').split(' '));
      this.isOn = !this.#read.has(OFF);
    }
    this.#steps = await server.guide(game, language).catch(() => []); // a game that has left the shelf has none
    this.follow(this.#scene);
  }

  /** Picks the card for a new question; the card of the last question counts as read. */
  follow(scene: Scene | null): void {
    this.#scene = scene;
    if (!scene || scene.number === this.#shown?.number) return;
    if (this.#shown && this.step) this.#markRead(this.#shown.id);
    this.#shown = null;
    if (!scene.options?.length || !this.isOn) return;
    const next = this.#steps.find((step) => isWanted(step, scene) && !this.#read.has(step.id));
    this.#shown = next ? { number: scene.number, id: next.id } : null;
  }

  /** Something was refused by a rule: the card about it comes with the first time. */
  cite(at: string | undefined): void {
    const scene = this.#scene;
    const next = this.#steps.find((step) => at && step.cites.includes(at));
    if (!at || !next || !this.isOn || !scene?.options?.length || this.#read.has(at)) return;
    this.#markRead(at);
    if (this.#shown && this.step) this.#markRead(this.#shown.id);
    this.#shown = { number: scene.number, id: next.id, at };
  }

  /** Counts cards as read: somebody has learnt by doing what they say. */
  learn(ids: string[]): void {
    for (const id of ids) this.#markRead(id);
  }

  close(): void {
    if (!this.#shown) return;
    this.#markRead(this.#shown.id);
    this.#shown = { ...this.#shown, id: '' };
  }

  /** Turns the guide on or off; turned on again, it begins with its first card. */
  turn(isOn: boolean): void {
    this.#read = new Set(isOn ? [] : [OFF]);
    this.isOn = isOn;
    this.#keep();
    this.#shown = null;
    this.follow(this.#scene);
  }

  #markRead(id: string): void {
    this.#read.add(id);
    this.#keep();
  }

  #keep(): void {
    remember(`guide.${this.#game}`, [...this.#read].join(' '));
  }
}

function isWanted(step: GuideStep, scene: Scene): boolean {
  return step.asks.includes(scene.question ?? '') && placesOf(step, scene).length > 0;
}

/** The nodes of this Scene a card points at: `{me}` in its ids is the viewer's side, `{other}` that of the first opponent. */
function placesOf(step: GuideStep, scene: Scene): string[] {
  const me = scene.standings?.find((standing) => standing.seat === scene.viewer)?.side ?? '';
  const other = scene.standings?.find((standing) => standing.seat !== scene.viewer)?.side ?? '';
  return step.on.map((id) => id.replace('{me}', String(me)).replace('{other}', String(other))).filter((id) => id in scene.nodes);
}
