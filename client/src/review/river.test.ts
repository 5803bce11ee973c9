import { expect, test } from 'vitest';
import type { ReviewBalance, ReviewStep, Seat } from '../wire/wire.ts';
import { doubts, edgeAt, levels, lines, middles, placeOf, river, shareOf, signed, turnsBelow, verdict } from './river.ts';

const balance = (start: number, end: number): ReviewBalance => ({ name: '', start, end, luck: 0.25, luck_noise: 0, own: -0.5, own_noise: 0, others: 0, others_noise: 0, disputed: 0 });
const step = (turn: number, worth: number[]): ReviewStep => ({ turn, seat: 0 as Seat, worth, points: [], cost: 0, noise: 0.1, disputed: false, text: '' });
const balances = [balance(0.5, 1), balance(0.5, 0)];

test('the bands of the river fill the height from the fair share to the result', () => {
  const [first, second] = river([step(1, [0.75, 0.25])], balances, 100, 80);
  expect(first).toBe('0,80 50,80 100,80 100,0 50,20 0,40');
  expect(second).toBe('0,40 50,20 100,0 100,0 50,0 0,0');
});

test('a seam shows how far the edge between two bands may be off', () => {
  expect(doubts([step(1, [0.75, 0.25])], balances, 100, 80)).toEqual(['0,40 50,28 100,0 100,0 50,12 0,40']);
});

test('the points that could be expected are lines from the fewest to the most', () => {
  const steps = [step(1, []), step(2, [])].map((one, place) => ({ ...one, points: [10 + 10 * place, 30] }));
  expect(lines(steps, 90, 20)).toEqual(['30,20 60,10', '30,0 60,0']);
});

test('a turn lies after its last answer', () => {
  const steps = [step(1, []), step(1, []), step(2, [])];
  expect([0, 1, 2].map((turn) => placeOf(steps, turn))).toEqual([0, 0.5, 0.75]);
});

test('the edge of a band is where it lies after the turn, and before the first where it begins', () => {
  const steps = [step(1, [0.75, 0.25]), step(3, [0.5, 0.5])];
  expect([0, 1, 2, 3].map((turn) => edgeAt(steps, balances, turn, 0))).toEqual([0.5, 0.25, 0.25, 0.5]);
  expect(edgeAt(steps, balances, 3, 1)).toBe(0);
});

test('the edge of the points of somebody alone lies where their river has it', () => {
  const [steps, alone] = [[step(1, [10])], [balance(20, 40)]];
  expect(river(steps, alone, 100, 80)).toEqual(['0,80 50,80 100,80 100,0 50,60 0,40']);
  expect([0, 1].map((turn) => 80 * edgeAt(steps, alone, turn, 0))).toEqual([40, 60]);
});

test('below the river stand round turns that do not touch each other', () => {
  const steps = Array.from({ length: 100 }, (_, place) => step(place + 1, []));
  expect(turnsBelow(steps, 300, 50)).toEqual([20, 40, 60, 80, 100]);
  const early = [step(20, []), step(21, []), ...Array.from({ length: 90 }, () => step(100, []))];
  expect(turnsBelow(early, 300, 50)).toEqual([100]);
  expect(turnsBelow([], 300)).toEqual([]);
});

test('changes are written with their sign, chances in hundredths', () => {
  expect([signed(0.124, false), signed(-0.06, false), signed(0.001, false), signed(-3.4, true)]).toEqual(['+12', '−6', '0', '−3']);
});

test('the largest bar fills its half', () => {
  expect([shareOf(-0.5, balances), shareOf(0.25, balances)]).toEqual([50, 25]);
});

test('names stand in the middle of where their bands begin', () => {
  expect(middles(balances)).toEqual([0.75, 0.25]);
});

test('marks that would cover each other stand one above the other', () => {
  expect(levels([0.5, 0.52, 0.9, 0.55])).toEqual([0, 1, 0, 2]);
});

test.each([
  ['best', [-0.5, -0.1], [0, 0]],
  ['both', [-0.1, -0.5], [0, 0]],
  ['close', [-0.1, -0.2], [0.05, 0.05]],
])('the title says who won and who played best: %s', (kind, own, noise) => {
  const named = ['Ada', 'Mole'].map((name, place) => ({ ...balance(0.5, 1 - place), name, own: own[place] ?? 0, own_noise: noise[place] ?? 0 }));
  expect(verdict(named)).toEqual({ kind, winner: 'Ada', best: kind === 'best' ? 'Mole' : 'Ada' });
});

test('a win that is shared names nobody', () => {
  expect(verdict([balance(0.5, 0.5), balance(0.5, 0.5)]).kind).toBe('shared');
});
