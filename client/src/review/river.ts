import type { ReviewBalance, ReviewStep } from '../wire/wire.ts';

/** How high bands lie on each other that are worth so much; less than nothing has no band. */
const stacked = (worth: number[]): number => worth.reduce((sum, one) => sum + Math.max(0, one), 0);

/** How everybody stood at first, after each step, and in the end. */
const columnsOf = (steps: ReviewStep[], balances: ReviewBalance[]): number[][] => [balances.map((one) => one.start), ...steps.map((step) => step.worth), balances.map((one) => one.end)];

/** How high the bands lie on each other where they are highest: that fills the height. */
const mostOf = (columns: number[][]): number => Math.max(...columns.map(stacked), 1e-9);

/** An outline along the edges above some parties, from where a first one is to where a second one is, each moved down or up by the noise. */
function outline(steps: ReviewStep[], balances: ReviewBalance[], width: number, height: number, parties: [number, number], noise = 0): string {
  const columns = columnsOf(steps, balances);
  const most = mostOf(columns);
  const along = (party: number, sign: number): string[] =>
    columns.map((column, place) => {
      const below = stacked(column.slice(0, party)) + sign * noise * (steps[place - 1]?.noise ?? 0);
      return `${Math.round((place / (columns.length - 1)) * width)},${Math.round(height * (1 - below / most))}`;
    });
  return [...along(parties[0], -1), ...along(parties[1], 1).toReversed()].join(' ');
}

/** The river of chances: for each party the outline of its band, which together fill the height; then how it ended. */
export const river = (steps: ReviewStep[], balances: ReviewBalance[], width: number, height: number): string[] =>
  balances.map((_, party) => outline(steps, balances, width, height, [party, party + 1]));

/** How far the edges between bands may be off, up and down, by the noise of each step: twice as much hardly ever. */
export const doubts = (steps: ReviewStep[], balances: ReviewBalance[], width: number, height: number): string[] =>
  balances.slice(0, Math.max(1, balances.length - 1)).map((_, party) => outline(steps, balances, width, height, [party + 1, party + 1], 1));

/** The points everybody could expect, a line for each party, from the fewest to the most. */
export function lines(steps: ReviewStep[], width: number, height: number): string[] {
  const all = steps.flatMap((step) => step.points);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const across = (place: number): number => Math.round(((place + 1) / (steps.length + 1)) * width);
  const up = (points: number): number => Math.round(height * (1 - (points - low) / Math.max(1, high - low)));
  return (steps[0]?.points ?? []).map((_, party) => steps.map((step, place) => `${across(place)},${up(step.points[party] ?? low)}`).join(' '));
}

/** Where a turn lies in the river, from 0 to 1: right after its last answer. */
export function placeOf(steps: ReviewStep[], turn: number): number {
  return (steps.findLastIndex((step) => step.turn <= turn) + 1) / (steps.length + 1);
}

/** How a change is written: hundredths of a win, or points, with its sign. */
export const signed = (value: number, alone: boolean): string => {
  const shown = Math.round(alone ? value : value * 100);
  return shown > 0 ? `+${shown}` : shown < 0 ? `−${-shown}` : '0';
};

/** How much of half a bar a value fills, in per cent, where the largest fills all of it. */
export function shareOf(value: number, balances: ReviewBalance[]): number {
  const most = Math.max(...balances.flatMap((one) => [one.luck, one.own, one.others].map(Math.abs)), 1e-9);
  return Math.round((Math.abs(value) / most) * 50);
}

/** Where the upper edge of a party's band lies after a turn, from 0 above to 1 below. */
export function edgeAt(steps: ReviewStep[], balances: ReviewBalance[], turn: number, party: number): number {
  const columns = columnsOf(steps, balances);
  const worth = columns[steps.findLastIndex((step) => step.turn <= turn) + 1] ?? [];
  return 1 - stacked(worth.slice(0, party + 1)) / mostOf(columns);
}

/** The turns that are written below the river: round numbers, so far from each other in px at least. */
export function turnsBelow(steps: ReviewStep[], width: number, apart = 44): number[] {
  const last = steps.at(-1)?.turn ?? 0;
  const every = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (last / one) * apart <= width) ?? 1000;
  const found: number[] = [];
  for (let turn = every; turn <= last; turn += every) {
    if ((placeOf(steps, turn) - placeOf(steps, found.at(-1) ?? -1)) * width >= apart) found.push(turn);
  }
  return found;
}

/** Where in the height of the river each band begins, from 0 above to 1 below: in the middle of its fair share. */
export function middles(balances: ReviewBalance[]): number[] {
  const starts = balances.map((one) => one.start);
  return starts.map((start, party) => 1 - (stacked(starts.slice(0, party)) + Math.max(0, start) / 2) / (stacked(starts) || 1));
}

/** On which line above the river each mark stands: the lowest on which none is so near that they would cover each other. */
export function levels(places: number[], apart = 0.09): number[] {
  const found: number[] = [];
  for (const place of places) {
    let level = 0;
    while (found.some((one, other) => one === level && Math.abs((places[other] ?? 0) - place) < apart)) level += 1;
    found.push(level);
  }
  return found;
}

/** What the numbers say of a game: who won, and who gave away least, if that is more than noise. */
export function verdict(balances: ReviewBalance[]): { kind: 'shared' | 'close' | 'best' | 'both'; winner: string; best: string } {
  const [winner, ...others] = balances.toSorted((one, other) => other.end - one.end);
  const [best, second] = balances.toSorted((one, other) => other.own - one.own);
  const names = { winner: winner?.name ?? '', best: best?.name ?? '' };
  if (!winner || !best || !second || others.some((one) => one.end === winner.end)) return { kind: 'shared', ...names };
  if (best.own - second.own <= best.own_noise + second.own_noise) return { kind: 'close', ...names };
  return { kind: best === winner ? 'both' : 'best', ...names };
}
