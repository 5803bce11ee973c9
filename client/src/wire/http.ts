import { settings } from '../ui/settings.svelte.ts';
import { t } from '../ui/texts.svelte.ts';
import type { Challenge, GameInfo, GuideStep, HouseRule, Language, LessonInfo, ListedTable, Pace, Page, Player, PushDevice, Puzzle, PuzzleTold, Rated, RemindersTold, RemindersWish, Review, Seat, Statistics, TableInfo } from './wire.ts';

/** A sentence that is fit to be shown, and the status it came with; none if the house was not reached. */
export class ServerError extends Error {
  readonly status: number;

  constructor(sentence: string, status = 0) {
    super(sentence);
    this.status = status;
  }
}

/** What to show of anything that went wrong. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
    request.headers = { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' };
  }
  const where = path.includes('?') ? path : `${path}?language=${settings.language}`;
  const answer = await fetch(where, request).catch(() => {
    throw new ServerError(t('ui-no-line'));
  });
  const content = (await answer.json().catch(() => ({}))) as Answer & { error?: string };
  if (!answer.ok) throw new ServerError(content.error ?? `${method} ${path}: ${answer.status}`, answer.status);
  return content;
}

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, string>;
  pace: Pace;
  is_public: boolean;
}

export interface Myself {
  name: string;
  passkeys: number;
  consents: boolean;
}

const ofTable = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const server = {
  games: (language: Language) => ask<GameInfo[]>(`/api/games?language=${language}`),
  house: (language: Language) => ask<HouseRule[]>(`/api/house?language=${language}`),
  guide: (game: string, language: Language) => ask<GuideStep[]>(`/api/games/${encodeURIComponent(game)}/guide?language=${language}`),
  lessons: (game: string, language: Language) => ask<LessonInfo[]>(`/api/games/${encodeURIComponent(game)}/lessons?language=${language}`),
  takeLesson: (game: string, lesson: string) => ask<{ id: string }>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, 'POST', {}),
  rules: (game: string, language: Language) => ask<Page>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  me: () => ask<Myself>('/api/me'),
  rename: (name: string) => ask<Myself>('/api/me', 'PUT', { name }),
  leave: () => ask<unknown>('/api/me', 'DELETE'),
  code: () => ask<{ code: string; minutes: number }>('/api/me/code', 'POST', {}),
  move: (code: string) => ask<Myself>('/api/me/move', 'POST', { code }),
  lock: () => ask<Myself>('/api/me/lock', 'POST', {}),
  consent: (is_given: boolean) => ask<Myself>('/api/me/corpus', 'PUT', { is_given }),
  reminders: () => ask<RemindersTold>('/api/me/reminders'),
  remind: (wish: RemindersWish) => ask<RemindersTold>('/api/me/reminders', 'PUT', wish),
  makeCalendar: () => ask<RemindersTold>('/api/me/reminders/calendar', 'POST', {}),
  dropCalendar: () => ask<RemindersTold>('/api/me/reminders/calendar', 'DELETE'),
  addDevice: (device: PushDevice) => ask<RemindersTold>('/api/me/reminders/device', 'PUT', device),
  dropDevice: () => ask<RemindersTold>('/api/me/reminders/device', 'DELETE'),
  beginPasskey: () => ask<PublicKeyCredentialCreationOptionsJSON>('/api/me/passkeys/begin', 'POST', {}),
  keepPasskey: (credential: unknown) => ask<Myself>('/api/me/passkeys', 'POST', { credential }),
  beginOpening: () => ask<PublicKeyCredentialRequestOptionsJSON>('/api/passkeys/begin', 'POST', {}),
  open: (credential: unknown) => ask<Myself>('/api/passkeys', 'POST', { credential }),
  tables: (language: Language) => ask<ListedTable[]>(`/api/tables?language=${language}`),
  lobby: (language: Language) => ask<ListedTable[]>(`/api/lobby?language=${language}`),
  table: (id: string) => ask<TableInfo>(ofTable(id)),
  newTable: (table: NewTable) => ask<{ id: string }>('/api/tables', 'POST', table),
  fork: (id: string, turn: number, find?: number) => ask<{ id: string }>(`${ofTable(id)}/fork`, 'POST', { turn, find }),
  review: (id: string) => ask<Review>(`${ofTable(id)}/review`, 'POST', {}),
  sit: (id: string, seat: Seat) => ask<unknown>(`${ofTable(id)}/sit`, 'POST', { seat }),
  leaveTable: (id: string) => ask<unknown>(`${ofTable(id)}/leave`, 'POST', {}),
  arrange: (id: string, seat: Seat, level = '') => ask<unknown>(`${ofTable(id)}/arrange`, 'POST', { seat, level }),
  bringIn: (record: string) => ask<{ id: string }>('/api/records', 'POST', record),
  statistics: () => ask<Statistics[]>('/api/me/statistics'),
  player: (id: string) => ask<Player>(`/api/players/${encodeURIComponent(id)}`),
  daily: () => ask<Challenge[]>('/api/daily'),
  playDaily: (game: string) => ask<{ id: string }>(`/api/daily/${encodeURIComponent(game)}`, 'POST', {}),
  puzzles: () => ask<Puzzle[]>('/api/puzzles'),
  tryPuzzle: (game: string, day: string, action: string) => ask<PuzzleTold>(`/api/puzzles/${encodeURIComponent(game)}`, 'POST', { day, action }),
  playPuzzle: (game: string) => ask<{ id: string }>(`/api/puzzles/${encodeURIComponent(game)}/table`, 'POST', {}),
  ladder: (game: string, seats: number) => ask<Rated[]>(`/api/games/${encodeURIComponent(game)}/ladder?seats=${seats}`),
  rematch: (id: string) => ask<{ id: string }>(`${ofTable(id)}/rematch`, 'POST', {}),
};
