import { expect, test } from 'vitest';
import { characterOf, levelAt, levelFor, nameOfBot, nextBot, someBots } from './opponents.ts';

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
  expect(nextBot(game, [], 0)).toBe('character:nell');
  expect(someBots(game, [], 2, 0)).toEqual(['character:nell', 'character:odile']);
});

test('later those sit down who are at my level, or else play at it, and nobody twice while there are others', () => {
  expect(nextBot(game, [], 3)).toBe('character:odile');
  expect(nextBot(game, [], 4)).toBe('character:odile:4');
  expect(someBots(game, ['character:odile'], 3, 3)).toEqual(['character:nell:3', 'character:hora:3', 'character:odile']);
});

test('a character is the same at any level, and sits nowhere twice', () => {
  const odile = characterOf(game, 'character:odile:5');
  expect(odile?.name).toBe('odile');
  expect(odile && [levelAt(odile, 'character:odile:5'), levelAt(odile, 'character:odile')]).toEqual([5, 3]);
  expect(characterOf(game, 'character:odi')).toBeUndefined();
  expect(nextBot(game, ['character:odile:5'], 1)).toBe('character:nell');
});

test('my level is the one I have with so many players, or with about as many', () => {
  const of = (name: string, seats: number, level: number) => ({ game: name, seats, level, played: 1, won: 0, points: 0, best: 0, rating: null });
  const found = [of('clocks', 2, 4), of('clocks', 4, 2), of('enkidu', 3, 5)];
  expect([2, 3, 4, 5].map((seats) => levelFor(found, 'clocks', seats))).toEqual([4, 4, 2, 2]);
  expect(levelFor(found, 'liars_dice', 2)).toBe(0);
});

test('a game without characters has the bots that every game has', () => {
  expect(someBots(plain, [], 2, 0)).toEqual(['level:1', 'level:1']);
  expect(nextBot(plain, [], 4)).toBe('level:4');
});

test('characters are called by their names, plain bots by what they are, of old tables too', () => {
  expect(nameOfBot(game, 'character:nell')).toBe('nell');
  expect(nameOfBot(game, 'character:nell:4')).toBe('ui-character'); // with the level, by the shell's texts
  expect(nameOfBot(game, 'greedy')).toBe('level-greedy.name');
  expect(nameOfBot(game, 'level:2')).toBe('level-2.name');
});
