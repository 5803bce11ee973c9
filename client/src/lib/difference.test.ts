import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  viewer: 0,
  number: 3,
  waiting: [0],
  prompt: 'Which one?',
  zones: ['felt'],
  nodes: { a: die('a', 1), b: die('b', 2) },
};

test('changed nodes replace, gone nodes leave, the others stay the same objects', () => {
  const next = applyDifference(scene, { number: 4, nodes: { b: die('b', 5), a: null, c: die('c', 6) } });

  assert.deepEqual(Object.keys(next.nodes), ['b', 'c']);
  assert.equal(4, next.number);
  assert.equal(1, Object.keys(applyDifference(scene, {}).nodes).filter((id) => id === 'a').length);
  assert.equal(scene.nodes.a, applyDifference(scene, {}).nodes.a);
});

test('a field that is gone is dropped', () => {
  const next = applyDifference(scene, { gone: ['prompt'], waiting: [] });

  assert.equal(false, 'prompt' in next);
  assert.deepEqual(next.waiting, []);
  assert.equal('Which one?', scene.prompt);
});
