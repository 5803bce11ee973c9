import type { Option } from '../wire/wire.ts';

/** What stands in the bar, and what is picked from a sheet above it: the bar never cuts anything off. */

const LETTER = 7.8;
const AROUND = 56;
const LONG = 36;
const GAP = 6;
const MORE = 130;

/** Answers of one kind, under what their labels have in common. */
export interface Group {
  verb: string;
  label: string;
  options: Option[];
}

/** A long label stands in two lines. */
export function widthOf({ label }: Option): number {
  return Math.ceil(label.length / (label.length > LONG ? 2 : 1)) * LETTER + AROUND;
}

/** As many as have room in some lines; if not all have, there is room for a button that shows the rest. */
export function inBar(options: Option[], width: number, lines: number): Option[] {
  if (count(options, width, lines, 0) === options.length) return options;
  return options.slice(0, count(options, width, lines, MORE));
}

function count(options: Option[], width: number, lines: number, atTheEnd: number): number {
  let [line, used, found] = [1, 0, 0];
  for (const option of options) {
    const room = width - (line === lines ? atTheEnd : 0);
    const next = Math.min(widthOf(option), width);
    if (used > 0 && used + next > room) [line, used] = [line + 1, 0];
    if (line > lines || (line === lines && next > width - atTheEnd)) break;
    used += next + GAP;
    found += 1;
  }
  return found;
}

/** Answers by the verb of their action, in the order they came. */
export function byVerb(options: Option[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const verb = option.action.split(' ')[0] ?? '';
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  return [...groups].map(([verb, found]) => ({ verb, label: inCommon(found.map((option) => option.label)), options: found }));
}

/** The words that all labels begin with. */
export function inCommon(labels: string[]): string {
  const words = labels.map((label) => label.split(' '));
  const [first = []] = words;
  let shared = 0;
  while (shared < first.length - 1 && words.every((some) => some[shared] === first[shared])) shared += 1;
  return first.slice(0, shared).join(' ');
}
