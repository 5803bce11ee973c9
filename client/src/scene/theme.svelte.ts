/** A game's character: a style sheet, a sprite of symbols and backdrops, all found by the game's id. */

const SHELL_SPRITE = '/icons.svg';

const symbolsBySprite = $state<Record<string, string[]>>({});
const anchors = new Map<string, Promise<Anchors>>();

export type Anchors = Record<string, { left: number; top: number }>;

export function themeFile(game: string, name: string): string {
  return `/themes/${encodeURIComponent(game)}/${name}`;
}

async function readSvg(address: string): Promise<Document | null> {
  const answer = await fetch(address);
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'image/svg+xml') : null;
}

async function learnSymbols(sprite: string): Promise<void> {
  if (sprite in symbolsBySprite) return;
  symbolsBySprite[sprite] = [];
  const read = await readSvg(sprite);
  symbolsBySprite[sprite] = [...(read?.querySelectorAll('symbol') ?? [])].map((symbol) => symbol.id);
}

export function useTheme(game: string): void {
  void learnSymbols(SHELL_SPRITE);
  void learnSymbols(themeFile(game, 'icons.svg'));
  const address = themeFile(game, 'theme.css');
  if (document.querySelector(`link[href="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

/** Where a symbol is drawn: in the game's own sprite, else in the shell's; nowhere if neither has it. */
export function symbolAddress(game: string, name: string): string | null {
  const own = themeFile(game, 'icons.svg');
  if (symbolsBySprite[own]?.includes(name)) return `${own}#${name}`;
  return symbolsBySprite[SHELL_SPRITE]?.includes(name) ? `${SHELL_SPRITE}#${name}` : null;
}

/** Where a picture is drawn, in the sheet that is made from the game's data. */
export function pictureAddress(game: string, name: string): string {
  return `${themeFile(game, 'art.svg')}#${name}`;
}

/** The named places of a backdrop, `<circle id="anchor-NAME" …>`, in percent of its size. */
export function backdropAnchors(address: string): Promise<Anchors> {
  const known = anchors.get(address) ?? readAnchors(address);
  anchors.set(address, known);
  return known;
}

async function readAnchors(address: string): Promise<Anchors> {
  const svg = (await readSvg(address))?.documentElement;
  const [x = 0, y = 0, width = 100, height = 100] = (svg?.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  const found: Anchors = {};
  for (const circle of svg?.querySelectorAll('[id^="anchor-"]') ?? []) {
    const left = (Number(circle.getAttribute('cx')) - x) / width;
    const top = (Number(circle.getAttribute('cy')) - y) / height;
    found[circle.id.replace('anchor-', '')] = { left: left * 100, top: top * 100 };
  }
  return found;
}
