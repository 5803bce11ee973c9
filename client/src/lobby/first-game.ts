import type { TableOption } from '../wire/wire.ts';

/** What an option stands at unless one chooses: in a first game, what the rulebook advises for one. */
export const usualValue = (option: TableOption, isFirst: boolean): string => (isFirst && option.first ? option.first : option.default);

/** The advice for a first game, of those options that stand as it says. */
export const adviceFor = (options: TableOption[], chosen: Record<string, string>, isFirst: boolean): string[] =>
  options.flatMap((option) => (isFirst && option.advice && (chosen[option.id] ?? option.first) === option.first ? [option.advice] : []));
