import { expect, test } from 'vitest';
import type { PieceNode, Scene, Side, ZoneNode } from '../wire/wire.ts';
import drawing from '../scene/PieceView.svelte?raw';
import { Still } from './still.svelte.ts';

const die: PieceNode = { type: 'piece', id: 'die', kind: 'die', label: 'white 3', side: 1 as Side };
const row: ZoneNode = { type: 'zone', id: 'row', layout: 'row', children: ['die'] };
const scene: Scene = {
  game: 'toy',
  viewer: null,
  number: 0,
  waiting: [],
  zones: ['row'],
  nodes: { row, die },
  standings: [{ side: 1 as Side, name: 'Bo' }],
};

test('a picture shows what lies there, what is pointed at and what is refused', () => {
  const still = new Still(
    () => scene,
    () => ['die'],
    () => ['row'],
  );

  expect(still.pieces(['die', 'row', 'gone'])).toEqual([die]);
  expect(still.ownerOf(die)?.name).toBe('Bo');
  expect(still.pointed.has('die')).toBe(true);
  expect(still.refused.has('row')).toBe(true);
  expect(still.holds('row', new Set(['die']))).toBe(true);
});

test('nothing can be done in a picture', () => {
  const still = new Still(() => scene);

  expect([still.lit.size, still.optionsOn().length, still.holdsLit(), still.opensMenu()]).toEqual([0, 0, false, false]);
});

test('a picture answers whatever the drawing of a piece asks of its table', () => {
  const asked = [...drawing.matchAll(/\bview\.(\w+)\(/g)].map(([, name = '']) => name);

  expect(asked).toContain('ownerOf');
  expect(asked.filter((name) => !(name in new Still(() => scene)))).toEqual([]);
});
