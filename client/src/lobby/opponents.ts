import type { Character, GameInfo, Level } from '../wire/wire.ts';

const PLAIN = 'greedy';
const MIDDLING = 3;

type Bots = Pick<GameInfo, 'characters' | 'levels'>;

/** The character a bot is; nobody if it is a plain one. */
export const characterOf = (game: Bots | undefined, bot: string): Character | undefined => game?.characters.find((one) => one.id === bot);

/** What a bot is called. */
export const nameOfBot = (game: Bots | undefined, bot: string): string => (characterOf(game, bot) ?? game?.levels.find((one: Level) => one.id === bot))?.name ?? bot;

/** Who sits down next: in a first game the gentlest, later somebody of middling strength; nobody twice while there are others. */
export function nextBot(game: Bots | undefined, sitting: string[], isFirst: boolean): string {
  if (!game?.characters.length) return game?.levels.find((one) => one.id === PLAIN)?.id ?? game?.levels[0]?.id ?? '';
  const others = game.characters.filter((one) => !sitting.includes(one.id));
  const away = (one: Character): number => (isFirst ? 0 : Math.abs(one.strength - MIDDLING));
  return (others.length ? others : game.characters).toSorted((one, two) => away(one) - away(two))[0]?.id ?? '';
}

/** Who sits down if so many bots do. */
export function someBots(game: Bots | undefined, sitting: string[], count: number, isFirst: boolean): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(nextBot(game, [...sitting, ...found], isFirst));
  return found;
}
