/** How clicks on pieces choose an option: what is lit, what is left, what is complete. No state: table-view.svelte.ts keeps the clicks. */
import type { Option, Refusal } from '../wire/wire.ts';

const placesOf = (option: Option): string[] => option.on ?? [];

/** The options that are still possible after some pieces were clicked. */
export function remaining(options: Option[], chosen: string[]): Option[] {
  if (chosen.length === 0) return options;
  return options.filter((option) => chosen.every((id) => placesOf(option).includes(id)));
}

/**
 * The ids of the pieces that can be clicked next. When the same pieces come first and second (a pair of dice), any of them may begin;
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

/** Options on the same pieces that differ only in their amount, if there are enough: NumberPicker shows them, instead of a button each. */
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

const isName = (token: string): boolean => /^[a-z]/.test(token);

/** What will be different after an answer, each as tokens: numbers before and after, or what it costs and brings; then what else would change. */
export function outcome({ after = [], cost = [], gain = [] }: Option, changes: string[][] = []): string[][] {
  const told = after.length
    ? after.map(([symbol, before, now]) => (before === now ? [String(now), symbol] : [String(before), '→', String(now), symbol]))
    : [...(cost.length ? [['−', ...cost]] : []), ...(gain.length ? [gain] : [])];
  const known = new Set(told.flat().filter(isName));
  return [...told, ...changes.filter((change) => !change.some((token) => known.has(token)))];
}

/** The amount at a place of the list, in which numbers may be left out; beyond its ends, the first or the last. */
export function amountAt({ numbers }: NumberChoice, place: number): number | null {
  return numbers[Math.min(Math.max(place, 0), numbers.length - 1)]?.value ?? null;
}

/** The refusals to show on a piece: one for each reason, which may hold for several answers. */
export function refusalsOn(refusals: Refusal[], id: string): Refusal[] {
  const here = refusals.filter((refusal) => refusal.on.includes(id));
  return here.filter((refusal, place) => here.findIndex((other) => other.text === refusal.text) === place);
}

/** The keys of options, in their order; without `i`, `l` and `u`, which enlarge, explain and undo. */
const KEYS = '123456789abcdefghjkmnopqrstvwxyz';

/** The key of the option at a place of the list; beside a NumberPicker a letter, since digits pick the number there. */
export function shortcut(place: number, isBesideNumbers = false): string {
  return KEYS[isBesideNumbers ? place + KEYS.indexOf('a') : place] ?? '';
}
