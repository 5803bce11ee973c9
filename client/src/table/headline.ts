import type { GameResult, Side } from '../wire/wire.ts';

/** How a game ended, as a text and its facts. Where there is one thing to count, it is called by its name: dice are no points. */
export function headline({ places }: GameResult, isMine: (side: Side) => boolean): [string, Record<string, string | number>] {
  const winners = places.filter((place) => place.rank === 1);
  const [winner] = winners;
  if (!winner || winners.length > 1) return ['ui-shared-win', { names: winners.map((place) => place.name).join(', ') }];
  const { name, points, side } = winner;
  if (places.length === 1) return ['ui-final-score', { points }];
  const of = onlyLine(places[0]?.lines) ?? '';
  const facts = { name, points, ...(of ? { of } : {}) };
  return [`${isMine(side) ? 'ui-you-win' : 'ui-winner'}${of ? '-of' : ''}`, facts];
}

/** What is counted, if it is one thing. */
export function onlyLine(lines: { label: string }[] = []): string | undefined {
  return lines.length === 1 ? lines[0]?.label : undefined;
}
