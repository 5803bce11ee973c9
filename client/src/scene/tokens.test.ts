import { expect, test } from 'vitest';
import { repeatsOf, spell, tokensOf, unitsOf } from './tokens.ts';
import { scene } from '../testing/messages.ts';

const NAMES: Record<string, [one: string, more: string]> = { gear: ['gear', 'gears'], red: ['red block', 'red blocks'], retrieval: ['retrieval', 'retrieval'] };
const name = (symbol: string, number: number): string => NAMES[symbol]?.[number === 1 ? 0 : 1] ?? '';

test('a number belongs to the symbol that follows it', () => {
  expect(spell(['2', 'gear'], name)).toBe('2 gears');
  expect(spell(['gear'], name)).toBe('gear');
  expect(spell(['−1', 'gear'], name)).toBe('−1 gear');
});

test('things beside each other are listed, signs are said as they are', () => {
  expect(spell(['retrieval', '→', '3', 'gear', 'red'], name)).toBe('retrieval → 3 gears, red block');
  expect(spell(['12', '/', '3'], name)).toBe('12 / 3');
});

test('all symbols of a table are found once, in the order of the Scene', () => {
  const found = scene({
    nodes: {
      mat: { type: 'zone', id: 'mat', layout: 'matrix', heads: [['sign-wedge'], ['red']] },
      card: { type: 'piece', id: 'card', kind: 'card', label: 'Mill', face: { cost: ['2', 'gear'], lines: [['red'], ['gear']], tag: ['first'] } },
    },
  });

  expect(tokensOf(found)).toEqual(['sign-wedge', 'red', '2', 'gear', 'first']);
});

test('what is missing is counted in things', () => {
  expect(unitsOf(['2', 'gear', 'red'])).toBe(3);
  expect(unitsOf(['coffee'])).toBe(1);
});

test('a number can be drawn as so many, up to some', () => {
  expect(repeatsOf(['2', 'gear'], 3)).toBe(1);
  expect(repeatsOf(['12', 'gear'], 5)).toBe(4);
  expect(repeatsOf(['0', 'gear'], 5)).toBe(0);
  expect(repeatsOf(['gear'], 5)).toBe(0);
  expect(repeatsOf(['+2', 'gear'], 5)).toBe(0);
  expect(repeatsOf(['2', 'gear'], 1)).toBe(0);
});
