import { expect, test } from 'vitest';
import type { Option } from '../wire/wire.ts';
import { byVerb, inBar, inCommon } from './listing.ts';

const option = (action: string, label = action): Option => ({ action, label });
const hundred = Array.from({ length: 100 }, (_, place) => option(`take ${place}`, `Take tablet ${place}`));

test('what has room stands in the bar, in the order of the options', () => {
  expect(inBar(hundred.slice(0, 3), 900, 1)).toHaveLength(3);
  expect(inBar(hundred, 900, 1)).toEqual(hundred.slice(0, inBar(hundred, 900, 1).length));
});

test('a hundred options leave room for the button that shows the rest', () => {
  const shown = inBar(hundred, 900, 1);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(7);
  expect(inBar(hundred, 900, 2).length).toBeGreaterThan(shown.length);
  expect(inBar(hundred, 100, 1)).toEqual([]);
});

test('in the sheet they stand by verb, under the words they have in common', () => {
  const groups = byVerb([option('lay 1', 'Lay card 1'), option('pass', 'Pass'), option('lay 2', 'Lay card 2')]);
  expect(groups.map(({ verb, label, options }) => [verb, label, options.length])).toEqual([
    ['lay', 'Lay card', 2],
    ['pass', '', 1],
  ]);
  expect(inCommon(['One', 'Two'])).toBe('');
});
