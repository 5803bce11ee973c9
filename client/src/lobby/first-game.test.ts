import { expect, test } from 'vitest';
import type { GameInfo } from '../wire/wire.ts';
import { adviceFor, tableAtOnce, usualValue } from './first-game.ts';

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

const face = { hue: 0, mood: 'calm' as const, symbol: '' };
const who = (id: string, strength: number) => ({ id, label: id, name: id, line: '', strength, face });
const game = (...seats: number[]): GameInfo => ({
  id: 'g', title: '', line: '', about: '', source: '', seats, levels: [], minutes: 30, difficulty: 1,
  options: [board, { ...red, seats: [1] }],
  characters: [who('gentle', 1), who('middling', 3), who('hard', 5)],
});

test('whoever plays at once for the first time meets the gentlest, by the rules advised for a first game', () => {
  expect(tableAtOnce(game(1, 2, 3), [], false)).toMatchObject({ seats: ['me', 'bot:gentle'], options: { board: 'forward' }, is_public: false });
  expect(tableAtOnce(game(1, 2, 3), [{ game: 'g', seats: 2, played: 1, won: 1, points: 0, best: 0, rating: 1, level: 3 }], false)).toMatchObject({ seats: ['me', 'bot:middling'], options: { board: 'choose' } });
});

test('at once there are as few as the game takes, and nobody else if one wants to be alone', () => {
  expect(tableAtOnce(game(3, 4), [], false).seats).toEqual(['me', 'bot:gentle', 'bot:middling']);
  expect(tableAtOnce(game(1, 2), [], true)).toMatchObject({ seats: ['me'], options: { board: 'forward', red: 'difference' } });
});
