import type { Section } from '../wire/wire.ts';

/** A chapter and the rules in it. */
export interface Chapter {
  chapter: Section;
  rules: Section[];
}

const CHAPTER = 2;

/** Sections come in the order of the page: each chapter with the rules below it. */
export function chapters(sections: Section[]): Chapter[] {
  const found: Chapter[] = [];
  for (const section of sections) {
    if (section.level <= CHAPTER || !found.length) found.push({ chapter: section, rules: [] });
    else found.at(-1)?.rules.push(section);
  }
  return found;
}

export const headingOf = (section: Section): string => section.title.map((span) => span.text).join('');

/** The number by which a ruling is cited. */
export const numberOf = (id: string): number | undefined => (id.startsWith('ruling.') ? Number(id.slice('ruling.'.length)) : undefined);

const OF_HOUSE = 'house.';

/** Where a paragraph is found: in the rules of a game, or in those of the house. */
export const addressOf = (game: string, at: string): string =>
  at.startsWith(OF_HOUSE) ? `/house#${at.slice(OF_HOUSE.length)}` : `/games/${encodeURIComponent(game)}#${at}`;
