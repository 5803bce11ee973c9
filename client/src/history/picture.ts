/** A picture of the board to keep or to send: as it is drawn on the page, with all it needs in one file. */

const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
const SHARP = 2;

/** Saves the board as a PNG. */
export async function savePicture(board: HTMLElement, name: string): Promise<void> {
  const [width, height] = sizeOf(board);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await pictureOf(board))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Writes the board as an SVG that needs nothing else. */
export async function pictureOf(board: HTMLElement): Promise<string> {
  const [width, height] = sizeOf(board);
  const root = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) root.setAttribute(key, String(value));
  root.dataset.mode = document.documentElement.dataset.mode ?? '';
  const copy = board.cloneNode(true) as HTMLElement;
  for (const bar of copy.querySelectorAll('.travel-bar, .action-bar')) bar.remove();
  const sheets = await symbolsIn(copy);
  await Promise.all([...copy.querySelectorAll('img')].map(async (image) => image.setAttribute('src', await inlined(image.src))));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = (await Promise.all([...document.styleSheets].map(styleText))).join('\n');
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', String(width));
  frame.setAttribute('height', String(height));
  frame.append(housed(board, copy, width, height));
  root.append(style, ...sheets, frame);
  return new XMLSerializer().serializeToString(root);
}

/** As large as all that is on the board, also where one has to scroll for it. */
const sizeOf = (board: HTMLElement): [number, number] => [board.clientWidth, board.scrollHeight];

/** Puts the copy into copies of what is around the board, so that the same styles hold. */
function housed(board: HTMLElement, copy: HTMLElement, width: number, height: number): HTMLElement {
  let inner = copy;
  for (let outer = board.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const around = outer.cloneNode(false) as HTMLElement;
    around.removeAttribute('id');
    around.append(inner);
    inner = around;
  }
  const body = document.createElementNS(HTML, 'div') as HTMLElement;
  const { fontFamily, fontSize, fontVariantNumeric, lineHeight, color, backgroundColor } = getComputedStyle(document.body);
  Object.assign(body.style, { fontFamily, fontSize, fontVariantNumeric, lineHeight, color, backgroundColor, width: `${width}px`, height: `${height}px` });
  Object.assign(copy.style, { position: 'fixed', inset: '0', zoom: '1', width: `${width}px`, height: `${height}px`, overflow: 'hidden' });
  body.append(inner);
  return body;
}

/** A style sheet with the files that it names, which lie beside it. */
async function styleText(sheet: CSSStyleSheet): Promise<string> {
  return withFiles([...sheet.cssRules].map((rule) => rule.cssText).join('\n'), sheet.href ?? document.baseURI);
}

/** Takes the files of symbols that a drawing uses into it; what two of them call the same gets names of its own. */
async function symbolsIn(copy: HTMLElement): Promise<Element[]> {
  const uses = [...copy.querySelectorAll('use')];
  const fileOf = (use: Element): string => use.getAttribute('href')?.split('#')[0] ?? '';
  const files = [...new Set(uses.map(fileOf))].filter(Boolean);
  for (const use of uses) if (fileOf(use)) use.setAttribute('href', `#sheet-${files.indexOf(fileOf(use))}-${use.getAttribute('href')?.split('#')[1] ?? ''}`);
  return Promise.all(files.map(async (file, number) => sheetOf(await (await fetch(file)).text(), `sheet-${number}-`)));
}

/** A file of symbols as part of another, which draws nothing by itself. */
export function sheetOf(file: string, prefix: string): Element {
  const named = file.replace(/(\bid="|\bhref="#|url\(#)/g, `$1${prefix}`);
  const sheet = new DOMParser().parseFromString(named, 'image/svg+xml').documentElement;
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  return sheet;
}

/** Writes the files that a style sheet names into it; of letters only those of our own languages. */
async function withFiles(css: string, beside: string): Promise<string> {
  const NAMED = /url\(['"]?([^'")]+)['"]?\)/g;
  const named = [...new Set([...css.matchAll(NAMED)].map((found) => found[1] ?? ''))];
  const wanted = named.filter((file) => !file.startsWith('data:') && !file.startsWith('#') && (!file.includes('woff') || /-latin-wght/.test(file)));
  const files = new Map(await Promise.all(wanted.map(async (file) => [file, await inlined(new URL(file, beside).href)] as const)));
  return css.replace(NAMED, (all, file: string) => (files.has(file) ? `url("${files.get(file) ?? ''}")` : all));
}

async function inlined(file: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) return 'data:,';
  const blob = await answer.blob();
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
