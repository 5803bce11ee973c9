import { provideTable, type TableView } from '../table/table-view.svelte.ts';
import type { PieceNode, Scene, SceneNode, Standing } from '../wire/wire.ts';

const NOTHING: ReadonlySet<never> = new Set<never>();

/** What drawings ask of a table: of it all, only what lies there and what is pointed at is something in a picture. */
type Drawn = Pick<TableView, 'scene' | 'standings' | 'node' | 'pieces' | 'holds' | 'holdsLit' | 'ownerOf'>;

/** A picture of a table: the same drawings as at a table, and nothing can be done. */
export class Still implements Drawn {
  readonly #scene: () => Scene;
  readonly #point: () => string[];
  readonly #refused: () => string[];
  readonly lit = NOTHING;
  readonly waitingSides = NOTHING;
  readonly playback = { about: NOTHING };
  readonly chosen: string[] = [];

  constructor(scene: () => Scene, point: () => string[] = () => [], refused: () => string[] = () => []) {
    this.#scene = scene;
    this.#point = point;
    this.#refused = refused;
  }

  get scene(): Scene {
    return this.#scene();
  }

  get standings(): Standing[] {
    return this.scene.standings ?? [];
  }

  get pointed(): Set<string> {
    return new Set(this.#point());
  }

  get refused(): Set<string> {
    return new Set(this.#refused());
  }

  node(id: string): SceneNode | undefined {
    return this.scene.nodes[id];
  }

  pieces(ids: string[] = []): PieceNode[] {
    return ids.map((id) => this.node(id)).filter((node) => node?.type === 'piece');
  }

  ownerOf(piece: PieceNode): Standing | undefined {
    return piece.side === undefined ? undefined : this.standings.find((standing) => standing.side === piece.side);
  }

  holds(id: string, ids: ReadonlySet<string>): boolean {
    return ids.has(id) || (this.node(id)?.children ?? []).some((child) => this.holds(child, ids));
  }

  holdsLit = (): boolean => false;
  optionsOn = (): never[] => [];
  ghostsOn = (): never[] => [];
  refusalsOn = (): never[] => [];
  opensMenu = (): boolean => false;
}

/** Lets the drawings below show a picture; what is done by hand at a table never happens in one. */
export function provideStill(still: Still): void {
  provideTable(still as unknown as TableView);
}
