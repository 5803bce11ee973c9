import { settings } from '../ui/settings.svelte.ts';
import type { Way } from '../wire/wire.ts';
import { zoomOf } from './zoom.ts';

/**
 * Pieces travel instead of jumping: remember where everything lies, let the change happen, then let each piece
 * start from where it was (its own old place, or the place its way began) and glide to where it is now.
 */

const DURATION = 300;
const STAGGER = 45;
const LONGEST_STAGGER = 360;
const travelling = (duration = DURATION): KeyframeAnimationOptions => ({
  duration: duration * settings.factor,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  fill: 'backwards',
});
const SMALL = 30;

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  zoom: number;
  isZone: boolean;
  kind: string;
  face: string;
}

export type Snapshot = Map<string, Seen>;

export function snapshot(board: HTMLElement): Snapshot {
  const seen: Snapshot = new Map();
  for (const element of board.querySelectorAll<HTMLElement>('[data-id]')) {
    const { id = '', kind = '', face = '' } = element.dataset;
    seen.set(id, { box: element.getBoundingClientRect(), element, zoom: zoomOf(element), isZone: !kind, kind, face });
  }
  return seen;
}

/** What lies over the board while things move, and which pieces lie over the others meanwhile. */
interface Stage {
  sheet: HTMLElement;
  zoom: number;
  raised: HTMLElement[];
}

/** All is measured before anything moves: where a size is read after a change, the page is laid out anew for it. */
export function play(board: HTMLElement, before: Snapshot, ways: Way[]): void {
  const after = snapshot(board);
  const stage: Stage = { sheet: document.createElement('div'), zoom: zoomOf(board), raised: [] };
  const { sheet, raised } = stage;
  sheet.className = 'flights';
  sheet.inert = true;
  if (settings.isStill) {
    for (const [id, now] of after) if (!now.isZone && before.get(id)?.face !== now.face) glow(stage, now);
  } else {
    const travelled = new Set<string>();
    let moved = 0;
    for (const [index, [first, to]] of ways.entries()) {
      const from = origin(ways.slice(0, index), first, before, after);
      const delay = Math.min(STAGGER * moved, LONGEST_STAGGER) * settings.factor;
      if (travel(stage, before, after, from, to, delay)) moved += 1;
      travelled.add(to);
    }
    for (const [id, now] of after) {
      const old = before.get(id);
      if (!old || now.isZone || travelled.has(id)) continue;
      if (old.face !== now.face && now.kind === 'die') tumble(stage, now);
      else if (old.face !== now.face) glow(stage, now);
      else slide(now, old.box, before, after);
    }
  }
  if (!sheet.hasChildNodes()) return;
  board.append(sheet);
  // All at once, in the end: whatever goes while others move has the board drawn anew under them.
  void Promise.allSettled(sheet.getAnimations({ subtree: true }).map((one) => one.finished)).then(() => {
    sheet.remove();
    for (const element of raised) element.style.removeProperty('z-index');
  });
}

/** A way may go on from where an earlier one of the same change ended: then the piece comes from where that one began. */
function origin(earlier: Way[], from: string, before: Snapshot, after: Snapshot): string {
  if (before.has(from) || after.has(from)) return from;
  const place = earlier.findLastIndex(([, to]) => to === from);
  const way = earlier[place];
  return way ? origin(earlier.slice(0, place), way[0], before, after) : from;
}

function travel(stage: Stage, before: Snapshot, after: Snapshot, from: string, to: string, delay: number): boolean {
  const start = before.get(from) ?? after.get(from);
  const end = after.get(to) ?? before.get(to);
  if (!start?.box.width || !end?.box.width) return false;
  const isArriving = after.has(to) && !end.isZone && (!before.has(to) || start.kind === end.kind);
  if (isArriving) {
    glide(stage, end, start.box, delay);
  } else {
    // Nothing that stays on the table took this way: a copy does, and fades where it arrives.
    const traveller = start.isZone || (after.has(from) && end.kind === 'coin') ? end : start;
    fly(stage, traveller, start.box, end.box, delay);
  }
  if (!end.isZone) glow(stage, end, delay + DURATION * settings.factor);
  return true;
}

/** From the middle of one box to the middle of another. */
function shift(from: DOMRect, to: DOMRect, zoom: number): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x / zoom}px, ${y / zoom}px)`;
}

function glide({ raised }: Stage, { element, box, zoom }: Seen, from: DOMRect, delay: number): void {
  const scale = Math.min(from.width, from.height * 1.2) / box.width;
  const start = `${shift(box, from, zoom)} scale(${Math.min(Math.max(scale, 0.3), 3)})`;
  element.animate([{ transform: start }, { transform: 'none' }], { ...travelling(), delay });
  // On its way it lies over the others. Were that a part of the motion, every frame of it would be painted anew.
  element.style.zIndex = '5';
  raised.push(element);
}

/** A piece that was only pushed aside; one that moved along with what it lies on needs no motion of its own. */
function slide({ element, box, zoom }: Seen, from: DOMRect, before: Snapshot, after: Snapshot): void {
  const x = from.left - box.left;
  const y = from.top - box.top;
  if (Math.hypot(x, y) < 2 || Math.abs(from.width - box.width) > 2) return;
  const outer = element.parentElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? '';
  const [old, now] = [before.get(outer), after.get(outer)];
  if (old && now && Math.hypot(old.box.left - now.box.left - x, old.box.top - now.box.top - y) < 2) return;
  element.animate([{ transform: shift(box, from, zoom) }, { transform: 'none' }], travelling(220));
}

function lay({ sheet, zoom }: Stage, element: HTMLElement, box: Record<string, number>): void {
  for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value / zoom}px`);
  sheet.append(element);
}

function fly(stage: Stage, traveller: Seen, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = traveller.element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-id');
  copy.classList.add('flying');
  const width = Math.min(traveller.box.width, from.width, Math.max(to.width, SMALL));
  lay(stage, copy, { width, left: from.left + from.width / 2 - width / 2, top: from.top + from.height / 2 - width / 2 });
  const end = `${shift(from, to, stage.zoom)} scale(0.7)`;
  copy.animate([{ transform: 'none', opacity: 1 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }], {
    ...travelling(DURATION + 60),
    delay,
    fill: 'both',
  });
}

function tumble(stage: Stage, now: Seen): void {
  const turn = [
    { transform: 'rotate(-200deg) scale(0.7)' },
    { transform: 'rotate(12deg) scale(1.08)', offset: 0.75 },
    { transform: 'none' },
  ];
  now.element.animate(turn, travelling(320));
  glow(stage, now, 320 * settings.factor);
}

/** What just happened leaves a trail that fades: a light of its own, since a filter would have the piece painted anew in each frame. */
function glow(stage: Stage, { box: { left, top, width, height } }: Seen, delay = 0): void {
  const light = document.createElement('i');
  lay(stage, light, { left, top, width, height });
  light.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 900, delay, easing: 'steps(12)' });
}
