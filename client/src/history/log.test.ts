import { expect, test } from 'vitest';
import { line, seat, side } from '../testing/messages.ts';
import type { PieceNode } from '../wire/wire.ts';
import { isFollowing, isMine, isOthers, namesOf, parted } from './log.ts';

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

const card = (id: string, title: string): PieceNode => ({ type: 'piece', id, kind: 'card', label: `${title}, a card`, face: { title } });

test('a line is cut where it names something that lies on the table, by the longest name and as words of its own', () => {
  const names = namesOf({ a: card('a', 'Dam'), b: card('b', 'Power station'), c: card('c', 'Power'), d: { ...card('d', ''), label: 'Garden', face: { titled: true } } });

  expect(parted('Ada operates Power station.', names)).toEqual([{ text: 'Ada operates ' }, { text: 'Power station', id: 'b' }, { text: '.' }]);
  expect(parted('Dam, Powerful, Garden', names)).toEqual([{ text: 'Dam, Powerful, ' }, { text: 'Garden', id: 'd' }]);
  expect(parted('Nothing', names)).toEqual([{ text: 'Nothing' }]);
  expect(namesOf({ a: { ...card('a', 'Event'), kind: 'step' } }).size).toBe(0);
});

test('what the same side did in the same turn follows from what stands above', () => {
  const deed = line('takes a card', 1, 1, 4);
  expect(isFollowing(line('pays 3', 1, 1, 4), deed)).toBe(true);
  expect(isFollowing(line('pays 3', 1, 1, 5), deed)).toBe(false);
  expect(isFollowing(line('pays 3', 0, 0, 4), deed)).toBe(false);
  expect(isFollowing({ ...line('Round 2', 1, 1, 4), heading: true }, deed)).toBe(false);
});
