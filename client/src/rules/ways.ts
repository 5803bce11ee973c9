export type Point = [number, number];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far a way is bent to one side, as a share of its length: the first that covers no title is taken. */
const BENDS = [0.16, -0.16, 0.32, -0.32, 0.5, -0.5];
const STEPS = 24;
/** So many px before the middle of what it leads to, a way ends. */
const SHORT = 12;

/** A way from middle to middle, bent so that it is seen to be one, and so that titles can be read. */
export function bow(from: Point, to: Point, titles: Box[] = []): string {
  const ways = BENDS.map((bend): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return [from[0] + dx / 2 + dy * bend, from[1] + dy / 2 - dx * bend];
  });
  const covered = ways.map((over) => coveredBy(from, over, to, titles));
  const over = ways[covered.indexOf(Math.min(...covered))] ?? to;
  return `M${from.join(' ')} Q${over.join(' ')} ${before(over, to).join(' ')}`;
}

/** Where a way ends: a little before the middle of what it leads to, which is seen beside its point. */
function before(over: Point, to: Point): Point {
  const [dx, dy] = [to[0] - over[0], to[1] - over[1]];
  const length = Math.hypot(dx, dy);
  const share = length ? Math.min(SHORT / length, 0.3) : 0;
  return [Math.round(to[0] - dx * share), Math.round(to[1] - dy * share)];
}

/** How many places on a way lie on titles. */
function coveredBy(from: Point, over: Point, to: Point, titles: Box[]): number {
  let found = 0;
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const [x, y] = [0, 1].map((axis) => (1 - t) ** 2 * (from[axis] ?? 0) + 2 * t * (1 - t) * (over[axis] ?? 0) + t ** 2 * (to[axis] ?? 0)) as Point;
    if (titles.some((title) => x >= title.x && x <= title.x + title.width && y >= title.y && y <= title.y + title.height)) found++;
  }
  return found;
}
