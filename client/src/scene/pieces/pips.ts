/** Where the pips of a die lie, on a face of 100 by 100. */
const LOW = 26;
const MID = 50;
const HIGH = 74;

const CORNERS: [number, number][] = [
  [LOW, LOW],
  [HIGH, HIGH],
  [LOW, HIGH],
  [HIGH, LOW],
];
const SIDES: [number, number][] = [
  [LOW, MID],
  [HIGH, MID],
];
const CENTRE: [number, number] = [MID, MID];

export function pips(value: number): [number, number][] {
  if (value < 1 || value > 6) return [];
  const corners = CORNERS.slice(0, value - (value % 2)).slice(0, 4);
  return [...corners, ...(value === 6 ? SIDES : []), ...(value % 2 ? [CENTRE] : [])];
}
