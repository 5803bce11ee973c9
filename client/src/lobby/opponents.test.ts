import { expect, test } from 'vitest';
import { nameOfBot, nextBot, someBots } from './opponents.ts';

const level = (id: string, name: string) => ({ id, label: name, name });
const character = (name: string, strength: number) => ({
  ...level(`character:${name}`, name),
  line: '',
  strength,
  face: { hue: 0, mood: 'calm' as const, symbol: 'coin' },
});
const levels = [level('random', 'Wanderer'), level('greedy', 'Grabber')];
const plain = { levels, characters: [] };
const game = { levels, characters: [character('nell', 1), character('odile', 3), character('hora', 5)] };

test('a newcomer meets the gentlest, and the next gentlest beside', () => {
  expect(nextBot(game, [], true)).toBe('character:nell');
  expect(someBots(game, [], 2, true)).toEqual(['character:nell', 'character:odile']);
});

test('later somebody of middling strength sits down, and nobody twice while there are others', () => {
  expect(nextBot(game, [], false)).toBe('character:odile');
  expect(someBots(game, ['character:odile'], 3, false)).toEqual(['character:nell', 'character:hora', 'character:odile']);
});

test('a game without characters has the bots that every game has', () => {
  expect(someBots(plain, [], 2, true)).toEqual(['greedy', 'greedy']);
  expect(nextBot(undefined, [], true)).toBe('');
});

test('characters and plain bots are called by their names, others by what they are', () => {
  expect(nameOfBot(game, 'character:nell')).toBe('nell');
  expect(nameOfBot(game, 'greedy')).toBe('Grabber');
  expect(nameOfBot(game, 'level:9')).toBe('level:9');
});
