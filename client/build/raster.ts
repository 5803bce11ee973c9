/**
 * Draws the house's own SVG pictures as PNG, where something wants no SVG: messengers, home screens.
 *
 * It knows what these pictures are made of (paths, simple shapes, groups, uses, gradients, strokes with dashes) and
 * refuses anything else, rather than leave it out. Nothing is installed for it, and the same picture gives the same bytes.
 */
import { crc32, deflateSync } from 'node:zlib';

type Point = [x: number, y: number];
type Matrix = [number, number, number, number, number, number];
type Attributes = Record<string, string>;
interface Tag {
  name: string;
  attributes: Attributes;
  children: Tag[];
}
interface Line {
  points: Point[];
  isClosed: boolean;
}

/** A picture: four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Float32Array;
}

const ROWS = 4;
const STEPS = 24;
const SAME: Matrix = [1, 0, 0, 1, 0, 0];
/** What children have from those they lie in. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'stroke-dashoffset'];
const SHAPES = ['path', 'rect', 'circle', 'ellipse'];

function parse(text: string): Tag {
  const root: Tag = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, name = '', words = '', isEmpty] of text.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '').matchAll(/<(\/?)([\w]+)([^>]*?)(\/?)>/g)) {
    if (end) open.pop();
    else {
      const tag: Tag = { name, attributes: Object.fromEntries([...words.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])), children: [] };
      open.at(-1)?.children.push(tag);
      if (!isEmpty) open.push(tag);
    }
  }
  const [svg] = root.children;
  if (!svg) throw new Error('expected a picture, found no tag');
  return svg;
}

const numbers = (text: string): number[] => [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([one]) => Number(one));
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

function matrixOf(text = ''): Matrix {
  let found = SAME;
  for (const [, name, words = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = name === 'scale' ? x : 0, ...more] = numbers(words);
    if (name === 'translate') found = times(found, [1, 0, 0, 1, x, y]);
    else if (name === 'scale') found = times(found, [x, 0, 0, y, 0, 0]);
    else if (name === 'rotate' && !more.length) {
      const angle = (x * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      found = times(found, turn);
    } else if (name === 'rotate') {
      const [by = 0] = more;
      found = times(found, matrixOf(`translate(${y} ${by}) rotate(${x}) translate(${-y} ${-by})`));
    } else throw new Error(`a transform that is not known: ${name}`);
  }
  return found;
}

/** The arc of an ellipse as points, from where the pen is; angles as SVG counts them. */
function arc([x, y]: Point, [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0]: number[], [u, v]: Point): Point[] {
  const turn = matrixOf(`rotate(${tilt})`);
  const [p, q] = moved(inverse(turn), [(x - u) / 2, (y - v) / 2]);
  const grow = Math.max(1, Math.sqrt((p / rx) ** 2 + (q / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const rest = Math.max(0, (a * b) ** 2 / ((a * q) ** 2 + (b * p) ** 2) - 1);
  const sign = large === sweep ? -1 : 1;
  const [s, t]: Point = [(sign * Math.sqrt(rest) * a * q) / b, (-sign * Math.sqrt(rest) * b * p) / a];
  const [mx, my] = moved(turn, [s, t]);
  const from = Math.atan2((q - t) / b, (p - s) / a);
  let by = Math.atan2((-q - t) / b, (-p - s) / a) - from;
  if (sweep && by < 0) by += 2 * Math.PI;
  if (!sweep && by > 0) by -= 2 * Math.PI;
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = from + (by * (step + 1)) / STEPS;
    const [ex, ey] = moved(turn, [a * Math.cos(angle), b * Math.sin(angle)]);
    return [ex + mx + (x + u) / 2, ey + my + (y + v) / 2];
  });
}

const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** A path as lines of points. */
function linesOf(d: string): Line[] {
  const lines: Line[] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const [, command = '', words = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const length = LENGTHS[kind];
    if (length === undefined) throw new Error(`a path that is not known: ${command}`);
    const all = kind === 'a' ? numbers(words.replace(/([\d.]+)([ ,]+)([\d.]+)([ ,]+)([-\d.]+)([ ,]+)([01])[ ,]*([01])/g, '$1 $3 $5 $7 $8 ')) : numbers(words);
    for (let place = 0; place === 0 || place < all.length; place += length || 1) {
      const given = all.slice(place, place + length);
      const isRelative = command === kind;
      const point = (from: number): Point => [(given[from] ?? 0) + (isRelative ? at[0] : 0), (given[from + 1] ?? 0) + (isRelative ? at[1] : 0)];
      let line = lines.at(-1);
      if (kind === 'm' && place === 0) {
        at = point(0);
        lines.push({ points: [at], isClosed: false });
        continue;
      }
      if (!line || line.isClosed) lines.push((line = { points: [at], isClosed: false }));
      const before = at;
      if (kind === 'z') {
        line.isClosed = true;
        at = line.points[0] ?? at;
      } else if (kind === 'h') at = [point(0)[0], before[1]];
      else if (kind === 'v') at = [before[0], (given[0] ?? 0) + (isRelative ? before[1] : 0)];
      else if (kind === 'c' || kind === 's' || kind === 'q') {
        const first: Point = kind === 's' ? [2 * before[0] - control[0], 2 * before[1] - control[1]] : point(0);
        const second = kind === 'c' ? point(2) : point(0);
        const end = point(length - 2);
        line.points.push(...curve(before, first, second, end, kind === 'q'));
        [control, at] = [second, end];
        continue;
      } else if (kind === 'a') {
        const end = point(5);
        line.points.push(...arc(before, given, end));
        [control, at] = [end, end];
        continue;
      } else at = point(0);
      control = at;
      if (kind !== 'z') line.points.push(at);
    }
  }
  return lines;
}

function curve(a: Point, b: Point, c: Point, d: Point, isQuadratic: boolean): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const [t, u] = [(step + 1) / STEPS, 1 - (step + 1) / STEPS];
    const [i, j, k, l] = isQuadratic ? [u * u, 2 * u * t, 0, t * t] : [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [0, 1].map((n) => i * a[n as 0]! + j * b[n as 0]! + k * c[n as 0]! + l * d[n as 0]!) as Point;
  });
}

function shapeOf({ name, attributes }: Tag): Line[] {
  const of = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') return linesOf(attributes['d'] ?? '');
  if (name === 'rect') {
    const [x, y, w, h, r] = [of('x'), of('y'), of('width'), of('height'), Math.min(of('rx'), of('width') / 2, of('height') / 2)];
    const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '');
    return linesOf(`M${x + r} ${y}h${w - 2 * r}${corner(1, 1)}v${h - 2 * r}${corner(-1, 1)}h${2 * r - w}${corner(-1, -1)}v${2 * r - h}${corner(1, -1)}z`);
  }
  const [cx, cy, rx, ry] = [of('cx'), of('cy'), of(name === 'circle' ? 'r' : 'rx'), of(name === 'circle' ? 'r' : 'ry')];
  return linesOf(`M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}z`);
}

/** What is left of lines when they are dashed. */
function dashed(lines: Line[], { 'stroke-dasharray': dashes, 'stroke-dashoffset': offset = '0', pathLength }: Attributes): Line[] {
  const pattern = numbers(dashes ?? '');
  if (!pattern.length) return lines;
  if (pattern.length % 2) pattern.push(...pattern);
  return lines.flatMap(({ points, isClosed }) => {
    const all = isClosed && points[0] ? [...points, points[0]] : points;
    const whole = all.slice(1).reduce((sum, point, place) => sum + Math.hypot(point[0] - all[place]![0], point[1] - all[place]![1]), 0);
    const unit = pathLength ? whole / Number(pathLength) : 1;
    let [place, left] = [0, pattern[0]! * unit];
    for (let skip = Number(offset) * unit; skip > 0; ) {
      const step = Math.min(skip, left);
      [skip, left] = [skip - step, left - step];
      if (left <= 0) left = pattern[(place = (place + 1) % pattern.length)]! * unit;
    }
    const found: Line[] = place % 2 ? [] : [{ points: [all[0]!], isClosed: false }];
    for (let at = 1; at < all.length; at++) {
      let from = all[at - 1]!;
      const to = all[at]!;
      let rest = Math.hypot(to[0] - from[0], to[1] - from[1]);
      while (rest > 0) {
        const step = Math.min(rest, left);
        from = [from[0] + ((to[0] - from[0]) * step) / rest, from[1] + ((to[1] - from[1]) * step) / rest];
        if (place % 2 === 0) found.at(-1)?.points.push(from);
        [rest, left] = [rest - step, left - step];
        if (left > 1e-9) continue;
        left = pattern[(place = (place + 1) % pattern.length)]! * unit;
        if (place % 2 === 0) found.push({ points: [from], isClosed: false });
      }
    }
    return found;
  });
}

/** The outline of a stroke, as parts that all turn the same way: together they cover it once. Corners are round. */
function strokeOf(lines: Line[], width: number, isRound: boolean): Point[][] {
  const half = width / 2;
  const disc = ([x, y]: Point): Point[] => Array.from({ length: STEPS }, (_, step) => [x + half * Math.cos((2 * Math.PI * step) / STEPS), y + half * Math.sin((2 * Math.PI * step) / STEPS)]);
  return lines.flatMap(({ points, isClosed }) => {
    const all = isClosed && points[0] ? [...points, points[0]] : points;
    const parts: Point[][] = [];
    all.slice(1).forEach(([x, y], place) => {
      const [u, v] = all[place]!;
      const long = Math.hypot(x - u, y - v);
      if (!long) return;
      const [nx, ny] = [(-(y - v) / long) * half, ((x - u) / long) * half];
      parts.push([[u - nx, v - ny], [x - nx, y - ny], [x + nx, y + ny], [u + nx, v + ny]]);
    });
    const corners = isClosed || isRound ? all : all.slice(1, -1);
    return [...parts, ...corners.map(disc)];
  });
}

/** How much of each pixel lies inside, row by row: by the rule that what is wound around counts. */
function cover({ width, height }: Picture, parts: Point[][], paint: (x: number, y: number, share: number) => void): void {
  const edges = parts.flatMap((points) => points.map((a, place) => [a, points[(place + 1) % points.length]!] as const)).filter(([a, b]) => a[1] !== b[1]);
  const tops = edges.map(([a, b]) => Math.min(a[1], b[1]));
  const order = edges.map((_, place) => place).sort((one, other) => tops[one]! - tops[other]!);
  const shares = new Float32Array(width);
  const xs = parts.flatMap((points) => points.map(([x]) => x));
  const first = Math.max(0, Math.floor(xs.reduce((a, b) => Math.min(a, b), width)));
  const last = Math.min(width, Math.ceil(xs.reduce((a, b) => Math.max(a, b), 0)));
  let active: number[] = [];
  let next = 0;
  for (let y = Math.max(0, Math.floor(tops[order[0] ?? 0] ?? 0)); y < height && (next < order.length || active.length); y++) {
    shares.fill(0);
    for (let row = 0; row < ROWS; row++) {
      const at = y + (row + 0.5) / ROWS;
      while (next < order.length && tops[order[next]!]! <= at) active.push(order[next++]!);
      active = active.filter((place) => Math.max(edges[place]![0][1], edges[place]![1][1]) > at);
      const crossings = active.map((place) => {
        const [a, b] = edges[place]!;
        return { x: a[0] + ((at - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), by: b[1] > a[1] ? 1 : -1 };
      });
      crossings.sort((one, other) => one.x - other.x);
      let wound = 0;
      crossings.forEach(({ x, by }, place) => {
        wound += by;
        const to = crossings[place + 1];
        if (!wound || !to) return;
        const [left, right] = [Math.max(0, x), Math.min(width, to.x)];
        for (let column = Math.floor(left); column < right; column++) shares[column] = shares[column]! + (Math.min(right, column + 1) - Math.max(left, column)) / ROWS;
      });
    }
    for (let x = first; x < last; x++) if (shares[x]! > 0) paint(x, y, Math.min(1, shares[x]!));
  }
}

type Colour = [red: number, green: number, blue: number, alpha: number];

function colourOf(text: string, alpha = 1): Colour {
  const hex = /^#(?:(.)(.)(.)|(..)(..)(..))$/.exec(text);
  if (!hex) throw new Error(`a colour that is not known: ${text}`);
  const [, r, g, b, ...long] = hex;
  const parts = r ? [`${r}${r}`, `${g}${g}`, `${b}${b}`] : long;
  return [...parts.map((part) => parseInt(part ?? '0', 16)), alpha] as Colour;
}

/** What a shape is painted with, by the place in it. */
function paintOf(text: string, ids: Map<string, Tag>, points: Point[], matrix: Matrix): (x: number, y: number) => Colour {
  const id = /^url\(#(.*)\)$/.exec(text)?.[1];
  if (!id) {
    const colour = colourOf(text);
    return () => colour;
  }
  const gradient = ids.get(id);
  if (!gradient) throw new Error(`no gradient ${id}`);
  const of = (key: string, otherwise: number): number => Number(gradient.attributes[key] ?? otherwise);
  const stops = gradient.children.map(({ attributes: { offset, 'stop-color': colour = '#000', 'stop-opacity': alpha } }) => ({ at: Number(offset), colour: colourOf(colour, Number(alpha ?? 1)) }));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x0, y0] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const [w, h] = [xs.reduce((a, b) => Math.max(a, b)) - x0, ys.reduce((a, b) => Math.max(a, b)) - y0];
  const back = inverse(times(matrix, [w || 1, 0, 0, h || 1, x0, y0]));
  const isRadial = gradient.name === 'radialGradient';
  const [cx, cy, r] = [of('cx', 0.5), of('cy', 0.5), of('r', 0.5)];
  const [ax, ay, bx, by] = [of('x1', 0), of('y1', 0), of('x2', 1) - of('x1', 0), of('y2', 0) - of('y1', 0)];
  const mixed: Colour = [0, 0, 0, 0];
  return (x, y) => {
    const u = back[0] * (x + 0.5) + back[2] * (y + 0.5) + back[4];
    const v = back[1] * (x + 0.5) + back[3] * (y + 0.5) + back[5];
    const at = isRadial ? Math.hypot(u - cx, v - cy) / r : ((u - ax) * bx + (v - ay) * by) / (bx * bx + by * by);
    let after = 0;
    while (after < stops.length - 1 && stops[after]!.at < at) after++;
    const [low, high] = [stops[Math.max(0, after - 1)]!, stops[after]!];
    const share = high.at > low.at ? Math.min(1, Math.max(0, (at - low.at) / (high.at - low.at))) : 1;
    for (let part = 0; part < 4; part++) mixed[part] = low.colour[part]! + (high.colour[part]! - low.colour[part]!) * share;
    return mixed;
  };
}

function blend({ width, data }: Picture, x: number, y: number, [r, g, b, alpha]: Colour, share: number): void {
  const at = 4 * (y * width + x);
  const over = alpha * share;
  const under = data[at + 3]! * (1 - over);
  const all = over + under || 1;
  data[at] = (r * over + data[at]! * under) / all;
  data[at + 1] = (g * over + data[at + 1]! * under) / all;
  data[at + 2] = (b * over + data[at + 2]! * under) / all;
  data[at + 3] = over + under;
}

function draw(picture: Picture, tag: Tag, ids: Map<string, Tag>, matrix: Matrix, given: Attributes, opacity: number): void {
  const { name, attributes } = tag;
  if (name === 'defs') return;
  const own: Attributes = { ...given, ...Object.fromEntries(Object.entries(attributes).filter(([key]) => INHERITED.includes(key))) };
  let here = times(matrix, matrixOf(attributes['transform']));
  const seen = opacity * Number(attributes['opacity'] ?? 1);
  if (name === 'use') {
    const used = ids.get((attributes['href'] ?? '').slice(1));
    if (!used) throw new Error(`nothing to use: ${attributes['href']}`);
    here = times(here, [1, 0, 0, 1, Number(attributes['x'] ?? 0), Number(attributes['y'] ?? 0)]);
    draw(picture, used, ids, here, own, seen);
  } else if (name === 'svg' || name === 'g') for (const child of tag.children) draw(picture, child, ids, here, own, seen);
  else if (SHAPES.includes(name)) {
    const lines = shapeOf(tag);
    const points = lines.flatMap((line) => line.points);
    const put = (text: string, parts: Point[][]): void => {
      const paint = paintOf(text, ids, points, here);
      cover(picture, parts.map((part) => oriented(part.map((point) => moved(here, point)), parts !== filled)), (x, y, share) => blend(picture, x, y, paint(x, y), share * seen));
    };
    const filled = lines.map((line) => line.points);
    const { fill = '#000', stroke = 'none' } = own;
    if (fill !== 'none') put(fill, filled);
    if (stroke !== 'none') put(stroke, strokeOf(dashed(lines, { ...own, ...attributes }), Number(own['stroke-width'] ?? 1), own['stroke-linecap'] === 'round'));
  } else throw new Error(`a tag that is not known: ${name}`);
}

/** Parts of a stroke turn the same way, whatever they were turned by. */
function oriented(points: Point[], isWanted: boolean): Point[] {
  const area = points.reduce((sum, [x, y], place) => sum + x * points[(place + 1) % points.length]![1] - y * points[(place + 1) % points.length]![0], 0);
  return isWanted && area < 0 ? points.reverse() : points;
}

/** Draws an SVG picture, or the part of it within a box (x, y, width, height), at a size. */
export function raster(svg: string, width: number, height: number, box?: number[]): Picture {
  const tag = parse(svg);
  const [x = 0, y = 0, w = width, h = height] = box ?? numbers(tag.attributes['viewBox'] ?? '');
  const picture: Picture = { width, height, data: new Float32Array(4 * width * height) };
  const ids = new Map<string, Tag>();
  const note = (one: Tag): void => {
    if (one.attributes['id']) ids.set(one.attributes['id'], one);
    one.children.forEach(note);
  };
  note(tag);
  draw(picture, tag, ids, [width / w, 0, 0, height / h, (-x * width) / w, (-y * height) / h], {}, 1);
  return picture;
}

/** Lays one picture onto another. */
export function lay(onto: Picture, picture: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [r = 0, g = 0, b = 0, alpha = 0] = picture.data.subarray(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4);
      blend(onto, left + x, top + y, [r, g, b, alpha], 1);
    }
  }
}

/** Writes a picture as PNG; each row says how it differs from the one above, which packs well. */
export function png({ width, height, data }: Picture): Buffer {
  const size = 4 * width;
  const rows = Buffer.alloc(height * (size + 1));
  const byte = (at: number): number => Math.round(data[at]! * (at % 4 === 3 ? 255 : 1));
  for (let y = 0; y < height; y++) {
    rows[y * (size + 1)] = 2;
    for (let x = 0; x < size; x++) rows[y * (size + 1) + 1 + x] = byte(y * size + x) - (y ? byte((y - 1) * size + x) : 0);
  }
  const chunk = (name: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from([...[width, height].flatMap((side) => [side >>> 24, side >>> 16, side >>> 8, side].map((part) => part & 255)), 8, 6, 0, 0, 0]);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
