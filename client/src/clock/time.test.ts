import { expect, test } from 'vitest';
import { spellMoment } from './time.ts';

const AT = Date.UTC(2026, 2, 4, 12, 5) / 1_000;
const here = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(AT * 1_000);

test('what was said today has the time of the reader’s day', () => {
  expect(spellMoment(AT, AT + 60)).toBe(here);
  expect(spellMoment(AT, AT + 24 * 3_600 - 1)).toBe(here);
});

test('what is older than a day has its date', () => {
  expect(spellMoment(AT, AT + 24 * 3_600)).toBe('Mar 4, 2026');
});
