import { expect, test } from 'vitest';
import { scene } from '../testing/messages.ts';
import type { PieceNode, Scene } from '../wire/wire.ts';
import { soundsOf } from './pieces.ts';

const piece = (id: string, kind: string, value = 1): PieceNode => ({ type: 'piece', id, kind: kind as PieceNode['kind'], label: id, face: { value } });
const lying = (...pieces: PieceNode[]): Scene => scene({ nodes: Object.fromEntries(pieces.map((one) => [one.id, one])) });

test('dice that are thrown, money that comes and cards that move are heard, each once', () => {
  const before = lying(piece('d1', 'die', 1), piece('d2', 'die', 1), piece('purse', 'purse', 3), piece('c', 'card'));
  const after = lying(piece('d1', 'die', 4), piece('d2', 'die', 6), piece('purse', 'purse', 5), piece('row.0', 'card'));

  expect(soundsOf(before, after, [['c', 'row.0']])).toEqual(new Set(['card', 'dice', 'coin']));
});

test('a piece of any other kind is laid down, where it took a way', () => {
  const before = lying(piece('a', 'meeple'));

  expect(soundsOf(before, lying(piece('b', 'meeple')), [['a', 'b']])).toEqual(new Set(['card']));
  expect(soundsOf(before, lying(piece('a', 'meeple', 2)), [])).toEqual(new Set());
});

test('what lies as it did is not heard, nor what one sees first', () => {
  const before = lying(piece('d', 'die'));

  expect(soundsOf(before, lying(piece('d', 'die')), [])).toEqual(new Set());
  expect(soundsOf(null, before, [['bag', 'd']])).toEqual(new Set());
  expect(soundsOf(before, before, [['bag', 'd']])).toEqual(new Set());
});
