import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happen } from '../testing/browser.ts';
import { change, line, scene, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import { settings } from '../ui/settings.svelte.ts';
import { Connection } from './connection.svelte.ts';

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  connection = new Connection('t1', 'en');
  FakeSocket.last.open().tell(whole());
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** How long until there is another socket. */
function waitForSocket(): number {
  const [before, from] = [FakeSocket.all.length, Date.now()];
  while (FakeSocket.all.length === before && Date.now() - from < 60_000) vi.advanceTimersByTime(100);
  return Date.now() - from;
}

test('the line is asked for by table and language', () => {
  expect(FakeSocket.last.address).toBe('ws://house/ws/tables/t1?language=en');
});

test('a lost line is tried again, each time after twice as long, up to eight seconds', () => {
  const waits = Array.from({ length: 7 }, () => {
    FakeSocket.last.drop();
    return waitForSocket();
  });

  expect(connection.line).toBe('lost');
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
});

test('once the line holds again, the next wait is short again', () => {
  for (let k = 0; k < 3; k++) {
    FakeSocket.last.drop();
    waitForSocket();
  }
  FakeSocket.last.open();
  FakeSocket.last.drop();

  expect(waitForSocket()).toBe(400);
});

test('characters who shall be silent are not heard, and what is taken back is found all the same', () => {
  FakeSocket.last.tell(change({ log: [line('a perfect die', 1), { ...line('Nell: “Oh!”', 1), remark: 'Oh!' }, line('a bid', 0)] }));
  expect(connection.log.map((one) => one.text)).toEqual(['a perfect die', 'Nell: “Oh!”', 'a bid']);

  settings.setRemarks(false);
  FakeSocket.last.tell(change({ since: 2, version: 3, undone: [2] }));
  expect(connection.log.map((one) => [one.text, one.undone ?? false])).toEqual([['a perfect die', false], ['a bid', true]]);

  settings.setRemarks(true);
  expect(connection.log).toHaveLength(3);
});

test('an answer that the server has not confirmed is sent again, under the same id', () => {
  connection.answer('bid 2');
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.drop();
  waitForSocket();
  FakeSocket.last.open();

  expect(first).toMatchObject({ type: 'answer', number: 1, action: 'bid 2' });
  expect(FakeSocket.last.sent).toEqual([first]);
  expect(connection.sending).toBe('bid 2');
});

test('an answer that is confirmed is not sent again', () => {
  connection.answer('bid 2');
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.tell({ type: 'done', id: first && 'id' in first ? first.id : '' });
  FakeSocket.last.drop();
  waitForSocket();
  FakeSocket.last.open();

  expect(FakeSocket.last.sent).toEqual([]);
  expect(connection.sending).toBeNull();
});

test('what somebody else has asked for confirms nothing of mine', () => {
  connection.answer('bid 2');
  FakeSocket.last.tell({ type: 'done', id: 'other' });

  expect(connection.sending).toBe('bid 2');
});

test('a second click sends nothing while the first is on its way', () => {
  connection.answer('bid 2');
  connection.answer('bid 3');

  expect(FakeSocket.last.sent).toHaveLength(1);
});

test('a refusal is told with its rule, and one may answer anew', () => {
  connection.answer('bid 9');
  const [asked] = FakeSocket.last.sent;
  FakeSocket.last.tell({ type: 'refused', id: asked && 'id' in asked ? asked.id : '', text: 'Too much', rule: 'p. 3', at: 'auction.bid' });
  connection.answer('bid 2');

  expect(connection.notes).toMatchObject([{ text: 'Too much', rule: 'p. 3', at: 'auction.bid' }]);
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('what was refused is told no longer than its question is put; what is told besides stays', () => {
  connection.tell('Hello');
  connection.answer('bid 9');
  const [asked] = FakeSocket.last.sent;
  FakeSocket.last.tell({ type: 'refused', id: asked && 'id' in asked ? asked.id : '', text: 'Too much', rule: 'p. 3', at: 'auction.bid' });
  expect(connection.notes.map((note) => note.text)).toEqual(['Hello', 'Too much']);

  FakeSocket.last.tell(change({ change: { number: 2 } }));
  expect(connection.notes.map((note) => note.text)).toEqual(['Hello']);
});

test('a change that does not lead on from here is not drawn; the whole is asked for', () => {
  FakeSocket.last.tell(change({ since: 5, version: 6, change: { number: 9 } }));

  expect(connection.scene?.number).toBe(1);
  expect(FakeSocket.last.sent).toEqual([{ type: 'whole' }]);
});

test('changes lead from version to version', () => {
  FakeSocket.last.tell(change({ change: { number: 2 } }), change({ since: 2, version: 3, change: { number: 3 } }));

  expect(connection.scene?.number).toBe(3);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('another name is a change, which keeps the version, and comes before the game as well', () => {
  const { table } = whole();
  const named = { ...table, title: 'Named' };
  FakeSocket.last.tell(change({ version: 1, change: { number: 2 }, table: named }));

  expect([connection.table?.title, connection.scene?.number]).toEqual(['Named', 2]);

  FakeSocket.last.tell(whole({ scene: null }), change({ version: 1, table: named }));

  expect([connection.table?.title, connection.scene]).toEqual(['Named', null]);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('lines that were taken back stay in the log, struck', () => {
  FakeSocket.last.tell(whole({ log: [line('one'), line('two')] }), change({ log: [line('three')], undone: [1] }));

  expect(connection.log.map((told) => [told.text, told.undone ?? false])).toEqual([['one', false], ['two', true], ['three', false]]);
});

test('where there is no such table, nobody knocks again', () => {
  FakeSocket.last.drop(4404);
  vi.advanceTimersByTime(60_000);

  expect(connection.line).toBe('none');
  expect(FakeSocket.all).toHaveLength(1);
});

test('whoever was shut out by another device is told, once they come back as nobody', () => {
  FakeSocket.last.drop(4401);
  waitForSocket();
  FakeSocket.last.open().tell(whole({ seat: null }));

  expect(connection.notes.map((note) => note.text)).toEqual(['ui-signed-out']);
  expect(connection.seat).toBeUndefined();
});

test('the browser knows first that the line is cut, and that it is back', async () => {
  happen('offline');
  expect(connection.line).toBe('lost');
  await Promise.resolve();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);

  happen('online');
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.line).toBe('open');
});

test('a table that was left is not knocked at any more', async () => {
  connection.close();
  await Promise.resolve();
  happen('online');
  vi.advanceTimersByTime(60_000);

  expect(FakeSocket.all).toHaveLength(1);
});

test('a preview is shown only if it is of what is looked at now', () => {
  connection.askPreview('bid 1');
  connection.askPreview('bid 2');
  const [old, asked] = FakeSocket.last.sent.map((message) => ('id' in message ? message.id : ''));
  FakeSocket.last.tell({ type: 'preview', id: old ?? '', lines: ['old'] });
  expect(connection.preview).toBeNull();

  FakeSocket.last.tell({ type: 'preview', id: asked ?? '', lines: ['new'] });
  expect(connection.preview).toEqual({ action: 'bid 2', lines: ['new'], ways: [], changes: [], pieces: [] });

  FakeSocket.last.tell(change({ change: { number: 2 } }));
  expect(connection.preview).toBeNull();
});

test('what was said while the line was lost is said when it holds', () => {
  FakeSocket.last.drop();
  connection.chat.say('Good evening', []);
  waitForSocket();
  FakeSocket.last.open();

  expect(FakeSocket.last.sent).toMatchObject([{ type: 'say', text: 'Good evening' }]);
});

test('the Scene of a table that has not begun is none', () => {
  FakeSocket.last.tell(whole({ scene: null }), change());

  expect(connection.scene).toBeNull();
  expect(FakeSocket.last.sent).toEqual([{ type: 'whole' }]);
  FakeSocket.last.tell(whole({ scene: scene({ number: 4 }) }));
  expect(connection.scene?.number).toBe(4);
});

test('a hint grows stronger with each asking, and is forgotten with its question', () => {
  const hint = { type: 'hint' as const, id: 'h1', number: 1, text: 'Look here.', on: ['die'], actions: [] };
  connection.askHint();
  connection.askHint(); // nothing: the one before is being thought about
  FakeSocket.last.tell({ ...hint, strength: 1 });
  connection.askHint();

  expect(FakeSocket.last.sent.map((sent) => (sent as { strength?: number }).strength)).toEqual([1, 2]);
  expect(connection.hint?.on).toEqual(['die']);
  expect(connection.notes.at(-1)?.text).toBe('Look here.');

  FakeSocket.last.tell({ ...hint, number: 7, strength: 3 });
  expect(connection.hint?.strength).toBe(1);

  FakeSocket.last.tell(whole({ scene: scene({ number: 2 }) }));
  expect(connection.hint).toBeNull();
});
