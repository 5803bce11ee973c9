import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceFor, usualValue } from './first.ts';

const board = { id: 'board', label: 'Boards', default: 'choose', first: 'forward', advice: 'Forward for a first game.', seats: [], values: [] };
const red = { id: 'red', label: 'Red dice', default: 'difference', seats: [], values: [] };

test('in a first game an option stands at what the book advises for it, later at what is usual', () => {
  assert.equal(usualValue(board, true), 'forward');
  assert.equal(usualValue(board, false), 'choose');
  assert.equal(usualValue(red, true), 'difference');
});

test('the advice is given in a first game only, and not beside another choice', () => {
  assert.deepEqual(adviceFor([board, red], {}, true), ['Forward for a first game.']);
  assert.deepEqual(adviceFor([board, red], { board: 'forward' }, true), ['Forward for a first game.']);
  assert.deepEqual(adviceFor([board, red], { board: 'backward' }, true), []);
  assert.deepEqual(adviceFor([board, red], {}, false), []);
});
