import type { Scene, SceneNode, Way } from '../wire/wire.ts';
import type { Sound } from './sounds.ts';

/** What a piece sounds like when it lands, is turned or counts anew; any other is laid down like a card. */
const OF_KINDS: Record<string, Sound> = { die: 'dice', cup: 'dice', coin: 'coin', purse: 'coin', card: 'card', tile: 'card', tablet: 'card' };

/** What is heard of a change: of the pieces that took a way, and of those that show something new. */
export function soundsOf(before: Scene | null, after: Scene | null, ways: Way[]): Set<Sound> {
  const found = new Set<Sound>();
  if (!before || !after || before === after) return found;
  for (const [from, to] of ways) {
    const piece = [after.nodes[to], before.nodes[from], before.nodes[to]].find((node) => node?.type === 'piece');
    if (piece?.type === 'piece') found.add(OF_KINDS[piece.kind] ?? 'card');
  }
  for (const [id, node] of Object.entries(after.nodes)) {
    const sound = node.type === 'piece' && before.nodes[id] !== node && OF_KINDS[node.kind];
    if (sound && faceOf(before.nodes[id]) !== faceOf(node)) found.add(sound);
  }
  return found;
}

const faceOf = (node: SceneNode | undefined): string => (node?.type === 'piece' ? `${node.kind} ${JSON.stringify(node.face)}` : '');
