/** A game's character: a style sheet, a sprite of symbols and backdrops, all found by the game's id. */

import type { Plan } from './plan.ts';

const SHELL_SPRITE = '/icons.svg';

/** Raw, and replaced when a sprite has been read: hundreds of symbols ask, and draw themselves again once, not once for every name. */
let symbolsBySprite = $state.raw<Record<string, ReadonlySet<string>>>({});
const symbolReads = new Map<string, Promise<void>>();
const plansByGame = $state<Record<string, Plan[]>>({});
const anchorReads = new Map<string, Promise<Anchors>>();
const themesInUse = new Set<string>();

/** A point of a backdrop, in percent of its size; with width and height, the middle of a box that a piece fills. */
export interface Anchor {
  left: number;
  top: number;
  width?: number;
  height?: number;
}

export interface Anchors {
  /** Width ÷ height of the backdrop. */
  ratio: number;
  places: Record<string, Anchor>;
}

export function themeFile(game: string, name: string): string {
  return `/themes/${encodeURIComponent(game)}/${name}`;
}

async function readSvg(address: string): Promise<Document | null> {
  const answer = await fetch(address);
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'image/svg+xml') : null;
}

function learnSymbols(sprite: string): Promise<void> {
  const read = symbolReads.get(sprite) ?? readSymbols(sprite);
  symbolReads.set(sprite, read);
  return read;
}

async function readSymbols(sprite: string): Promise<void> {
  const read = await readSvg(sprite).catch(() => null); // the line is lost: words will do, until the page is loaded anew
  symbolsBySprite = { ...symbolsBySprite, [sprite]: new Set([...(read?.querySelectorAll('symbol') ?? [])].map((symbol) => symbol.id)) };
}

async function readPlans(game: string): Promise<Plan[]> {
  try {
    const answer = await fetch(themeFile(game, 'plan.json'));
    return answer.ok ? ((await answer.json()) as Plan[]) : [];
  } catch {
    return []; // the line is lost: plans made from roles will do, until the page is loaded anew
  }
}

/** Put a style sheet into the page; done when it dresses it, or cannot be had. */
function wear(address: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const worn = new Promise((done) => (link.onload = link.onerror = done));
  document.head.append(link);
  return worn;
}

/** How a game's table is laid out; nothing as long as it is not known, or would be laid out without its style sheet and its symbols. */
export function plansOf(game: string): Plan[] | undefined {
  return plansByGame[game];
}

async function learnTheme(game: string): Promise<void> {
  const symbols = [SHELL_SPRITE, themeFile(game, 'icons.svg')].map(learnSymbols);
  const [plans] = await Promise.all([readPlans(game), wear(themeFile(game, 'theme.css')), ...symbols]);
  plansByGame[game] = plans;
}

export function useTheme(game: string): void {
  if (themesInUse.has(game)) return;
  themesInUse.add(game);
  void learnTheme(game);
}

/** Where a symbol is drawn: in the game's own sprite, else in the shell's; nowhere if neither has it. */
export function symbolAddress(game: string, name: string): string | null {
  const own = themeFile(game, 'icons.svg');
  if (symbolsBySprite[own]?.has(name)) return `${own}#${name}`;
  return symbolsBySprite[SHELL_SPRITE]?.has(name) ? `${SHELL_SPRITE}#${name}` : null;
}

/** Where a picture is drawn, in the sheet that is made from the game's data. */
export function pictureAddress(game: string, name: string): string {
  return `${themeFile(game, 'art.svg')}#${name}`;
}

/** The named places of a backdrop, `<circle id="anchor-NAME" …>` or `<rect …>`, in percent of its size. */
export function backdropAnchors(address: string): Promise<Anchors> {
  const read = anchorReads.get(address) ?? readAnchors(address);
  anchorReads.set(address, read);
  return read;
}

async function readAnchors(address: string): Promise<Anchors> {
  const svg = (await readSvg(address).catch(() => null))?.documentElement;
  const [x = 0, y = 0, width = 100, height = 100] = (svg?.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  const places: Anchors['places'] = {};
  for (const shape of svg?.querySelectorAll('[id^="anchor-"]') ?? []) {
    const number = (name: string): number => Number(shape.getAttribute(name));
    const isBox = shape.tagName === 'rect';
    const [left, top] = isBox ? [number('x') + number('width') / 2, number('y') + number('height') / 2] : [number('cx'), number('cy')];
    const box = isBox ? { width: (number('width') / width) * 100, height: (number('height') / height) * 100 } : {};
    places[shape.id.replace('anchor-', '')] = { left: ((left - x) / width) * 100, top: ((top - y) / height) * 100, ...box };
  }
  return { ratio: width / height, places };
}
