import { expect, test } from 'vitest';
import { seat } from '../testing/messages.ts';
import { applyDifference } from './difference.ts';
import type { PieceNode, Scene } from './wire.ts';

const die = (id: string, value: number): PieceNode => ({
  type: 'piece',
  id,
  kind: 'die',
  label: id,
  face: { value },
});

const scene: Scene = {
  game: 'any',
  viewer: seat(0),
  number: 3,
  waiting: [seat(0)],
  prompt: 'Which one?',
  zones: ['felt'],
  nodes: { a: die('a', 1), b: die('b', 2) },
};

test('changed nodes replace, gone nodes leave, the others stay the same objects', () => {
  const next = applyDifference(scene, { number: 4, nodes: { b: die('b', 5), a: null, c: die('c', 6) } });

  expect(Object.keys(next.nodes)).toEqual(['b', 'c']);
  expect(next.number).toBe(4);
  expect(applyDifference(scene, {}).nodes.a).toBe(scene.nodes.a);
});

test('a field that is gone is dropped', () => {
  const next = applyDifference(scene, { gone: ['prompt'], waiting: [] });

  expect(next).not.toHaveProperty('prompt');
  expect(next.waiting).toEqual([]);
  expect(scene.prompt).toBe('Which one?');
});
