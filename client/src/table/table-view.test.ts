import { expect, test } from 'vitest';
import { change, scene, side, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import type { PieceNode, Scene, SceneMessage, ZoneNode } from '../wire/wire.ts';
import { Connection } from './connection.svelte.ts';
import { TableView } from './table-view.svelte.ts';

function viewOf(fields: Partial<Scene>, beside: Partial<SceneMessage> = {}): TableView {
  const view = new TableView(new Connection('t1', 'en'));
  FakeSocket.last.open().tell(whole({ scene: scene(fields), ...beside }));
  return view;
}

test('while a lesson lasts, what its step is about is pointed at', () => {
  const view = viewOf({}, { lesson: { title: 'First', text: 'Bid.', done: 1, of: 3, on: ['bid0'] } });

  expect([...view.pointed]).toEqual(['bid0']);
  FakeSocket.last.tell(change());
  expect(view.connection.lesson).toBeNull();
  expect([...view.pointed]).toEqual([]);
});

test('a piece is captioned by whose it is, whatever its label says', () => {
  const cup: PieceNode = { type: 'piece', id: 'bid1', kind: 'cup', label: 'Bid of 3: Bo', side: side(1) };
  const view = viewOf({ standings: [{ side: side(0), name: 'Bid of' }, { side: side(1), name: 'Bo' }] });

  expect(view.ownerOf(cup)?.name).toBe('Bo');
  expect(view.ownerOf({ type: 'piece', id: 'bag', kind: 'bag', label: 'The bag of Bo' })).toBeUndefined();
});

test('what somebody else has opens in full; Escape closes what lies on top first, and an answer closes it', () => {
  const desk: ZoneNode = { type: 'zone', id: 'desk1', layout: 'panel', role: 'other', children: ['card'] };
  const card: PieceNode = { type: 'piece', id: 'card', kind: 'card', label: 'A card' };
  const view = viewOf({ nodes: { desk1: desk, card }, options: [{ action: 'pass', label: 'Pass' }] });
  view.openDesk('desk1');
  view.magnify('card', true);

  expect([view.back(), view.magnified, view.desk]).toEqual([true, null, 'desk1']);
  expect([view.back(), view.desk]).toEqual([true, '']);
  expect(view.back()).toBe(false);

  view.openDesk('desk1');
  view.do({ action: 'pass', label: 'Pass' });
  expect(view.desk).toBe('');
});

test('a finger asks what comes of an answer with its first touch, and gives it with the second', () => {
  const cards = [4, 11].map((card) => ({ action: `lay ${card}`, label: `Lay ${card}`, on: [`card${card}`] }));
  const view = viewOf({ options: cards });
  const anchor = {} as Element;
  const given = () => FakeSocket.last.sent.flatMap((message) => (message.type === 'answer' ? [message.action] : []));

  view.click('card4', anchor, true);
  view.click('card11', anchor, true);
  expect([view.asked?.action, view.considered?.label, given()]).toEqual(['lay 11', 'Lay 11', []]);
  view.click('card11', anchor, true);
  expect([view.asked, given()]).toEqual([null, ['lay 11']]);
});

test('while a number is picked, what could be answered before by other verbs still can be: the step is taken back, and it is asked to be confirmed', () => {
  const face = { action: 'face 1', label: 'Aces', verb: 'face', on: ['face1'] };
  const dudo = { action: 'dudo', label: 'Dudo: I doubt it', chip: 'Dudo', verb: 'dudo', confirm: true };
  const bids = [2, 3, 4].map((amount) => ({ action: `bid ${amount}`, label: `Bid ${amount}`, verb: 'bid', amount, on: ['face1'] }));
  const doubting = { action: 'dudo', label: 'Dudo: I doubt it', chip: 'Dudo' };
  const view = viewOf({ number: 4, options: [face, dudo] });
  expect(view.instead).toEqual([]);

  FakeSocket.last.tell(whole({ scene: scene({ number: 5, options: bids }), undo: true, instead: [doubting] }));
  expect(view.instead).toEqual([doubting]);

  view.doInstead(doubting);
  view.grant();
  expect(view.asked).toBeNull();
  const undone = FakeSocket.last.sent.at(-1) as { type: string; id: string };
  expect(undone.type).toBe('undo');
  FakeSocket.last.tell(whole({ scene: scene({ number: 6, options: [face, dudo] }) }), { type: 'done', id: undone.id });
  view.grant();
  expect(view.asked).toEqual(dudo);
  expect(view.instead).toEqual([]);
});
