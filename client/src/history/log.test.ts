import { expect, test } from 'vitest';
import { line, seat, side } from '../testing/messages.ts';
import { isMine, isOthers } from './log.ts';

const me = seat(0);
const other = seat(2);

test('after people have changed sides, what I did before is mine, and what another does on my old side is not', () => {
  const before = line('I bid from side 0', 0, 0);
  const after = line('I bid from side 2', 2, 0);
  const theirs = line('They bid from side 0', 0, 2);

  expect([before, after, theirs].map((one) => isMine(one, me))).toEqual([true, true, false]);
  expect([before, after, theirs].map((one) => isOthers(one, me))).toEqual([false, false, true]);
  expect([before, after, theirs].map((one) => isMine(one, other))).toEqual([false, false, true]);
});

test('what an automatic side did is not mine, nor a spectator’s', () => {
  const automatic = line('The rival bids', 1, null);

  expect([isMine(automatic, me), isMine(automatic, undefined)]).toEqual([false, false]);
  expect([isOthers(automatic, me), isOthers(automatic, undefined)]).toEqual([true, true]);
});

test('a line about no side is neither mine nor another’s', () => {
  const told = line('A new round begins');

  expect([isMine(told, me), isOthers(told, me), isMine(told, undefined)]).toEqual([false, false, false]);
});

test('sides, seats and plain numbers are different types', () => {
  const told = line('I bid', 1, 0);
  const watching = undefined as typeof me | undefined;

  // @ts-expect-error - a side is compared with a seat
  expect(side(1) === me).toBe(false);
  // @ts-expect-error - the same where both may be missing
  expect(told.side === watching).toBe(false);
  // @ts-expect-error - a number is neither until it came over the wire
  expect(isMine(told, 0)).toBe(true);
});
