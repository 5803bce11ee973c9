import { expect, test } from 'vitest';
import type { PieceNode, SceneNode, ZoneNode } from '../wire/wire.ts';
import { ghostsOf } from './ghosts.ts';

const piece = (id: string, kind: PieceNode['kind'] = 'die'): PieceNode => ({ type: 'piece', id, kind, label: id });
const zone = (id: string): ZoneNode => ({ type: 'zone', id, layout: 'row' });
const nodes: Record<string, SceneNode> = Object.fromEntries(
  [piece('felt.2'), piece('felt.3'), piece('clock0.5', 'slot'), zone('hand0'), zone('bag'), piece('bank', 'coin')].map((node) => [node.id, node]),
);
const option = (...on: string[]) => ({ action: 'place 5', label: 'Place', on });

test('the piece that would go somewhere is a ghost there, in the place it would lie in', () => {
  expect(ghostsOf(option('clock0.5'), [['felt.2', 'clock0.5.die']], nodes)).toEqual([{ piece: 'felt.2', place: 'clock0.5' }]);
});

test('a way that goes on from another one ends where that one ends', () => {
  expect(ghostsOf(option(), [['felt.2', 'offer'], ['offer', 'hand0']], nodes)).toEqual([{ piece: 'felt.2', place: 'hand0' }]);
});

test('where no way is certain, a piece and a place that one clicks say the same; two pieces do not', () => {
  expect(ghostsOf(option('felt.2', 'clock0.5'), [], nodes)).toEqual([{ piece: 'felt.2', place: 'clock0.5' }]);
  expect(ghostsOf(option('felt.2', 'felt.3'), [], nodes)).toEqual([]);
});

test('what comes out of a bag or a heap, and what goes where nothing is drawn, has no ghost', () => {
  expect(ghostsOf(option(), [['bag', 'hand0.1'], ['bank', 'hand0'], ['felt.2', 'sea']], nodes)).toEqual([]);
});
