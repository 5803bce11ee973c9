import { sentenceOf, server } from '../wire/http.ts';
import type { GameInfo, Language } from '../wire/wire.ts';

/** Ask for the games on the shelf, and again when the line is back; gives the way to stop asking. */
export function gamesOf(language: Language, tell: (games: GameInfo[], complaint: string) => void): () => void {
  let isWanted = true;
  const ask = (): void => {
    server.games(language).then(
      (games) => isWanted && tell(games, ''),
      (error: unknown) => isWanted && tell([], sentenceOf(error)),
    );
  };
  ask();
  addEventListener('online', ask);
  return () => {
    isWanted = false;
    removeEventListener('online', ask);
  };
}
