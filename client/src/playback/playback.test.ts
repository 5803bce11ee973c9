import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../table/connection.svelte.ts';
import { change, line, scene, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import { settings } from '../ui/settings.svelte.ts';
import type { Frame, LogLine, PieceNode } from '../wire/wire.ts';
import { Playback } from './playback.svelte.ts';

let connection: Connection;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  connection = new Connection('t1', 'en');
  playback = new Playback(connection);
  FakeSocket.last.open().tell(whole());
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

let moment = 0;
const frame = (...log: LogLine[]): Frame => ({ change: { number: ++moment }, log, paths: [] });
const requests = (): string[] => FakeSocket.last.sent.flatMap((message) => (message.type === 'replay' ? [message.id] : []));
const shown = (): string[] | undefined => playback.now?.lines.map((told) => told.text);

function answer(...frames: Frame[]): void {
  FakeSocket.last.tell({ type: 'frames', id: requests().at(-1) ?? '', scene: scene({ number: 0 }), frames });
}

const theirs = [frame(line('Bo bids', 1)), frame(line('Bo wins', 1)), frame(line('A round ends'))];
const rival = [line('The rival rolls', 2, null), line('The rival takes', 2, null)];

test('what others did begins with what is not mine, also after I have changed places', () => {
  playback.ask();
  answer(frame(line('I answer from side 2', 2, 0)), frame(line('They answer from side 0', 0, 2)));

  expect(shown()).toEqual(['They answer from side 0']);
  expect([playback.place, playback.length]).toEqual([2, 2]);
});

test('where others did nothing, there is nothing to show', () => {
  playback.ask();
  answer(frame(line('I bid', 0)), frame(line('A round ends')));

  expect(playback.isOn).toBe(false);
});

test('one steps through the moments by hand, back and on; after the last one is now', () => {
  playback.ask();
  answer(...theirs);
  playback.step(1);
  expect(shown()).toEqual(['Bo wins']);
  playback.step(-1);
  playback.step(-1);
  expect(shown()).toEqual(['Bo bids']);

  playback.step(1);
  playback.step(1);
  playback.step(1);
  expect(playback.isOn).toBe(false);
});

test('asked for by hand, it waits for the hand', () => {
  playback.ask();
  answer(...theirs);
  vi.advanceTimersByTime(60_000);

  expect([playback.isPlaying, playback.place]).toEqual([false, 1]);
});

test('played, each moment stays as long as there is to read, and the last gives way to now', () => {
  playback.ask();
  answer(...theirs);
  playback.toggle();
  const forReading = 700 + 14 * 'Bo bids'.length;
  vi.advanceTimersByTime(forReading - 1);
  expect(shown()).toEqual(['Bo bids']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['Bo wins']);

  vi.advanceTimersByTime(10_000);
  expect([playback.isOn, playback.isPlaying]).toEqual([false, false]);
});

test('paused, it stays', () => {
  playback.ask();
  answer(...theirs);
  playback.toggle();
  playback.toggle();
  vi.advanceTimersByTime(10_000);

  expect(playback.place).toBe(1);
});

test('the board shows the table as it was then, and the pieces a moment is about', () => {
  const die: PieceNode = { type: 'piece', id: 'die', kind: 'die', label: 'a die' };
  playback.ask();
  answer({ change: { nodes: { die, gone: null } }, log: [line('Bo rolls', 1)], paths: [['bag', 'felt']] });

  expect(playback.scene?.nodes).toEqual({ die });
  expect(playback.about).toEqual(new Set(['die', 'felt']));
});

test('the turn of a side nobody answers for is held back and played by itself', () => {
  FakeSocket.last.tell(change({ change: { number: 7 }, log: rival }));
  expect([playback.isOn, playback.scene?.number, connection.scene?.number]).toEqual([true, 1, 7]);
  expect(requests()).toHaveLength(1);

  answer(frame(...rival.slice(0, 1)), frame(...rival.slice(1)));
  expect(playback.isPlaying).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(playback.isOn).toBe(false);
});

test('a turn of people, and a single sentence about such a side, are not held back', () => {
  FakeSocket.last.tell(change({ log: [line('Bo bids', 1), line('Bo wins', 1)] }));
  FakeSocket.last.tell(change({ since: 2, version: 3, log: rival.slice(0, 1) }));

  expect(requests()).toEqual([]);
});

test('where something comes to light, the table rests on it a moment longer, and then goes on', () => {
  const shown1 = { ...line('Bo shows 3', 1), cue: 'reveal' as const };
  FakeSocket.last.tell(change({ change: { number: 7 }, log: [shown1, line('Bo pays', 1)] }));
  expect([playback.isOn, playback.scene?.number, requests().length]).toEqual([true, 1, 1]);
  answer(frame(line('Bo bids', 1)), frame(shown1), frame(line('Bo pays', 1)));

  expect(shown()).toEqual(['Bo shows 3']);
  vi.advanceTimersByTime(700 + 1_400 - 1);
  expect(playback.isOn).toBe(true);
  vi.advanceTimersByTime(1);
  expect(playback.isOn).toBe(false);
});

test('asked for, it rests there as well; at half the time, half as long', () => {
  settings.speed = 'fast';
  const text = 'Bo shows 3';
  playback.ask();
  answer(frame({ ...line(text, 1), cue: 'reveal' }), frame(line('Bo pays', 1)));
  playback.toggle();
  vi.advanceTimersByTime((700 + 14 * text.length + 1_400) / 2 - 1);
  expect(shown()).toEqual([text]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['Bo pays']);
});

test('who wants no motion is shown no turn by itself', () => {
  settings.speed = 'skip';
  FakeSocket.last.tell(change({ log: [...rival, { ...line('Bo shows 3', 1), cue: 'reveal' }] }));

  expect(playback.isOn).toBe(false);
});

test('if the server does not answer, the table goes on', () => {
  FakeSocket.last.tell(change({ log: rival }));
  vi.advanceTimersByTime(2_499);
  expect(playback.isOn).toBe(true);
  vi.advanceTimersByTime(1);

  expect(playback.isOn).toBe(false);
});

test('only the frames that were asked for last are shown', () => {
  playback.ask();
  const [old] = requests();
  playback.ask();
  FakeSocket.last.tell({ type: 'frames', id: old ?? '', scene: scene(), frames: theirs });

  expect(playback.isOn).toBe(false);
});

test('a whole Scene ends it: after reconnecting, what was shown may be of long ago', () => {
  playback.ask();
  answer(...theirs);
  FakeSocket.last.tell(whole());

  expect(playback.isOn).toBe(false);
});
