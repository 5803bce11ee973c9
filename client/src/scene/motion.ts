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
/** Steps in which a trail fades. */
const GLOWING = 12;

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  isZone: boolean;
  kind: string;
  face: string;
}

export type Snapshot = Map<string, Seen>;

export function snapshot(board: HTMLElement): Snapshot {
  const seen: Snapshot = new Map();
  for (const element of board.querySelectorAll<HTMLElement>('[data-id]')) {
    const { id = '', kind = '', face = '' } = element.dataset;
    seen.set(id, { box: element.getBoundingClientRect(), element, isZone: !kind, kind, face });
  }
  return seen;
}

export function play(board: HTMLElement, before: Snapshot, ways: Way[]): void {
  const after = snapshot(board);
  if (settings.isStill) {
    for (const [id, now] of after) if (hasChanged(before.get(id), now)) glow(now.element);
    return;
  }
  const travelled = new Set<string>();
  let moved = 0;
  for (const [index, [first, to]] of ways.entries()) {
    const from = origin(ways.slice(0, index), first, before, after);
    const delay = Math.min(STAGGER * moved, LONGEST_STAGGER) * settings.factor;
    if (travel(board, before, after, from, to, delay)) moved += 1;
    travelled.add(to);
  }
  for (const [id, now] of after) {
    const old = before.get(id);
    if (!old || now.isZone || travelled.has(id)) continue;
    if (old.face !== now.face && now.kind === 'die') tumble(now.element);
    else if (old.face !== now.face) glow(now.element);
    else slide(now.element, old.box, now.box, before, after);
  }
}

/** A way may go on from where an earlier one of the same change ended: then the piece comes from where that one began. */
function origin(earlier: Way[], from: string, before: Snapshot, after: Snapshot): string {
  if (before.has(from) || after.has(from)) return from;
  const place = earlier.findLastIndex(([, to]) => to === from);
  const way = earlier[place];
  return way ? origin(earlier.slice(0, place), way[0], before, after) : from;
}

function hasChanged(old: Seen | undefined, now: Seen): boolean {
  return !now.isZone && (!old || old.face !== now.face);
}

function travel(board: HTMLElement, before: Snapshot, after: Snapshot, from: string, to: string, delay: number): boolean {
  const start = before.get(from) ?? after.get(from);
  const end = after.get(to) ?? before.get(to);
  if (!start || !end || start.box.width === 0 || end.box.width === 0) return false;
  const isArriving = after.has(to) && !end.isZone && (!before.has(to) || start.kind === end.kind);
  if (isArriving) {
    glide(end.element, start.box, end.box, delay);
  } else {
    // Nothing that stays on the table took this way: a copy does, and fades where it arrives.
    const traveller = start.isZone || (after.has(from) && end.kind === 'coin') ? end : start;
    fly(board, traveller, start.box, end.box, delay);
    if (!end.isZone) glow(end.element, delay + DURATION * settings.factor);
  }
  return true;
}

function glide(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const scale = Math.min(from.width, from.height * 1.2) / Math.max(to.width, 1);
  const zoom = zoomOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const start = `translate(${x}px, ${y}px) scale(${Math.min(Math.max(scale, 0.3), 3)})`;
  // On its way it lies over the others. Were that a part of the motion, every frame of it would be painted anew.
  const motion = element.animate([{ transform: start }, { transform: 'none' }], { ...travelling(), delay });
  element.style.zIndex = '5';
  motion.onfinish = motion.oncancel = () => element.style.removeProperty('z-index');
  glow(element, delay + DURATION * settings.factor);
}

/** A piece that was only pushed aside; one that moved along with what it lies on needs no motion of its own. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect, before: Snapshot, after: Snapshot): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.hypot(x, y) < 2 || Math.abs(from.width - to.width) > 2) return;
  const outer = element.parentElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? '';
  const [old, now] = [before.get(outer), after.get(outer)];
  if (old && now && Math.hypot(old.box.left - now.box.left - x, old.box.top - now.box.top - y) < 2) return;
  const zoom = zoomOf(element);
  element.animate([{ transform: `translate(${x / zoom}px, ${y / zoom}px)` }, { transform: 'none' }], travelling(220));
}

function fly(board: HTMLElement, traveller: Seen, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = traveller.element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.add('flying');
  const zoom = zoomOf(board);
  const size = Math.min(traveller.box.width, from.width, Math.max(to.width, SMALL));
  copy.style.width = `${size / zoom}px`;
  copy.style.left = `${(from.left + from.width / 2 - size / 2) / zoom}px`;
  copy.style.top = `${(from.top + from.height / 2 - size / 2) / zoom}px`;
  board.append(copy);
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / zoom;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / zoom;
  const end = `translate(${x}px, ${y}px) scale(0.7)`;
  const flight = copy.animate([{ transform: 'none', opacity: 1 }, { transform: end, opacity: 1, offset: 0.85 }, { transform: end, opacity: 0 }], {
    ...travelling(DURATION + 60),
    delay,
  });
  flight.onfinish = flight.oncancel = () => copy.remove();
}

function tumble(element: HTMLElement): void {
  const turn = [
    { transform: 'rotate(-200deg) scale(0.7)' },
    { transform: 'rotate(12deg) scale(1.08)', offset: 0.75 },
    { transform: 'none' },
  ];
  element.animate(turn, travelling(320));
  glow(element, 320 * settings.factor);
}

/** What just happened leaves a trail that fades. */
function glow(element: HTMLElement, delay = 0): void {
  const lamp = getComputedStyle(element).getPropertyValue('--lamp').trim() || 'orange';
  // Each step paints the piece anew: as many as one sees, not as many as there are frames.
  element.animate([{ filter: `drop-shadow(0 0 7px ${lamp})`, easing: `steps(${GLOWING})` }, { filter: 'drop-shadow(0 0 0 transparent)' }], {
    duration: 900,
    delay,
    easing: 'ease-out',
  });
}
