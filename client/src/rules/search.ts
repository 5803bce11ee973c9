/** Finding words in the rules, whatever their accents and capitals. */

export type Hit = [start: number, end: number];

const MARKS = /\p{Diacritic}/gu;
const LEAST = 2;

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').replaceAll('’', "'").toLowerCase();
}

/** Where a text says something; nothing is looked for until two letters are known. */
export function hitsIn(text: string, sought: string): Hit[] {
  const wanted = folded(sought.trim());
  if (wanted.length < LEAST) return [];
  // Folding may make a letter longer or shorter: each one remembers where it came from.
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    for (const part of folded(letter)) {
      plain += part;
      places.push(...Array<number>(part.length).fill(at));
    }
    at += letter.length;
  }
  places.push(at);
  const found: Hit[] = [];
  for (let from = plain.indexOf(wanted); from >= 0; from = plain.indexOf(wanted, from + wanted.length)) {
    found.push([places[from] ?? 0, places[from + wanted.length] ?? at]);
  }
  return found;
}

/** Every place below an element that says something; pictures do not count, they are told in words beside them. */
export function rangesIn(root: Element, sought: string): Range[] {
  const found: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('[inert], .unseen')) continue;
    for (const [start, end] of hitsIn(node.nodeValue ?? '', sought)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.push(range);
    }
  }
  return found;
}

/** Marks what was found, and what one looks at now; a browser that cannot do so still leads there. */
export function mark(found: Range[], now: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('rules-found', new Highlight(...found));
  CSS.highlights.set('rules-now', new Highlight(...(now ? [now] : [])));
}
