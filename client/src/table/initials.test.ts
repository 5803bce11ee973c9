import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

const lettersOf = (...names: string[]): string[] => [...initialsOf(names.map((name, side) => ({ side, name }))).values()];

test('everybody has the first letter of their name', () => {
  expect(lettersOf('ada', 'Bo', 'Émile')).toEqual(['A', 'B', 'É']);
});

test('whoever has the same first letter as somebody before them has another one of their name', () => {
  expect(lettersOf('Ada', 'Anna', 'A', 'Bot 1', 'Bot 2')).toEqual(['A', 'N', 'A', 'B', 'O']);
});
