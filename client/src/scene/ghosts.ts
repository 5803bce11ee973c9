import type { Option, SceneNode, Way } from '../wire/wire.ts';
import { zoomOf } from './zoom.ts';

/** A piece that would lie somewhere else, and where: both are on the board. */
export interface Ghost {
  piece: string;
  place: string;
}

/** What stays where it is, whatever is taken out of it. */
const HEAPS = new Set(['bag', 'coin', 'cup', 'pile', 'purse']);

type Nodes = Record<string, SceneNode>;

/** The place that is there, or what it would lie in: `clock0.5.die` lies in `clock0.5`. */
function standing(id: string, nodes: Nodes): string {
  const dot = id.lastIndexOf('.');
  return id in nodes || dot < 0 ? id : standing(id.slice(0, dot), nodes);
}

function isMovable(node: SceneNode | undefined): boolean {
  return node?.type === 'piece' && !HEAPS.has(node.kind);
}

/** What an option would put where: by the ways pieces would certainly take, else by the piece and the place one clicks for it. */
export function ghostsOf(option: Option, ways: Way[], nodes: Nodes): Ghost[] {
  const [piece = '', place = '', ...more] = option.on ?? [];
  const isPlace = nodes[place]?.type === 'zone' || (nodes[place]?.type === 'piece' && nodes[place].kind === 'slot');
  const clicked: Way[] = isPlace && !more.length ? [[piece, place]] : [];
  const ends = new Map<string, string>();
  for (const [from, to] of ways.length ? ways : clicked) {
    // A way may go on from where an earlier one ended: then it is the piece that began there.
    const begun = [...ends].find(([, end]) => end === from)?.[0] ?? from;
    ends.set(begun, to);
  }
  return [...ends]
    .map(([from, to]) => ({ piece: from, place: standing(to, nodes) }))
    .filter(({ piece, place }) => isMovable(nodes[piece]) && place in nodes && piece !== place);
}

/** Draws ghosts on the board; a piece or place that is not drawn there has none. */
export function ghosts(board: HTMLElement, shown: Ghost[]): { update: (shown: Ghost[]) => void; destroy: () => void } {
  let drawn: HTMLElement[] = [];
  const clear = (): void => {
    for (const one of drawn) one.remove();
    drawn = [];
  };
  const find = (id: string): HTMLElement | null => board.querySelector(`[data-id="${CSS.escape(id)}"]`);
  const draw = (all: Ghost[]): void => {
    clear();
    for (const { piece, place } of all) {
      const [source, target] = [find(piece), find(place)];
      const [from, to] = [source?.getBoundingClientRect(), target?.getBoundingClientRect()];
      if (!source || source.contains(target) || !from?.width || !to?.width) continue;
      const copy = source.cloneNode(true) as HTMLElement;
      for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('[data-id]')]) part.removeAttribute('data-id');
      for (const part of copy.querySelectorAll('.hit, .lack, .price, .brings, .caption')) part.remove();
      copy.classList.remove('lit', 'possible', 'chosen', 'pointed', 'told');
      copy.classList.add('ghost');
      copy.inert = true;
      const width = Math.min(from.width, to.width);
      const height = (from.height * width) / from.width;
      const style = getComputedStyle(source).getPropertyValue('--piece');
      const zoom = zoomOf(board);
      Object.assign(copy.style, {
        width: `${from.width / zoom}px`,
        left: `${(to.left + (to.width - width) / 2) / zoom}px`,
        top: `${(to.top + (to.height - height) / 2) / zoom}px`,
        transform: `scale(${width / from.width})`,
      });
      copy.style.setProperty('--piece', style);
      board.append(copy);
      drawn.push(copy);
    }
  };
  board.addEventListener('scroll', clear);
  draw(shown);
  return {
    update: draw,
    destroy() {
      clear();
      board.removeEventListener('scroll', clear);
    },
  };
}
