/** Where the lines of a chart lie, in pixels. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round numbers from the lowest value (or nought) to beyond the highest, about so many. */
export function ticks(low: number, high: number, about = 5): number[] {
  const span = Math.max(1, high - Math.min(0, low));
  const rough = span / about;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * unit).find((one) => one >= rough) ?? unit);
  const first = Math.floor(Math.min(0, low) / step) * step;
  const found = [first];
  for (let value = first; value < high; ) found.push((value += step));
  return found;
}

/** Gives the height of a value between the first tick and the last. */
export function heightOf(value: number, marks: number[], frame: Frame): number {
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  return frame.bottom - ((value - low) / Math.max(1, high - low)) * (frame.bottom - frame.top);
}

export function acrossOf(place: number, places: number, frame: Frame): number {
  return frame.left + (places > 1 ? place / (places - 1) : 1) * (frame.right - frame.left);
}

/** Moves labels apart that would lie on each other: the same order, so far from each other, as near as can be. */
export function apart(heights: number[], gap: number, lowest: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height);
  const found = heights.slice();
  let last = -Infinity;
  for (const one of order) {
    last = Math.max(one.height, last + gap);
    found[one.place] = last;
  }
  let next = lowest + gap;
  for (const one of order.toReversed()) {
    next = Math.min(found[one.place] ?? 0, next - gap);
    found[one.place] = next;
  }
  return found;
}

/** Of several sizes of a picture, the one that can be shown largest in a room, and by how much it is made smaller there. */
export function largest(sizes: { width: number; height: number }[], width: number, height: number): { width: number; height: number; factor: number } {
  const found = sizes.map((size) => ({ ...size, factor: Math.min(1, width / size.width, height / Math.max(1, size.height)) }));
  return found.reduce((best, one) => (one.factor > best.factor ? one : best));
}
