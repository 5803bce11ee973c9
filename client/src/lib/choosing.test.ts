import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complete, litIds, numberChoice, refusalsOn, remaining, shortcut } from './choosing.ts';
import type { Option, Refusal } from './wire.ts';

const option = (action: string, ...on: string[]): Option => ({ action, label: action, on });
const pairs = [option('pair 0', 'a', 'b'), option('pair 1', 'a', 'c'), option('pair 2', 'b', 'c')];
const moves = [option('move x p', 'x', 'p'), option('move x q', 'x', 'q'), option('move y q', 'y', 'q')];

test('of a pair, any piece may be clicked first', () => {
  assert.deepEqual(litIds(pairs, []), new Set(['a', 'b', 'c']));
  assert.deepEqual(litIds(pairs, ['c']), new Set(['a', 'b']));
  assert.deepEqual(complete(pairs, ['c', 'a']).map((found) => found.action), ['pair 1']);
});

test('a card comes before its target', () => {
  assert.deepEqual(litIds(moves, []), new Set(['x', 'y']));
  assert.deepEqual(litIds(moves, ['x']), new Set(['p', 'q']));
  assert.deepEqual(remaining(moves, ['y']).map((found) => found.action), ['move y q']);
});

test('the order of the clicks decides between there and back', () => {
  const both = [option('there', 'a', 'b'), option('back', 'b', 'a')];

  assert.deepEqual(complete(both, ['b', 'a']).map((found) => found.action), ['back']);
});

test('numbers of one verb on one piece are picked; numbers on different pieces are not', () => {
  const bids = [2, 0, 1].map((coins) => option(`bid ${coins}`, 'cup'));
  const places = [1, 2, 3].map((hour) => option(`place ${hour}`, `slot.${hour}`));

  assert.deepEqual(numberChoice(bids)?.numbers.map((found) => found.value), [0, 1, 2]);
  assert.equal(null, numberChoice(places));
});

test('a reason that holds for several answers on a piece is told once', () => {
  const refusal = (text: string, ...on: string[]): Refusal => ({ label: 'send', text, rule: 'p. 4', on });
  const refusals = [refusal('taken', 'a', 'x'), refusal('taken', 'a', 'y'), refusal('no ideas', 'a', 'z'), refusal('far', 'b')];

  assert.deepEqual(refusalsOn(refusals, 'a').map((found) => found.text), ['taken', 'no ideas']);
});

test('no option takes the key for undo', () => {
  assert.equal(false, Array.from({ length: 40 }, (_, place) => shortcut(place)).includes('u'));
});

test('beside a number to be picked no option takes a digit', () => {
  assert.equal(shortcut(0), '1');
  assert.equal(shortcut(0, true), 'a');
  assert.equal(false, Array.from({ length: 40 }, (_, place) => shortcut(place, true)).some((key) => /\d/.test(key)));
});
