/** How large things can be that lie beside each other in equal lines. */

export type Size = 'chip' | 'small' | 'card' | 'full';

export interface Fit {
  lines: number;
  columns: number;
  /** The width of one. */
  piece: number;
  size: Size;
}

const MOST_LINES = 3;
const GAP = 6;
const SIZES: [below: number, size: Size][] = [
  [30, 'chip'],
  [56, 'small'],
  [96, 'card'],
];

export function sizeOf(width: number): Size {
  return SIZES.find(([below]) => width < below)?.[1] ?? 'full';
}

/** The largest size at which all fit into one to three lines; `shape` is width ÷ height. */
export function fit(count: number, shape: number, width: number, height: number, gap = GAP): Fit {
  let best: Fit = { lines: 1, columns: Math.max(count, 1), piece: 0, size: 'chip' };
  for (let lines = 1; lines <= Math.min(MOST_LINES, Math.max(count, 1)); lines += 1) {
    const columns = Math.ceil(Math.max(count, 1) / lines);
    const across = (width - gap * (columns - 1)) / columns;
    const down = ((height - gap * (lines - 1)) / lines) * shape;
    const piece = Math.max(0, Math.floor(Math.min(across, down)));
    if (piece > best.piece) best = { lines, columns, piece, size: sizeOf(piece) };
  }
  return best;
}
