import { expect, test } from 'vitest';
import { bow } from './ways.ts';

test('a way is bent a little, to the left of where it goes, and ends before it covers that', () => {
  expect(bow([0, 0], [100, 0])).toBe('M0 0 Q50 -16 89 -4');
});

test('a way is bent to the other side if a title would be covered, and further if that does not help', () => {
  const above = { x: 40, y: -12, width: 20, height: 10 };
  const below = { x: 40, y: 2, width: 20, height: 10 };
  expect(bow([0, 0], [100, 0], [above])).toBe('M0 0 Q50 16 89 4');
  expect(bow([0, 0], [100, 0], [above, below])).toBe('M0 0 Q50 -32 90 -6');
});

test('where every way covers a title, the one that covers least of it is taken', () => {
  expect(bow([0, 0], [100, 0], [{ x: -50, y: -50, width: 200, height: 60 }])).toBe('M0 0 Q50 50 92 8');
});
