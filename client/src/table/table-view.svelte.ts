import { getContext, setContext } from 'svelte';
import { complete, litIds, numberChoice, refusalsOn, remaining } from '../answers/choosing.ts';
import { Guide } from '../guide/guide.svelte.ts';
import { History } from '../history/history.svelte.ts';
import { Playback } from '../playback/playback.svelte.ts';
import { ghostsOf, type Ghost } from '../scene/ghosts.ts';
import { Story } from '../story/story.svelte.ts';
import type { Instead, Option, PieceNode, Refusal, Review, SceneNode, Standing } from '../wire/wire.ts';
import type { Connection } from './connection.svelte.ts';
import { initialsOf } from './initials.ts';

/** What the tooltip is about: a node of the Scene, or an option in the list. */
export interface Looked {
  anchor: Element;
  node?: SceneNode;
  option?: Option;
}

const PREVIEW_DELAY = 160;
const NO_OPTIONS: Option[] = [];
const NO_REFUSALS: Refusal[] = [];
const NOTHING = new Set<string>();
const NO_GHOSTS: Ghost[] = [];
const NOTHING_INSTEAD: Instead[] = [];

/** A table being looked at: what is lit, what was clicked so far, what is being asked about. */
export class TableView {
  readonly connection: Connection;
  readonly playback: Playback;
  readonly history: History;
  readonly story: Story;
  readonly guide = new Guide();
  /** Whether the review of the game is looked at. */
  isReviewing = $state(false);
  /** The review, once it was made and looked at. */
  review = $state.raw<Review | null>(null);
  chosen = $state.raw<string[]>([]);
  /** The piece whose menu is open, and the options in it. */
  menu = $state.raw<{ anchor: Element; options: Option[] } | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** The verb whose answers are chosen from; empty for none. */
  verb = $state('');
  /** What is to be confirmed before it counts, since it cannot be taken back or a finger touched it. */
  asked = $state.raw<Option | null>(null);
  /** The piece that is looked at closely, and whether it stays so until it is closed. */
  magnified = $state.raw<{ id: string; isPinned: boolean } | null>(null);
  /** The zone of somebody else that is looked at in full; empty for none. */
  desk = $state('');
  /** Counts the wishes to pick a number; the picker takes the focus when it grows. */
  pickerCalls = $state(0);
  /** The number that is picked, and not yet confirmed. */
  amount = $state<number | null>(null);

  /** The table as it is, with the question that is open. */
  live = $derived.by(() => this.connection.scene);
  /** What is on the board: the table as it is, or a moment that is shown again. */
  scene = $derived.by(() => this.history.scene ?? this.playback.scene ?? this.live);
  /** Whether the board shows the table as it is. */
  isNow = $derived.by(() => !this.history.isOn && !this.playback.isOn);
  /** What a card points at: of a hint that was asked for, of the lesson, or of the guide. */
  pointed = $derived.by(() => {
    if (!this.isNow) return NOTHING;
    const { hint, lesson } = this.connection;
    return hint?.on.length ? new Set(hint.on) : lesson ? new Set(lesson.on) : this.guide.points;
  });
  /** What can be done; nothing while one looks back, since it would be done now. */
  options = $derived.by(() => (this.history.isOn ? NO_OPTIONS : (this.live?.options ?? NO_OPTIONS)));
  open = $derived(remaining(this.options, this.chosen));
  numbers = $derived(numberChoice(this.options));
  /** The pieces of the open verb; everything, if none is open. */
  ofVerb = $derived.by(() => (this.verb ? litIds(this.options.filter((option) => option.verb === this.verb), this.chosen) : this.lit));
  lit = $derived.by(() => (this.history.isOn ? NOTHING : litIds(this.scene?.options ?? NO_OPTIONS, this.chosen)));
  refusals = $derived(this.scene?.refusals ?? NO_REFUSALS);
  refused = $derived(new Set(this.refusals.flatMap((refusal) => refusal.on.slice(0, 1))));
  /** What would lie where, if the option that is looked at, or is to be confirmed, were done. */
  ghosts = $derived.by(() => {
    const { considered, foreseen, live } = this;
    return considered && foreseen && live ? ghostsOf(considered, foreseen.ways, live.nodes) : NO_GHOSTS;
  });
  /** What would come of the option that is looked at, or is to be confirmed. */
  foreseen = $derived.by(() => {
    const { preview } = this.connection;
    return this.isNow && preview && preview.action === this.considered?.action ? preview : undefined;
  });
  /** The answer one thinks about: it is to be confirmed, or looked at. */
  considered = $derived.by(() => this.asked ?? (this.looked ? this.optionLookedAt(this.looked) : undefined));
  /** While a number is picked, what can be answered by other verbs, since the step that led here can be taken back. */
  instead = $derived.by(() => (this.numbers && this.connection.mayUndo ? this.connection.instead : NOTHING_INSTEAD));
  isMyTurn = $derived((this.live?.options ?? NO_OPTIONS).length > 0);
  /** Where I play with bots alone, one of them may tell me what it would do, and what it thinks of what I have done. */
  mayAsk = $derived.by(() => this.isMyTurn && this.connection.table?.seats.filter((seat) => seat.kind === 'person').length === 1);
  /** What stands for a side where there is no room for a name. */
  initials = $derived(initialsOf(this.standings));
  waitingSides = $derived(new Set(this.standings.filter(this.#isWaitedFor).map((standing) => standing.side)));

  #previewTimer = 0;
  #wish = $state('');

  constructor(connection: Connection) {
    this.connection = connection;
    this.playback = new Playback(connection);
    this.history = new History(connection);
    this.story = new Story(connection);
    connection.heardRefusal = (at) => this.guide.cite(at);
  }

  get standings(): Standing[] {
    return this.scene?.standings ?? [];
  }

  get #isWaitedFor(): (standing: Standing) => boolean {
    const waiting = this.scene?.waiting ?? [];
    return (standing) => standing.seat !== undefined && waiting.includes(standing.seat);
  }

  node(id: string): SceneNode | undefined {
    return this.scene?.nodes[id];
  }

  /** Whether one of some things is a node or lies in it. */
  holds(id: string, ids: ReadonlySet<string>): boolean {
    return ids.has(id) || (this.node(id)?.children ?? []).some((child) => this.holds(child, ids));
  }

  /** How many of some things are a node or lie in it. */
  count(id: string, ids: ReadonlySet<string>): number {
    const within = (this.node(id)?.children ?? []).reduce((sum, child) => sum + this.count(child, ids), 0);
    return within + Number(ids.has(id));
  }

  holdsLit(id: string): boolean {
    return this.holds(id, this.lit);
  }

  pieces(ids: string[] = []): PieceNode[] {
    return ids.map((id) => this.node(id)).filter((node) => node?.type === 'piece');
  }

  /** What would lie on a piece, and comes from no other place on the board. */
  ghostsOn(id: string): PieceNode[] {
    if (this.ghosts.some(({ place }) => place === id)) return [];
    return (this.foreseen?.pieces ?? []).filter(([on, piece]) => on === id && !this.node(piece.id)).map(([, piece]) => piece);
  }

  /** Whose a piece is. */
  ownerOf(piece: PieceNode): Standing | undefined {
    return piece.side === undefined ? undefined : this.standings.find((standing) => standing.side === piece.side);
  }

  /** What tells a side's things from those of others. */
  toneOf(side: number): string | undefined {
    const desk = this.scene?.zones.map((id) => this.node(id)).find((node) => node?.type === 'zone' && node.side === side);
    return desk?.tone;
  }

  optionsOn(id: string): Option[] {
    return this.open.filter((option) => option.on?.includes(id));
  }

  refusalsOn(id: string): Refusal[] {
    return refusalsOn(this.refusals, id);
  }

  /** Whether a click there leaves several things to choose from, and nothing more to click. */
  opensMenu(id: string): boolean {
    const on = this.optionsOn(id);
    return !this.numbers?.on.includes(id) && complete(on, [...this.chosen, id]).length === on.length;
  }

  /** A click on something lit: does it, opens a menu, or waits for the second click. A finger cannot rest on something to see what it brings: its first touch asks, its second does it. */
  click(id: string, anchor: Element, isFinger = false): void {
    const on = this.optionsOn(id);
    if (this.numbers?.on.includes(id) && on.length > 1) {
      this.pickerCalls += 1;
      return;
    }
    const chosen = [...this.chosen, id];
    const done = complete(on, chosen);
    const [only] = done;
    if (only && done.length === 1 && on.length === 1) {
      if (isFinger && this.asked?.action !== only.action) this.#ask(only);
      else this.do(only);
    }
    else if (this.opensMenu(id)) this.menu = { anchor, options: on };
    else this.chosen = chosen;
  }

  /** Does it; what matters most is done when it is asked for once more. */
  do(option: Option): void {
    const isConfirmed = !option.confirm || this.asked?.action === option.action;
    this.cancel();
    this.magnified = null;
    this.desk = '';
    if (!isConfirmed) {
      this.#ask(option);
      return;
    }
    this.playback.stop();
    this.#wish = '';
    this.connection.answer(option.action);
  }

  #ask(option: Option): void {
    this.asked = option;
    this.connection.askPreview(option.action);
  }

  /** Takes the last step back, to answer otherwise. */
  doInstead({ action }: Instead): void {
    this.#wish = action;
    this.connection.undo();
  }

  /** Once the step is taken back, what was wished is done. */
  grant(): void {
    if (!this.#wish || this.numbers || this.connection.sending !== null) return;
    const option = this.options.find(({ action }) => action === this.#wish);
    this.#wish = '';
    if (option) this.do(option);
  }

  cancel(): void {
    this.chosen = [];
    this.menu = null;
    this.verb = '';
    this.asked = null;
  }

  /** One step back: from what is to be confirmed, from pieces that were clicked, from a verb. False if there is none. */
  back(): boolean {
    if (this.magnified?.isPinned) this.magnified = null;
    else if (this.desk) this.desk = '';
    else if (this.menu || this.asked || this.chosen.length || this.verb) this.cancel();
    else return false;
    return true;
  }

  magnify(id: string, isPinned: boolean): void {
    if (this.node(id)?.type === 'piece') this.magnified = { id, isPinned };
  }

  openDesk(id: string): void {
    this.look(null);
    this.desk = id;
  }

  look(looked: Looked | null): void {
    this.looked = looked;
    if (this.magnified && !this.magnified.isPinned && this.magnified.id !== looked?.node?.id) this.magnified = null;
    clearTimeout(this.#previewTimer);
    const option = looked && this.optionLookedAt(looked);
    if (option) this.#previewTimer = window.setTimeout(() => this.connection.askPreview(option.action), PREVIEW_DELAY);
  }

  /** Focus may leave because its element is just being taken off the page: the state must not change in the middle of that. */
  lookAway(from: EventTarget | null): void {
    queueMicrotask(() => {
      if (this.looked?.anchor === from) this.look(null);
    });
  }

  /** The one option a look is about, if there is just one. */
  optionLookedAt(looked: Looked): Option | undefined {
    if (looked.option) return looked.option;
    const on = looked.node ? this.optionsOn(looked.node.id) : [];
    return on.length === 1 ? on[0] : undefined;
  }
}

const KEY = Symbol('table');

export function provideTable(view: TableView): TableView {
  return setContext(KEY, view);
}

export function useTable(): TableView {
  return getContext<TableView>(KEY);
}
