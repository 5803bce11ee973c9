import type { Option, Refusal } from '../wire/wire.ts';

const placesOf = (option: Option): string[] => option.on ?? [];

/** The options that are still meant after some pieces were clicked. */
export function remaining(options: Option[], chosen: string[]): Option[] {
  if (chosen.length === 0) return options;
  return options.filter((option) => chosen.every((id) => placesOf(option).includes(id)));
}

/**
 * What can be clicked next. When the same pieces come first and second (a pair of dice), any of them may begin;
 * when they differ (a card, then its target), only the first ones are lit.
 */
export function litIds(options: Option[], chosen: string[]): Set<string> {
  const open = remaining(options, chosen);
  const firsts = new Set(open.map((option) => placesOf(option)[0]));
  const isAnyOrder = open.some((option) => placesOf(option).slice(1).some((id) => firsts.has(id)));
  const lit = new Set<string>();
  for (const option of open) {
    const left = placesOf(option).filter((id) => !chosen.includes(id));
    for (const id of isAnyOrder ? left : left.slice(0, 1)) lit.add(id);
  }
  return lit;
}

/** The options whose pieces have all been clicked; those clicked in just this order win over the others. */
export function complete(options: Option[], chosen: string[]): Option[] {
  const done = remaining(options, chosen).filter((option) => placesOf(option).length === chosen.length);
  const inOrder = done.filter((option) => placesOf(option).every((id, place) => chosen[place] === id));
  return inOrder.length > 0 ? inOrder : done;
}

export interface NumberChoice {
  on: string[];
  numbers: { value: number; option: Option }[];
}

const FEWEST_TO_PICK_FROM = 3;

/** Options that differ in how many, all on the same piece: better picked than listed. */
export function numberChoice(options: Option[]): NumberChoice | null {
  const choices = new Map<string, NumberChoice>();
  for (const option of options) {
    if (option.amount === undefined) continue;
    const on = placesOf(option);
    const choice = choices.get(on.join(' ')) ?? { on, numbers: [] };
    choice.numbers.push({ value: option.amount, option });
    choices.set(on.join(' '), choice);
  }
  const isPickable = ({ on, numbers }: NumberChoice): boolean => {
    const values = new Set(numbers.map((number) => number.value));
    return on.length > 0 && values.size >= FEWEST_TO_PICK_FROM && values.size === numbers.length;
  };
  const found = [...choices.values()].find(isPickable);
  if (!found) return null;
  found.numbers.sort((a, b) => a.value - b.value);
  return found;
}

/** Why something on a piece may not be done, each reason once, though it may hold for several answers. */
export function refusalsOn(refusals: Refusal[], id: string): Refusal[] {
  const here = refusals.filter((refusal) => refusal.on.includes(id));
  return here.filter((refusal, place) => here.findIndex((other) => other.text === refusal.text) === place);
}

/** `u` takes back and `?` explains, so no option gets them. */
const KEYS = '123456789abcdefghijklmnopqrstvwxyz';

/** Beside a number that is to be picked, digits mean that number. */
export function shortcut(place: number, isBesideNumbers = false): string {
  return KEYS[isBesideNumbers ? place + KEYS.indexOf('a') : place] ?? '';
}
