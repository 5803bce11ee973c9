import type { Difference, Scene, SceneNode } from './wire.ts';

/** Bring a flat Scene up to date. Nodes that did not change stay the same objects, so only the others are drawn anew. */
export function applyDifference(old: Scene, change: Difference): Scene {
  const { gone = [], nodes: changed = {}, ...fields } = change;
  const kept = Object.fromEntries(Object.entries(old).filter(([name]) => !gone.includes(name)));
  const nodes: Record<string, SceneNode> = { ...old.nodes };
  for (const [id, node] of Object.entries(changed)) {
    if (node === null) delete nodes[id];
    else nodes[id] = node;
  }
  return { ...kept, ...fields, nodes } as Scene;
}
