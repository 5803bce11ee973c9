import { afterEach, expect, test, vi } from 'vitest';
import type { DataNumber, WhatIfNews } from '../wire/wire.ts';
import { playOut, shownOf } from './what-if.ts';

const number = (path: string): DataNumber => ({ path, value: 1, source: 'proposal' });

afterEach(() => vi.restoreAllMocks());

test('changed numbers come first, then those with all the words, then how many more there are', () => {
  const numbers = ['prices.swap', 'prices.flip', 'prices.sale', 'coins'].map(number);

  expect(shownOf(numbers, { coins: 3 }, 'PRICES .s', 1)).toEqual([[number('coins'), number('prices.swap')], 1]);
  expect(shownOf(numbers, {}, '', 9)).toEqual([numbers, 0]);
});

test('news come line by line, wherever the answer is cut', async () => {
  const parts = ['{"of":2}\n{"do', 'ne":1,"of":2}\n', '{"done":2,"of":2,"rows":[]}\n'];
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(new Blob(parts).stream()));
  const heard: WhatIfNews[] = [];

  await playOut('word', { game: 'clocks', changes: { coins: 2 }, seats: 2, games: 1 }, new AbortController().signal, (news) => heard.push(news));

  expect(heard).toEqual([{ of: 2 }, { done: 1, of: 2 }, { done: 2, of: 2, rows: [] }]);
  expect(asked.mock.calls[0]).toMatchObject([expect.stringContaining('/api/workshop?'), { method: 'POST', headers: { Authorization: 'Bearer word' } }]);
});
