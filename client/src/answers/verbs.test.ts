import { expect, test } from 'vitest';
import type { Option } from '../wire/wire.ts';
import { arrange, byVerb, isBrief, isChip, isLone, keysFor, matching, rangeOf, type Arranged, type Room, type Verb } from './verbs.ts';

const option = (action: string, label = action, chip?: string): Option => ({ action, label, verb: action.split(' ')[0] ?? '', ...(chip ? { chip } : {}) });
const room = (width: number, lines = 1): Room => ({ width, lines, key: 32, name: (verb) => verb });
const some = (verb: string, number: number): Option[] => Array.from({ length: number }, (_, place) => option(`${verb} ${place}`, `${verb} number ${place}`, `n${place}`));
const shown = ({ listed, folded, rest }: Arranged): string[] => [listed, folded, rest].map((verbs) => verbs.map(({ verb }) => verb).join(' '));

test('answers stand by verb, in the order they came', () => {
  const verbs = byVerb([option('lay 1'), option('pass'), option('lay 2')]);

  expect(verbs.map(({ verb, options }) => [verb, options.length])).toEqual([['lay', 2], ['pass', 1]]);
});

test('what has room is listed, answer by answer', () => {
  expect(shown(arrange(byVerb([...some('lay', 3), option('pass')]), '', room(900)))).toEqual(['lay pass', '', '']);
});

test('what has no room is folded into its verb, but for the first', () => {
  const verbs = byVerb([...some('operate', 4), ...some('send', 9), ...some('repair', 3), option('charge')]);

  expect(shown(arrange(verbs, '', room(900)))).toEqual(['operate charge', 'send repair', '']);
  expect(shown(arrange(verbs, 'repair', room(900)))).toEqual(['repair charge', 'operate send', '']);
});

test('as much is unfolded as has room; on a phone one verb', () => {
  const verbs = byVerb([...some('state', 22), ...some('treat', 2), ...some('convert', 2)]);

  expect(shown(arrange(verbs, '', room(900)))).toEqual(['treat convert', 'state', '']);
  expect(shown(arrange(verbs, '', room(600)))).toEqual(['treat', 'state convert', '']);
  expect(shown(arrange(verbs, '', { ...room(600), key: 0, isNarrow: true }))).toEqual(['treat', 'state convert', '']);
});

test('the only answer of a verb is said by what is different, if all of it would be a long sentence', () => {
  const treat = option('treat room1', 'Treat room 1: pay three insights, and three steps of therapy follow', 'room 1');
  const verbs = byVerb([...some('state', 22), treat]);

  expect(verbs.map(isChip)).toEqual([true, true]);
  expect(shown(arrange(verbs, '', room(600)))).toEqual(['treat', 'state', '']);
  expect(isChip({ verb: 'lay', options: [option('lay 1', 'Lay the first', 'first')] })).toBe(false);
});

test('what lies lit on the board is not listed beside it, unless it is little or was asked for', () => {
  const lit = (verb: string, number: number): Option[] => some(verb, number).map((one) => ({ ...one, on: [one.action] }));
  const verbs = byVerb([...lit('reroll', 6), ...lit('flip', 3)]);

  expect(shown(arrange(verbs, '', room(2000)))).toEqual(['flip', 'reroll', '']);
  expect(shown(arrange(verbs, 'reroll', room(2000)))).toEqual(['reroll flip', '', '']);
  expect(shown(arrange(byVerb([...lit('reroll', 4), ...lit('flip', 6)]), '', room(2000)))).toEqual(['reroll', 'flip', '']);
});

test('where nothing else can be done, what lies lit on the board is listed as well, as far as it has room', () => {
  const lit = (number: number): Verb[] => byVerb(some('lay', number).map((one) => ({ ...one, on: [one.action] })));

  expect(shown(arrange(lit(9), '', room(2000)))).toEqual(['lay', '', '']);
  expect(shown(arrange(lit(9), '', room(300)))).toEqual(['', 'lay', '']);
  expect(shown(arrange(lit(9), '', { ...room(2000), isNarrow: true }))).toEqual(['', 'lay', '']);
});

test('the only verb on a phone leaves its place to its answers', () => {
  const verbs = byVerb(some('abandonment', 3));

  expect(shown(arrange(verbs, '', { ...room(280), isNarrow: true }))).toEqual(['abandonment', '', '']);
  expect(shown(arrange(verbs, '', room(280)))).toEqual(['', 'abandonment', '']);
});

test('what chips cost and bring stands below their names on a phone, so that more of them have room', () => {
  const priced = byVerb(some('place', 3).map((one) => ({ ...one, chip: 'Hour 12', cost: ['6', 'coin'], gain: ['+', '4', 'coin'] })));

  expect(shown(arrange(priced, '', { ...room(378), key: 0, isNarrow: true }))).toEqual(['place', '', '']);
  expect(shown(arrange(priced, '', { ...room(378), key: 0 }))).toEqual(['', 'place', '']);
});

test('a verb that is open and has no room stays folded: its answers are in the sheet', () => {
  const verbs = byVerb([...some('operate', 4), ...some('send', 12)]);

  expect(shown(arrange(verbs, 'send', room(500)))).toEqual(['', 'operate send', '']);
});

test('a hundred answers of one verb are never a bar of a hundred buttons', () => {
  expect(shown(arrange(byVerb(some('take', 100)), '', room(5000, 20)))).toEqual(['', 'take', '']);
});

test('where even the verbs have no room the last ones leave it to a button for the rest', () => {
  const verbs = byVerb(['abcde', 'fghij', 'klmno', 'pqrst'].flatMap((verb) => some(verb, 5)));
  const { folded, rest } = arrange(verbs, '', room(320));

  expect(folded.length).toBeGreaterThan(0);
  expect([...folded, ...rest]).toEqual(verbs);
});

test('on a phone verbs that have no room in a row stand in two, before any is left to the sheet', () => {
  const seven = byVerb(['recover', 'send', 'operate', 'repair', 'communicate', 'settle', 'recharge'].flatMap((verb) => some(verb, 5)));
  const narrow = { ...room(368), isNarrow: true };
  const { folded, rest, columns } = arrange(seven, '', narrow);

  expect([folded.length, rest.length, columns]).toEqual([7, 0, 4]);
  expect(arrange(seven.slice(0, 4), '', narrow).columns).toBe(0);
  expect(arrange(seven.slice(0, 6), '', { ...narrow, width: 600 }).columns).toBe(3);
  expect(arrange(seven, '', room(368)).columns).toBe(0);
  expect(arrange(byVerb('abcdefghijklmnopqrs'.split('').flatMap((verb) => some(verb, 5))), '', narrow).rest.length).toBeGreaterThan(0);
});

test('on a phone a sentence beside verbs stands in two lines', () => {
  const verbs = byVerb([...some('bid', 6), option('dudo', 'Dudo: I doubt it'), option('calza', 'Calza: exactly right')]);
  const { listed, folded, columns } = arrange(verbs, '', { ...room(368), key: 0, isNarrow: true });

  expect([listed.length, folded.length, columns]).toEqual([2, 1, 0]);
});

test('letters find answers, with or without accents, in any order', () => {
  const answers = [option('a', 'Réparer le Mégaphone'), option('b', 'Réparer la Valise')];

  expect(matching(answers, 'megaphone rep').map(({ action }) => action)).toEqual(['a']);
  expect(matching(answers, ' ')).toEqual(answers);
});

test('what is called by a digit has it as its key, the rest have what is left, in order', () => {
  const keys = (calls: string[], from = '123456789abc'): string[] => [...keysFor(calls.map((called) => ({ name: `lay ${called}`, called })), (place) => from[place] ?? '').values()];

  expect(keys(['1', '3', '12', 'pass'])).toEqual(['1', '3', '2', '4']);
  expect(keysFor([{ name: 'lay 10', called: '10' }, { name: 'lay 1', called: '1' }], (place) => '123'[place] ?? '')).toEqual(new Map([['lay 1', '1'], ['lay 10', '2']]));
  expect(keys(['1', '2'], 'abc')).toEqual(['a', 'b']);
});

test('where there is little room a long sentence gives way to its verb', () => {
  const named = { ...room(340), name: (verb: string) => verb.toUpperCase() };
  const verbs = byVerb([option('recover x', 'Recover the top robot of First workshop: 2 gears'), ...some('send', 4)]);

  expect(shown(arrange(verbs, '', named))).toEqual(['', 'recover send', '']);
  expect(shown(arrange(verbs.slice(0, 1), '', named))[0]).toBe('recover');
});

test('verbs that have no room side by side stand below their symbols, before any is left to the sheet', () => {
  const verbs = byVerb(['recover', 'send', 'operate', 'repair', 'communicate'].flatMap((verb) => some(verb, 5)));

  expect(arrange(verbs, '', room(1200)).isStacked).toBe(false);
  const { folded, rest, isStacked } = arrange(verbs, '', room(640));
  expect([folded.length, rest.length, isStacked]).toEqual([5, 0, true]);
});

test('the only answer of a verb with a name is brief if it says what it brings', () => {
  const named = (verb: string): string => verb.toUpperCase();
  const charge: Option = { ...option('charge', 'Recharge: two gears'), gain: ['2', 'gear'] };
  const [verb] = byVerb([charge]);

  expect(verb && isBrief(verb, named)).toBe(true);
  expect(verb && isBrief(verb, (name) => name)).toBe(false);
  expect(byVerb([option('charge'), { ...charge, action: 'charge twice' }, ...some('send', 2)]).some((one) => isBrief(one, named))).toBe(false);
});

test('the only answer of a verb with a name names it, if a chip says the rest', () => {
  const named = (verb: string): string => verb.toUpperCase();
  const treat: Option = { ...option('treat', 'Treat room 1: pay three insights, gain three therapy'), chip: 'room 1' };
  const [one] = byVerb([treat]);
  const [two] = byVerb([treat, { ...treat, action: 'treat 2', chip: 'room 2' }]);

  expect([one, two].map((verb) => verb && isLone(verb, named))).toEqual([true, false]);
  expect(one && isLone(one, (name) => name)).toBe(false);
});

test('a verb says what its answers differ in: short names where it stands alone, or from the least price to the most', () => {
  const cards = ['4', '7', '11'].map((chip) => option(`lay ${chip}`, `Lay ${chip}`, chip));
  const many = Array.from({ length: 15 }, (_, place) => option(`lay ${place}`, 'Lay', String(place + 1)));
  const priced = (...costs: string[][]): Option[] => costs.map((cost, place) => ({ ...option(`buy ${place}`, 'Buy', 'a factory'), cost }));

  expect([rangeOf(cards, true), rangeOf(many, true), rangeOf(cards, false)]).toEqual([['4 · 7 · 11'], ['1 – 15'], []]);
  expect(rangeOf(priced(['2', 'gear'], ['1', 'gear'], ['5', 'gear']), false)).toEqual(['1–5', 'gear']);
  expect(rangeOf(priced(['2', 'gear'], ['2', 'gear']), true)).toEqual(['2', 'gear']);
  expect([priced(['2', 'gear'], ['1', 'red']), priced(['red', '2', 'blue']), priced([], ['2', 'gear'])].map((options) => rangeOf(options, true))).toEqual([[], [], []]);
});
