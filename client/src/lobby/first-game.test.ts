import { expect, test } from 'vitest';
import { adviceFor, usualValue } from './first-game.ts';

const board = { id: 'board', label: 'Boards', default: 'choose', first: 'forward', advice: 'Forward for a first game.', seats: [], values: [] };
const red = { id: 'red', label: 'Red dice', default: 'difference', seats: [], values: [] };

test('in a first game an option stands at what the book advises for it, later at what is usual', () => {
  expect(usualValue(board, true)).toBe('forward');
  expect(usualValue(board, false)).toBe('choose');
  expect(usualValue(red, true)).toBe('difference');
});

test('the advice is given in a first game only, and not beside another choice', () => {
  expect(adviceFor([board, red], {}, true)).toEqual(['Forward for a first game.']);
  expect(adviceFor([board, red], { board: 'forward' }, true)).toEqual(['Forward for a first game.']);
  expect(adviceFor([board, red], { board: 'backward' }, true)).toEqual([]);
  expect(adviceFor([board, red], {}, false)).toEqual([]);
});
