/** Messages as a server writes them, with only what a test is about. */
import type { ChangeMessage, LogLine, Scene, SceneMessage, Seat, Side } from '../wire/wire.ts';

export const seat = (number: number): Seat => number as Seat;
export const side = (number: number): Side => number as Side;

/** A line of the log: whose side it is about, and who answered for it then. */
export const line = (text: string, of: number | null = null, by = of, turn = 1): LogLine => ({
  text,
  side: of === null ? null : side(of),
  seat: by === null ? null : seat(by),
  turn,
});

export const scene = (fields: Partial<Scene> = {}): Scene => ({ game: 'any', viewer: seat(0), number: 1, waiting: [], zones: [], nodes: {}, ...fields });

const beside = { undo: false, orders: {}, advance: [], talks: [] };

export const whole = (fields: Partial<SceneMessage> = {}): SceneMessage => ({
  type: 'scene',
  ...beside,
  version: 1,
  seat: seat(0),
  table: {
    id: 't1',
    game: 'any',
    title: 'Any',
    options: {},
    seats: [],
    started: true,
    over: false,
    pace: { kind: 'untimed', seconds: 0, increment: 0 },
    is_host: false,
    host: null,
    rematch: '',
    frozen: false,
  },
  scene: scene(),
  log: [],
  ...fields,
});

export const change = (fields: Partial<ChangeMessage> = {}): ChangeMessage => ({ type: 'change', ...beside, since: 1, version: 2, change: {}, log: [], paths: [], ...fields });
