import { beforeEach, expect, test, vi } from 'vitest';
import { scene } from '../testing/messages.ts';
import type { GuideStep, PieceNode } from '../wire/wire.ts';
import { Guide } from './guide.svelte.ts';

const bag: PieceNode = { type: 'piece', id: 'bag', kind: 'bag', label: 'Bag' };
const card = (id: string): GuideStep => ({ id, title: id, text: id, asks: ['ask-bid'], on: ['bag'] });
const asked = (number: number) => scene({ number, question: 'ask-bid', options: [{ action: 'bid 1', label: '1' }], nodes: { bag } });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([card('bid'), card('end')])));
});

test('what a lesson has taught is not told again', async () => {
  const guide = new Guide();
  await guide.load('any', 'en');

  guide.learn(['bid']);
  guide.follow(asked(1));

  expect(guide.step?.id).toBe('end');
});
