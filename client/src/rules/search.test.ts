import { expect, test } from 'vitest';
import { hitsIn } from './search.ts';

const words = (text: string, sought: string): string[] => hitsIn(text, sought).map(([start, end]) => text.slice(start, end));

test('words are found whatever their accents and capitals', () => {
  expect(words('Les enchères : chaque ENCHÈRE est payée.', 'enchere')).toEqual(['enchère', 'ENCHÈRE']);
  expect(words('Auction', 'auctión')).toEqual(['Auction']);
});

test('letters that are two do not shift what follows them', () => {
  expect(words('Le cœur et l’heure', 'heure')).toEqual(['heure']);
  expect(words('ﬁn de la partie 🎲 dé', 'dé')).toEqual(['de', 'dé']);
  expect(words("l’heure", "l'heure")).toEqual(['l’heure']);
});

test('a single letter or nothing finds nothing', () => {
  expect(hitsIn('a die', 'd')).toEqual([]);
  expect(hitsIn('a die', '   ')).toEqual([]);
  expect(hitsIn('a die', 'dice')).toEqual([]);
});
