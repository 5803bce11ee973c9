import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('..', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, SRC), 'utf8');
/** Sheets of pages that are loaded when somebody goes there, and stay. */
const LATER = ['rules/rules.css', 'styles/players.css', 'styles/story.css', 'styles/review.css'];
const SHEETS = [...readdirSync(new URL('styles', SRC)).filter((name) => name.endsWith('.css')).map((name) => `styles/${name}`), 'rules/rules.css'];
/** On paper no page has its top line. */
const ALIKE = ['top-line'];

/** The classes that a sheet speaks of with nothing else: anything called so is meant, wherever it is. */
function spokenOf(sheet: string): Set<string> {
  const selectors = [...read(sheet).matchAll(/^\s*([^@{}/;]+?)\s*\{/gm)].flatMap(([, all = '']) => all.split(','));
  return new Set(selectors.map((one) => /^\.([\w-]+)(?![\w.-])/.exec(one.trim())?.[1]).filter((name) => name !== undefined));
}

/** Each is read once. */
const SPOKEN = new Map(SHEETS.map((sheet) => [sheet, spokenOf(sheet)]));

test('a sheet that comes later, and stays, speaks of nothing that another sheet speaks of', () => {
  for (const later of LATER) {
    const others = SHEETS.filter((sheet) => sheet !== later);
    const shared = [...(SPOKEN.get(later) ?? [])].filter((name) => !ALIKE.includes(name) && others.some((sheet) => SPOKEN.get(sheet)?.has(name)));
    expect([later, shared]).toEqual([later, []]);
  }
});
