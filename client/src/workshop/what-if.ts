import { settings } from '../ui/settings.svelte.ts';
import { t } from '../ui/texts.svelte.ts';
import { ServerError } from '../wire/http.ts';
import type { DataNumber, WhatIf, WhatIfNews } from '../wire/wire.ts';

const KEY = 'ludotheque.owner';

/** The word that makes me the owner: from the link, and kept as long as this tab is open. */
export function ownerWord(): string {
  const word = location.hash.slice(1);
  if (!word) return sessionStorage.getItem(KEY) ?? '';
  sessionStorage.setItem(KEY, word);
  history.replaceState(null, '', location.pathname);
  return word;
}

async function ask(owner: string, path: string, request: RequestInit): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${owner}` };
  const answer = await fetch(`/api/workshop${path}?language=${settings.language}`, { ...request, headers }).catch((error: unknown) => {
    throw request.signal?.aborted ? error : new ServerError(t('ui-no-line'));
  });
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new ServerError(error ?? String(answer.status), answer.status);
}

export const numbersOf = async (owner: string, game: string): Promise<DataNumber[]> => (await (await ask(owner, `/${encodeURIComponent(game)}`, {})).json()) as DataNumber[];

/** Has a question played out; hears how far it is, until it is answered or called off. */
export async function playOut(owner: string, asked: WhatIf, signal: AbortSignal, hear: (news: WhatIfNews) => void): Promise<void> {
  const answer = await ask(owner, '', { method: 'POST', body: JSON.stringify(asked), signal });
  if (!answer.body) throw new ServerError(t('ui-no-line'));
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = '', part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as WhatIfNews);
  }
}

/** The numbers to show: those that are changed, then those whose name has all the words in it. */
export function shownOf(numbers: DataNumber[], changes: Record<string, number>, find: string, most: number): [shown: DataNumber[], left: number] {
  const words = find.toLowerCase().split(/\s+/);
  const changed = numbers.filter((one) => one.path in changes);
  const others = numbers.filter((one) => !(one.path in changes) && words.every((word) => one.path.toLowerCase().includes(word)));
  return [[...changed, ...others.slice(0, most)], Math.max(0, others.length - most)];
}
