import { expect, test } from 'vitest';
import { hasPrices, offerOf } from './prices.ts';

const free = { action: 'place 1', label: 'Hour 1', after: [['points', 1, 2]] as [string, number, number][] };
const dear = { action: 'place 2', label: 'Hour 2', cost: ['3', 'coin'] };

test('free is said only beside something that is not', () => {
  expect(hasPrices([free])).toBe(false);
  expect(hasPrices([free, dear])).toBe(true);
});

test('a place has a tag when it stands for one answer that says what it costs, brings or changes', () => {
  expect(offerOf([dear])).toBe(dear);
  expect(offerOf([free])).toBe(free);
  expect(offerOf([free, dear])).toBeUndefined();
  expect(offerOf([{ action: 'pass', label: 'Pass' }])).toBeUndefined();
});
