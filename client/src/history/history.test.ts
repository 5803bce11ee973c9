import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../table/connection.svelte.ts';
import { change, line, scene, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import { History } from './history.svelte.ts';

let history: History;
let connection: Connection;

function begin(): void {
  connection = new Connection('t1', 'en');
  history = new History(connection);
  FakeSocket.last.open().tell(whole({ log: [line('begun', null, null, 0), line('bid', 0, 0, 5)] }));
}

beforeEach(begin);
afterEach(() => connection.close());

/** The turns that were asked for, with the ids of the requests. */
const asked = (): { turn: number; id: string }[] => FakeSocket.last.sent.flatMap((message) => (message.type === 'look' ? [message] : []));

function answer(request = asked().at(-1), of = 5): void {
  if (!request) throw new Error('expected a turn to be asked for, none was');
  FakeSocket.last.tell({ type: 'moment', id: request.id, turn: request.turn, of, scene: scene({ number: 100 + request.turn }) });
}

test('the table is shown as it was, and the address says which turn', () => {
  history.go(3);
  expect(history.isOn).toBe(false);
  answer();

  expect([history.isOn, history.turn, history.of, history.scene?.number]).toEqual([true, 3, 5, 103]);
  expect(location.search).toBe('?turn=3');
});

test('one steps from turn to turn, and neither before the first nor beyond the last', () => {
  history.go(4);
  answer();
  history.step(1);
  answer();
  history.step(1);
  expect(asked().map((request) => request.turn)).toEqual([4, 5]);

  history.go(0);
  answer();
  history.step(-1);
  expect(asked().map((request) => request.turn)).toEqual([4, 5, 0]);
});

test('quick steps count from the turn that was asked for, and only the last one is shown', () => {
  history.go(5);
  answer();
  history.step(-1);
  history.step(-1);
  const [, older, newer] = asked();
  answer(newer);
  answer(older);

  expect([older?.turn, newer?.turn]).toEqual([4, 3]);
  expect(history.turn).toBe(3);
});

test('others play on meanwhile: there are more turns, and the board stays where one looks', () => {
  history.go(5);
  answer();
  FakeSocket.last.tell(change({ log: [line('another bid', 1, 1, 6)] }));

  expect([history.turn, history.of]).toEqual([5, 6]);
});

test('whoever goes back to the table as it is sees nothing that was still on its way', () => {
  history.go(2);
  answer();
  history.step(1);
  history.leave();
  answer();

  expect(history.isOn).toBe(false);
  expect(location.search).toBe('');
});

test('an address with a turn leads there, once the table has come', () => {
  connection.close();
  location.search = '?turn=2';
  begin();
  expect(asked()).toEqual([]);
  history.arrive();
  history.arrive();

  expect(asked().map((request) => request.turn)).toEqual([2]);
});

test('an address with nonsense for a turn leads to the beginning', () => {
  connection.close();
  location.search = '?turn=-x';
  begin();
  history.arrive();

  expect(asked().map((request) => request.turn)).toEqual([0]);
});

test('in another language the same turn is asked for again', () => {
  history.again();
  expect(asked()).toEqual([]);
  history.go(3);
  answer();
  history.again();

  expect(asked().map((request) => request.turn)).toEqual([3, 3]);
});

test('what was wished for over a lost line is not asked for when it holds again', () => {
  FakeSocket.last.drop();
  history.go(3);
  connection.rejoin();
  FakeSocket.last.open().tell(whole());
  history.again();

  expect(asked()).toEqual([]);
});

test('turn after turn is shown by itself, as fast as one likes, and stops at the last one', () => {
  vi.useFakeTimers();
  history.go(3);
  answer();
  history.speed = 2;
  history.play();

  vi.advanceTimersByTime(499);
  expect(asked().length).toBe(1);
  vi.advanceTimersByTime(1);
  answer();
  vi.advanceTimersByTime(500);
  answer();
  vi.advanceTimersByTime(5_000);

  expect(asked().map((request) => request.turn)).toEqual([3, 4, 5]);
  expect(history.isPlaying).toBe(false);
  vi.useRealTimers();
});

test('whoever picks a turn stops what is played, and so does whoever leaves', () => {
  vi.useFakeTimers();
  history.go(0);
  answer();
  history.play();
  history.pick(2);
  answer();
  vi.advanceTimersByTime(5_000);
  expect(asked().map((request) => request.turn)).toEqual([0, 2]);

  history.play();
  history.leave();
  vi.advanceTimersByTime(5_000);
  expect(asked().map((request) => request.turn)).toEqual([0, 2]);
  vi.useRealTimers();
});
