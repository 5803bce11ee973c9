import { expect, test } from 'vitest';
import type { GameResult, Place, Side } from '../wire/wire.ts';
import { headline } from './headline.ts';

const place = (side: number, rank: number, ...labels: string[]): Place => ({ side: side as Side, name: `P${side}`, rank, points: 5, lines: labels.map((label) => ({ label, points: 5 })) });
const result = (...places: Place[]): GameResult => ({ reason: '', places });
const isMine = (side: Side): boolean => (side as number) === 0;

test('whoever has won is told with how many points, or with how many of the one thing that is counted', () => {
  expect(headline(result(place(0, 1, 'Cards', 'Coins'), place(1, 2, 'Cards', 'Coins')), isMine)).toEqual(['ui-you-win', { name: 'P0', points: 5 }]);
  expect(headline(result(place(0, 1, 'Dice left'), place(1, 2, 'Dice left')), isMine)).toEqual(['ui-you-win-of', { name: 'P0', points: 5, of: 'Dice left' }]);
  expect(headline(result(place(1, 1, 'Dice left'), place(0, 2, 'Dice left')), isMine)).toEqual(['ui-winner-of', { name: 'P1', points: 5, of: 'Dice left' }]);
});

test('a victory is shared, and alone there is a score', () => {
  expect(headline(result(place(0, 1, 'Dice left'), place(1, 1, 'Dice left')), isMine)).toEqual(['ui-shared-win', { names: 'P0, P1' }]);
  expect(headline(result(place(0, 1, 'Cards', 'Coins')), isMine)).toEqual(['ui-final-score', { points: 5 }]);
});
