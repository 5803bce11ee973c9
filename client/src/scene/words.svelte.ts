/** The verbs and symbols of a game, in words. They travel once for a game and a language, as Fluent source. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { isSayable, t } from '../ui/texts.svelte.ts';
import type { Language } from '../wire/wire.ts';
import { spell } from './tokens.ts';

let words = $state.raw<FluentBundle | null>(null);
let wanted = '';

export async function loadWords(game: string, language: Language): Promise<void> {
  const address = `/api/games/${encodeURIComponent(game)}/words.ftl?language=${language}`;
  wanted = address;
  const answer = await fetch(address).catch(() => null);
  const source = answer?.ok ? await answer.text() : ''; // without words labels say it all
  if (wanted !== address) return;
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(source));
  words = next;
}

function say(id: string, attribute = '', number = 1): string {
  const message = words?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return words && pattern ? words.formatPattern(pattern, { number }) : '';
}

export const verbName = (verb: string): string => say(`verb-${verb}`) || verb;
/** What comes of a verb that has many answers, in a few words. */
export const verbAbout = (verb: string): string => say(`verb-${verb}`, 'about');
/** Where one touches the table to answer, which is nothing that comes of it. */
export const verbTouch = (verb: string): string => say(`verb-${verb}`, 'touch');
export const verbSymbol = (verb: string): string => say(`verb-${verb}`, 'symbol');

/** What a page of a table is called, where the game has a word of its own for it. */
export const pageName = (page: string): string => say(`page-${page}`);

/** What a symbol is called, if so many are meant; nothing for what is none. */
export function symbolName(name: string, number = 1): string {
  return say(`symbol-${name}`, '', number) || (isSayable(`ui-symbol-${name}`) ? t(`ui-symbol-${name}`, { number }) : '');
}

export function symbolSentence(name: string): string {
  return say(`symbol-${name}`, 'about') || (isSayable(`ui-symbol-${name}`) ? t(`ui-symbol-${name}.about`) : '');
}

/** Tokens as one reads them aloud. */
export const inWords = (tokens: string[]): string => spell(tokens, symbolName);
