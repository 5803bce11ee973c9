import { expect, test } from 'vitest';
import { characterOf, levelAt, nameOfBot, nextBot, someBots } from './opponents.ts';

const character = (name: string, strength: number) => ({
  id: `character:${name}`,
  label: name,
  name,
  line: '',
  strength,
  face: { hue: 0, mood: 'calm' as const, symbol: 'coin' },
});
const plain = { characters: [] };
const game = { characters: [character('nell', 1), character('odile', 3), character('hora', 5)] };

test('a newcomer meets the gentlest, and the next gentlest beside', () => {
  expect(nextBot(game, [], true)).toBe('character:nell');
  expect(someBots(game, [], 2, true)).toEqual(['character:nell', 'character:odile']);
});

test('later somebody of middling strength sits down, and nobody twice while there are others', () => {
  expect(nextBot(game, [], false)).toBe('character:odile');
  expect(someBots(game, ['character:odile'], 3, false)).toEqual(['character:nell', 'character:hora', 'character:odile']);
});

test('a character is the same at any level, and sits nowhere twice', () => {
  const odile = characterOf(game, 'character:odile:5');
  expect(odile?.name).toBe('odile');
  expect(odile && [levelAt(odile, 'character:odile:5'), levelAt(odile, 'character:odile')]).toEqual([5, 3]);
  expect(characterOf(game, 'character:odi')).toBeUndefined();
  expect(nextBot(game, ['character:odile:5'], false)).toBe('character:nell');
});

test('a game without characters has the bots that every game has', () => {
  expect(someBots(plain, [], 2, true)).toEqual(['level:3', 'level:3']);
});

test('characters are called by their names, plain bots by what they are, of old tables too', () => {
  expect(nameOfBot(game, 'character:nell')).toBe('nell');
  expect(nameOfBot(game, 'character:nell:4')).toBe('ui-character'); // with the level, by the shell's texts
  expect(nameOfBot(game, 'greedy')).toBe('level-greedy.name');
  expect(nameOfBot(game, 'level:2')).toBe('level-2.name');
});
