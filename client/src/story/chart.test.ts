import { expect, test } from 'vitest';
import { acrossOf, apart, heightOf, largest, ticks } from './chart.ts';

const frame = { left: 0, right: 100, top: 0, bottom: 200 };

test('ticks are round, begin at nought and reach beyond the highest value', () => {
  expect(ticks(0, 46)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(3, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(ticks(-3, 12)).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks(0, 0)).toEqual([0]);
});

test('a value lies between the ticks, a place between the edges', () => {
  expect(heightOf(25, [0, 25, 50], frame)).toBe(100);
  expect([0, 1, 2].map((place) => acrossOf(place, 3, frame))).toEqual([0, 50, 100]);
});

test('labels that would lie on each other are moved apart and stay on the chart', () => {
  expect(apart([10, 12, 100], 15, 200)).toEqual([10, 25, 100]);
  expect(apart([198, 195], 15, 200)).toEqual([200, 185]);
});

test('of several sizes the one is taken that is shown largest', () => {
  const sizes = [{ width: 1000, height: 100 }, { width: 500, height: 300 }, { width: 250, height: 900 }];
  expect(largest(sizes, 500, 270)).toEqual({ width: 500, height: 300, factor: 0.9 });
  expect(largest(sizes, 2000, 1000)).toEqual({ width: 1000, height: 100, factor: 1 });
});
