import { t } from '../ui/texts.svelte.ts';
import type { Character, GameInfo, Statistics } from '../wire/wire.ts';

const PLAIN = 'level:';

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

/** The level of bots that are about as strong as I am; none before my first game. */
export const levelFor = (found: Statistics[], game: string, seats: number): number =>
  found.filter((one) => one.game === game).toSorted((one, two) => Math.abs(one.seats - seats) - Math.abs(two.seats - seats))[0]?.level ?? 0;

/** Who sits down next: in a first game (level 0) the gentlest, later somebody at my level; nobody twice while there are others. */
export function nextBot(game: Bots | undefined, sitting: string[], level: number): string {
  if (!game?.characters.length) return PLAIN + (level || 1);
  const others = game.characters.filter((one) => !sitting.some((bot) => characterOf(game, bot) === one));
  const away = (one: Character): number => (level ? Math.abs(one.strength - level) : 0);
  const met = (others.length ? others : game.characters).toSorted((one, two) => away(one) - away(two))[0];
  return met ? met.id + (away(met) ? `:${level}` : '') : '';
}

/** Who sits down if so many bots do. */
export function someBots(game: Bots | undefined, sitting: string[], count: number, level: number): string[] {
  const found: string[] = [];
  while (found.length < count) found.push(nextBot(game, [...sitting, ...found], level));
  return found;
}
