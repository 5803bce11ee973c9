import type { NewTable } from '../wire/http.ts';
import type { GameInfo, Statistics, TableOption } from '../wire/wire.ts';
import { levelFor, someBots } from './opponents.ts';

/** What a table of so many seats chooses. */
export const optionsFor = (game: GameInfo | undefined, seats: number): TableOption[] => game?.options.filter((option) => !option.seats.length || option.seats.includes(seats)) ?? [];

/** What an option stands at unless one chooses: in a first game, what the rulebook advises for one. */
export const usualValue = (option: TableOption, isFirst: boolean): string => (isFirst && option.first ? option.first : option.default);

/** The advice for a first game, of those options that stand as it says. */
export const adviceFor = (options: TableOption[], chosen: Record<string, string>, isFirst: boolean): string[] =>
  options.flatMap((option) => (isFirst && option.advice && (chosen[option.id] ?? option.first) === option.first ? [option.advice] : []));

/** A table at once, as the set-up page would lay it: alone, or with as many bots as is usual, the gentlest in a first game, else at my level. */
export function tableAtOnce(game: GameInfo, found: Statistics[], isAlone: boolean): NewTable {
  const usual = game.seats.includes(2) ? 2 : Math.min(...game.seats);
  const count = isAlone ? 1 : usual;
  const level = levelFor(found, game.id, count);
  return {
    game: game.id,
    seats: ['me', ...someBots(game, [], count - 1, level).map((bot) => `bot:${bot}`)],
    options: Object.fromEntries(optionsFor(game, count).map((option) => [option.id, usualValue(option, !level)])),
    pace: { kind: 'untimed', seconds: 0, increment: 0 },
    is_public: false,
  };
}
