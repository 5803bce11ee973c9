import { getContext, setContext, type Snippet } from 'svelte';
import type { Grid, Variant } from './plan.ts';

/** The part of the plan that something is drawn in. */
export interface Cell {
  readonly variant: Variant;
  /** How the zones of a panel there are laid out, if the plan says so. */
  readonly inside: Grid | undefined;
  /** How other pages lay them out: what lies there, and has no place here, is left to them. */
  readonly elsewhere?: Grid[];
  /** How small things may get there. */
  readonly least: number;
  /** Whether nobody has planned the table: what lies in a panel lies in its middle, and not on its head line. */
  readonly isPlain?: boolean;
  /** What one answers, where the plan gives it a place among the parts of a panel. */
  readonly answers?: Snippet | undefined;
}

const KEY = Symbol('cell');

export function provideCell(cell: Cell): void {
  setContext(KEY, cell);
}

export function useCell(): Cell {
  return getContext<Cell>(KEY);
}
