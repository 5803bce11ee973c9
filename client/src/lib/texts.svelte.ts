import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './wire.ts';

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state<Language>('en');

/** The shell's texts are the server's own Fluent files, rendered here so that a change of language is at once. */
export async function loadTexts(language: Language): Promise<void> {
  const answer = await fetch(`/api/texts/${language}.ftl`);
  if (!answer.ok) throw new Error(`/api/texts/${language}.ftl: expected the texts, got status ${answer.status}`);
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle = next;
  spoken = language;
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
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, facts);
}
