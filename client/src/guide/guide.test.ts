import { beforeEach, expect, test, vi } from 'vitest';
import { scene } from '../testing/messages.ts';
import type { GuideStep, PieceNode } from '../wire/wire.ts';
import { Guide } from './guide.svelte.ts';

const bag: PieceNode = { type: 'piece', id: 'bag', kind: 'bag', label: 'Bag' };
const card = (id: string): GuideStep => ({ id, title: id, text: id, asks: ['ask-bid'], on: ['bag'], cites: [`rule.${id}`] });
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

test('the card about a rule comes with the first refusal by it, once, also when it was read before', async () => {
  const guide = new Guide();
  await guide.load('another', 'en');
  guide.follow(asked(1));
  expect([guide.step?.id, guide.at]).toEqual(['bid', undefined]);

  guide.cite('rule.end');
  expect([guide.step?.id, guide.at]).toEqual(['end', 'rule.end']);
  guide.follow(asked(2));
  expect(guide.step).toBeUndefined();
  guide.cite('rule.bid');
  expect([guide.step?.id, guide.at]).toEqual(['bid', 'rule.bid']);

  guide.close();
  guide.cite('rule.bid');
  guide.cite('house.seats');
  expect(guide.step).toBeUndefined();
});

test('a guide that is off, or waits for a lesson, is silent about refusals too', async () => {
  const guide = new Guide();
  await guide.load('a third', 'en');
  guide.cite('rule.bid');
  expect(guide.step).toBeUndefined();

  guide.follow(asked(1));
  guide.turn(false);
  guide.cite('rule.bid');
  expect(guide.step).toBeUndefined();
});
