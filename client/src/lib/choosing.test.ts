import { expect, test } from 'vitest';
import { complete, litIds, numberChoice, refusalsOn, remaining, shortcut } from './choosing.ts';
import type { Option, Refusal } from './wire.ts';

const option = (action: string, ...on: string[]): Option => ({ action, label: action, on });
const actions = (options: Option[]): string[] => options.map((found) => found.action);
const pairs = [option('pair 0', 'a', 'b'), option('pair 1', 'a', 'c'), option('pair 2', 'b', 'c')];
const moves = [option('move x p', 'x', 'p'), option('move x q', 'x', 'q'), option('move y q', 'y', 'q')];

test('of a pair, any piece may be clicked first', () => {
  expect(litIds(pairs, [])).toEqual(new Set(['a', 'b', 'c']));
  expect(litIds(pairs, ['c'])).toEqual(new Set(['a', 'b']));
  expect(actions(complete(pairs, ['c', 'a']))).toEqual(['pair 1']);
});

test('a card comes before its target', () => {
  expect(litIds(moves, [])).toEqual(new Set(['x', 'y']));
  expect(litIds(moves, ['x'])).toEqual(new Set(['p', 'q']));
  expect(actions(remaining(moves, ['y']))).toEqual(['move y q']);
});

test('the order of the clicks decides between there and back', () => {
  const both = [option('there', 'a', 'b'), option('back', 'b', 'a')];

  expect(actions(complete(both, ['b', 'a']))).toEqual(['back']);
});

test('numbers of one verb on one piece are picked; numbers on different pieces are not', () => {
  const bids = [2, 0, 1].map((coins) => option(`bid ${coins}`, 'cup'));
  const places = [1, 2, 3].map((hour) => option(`place ${hour}`, `slot.${hour}`));

  expect(numberChoice(bids)?.numbers.map((found) => found.value)).toEqual([0, 1, 2]);
  expect(numberChoice(places)).toBeNull();
});

test('a reason that holds for several answers on a piece is told once', () => {
  const refusal = (text: string, ...on: string[]): Refusal => ({ label: 'send', text, rule: 'p. 4', on });
  const refusals = [refusal('taken', 'a', 'x'), refusal('taken', 'a', 'y'), refusal('no ideas', 'a', 'z'), refusal('far', 'b')];

  expect(refusalsOn(refusals, 'a').map((found) => found.text)).toEqual(['taken', 'no ideas']);
});

test('no option takes the key for undo', () => {
  expect(Array.from({ length: 40 }, (_, place) => shortcut(place))).not.toContain('u');
});

test('beside a number to be picked no option takes a digit', () => {
  expect(shortcut(0)).toBe('1');
  expect(shortcut(0, true)).toBe('a');
  expect(Array.from({ length: 40 }, (_, place) => shortcut(place, true)).join('')).not.toMatch(/\d/);
});
