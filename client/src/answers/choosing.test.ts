import { expect, test } from 'vitest';
import type { Option, Refusal } from '../wire/wire.ts';
import { amountAt, complete, litIds, numberChoice, outcome, refusalsOn, remaining, shortcut } from './choosing.ts';

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

test('amounts on one piece are picked, the least first', () => {
  const bids = [2, 0, 1].map((coins) => ({ ...option(`bid ${coins}`, 'cup'), amount: coins }));

  expect(numberChoice([...bids, option('show', 'cup')])?.numbers.map((found) => found.value)).toEqual([0, 1, 2]);
});

test('what comes of an answer is said by numbers before and after, else by what it costs and brings', () => {
  const after: Option['after'] = [['coin', 8, 5], ['point', 13, 13]];

  expect(outcome({ ...option('bid 3'), after, cost: ['3', 'coin'] })).toEqual([['8', '→', '5', 'coin'], ['13', 'point']]);
  expect(outcome({ ...option('buy'), cost: ['2', 'coin'], gain: ['star'] })).toEqual([['−', '2', 'coin'], ['star']]);
  expect(outcome({ ...option('buy'), cost: ['2', 'coin'] }, [['−2', 'coin'], ['+1', 'card']])).toEqual([['−', '2', 'coin'], ['+1', 'card']]);
  expect(outcome(option('pass'))).toEqual([]);
});

test('one step goes to the next amount there is, and at the ends nowhere', () => {
  const choice = numberChoice([1, 2, 5].map((coins) => ({ ...option(`bid ${coins}`, 'cup'), amount: coins })));
  if (!choice) throw new Error('expected numbers to pick from');

  expect([-1, 0, 1, 2, 3].map((place) => amountAt(choice, place))).toEqual([1, 1, 2, 5, 5]);
});

test('a number that is no amount, but tells answers apart, is not picked', () => {
  const bonuses = [1, 2, 3].map((place) => option(`use ${place}`, 'location'));

  expect(numberChoice(bonuses)).toBeNull();
});

test('amounts on different pieces, two of them, or two of the same are not picked', () => {
  const amounts = (places: string[], values: number[]): Option[] => values.map((amount, k) => ({ ...option(`pay ${k}`, places[k] ?? ''), amount }));

  expect(numberChoice(amounts(['a', 'b', 'c'], [1, 2, 3]))).toBeNull();
  expect(numberChoice(amounts(['a', 'a'], [1, 2]))).toBeNull();
  expect(numberChoice(amounts(['a', 'a', 'a', 'a'], [1, 2, 3, 3]))).toBeNull();
});

test('a reason that holds for several answers on a piece is told once', () => {
  const refusal = (text: string, ...on: string[]): Refusal => ({ label: 'send', text, rule: 'p. 4', on });
  const refusals = [refusal('taken', 'a', 'x'), refusal('taken', 'a', 'y'), refusal('no ideas', 'a', 'z'), refusal('far', 'b')];

  expect(refusalsOn(refusals, 'a').map((found) => found.text)).toEqual(['taken', 'no ideas']);
});

test('no option takes the key for undo, for the legend or for a closer look', () => {
  expect(Array.from({ length: 40 }, (_, place) => shortcut(place)).join('')).not.toMatch(/[uil]/);
});

test('beside a number to be picked no option takes a digit', () => {
  expect(shortcut(0)).toBe('1');
  expect(shortcut(0, true)).toBe('a');
  expect(Array.from({ length: 40 }, (_, place) => shortcut(place, true)).join('')).not.toMatch(/\d/);
});
