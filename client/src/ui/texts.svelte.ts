import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../wire/wire.ts';

const AGAIN = 2_000;

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>('en');

/** The language that was asked for last. */
let wanted: Language = 'en';

/** The shell's texts are the server's own Fluent files, rendered here so that a change of language is at once. */
export async function loadTexts(language: Language): Promise<void> {
  wanted = language;
  const found = await textsOf(language);
  if (language !== wanted) return;
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(found));
  bundle = next;
  spoken = language;
}

/** Ask until they come: there is nothing to be said without them. */
async function textsOf(language: Language): Promise<string> {
  const answer = await fetch(`/api/texts/${language}.ftl`).catch(() => null);
  if (answer?.ok) return answer.text();
  await new Promise((later) => setTimeout(later, AGAIN));
  return textsOf(language);
}

/** The language of the texts on the page now. */
export function spokenLanguage(): Language {
  return spoken;
}

/** Whether there is such a text: games may use words the shell has no sentence for. */
export function isSayable(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, facts);
}
