import { expect, test } from 'vitest';
import { scene, side, whole } from '../testing/messages.ts';
import { FakeSocket } from '../testing/socket.ts';
import type { PieceNode, Scene } from '../wire/wire.ts';
import { Connection } from './connection.svelte.ts';
import { TableView } from './table-view.svelte.ts';

function viewOf(fields: Partial<Scene>): TableView {
  const view = new TableView(new Connection('t1', 'en'));
  FakeSocket.last.open().tell(whole({ scene: scene(fields) }));
  return view;
}

test('a piece is captioned by whose it is, whatever its label says', () => {
  const cup: PieceNode = { type: 'piece', id: 'bid1', kind: 'cup', label: 'Bid of 3: Bo', side: side(1) };
  const view = viewOf({ standings: [{ side: side(0), name: 'Bid of' }, { side: side(1), name: 'Bo' }] });

  expect(view.ownerOf(cup)?.name).toBe('Bo');
  expect(view.ownerOf({ type: 'piece', id: 'bag', kind: 'bag', label: 'The bag of Bo' })).toBeUndefined();
});
