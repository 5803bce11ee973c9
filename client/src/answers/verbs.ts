/** Answers by verb: what stands in the bar, what is folded into its verb, and what is picked from a sheet above. The bar never cuts anything off. */
import { isNumber } from '../scene/tokens.ts';
import type { Option } from '../wire/wire.ts';

/** Widths in px: of a letter, of what is around an answer and around a chip, of a symbol, of what a folded verb has beside its name. */
const LETTER = 7.3;
const AROUND = 26;
const AROUND_CHIP = 22;
const TOKEN = 18;
const VERB = 50;
/** Verbs are written stronger. */
const STRONG = 8.6;
/** A sentence as wide as this is folded into its verb, where not everything has room. */
const WIDEST = 190;
/** On a phone a verb stands below its symbol, in small letters; elsewhere, where they have no room side by side, in larger ones. */
const [SMALL_LETTER, STACKED_LETTER, LEAST_VERB] = [6.2, 8, 44];
/** From so many letters on, a label has a shorter chip or two lines. */
const LONG = 36;
const GAP = 6;
/** As wide as the button is that opens the sheet; the second on a phone. */
const [MORE, SMALL_MORE] = [130, 70];
/** More than these are not listed one by one, however large the bar is. */
const MOST_LISTED = 16;
/** As many are named on the button of their verb. */
const MOST_NAMED = 9;
/** What lies lit on the board is not listed there once more, unless it is about so few. */
const MOST_TWICE = 4;
/** More verbs than this stand in two rows on a phone, each as wide as the others, even if one row could hold them. */
const MOST_IN_ROW = 5;

/** Answers of one verb, in the order they came. */
export interface Verb {
  verb: string;
  options: Option[];
}

export interface Arranged {
  /** In the bar, each answer a button of its own. */
  listed: Verb[];
  /** In the bar, as a button that opens the verb. */
  folded: Verb[];
  /** Not even their verbs have room: all of them are in the sheet. */
  rest: Verb[];
  /** On a phone, how many stand side by side in each of two rows; none where one row is enough. */
  columns: number;
  /** Whether verbs stand below their symbols since more of them have room then; on a phone they always do. */
  isStacked: boolean;
}

export interface Room {
  width: number;
  lines: number;
  /** How wide a key before a label is; nothing where none is shown. */
  key: number;
  isNarrow?: boolean | undefined;
  isStacked?: boolean | undefined;
  /** What a verb is called. */
  name: (verb: string) => string;
}

export function byVerb(options: Option[]): Verb[] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const verb = option.verb ?? '';
    found.set(verb, [...(found.get(verb) ?? []), option]);
  }
  return [...found].map(([verb, some]) => ({ verb, options: some }));
}

/** The answers of a verb that has several are said by what is different; so is its only one, if all of it would be a long sentence. */
export const isChip = ({ options }: Verb): boolean => options.length > 1 || options.some(({ label, chip }) => Boolean(chip) && label.length > LONG);

/** How wide a chip is: on a phone what it costs and brings stands below what it is called. */
function chipWidth({ chip, label, cost = [], gain = [] }: Option, { key, isNarrow }: Room): number {
  const [words, tokens] = [(chip ?? label).length * LETTER, (cost.length + gain.length) * TOKEN];
  return (isNarrow ? Math.max(words, tokens) : words + tokens) + AROUND_CHIP + key;
}

/** The verb and what it brings say it all: beside other verbs, its only answer needs no sentence. */
export const isBrief = ({ verb, options }: Verb, name: Room['name']): boolean =>
  options.length === 1 && options[0]?.action === verb && name(verb) !== verb && Boolean(options[0].gain?.length);

/** The only answer of a verb names it: a name without a button beside one button looks lost. */
export const isLone = ({ verb, options }: Verb, name: Room['name']): boolean => options.length === 1 && Boolean(options[0]?.chip) && name(verb) !== verb;

/** How wide the buttons of a verb are, as far as letters can be counted. A long label stands in two lines. */
function widths(verb: Verb, room: Room, isAlone = false): number[] {
  const { key, name } = room;
  if (!isChip(verb)) return verb.options.map(({ label }) => Math.ceil(label.length / (label.length > LONG ? 2 : 1)) * LETTER + AROUND + key);
  const chips = verb.options.map((option) => chipWidth(option, room));
  if (isAlone) return chips;
  if (isLone(verb, name)) return [Math.max(...chips, 0) + name(verb.verb).length * STRONG + (room.isNarrow ? 0 : TOKEN)];
  return [name(verb.verb).length * STRONG + AROUND_CHIP + TOKEN, ...chips];
}

/** On a phone the question is just above: the only verb is not named once more. */
export const isAlone = (verbs: Verb[], { isNarrow }: Pick<Room, 'isNarrow'>): boolean => isNarrow === true && verbs.length === 1;

/** Where not everything has room, a long sentence is folded into its verb as well, if that has a name. */
const isFoldable = (verb: Verb, { name, width }: Room): boolean =>
  isChip(verb) || (name(verb.verb) !== verb.verb && (verb.options[0]?.label ?? '').length * LETTER > Math.min(WIDEST, width / 2));

function foldedWidth(verb: Verb, room: Room): number[] {
  const letters = room.name(verb.verb).length;
  if (!isFoldable(verb, room) && !isBrief(verb, room.name)) return widths(verb, room);
  if (room.isNarrow) return [Math.max(LEAST_VERB, letters * SMALL_LETTER + 12)];
  if (room.isStacked) return [Math.max(LEAST_VERB, letters * STACKED_LETTER + AROUND_CHIP)];
  return [letters * STRONG + VERB + AROUND_CHIP + room.key];
}

/** As wide as it is at least on a phone: a sentence beside verbs stands in two lines of small letters. */
const smallWidth = (verb: Verb, room: Room): number =>
  !room.isNarrow || isFoldable(verb, room) || isBrief(verb, room.name) ? (foldedWidth(verb, room)[0] ?? 0) : Math.max(LEAST_VERB, Math.ceil((verb.options[0]?.label ?? '').length / 2) * LETTER + AROUND_CHIP);

/** How many buttons have room in some lines, if something stands at the end of the last one. */
function count(buttons: number[], { width, lines }: Room, atTheEnd = 0): number {
  let [line, used, found] = [1, 0, 0];
  for (const button of buttons) {
    const next = Math.min(button, width);
    const room = width - (line === lines ? atTheEnd : 0);
    if (used > 0 && used + next > room) [line, used] = [line + 1, 0];
    if (line > lines || (line === lines && next > width - atTheEnd)) break;
    used += next + GAP;
    found += 1;
  }
  return found;
}

const fits = (buttons: number[], room: Room): boolean => count(buttons, room) === buttons.length;

/** How many buttons have room in two rows, all of them as wide as the others, and how many stand in a row then. */
function inTwoRows(buttons: number[], width: number): [number, number] {
  for (let shown = buttons.length; shown > 0; shown -= 1) {
    const columns = Math.ceil((shown + (shown < buttons.length ? 1 : 0)) / 2);
    if (Math.max(...buttons.slice(0, shown)) <= (width + GAP) / columns - GAP) return [shown, columns];
  }
  return [0, 0];
}

/** Whether a verb may be listed: it has few answers, and not all of them are seen on the board already, unless it was opened or, where there is more room than on a phone, nothing else can be done. */
const isListable = ({ verb, options }: Verb, open: string, isOnly: boolean): boolean =>
  options.length <= MOST_TWICE || (options.length <= MOST_LISTED && (isOnly || verb === open || options.some(({ on }) => !on?.length)));

/** All answers if they have room; else verbs, of which are unfolded: the one that is open, or those that have room; on a phone the first of them. */
export function arrange(verbs: Verb[], open: string, room: Room): Arranged {
  const found = arrangeIn(verbs, open, room);
  if (!found.rest.length || room.isNarrow) return found;
  const stacked = arrangeIn(verbs, open, { ...room, isStacked: true, key: 0 });
  return stacked.rest.length < found.rest.length ? stacked : found;
}

function arrangeIn(verbs: Verb[], open: string, room: Room): Arranged {
  const isStacked = room.isStacked === true;
  const isOnly = verbs.length === 1 && !room.isNarrow;
  const isFew = verbs.every((verb) => isListable(verb, open, isOnly));
  if (isFew && fits(verbs.flatMap((verb) => widths(verb, room, isAlone(verbs, room))), room)) return { listed: verbs, folded: [], rest: [], columns: 0, isStacked };
  const unfolded = new Set<Verb>();
  for (const next of verbs.filter((verb) => isChip(verb) && isListable(verb, open, isOnly) && (!open || verb.verb === open))) {
    const buttons = verbs.flatMap((verb) => (verb === next || unfolded.has(verb) ? widths(verb, room) : foldedWidth(verb, room)));
    if ((!room.isNarrow || !unfolded.size) && fits(buttons, room)) unfolded.add(next);
  }
  if (unfolded.size) return split(verbs, (verb) => unfolded.has(verb) || !isFoldable(verb, room), [], isStacked);
  const buttons = verbs.map((verb) => smallWidth(verb, room));
  const inOne = fits(buttons, room) ? verbs.length : count(buttons, room, room.isNarrow ? SMALL_MORE : MORE);
  const [inTwo, columns] = room.isNarrow ? inTwoRows(buttons, room.width) : [0, 0];
  const shown = Math.max(inOne, inTwo);
  const isInTwo = inTwo > inOne || (inTwo === shown && shown > MOST_IN_ROW);
  return split(verbs.slice(0, shown), (verb) => !isFoldable(verb, room), verbs.slice(shown), isStacked, isInTwo ? columns : 0);
}

function split(verbs: Verb[], isListed: (verb: Verb) => boolean, rest: Verb[], isStacked: boolean, columns = 0): Arranged {
  return { listed: verbs.filter(isListed), folded: verbs.filter((verb) => !isListed(verb)), rest, columns, isStacked };
}

/** What answers differ in, as tokens: short names of a few, or else what they cost, from the least to the most; nothing if it takes more to say. */
export function rangeOf(options: Option[], isOnly: boolean): string[] {
  const names = options.map(({ chip }) => chip ?? '');
  if (isOnly && names.every((name) => /^.{1,3}$/.test(name))) return [names.length > MOST_NAMED ? `${names[0]} – ${names.at(-1)}` : names.join(' · ')];
  const costs = options.map(({ cost }) => cost ?? []);
  const symbol = costs[0]?.[1] ?? '';
  if (!costs.every(([number, of, more]) => isNumber(number) && of === symbol && !more)) return [];
  const numbers = costs.map(([number]) => Number(number));
  return [[...new Set([Math.min(...numbers), Math.max(...numbers)])].join('–'), symbol];
}

/** Keys for what can be pressed, in its order; what is called by a digit has just that one. */
export function keysFor(shown: { name: string; called: string }[], keyAt: (place: number) => string): Map<string, string> {
  const digits = shown.filter(({ called }, place) => /^[1-9]$/.test(called) && keyAt(0) === '1' && shown.findIndex((other) => other.called === called) === place);
  const found = new Map(digits.map(({ name, called }) => [name, called]));
  const taken = new Set(found.values());
  let place = 0;
  for (const { name } of shown) {
    if (found.has(name)) continue;
    while (taken.has(keyAt(place))) place += 1;
    found.set(name, keyAt(place));
    place += 1;
  }
  return found;
}

/** Which of some answers have all the letters that were typed, wherever they stand. */
export function matching(options: Option[], typed: string): Option[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return options.filter((option) => wanted.every((part) => plain(`${option.label} ${option.chip ?? ''}`).includes(part)));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
