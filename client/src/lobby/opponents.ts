import { t } from '../ui/texts.svelte.ts';
import type { Character, GameInfo } from '../wire/wire.ts';

const PLAIN = 'level:';
const MIDDLING = 3;

type Bots = Pick<GameInfo, 'characters'>;

/** The character a bot is, at whatever level; nobody if it is a plain one. */
export const characterOf = (game: Bots | undefined, bot: string): Character | undefined => game?.characters.find((one) => `${bot}:`.startsWith(`${one.id}:`));

/** The level a character sits there at: their own unless another one is named. */
export const levelAt = (met: Character, bot: string): number => Number(bot.slice(met.id.length + 1)) || met.strength;

/** What a bot is called; a character who sits at another level, with that level. */
export function nameOfBot(game: Bots | undefined, bot: string): string {
  const met = characterOf(game, bot);
  if (!met) return t(`level-${bot.replace(PLAIN, '')}.name`);
  return bot === met.id ? met.name : t('ui-character', { name: met.name, strength: levelAt(met, bot) });
}

/** Who sits down next: in a first game the gentlest, later somebody of middling strength; nobody twice while there are others. */
export function nextBot(game: Bots | undefined, sitting: string[], isFirst: boolean): string {
  if (!game?.characters.length) return PLAIN + MIDDLING;
  const others = game.characters.filter((one) => !sitting.some((bot) => characterOf(game, bot) === one));
  const away = (one: Character): number => (isFirst ? 0 : Math.abs(one.strength - MIDDLING));
  return (others.length ? others : game.characters).toSorted((one, two) => away(one) - away(two))[0]?.id ?? '';
}

/** Who sits down if so many bots do. */
export function someBots(game: Bots | undefined, sitting: string[], count: number, isFirst: boolean): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(nextBot(game, [...sitting, ...found], isFirst));
  return found;
}
