import { expect, test } from 'vitest';
import { Connection } from '../table/connection.svelte.ts';
import { line, scene, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import type { Frame, LogLine, ToServer } from '../wire/wire.ts';
import { Playback } from './playback.svelte.ts';

const frame = (...log: LogLine[]): Frame => ({ change: {}, log, paths: [] });

function begin(): { playback: Playback; socket: FakeSocket } {
  const playback = new Playback(new Connection('t1', 'en'));
  return { playback, socket: FakeSocket.last.open().tell(whole()) };
}

const askedId = (sent: ToServer[]): string => sent.findLast((message) => message.type === 'replay')?.id ?? '';

test('what others did begins with what is not mine, also after I have changed places', () => {
  const { playback, socket } = begin();
  playback.ask();

  const frames = [frame(line('I answer from side 2', 2, 0)), frame(line('They answer from side 0', 0, 2))];
  socket.tell({ type: 'frames', id: askedId(socket.sent), scene: scene(), frames });

  expect(playback.now?.lines.map((told) => told.text)).toEqual(['They answer from side 0']);
  expect([playback.place, playback.length]).toEqual([2, 2]);
});
