import type { SceneNode, ZoneNode } from '../wire/wire.ts';

/** Where the parts of a table lie: data of the game's theme, or made here from the roles of its zones. */

export type Variant = 'full' | 'compact' | 'strip' | 'glance';

export interface Grid {
  columns: string[];
  rows: string[];
  areas: string[];
  variant?: Record<string, Variant>;
}

export interface Page extends Grid {
  name: string;
  /** How this page lays out panels of which it shows some parts, or shows them in another way than the plan. */
  inside?: Record<string, Grid>;
}

export interface Plan extends Partial<Grid> {
  class: 'wide' | 'middle' | 'narrow';
  room: [width: number, height: number];
  seats?: number[];
  scale?: number;
  seating?: Record<string, string[]>;
  sharing?: Record<string, 'split' | 'tabs' | 'over'>;
  covers?: Record<string, string>;
  inside?: Record<string, Grid>;
  page?: Page[];
  /** Whether it was made here, for a game that has no plan and needs none. */
  isPlain?: boolean;
  /** How much larger the window is than what the plan is drawn for; below 1 it is smaller. */
  factor?: number;
  /** On a small screen that is held wide, all of it is drawn smaller. */
  zoom?: number;
}

/** An area of the table and what lies in it, in the order of the Scene. */
export interface Placed {
  name: string;
  /** The place on the grid: that of the area, or of the one it covers; none if the plan knows of neither. */
  at: string;
  zones: ZoneNode[];
}

const NARROW = 641;
const WIDE = 1000;
/** Smaller than this nobody could read it: the rest is scrolled. */
const LEAST_ZOOM = 0.75;
/** What one answers is never drawn smaller where it lies below the board, and as high as this. */
const BELOW = 66;
const VARIANTS: Variant[] = ['full', 'compact', 'strip', 'glance'];
const LONE: Omit<Page, 'areas' | 'rows'> = { name: 'table', columns: ['1fr'] };

export function classFor(width: number): Plan['class'] {
  return width < NARROW ? 'narrow' : width < WIDE ? 'middle' : 'wide';
}

/** Width gives the class; of its plans for so many seats the first that has room, else the last. */
export function planFor(plans: Plan[], width: number, height: number, seats: number): Plan | undefined {
  const kind = classFor(width);
  const meant = plans.filter((plan) => plan.class === kind && (!plan.seats?.length || plan.seats.includes(seats)));
  const plan = meant.find(({ room }) => room[0] <= width && room[1] <= height) ?? meant.at(-1);
  if (!plan) return undefined;
  const fits = Math.min(plan.scale ?? 1, width / plan.room[0], height / plan.room[1]);
  const zoom = kind === 'wide' ? Math.min(1, Math.max(LEAST_ZOOM, zoomFor(plan, width, height))) : 1;
  const factor = Math.max(fits, Math.min(1, fits / zoom));
  return { ...scaled(plan, factor), factor, zoom };
}

/** How much smaller the board is drawn so that it has all the room it was planned for. */
function zoomFor(plan: Plan, width: number, height: number): number {
  const [wide, high] = plan.room;
  const below = [...pagesOf(plan), ...Object.values(plan.inside ?? {})].some(holdsAnswers) ? 0 : BELOW;
  // A plan that was made for no window in particular has all the room it wants.
  return Math.min(width / wide, high > below ? (height - below) / (high - below) : Infinity);
}

/** Larger windows have larger parts, up to what the plan allows. */
function scaled(plan: Plan, factor: number): Plan {
  if (factor <= 1) return plan;
  const track = (size: string): string => (/^\d+$/.test(size) ? String(Math.round(Number(size) * factor)) : size);
  const grid = <G extends Partial<Grid>>(one: G): G => ({ ...one, columns: one.columns?.map(track), rows: one.rows?.map(track) });
  const inside = Object.entries(plan.inside ?? {}).map(([name, one]) => [name, grid(one)] as const);
  return { ...grid(plan), inside: Object.fromEntries(inside) };
}

/** The pages of a plan; most have one. */
export function pagesOf(plan: Plan): Page[] {
  return plan.page?.length ? plan.page : [{ ...LONE, rows: [], areas: [], ...plan }];
}

export function areasOf(grid: Grid): Set<string> {
  return new Set(grid.areas.flatMap((row) => row.split(/\s+/)).filter((name) => name !== '.'));
}

/** Whether the answers lie among the parts of a panel. */
export function holdsAnswers(grid: Grid | undefined): boolean {
  return grid !== undefined && areasOf(grid).has('answers');
}

/** The parts a grid has a place for, beside the head line and what one answers. */
export function partsOf(grid: Grid): string[] {
  return [...areasOf(grid)].filter((name) => name !== 'plate' && name !== 'answers');
}

/** The page that holds most of what is looked for: the shown one, unless another holds more. */
export function liveliest(pages: { name: string; held: number }[], shown: string): string {
  const most = Math.max(0, ...pages.map((page) => page.held));
  const best = pages.filter((page) => page.held === most);
  return (best.find((page) => page.name === shown) ?? (most ? best[0] : undefined))?.name ?? shown;
}

/** What a zone is called, without the number of whose it is: `hand2` is a hand. */
export function nameOf(id: string): string {
  return id.replace(/[\d.#].*$/, '');
}

/** The place of a part of a panel on its grid: by what it says, else by its name. */
export function cellOf(part: ZoneNode, grid: Grid | undefined): string | undefined {
  const known = grid ? areasOf(grid) : undefined;
  return [part.area ?? '', nameOf(part.id)].find((name) => known?.has(name));
}

/** How one's own place is laid out, for somebody else's that has the same parts; columns that nothing lies in are left out. */
export function nearGrid(plan: Plan | undefined, parts: ZoneNode[]): Grid | undefined {
  const near = plan?.inside?.near;
  const cells = parts.map((part) => cellOf(part, near)).filter((name) => name !== undefined);
  if (!near || cells.length * 2 <= parts.length) return undefined;
  const rows = near.areas.map((row) => row.split(/\s+/));
  const shown = (name: string): string => (name === 'answers' ? '.' : name);
  const isUsed = (column: number): boolean => rows.some((row) => cells.includes(row[column] ?? '') || row[column] === 'plate');
  const kept = near.columns.map((_, column) => column).filter(isUsed);
  return { ...near, columns: kept.map((column) => near.columns[column] ?? 'fit'), areas: rows.map((row) => kept.map((column) => shown(row[column] ?? '.')).join(' ')) };
}

/** If more than this share of the parts that one's own place has are there, all of it is laid out as there. */
const ALIKE = 0.72;

/** How all that somebody has lies in one picture: as the plan says, for where one's own is spread over pages; else as one's own place. */
export function wholeGrid(plan: Plan | undefined, parts: ZoneNode[]): Grid | undefined {
  const near = plan?.inside?.whole ?? plan?.inside?.near;
  const known = near ? partsOf(near) : [];
  const cells = parts.map((part) => cellOf(part, near));
  const isAlike = plan?.class === 'narrow' || known.filter((name) => cells.includes(name)).length > known.length * ALIKE;
  if (isAlike && !holdsAnswers(near)) return near;
  return plan?.class === 'narrow' ? undefined : nearGrid(plan, parts);
}

/** How broad a grid wants to be: what its columns say, and as much as a card with something beside it where they share. */
const BESIDE = 240;

export const broadOf = (grid: Grid): number => grid.columns.reduce((sum, column) => sum + (Number(column) || BESIDE), 0);

/** Deals zones out to areas: by what they say, else by their name, their seat, their role. */
export function deal(plan: Plan, zones: ZoneNode[]): Map<string, ZoneNode[]> {
  const known = new Set([...pagesOf(plan).flatMap((page) => [...areasOf(page)]), ...Object.keys(plan.covers ?? {})]);
  const seated = zones.filter((zone) => isSeat(zone));
  const seating = plan.seating?.[seated.length];
  const dealt = new Map<string, ZoneNode[]>();
  for (const zone of zones) {
    const seat = seated.indexOf(zone);
    const ways = [
      zone.area ?? '',
      nameOf(zone.id),
      ...(seat < 0 ? [zone.role ?? 'shared'] : [seating?.[seat] ?? (seat === 0 ? 'near' : 'others')]),
      'shared',
    ];
    const area = ways.find((name) => known.has(name)) ?? 'rest';
    dealt.set(area, [...(dealt.get(area) ?? []), zone]);
  }
  return dealt;
}

function isSeat(zone: ZoneNode): boolean {
  return zone.area === 'seat' || (!zone.area && zone.side !== undefined && zone.role !== 'shared');
}

/** What lies on a page, and where. */
export function placed(plan: Plan, page: Page, dealt: Map<string, ZoneNode[]>): Placed[] {
  const here = areasOf(page);
  const at = (name: string): string => (here.has(name) ? name : (plan.covers?.[name] ?? ''));
  return [...dealt].map(([name, zones]) => ({ name, at: at(name), zones })).filter((one) => here.has(one.at) || one.name === 'rest');
}

type Inner = (id: string) => SceneNode | undefined;

/** The zones a page is there for: what it only gives a glance of is at home on another, and so is what another page shows of a panel. */
export function livingOn(plan: Plan, page: Page, dealt: Map<string, ZoneNode[]>, inner: Inner = () => undefined): SceneNode[] {
  return placed(plan, page, dealt).flatMap(({ name, zones }): SceneNode[] => {
    if (page.variant?.[name] === 'glance') return [];
    const grid = page.inside?.[name];
    if (!grid) return zones;
    const elsewhere = shownElsewhere(plan, page, name);
    const isHere = (part: SceneNode | undefined): part is SceneNode => part !== undefined && isAtHome(part, grid, elsewhere);
    return zones.flatMap((zone) => (zone.children ?? []).map(inner).filter(isHere));
  });
}

function isAtHome(part: SceneNode, grid: Grid, elsewhere: Grid[]): boolean {
  if (part.type !== 'zone') return true;
  const cell = cellOf(part, grid);
  return cell ? grid.variant?.[cell] !== 'glance' : !elsewhere.some((other) => cellOf(part, other));
}

/** How the other pages lay out the parts of a panel: what one of them shows, and this one does not name, is left to it. */
export function shownElsewhere(plan: Plan, page: Page, area: string): Grid[] {
  if (!page.inside?.[area]) return [];
  return pagesOf(plan).flatMap((other) => (other === page ? [] : (other.inside?.[area] ?? [])));
}

/** Whether something is still drawn where an area has so little room. */
export function isDrawn(until: Variant | undefined, variant: Variant): boolean {
  return VARIANTS.indexOf(variant) <= VARIANTS.indexOf(until ?? 'compact');
}

/** Sizes that depend on what lies there: what it needs, or less where there is little room; never less; or all the room that is left besides. */
const BY_CONTENT: Record<string, string> = { fit: 'auto', whole: 'min-content', fill: 'minmax(min-content, 1fr)' };

const track = (size: string): string => BY_CONTENT[size] ?? (size.endsWith('fr') ? `minmax(0, ${size})` : `${size}px`);

/** A grid as `grid-template` says it. */
export function template(grid: Grid): string {
  const rows = grid.areas.map((row, place) => `"${row}" ${track(grid.rows[place] ?? 'fit')}`);
  return `${rows.join(' ')} / ${grid.columns.map(track).join(' ')}`;
}

/** Whether an area is as high as what lies in it, so that nothing in it can be measured by its height. */
export function isLoose(grid: Grid, area: string): boolean {
  const rows = grid.rows.filter((_, place) => grid.areas[place]?.split(/\s+/).includes(area));
  return rows.length > 0 && rows.every((row) => row in BY_CONTENT);
}

/** Layouts that are as large as their part of the table allows; all others are as large as what lies in them. */
const SIZED = ['ring', 'map', 'matrix'];

function isSized(zone: ZoneNode, inner: Inner): boolean {
  return SIZED.includes(zone.layout) || (zone.children ?? []).map(inner).some((part) => part?.type === 'zone' && isSized(part, inner));
}

/** Plans for a game that has none. Where all lies in rows, one column: the others, the middle with all the room that is left, oneself; on a phone the others come last. */
export function plansFromRoles(zones: ZoneNode[], inner: Inner = () => undefined): Plan[] {
  if (zones.some((zone) => isSized(zone, inner))) return plansInParts(zones);
  const seats = zones.filter((zone) => isSeat(zone)).length;
  const roles = new Set(zones.filter((zone) => !isSeat(zone)).map((zone) => zone.role ?? 'shared'));
  const isThere: Record<string, boolean> = { others: seats > 1, shared: true, bank: roles.has('bank'), own: seats > 0 && roles.has('own'), near: seats > 0 };
  const plan = (kind: Plan['class'], ...wanted: string[]): Plan => {
    const areas = wanted.filter((area) => isThere[area]);
    return { class: kind, room: [0, 0], isPlain: true, columns: ['1fr'], areas, rows: areas.map((area) => (area === 'shared' ? 'fill' : 'whole')) };
  };
  const mine = ['shared', 'bank', 'own', 'near'];
  return [plan('wide', 'others', ...mine), plan('middle', 'others', ...mine), plan('narrow', ...mine, 'others')];
}

/** Where something is as large as its part: one's own place large, what is shared beside it, the others below that. */
function plansInParts(zones: ZoneNode[]): Plan[] {
  const seats = zones.filter((zone) => isSeat(zone)).length;
  const roles = new Set(zones.filter((zone) => !isSeat(zone)).map((zone) => zone.role ?? 'shared'));
  const rows = (...wanted: [area: string, is: boolean, row: string][]): { areas: string[]; rows: string[] } => {
    const there = wanted.filter(([, is]) => is);
    return { areas: there.map(([area]) => area), rows: there.map(([, , row]) => row) };
  };
  const [has, others, own, bank] = [seats > 0, seats > 1, seats > 0 && roles.has('own'), roles.has('bank')];
  const beside = rows(['shared', true, '1fr'], ['others', others, '1fr'], ['bank', bank, 'fit']);
  const left = (place: number): string => (own && place === 0 ? 'own ' : has ? 'near ' : '');
  const wide = { ...beside, areas: beside.areas.map((area, place) => left(place) + area) };
  const high = rows(['shared', true, 'fit'], ['others', others, '0.8fr'], ['own', own, 'fit'], ['near', has, '1fr'], ['bank', bank, 'fit']);
  const mine = rows(['own', own, 'fit'], ['near', has, '1fr'], ['bank', bank && has, 'fit']);
  const table = rows(['shared', true, '1fr'], ['bank', bank && !has, 'fit']);
  const page = (name: string, grid: { areas: string[]; rows: string[] }): Page => ({ name, columns: ['1fr'], ...grid });
  const pages = [page('mine', mine), page('table', table), page('others', rows(['others', others, '1fr']))];
  return [
    { class: 'wide', room: [0, 0], columns: has ? ['1.1fr', '1fr'] : ['1fr'], ...wide },
    { class: 'middle', room: [0, 0], columns: ['1fr'], ...high },
    { class: 'narrow', room: [0, 0], page: pages.filter((one) => one.areas.length > 0) },
  ];
}
