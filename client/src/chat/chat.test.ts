import { beforeEach, expect, test } from 'vitest';
import { seat } from '../testing/messages.ts';
import type { Said, Seat, ToServer } from '../wire/wire.ts';
import { Chat } from './chat.svelte.ts';

const me = seat(0);
const bo = seat(1);
const cy = seat(2);
const said = (by: Seat, text: string, ...among: Seat[]): Said => ({ seat: by, name: `seat ${by}`, text, ...(among.length ? { among } : {}) });

let sent: ToServer[];
let chat: Chat;

beforeEach(() => {
  sent = [];
  let ids = 0;
  chat = new Chat((message) => sent.push(message), () => `id${++ids}`);
});

const hear = (line: Said): void => chat.hear({ type: 'said', line }, me);
const texts = (key: string): string[] => chat.linesOf(key).map((line) => line.text);

test('what is said in private stands apart, by the others’ seats', () => {
  hear(said(bo, 'to all'));
  hear(said(bo, 'to me', me, bo));
  hear(said(me, 'to both', me, bo, cy));

  expect(chat.channels.map((channel) => channel.key)).toEqual(['', '1', '1-2']);
  expect([texts(''), texts('1'), texts('1-2')]).toEqual([['to all'], ['to me'], ['to both']]);
});

test('a private talk is open while the rules let us talk, and can be read ever after', () => {
  hear(said(bo, 'to me', me, bo));
  chat.open = [[cy]];

  expect(chat.channels.map(({ key, isOpen }) => [key, isOpen])).toEqual([['', true], ['2', true], ['1', false]]);
});

test('what others say counts as unread until its channel is looked at', () => {
  hear(said(bo, 'one'));
  hear(said(bo, 'two', me, bo));
  hear(said(me, 'mine'));
  expect(chat.unread).toEqual({ '': 1, '1': 1 });
  expect(chat.unreadInAll).toBe(2);

  chat.show('1');
  expect(chat.unreadInAll).toBe(1);
});

test('what is said in the channel one looks at is read', () => {
  chat.show('');
  hear(said(bo, 'one'));
  expect(chat.unreadInAll).toBe(0);

  chat.show(null);
  hear(said(bo, 'two'));
  expect(chat.unreadInAll).toBe(1);
});

test('what was said before I came is not unread', () => {
  chat.hear({ type: 'talk', lines: [said(bo, 'earlier')] }, me);

  expect(texts('')).toEqual(['earlier']);
  expect(chat.unreadInAll).toBe(0);
});

test('words are sent again until the server has heard them, and no longer', () => {
  chat.say('one', []);
  chat.say('two', [bo]);
  chat.settle('id1');
  sent = [];
  chat.sayAgain();

  expect(sent).toEqual([{ type: 'say', id: 'id2', text: 'two', to: [1] }]);
});

test('words that were refused are given back, to where they were to be said', () => {
  chat.say('too long', [bo]);
  chat.refuse('id1');
  sent = [];
  chat.sayAgain();

  expect(chat.returned).toEqual({ words: 'too long', key: '1' });
  expect(sent).toEqual([]);
});

// A claim is a sentence of the game's own, chosen from a list, and sent by its place there.
test('a claim that was refused gives no words back', () => {
  chat.claim('0.3', []);
  chat.refuse('id1');

  expect(chat.returned).toBeNull();
});

const attend = (before: Seat[], now: Seat[]): void => chat.attend(before, now, me, (who) => `seat ${who}`);
const news = (): unknown[] => chat.linesOf('').map((line) => [line.name, line.news]);

test('who leaves the table is told in the talk, and that they are back', () => {
  attend([], [me, bo, cy]);
  expect(news()).toEqual([]);

  attend([me, bo, cy], [me, cy]);
  attend([me, cy], [me, bo, cy]);
  attend([me, bo, cy], [me, bo, cy]);
  expect(news()).toEqual([['seat 1', 'left'], ['seat 1', 'back']]);
});

test('that somebody left, seen live and read in the log, is one line; that a bot stands in is a line of its own', () => {
  const told = (kind: string): void => hear({ seat: bo, name: 'seat 1', text: 'in words', news: kind, when: 1 });
  attend([], [me, bo]);
  attend([me, bo], [me]);
  told('left');
  told('stood-in');
  told('back');
  attend([me], [me, bo]);

  expect(news()).toEqual([['seat 1', 'left'], ['seat 1', 'stood-in'], ['seat 1', 'back']]);
  expect(chat.unreadInAll).toBe(0);
});

test('that I was away is no news to me, and nothing to be read', () => {
  attend([me, bo], [bo]);
  attend([bo], [me, bo]);

  expect(news()).toEqual([]);
  attend([me, bo], [me]);
  expect(chat.unreadInAll).toBe(0);
});
