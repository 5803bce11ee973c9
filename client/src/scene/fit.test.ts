import { expect, test } from 'vitest';
import { fit, sizeOf } from './fit.ts';

test('as large as the room allows, in as few lines as that takes', () => {
  expect(fit(5, 1, 500, 100, 0)).toEqual({ lines: 1, columns: 5, piece: 100, size: 'full' });
  expect(fit(15, 0.6, 700, 90, 4)).toMatchObject({ lines: 1, columns: 15 });
  expect(fit(15, 0.6, 340, 150, 4)).toMatchObject({ lines: 2, columns: 8 });
});

test('never more than three lines, and never larger than the height', () => {
  expect(fit(100, 1, 300, 300, 0).lines).toBe(3);
  expect(fit(1, 0.5, 1000, 100, 0).piece).toBe(50);
});

test('nothing, and no room, do no harm', () => {
  expect(fit(0, 1, 300, 100).piece).toBeGreaterThan(0);
  expect(fit(4, 1, 0, 0)).toMatchObject({ piece: 0, size: 'chip' });
});

test('a size has a name', () => {
  expect([20, 30, 60, 96].map(sizeOf)).toEqual(['chip', 'small', 'card', 'full']);
});
