/** What travels between server and client; docs/protocol.md is the contract. */

export type Language = 'en' | 'fr';

export interface Face {
  value?: number;
  title?: string;
  cost?: string[];
  points?: string[];
  lines?: string[][];
}

export interface ZoneNode {
  type: 'zone';
  id: string;
  layout: string;
  role?: string;
  title?: string;
  side?: number;
  at?: number | string;
  backdrop?: string;
  marks?: string[];
  children?: string[];
}

export interface PieceNode {
  type: 'piece';
  id: string;
  kind: string;
  label: string;
  at?: number | string;
  face?: Face;
  tone?: string;
  facts?: string[];
  marks?: string[];
  children?: string[];
}

export type SceneNode = ZoneNode | PieceNode;

export interface Option {
  action: string;
  label: string;
  on?: string[];
  weight?: 'aside' | 'danger';
  symbols?: string[];
}

export interface Refusal {
  on: string[];
  label: string;
  text: string;
  rule: string;
}

export interface Standing {
  side: number;
  name: string;
  seat?: number;
  points?: number;
  facts?: [symbol: string, count: number, meaning: string][];
  marks?: string[];
}

export interface Place {
  side: number;
  name: string;
  rank: number;
  points: number;
  lines: { label: string; points: number }[];
  note?: string;
  evidence?: { label: string; why: string; points: number }[];
}

export interface Scene {
  game: string;
  viewer: number | null;
  number: number;
  waiting: number[];
  prompt?: string;
  /** What those who are asked have to do, as everybody may know. */
  activity?: string;
  question?: string;
  options?: Option[];
  refusals?: Refusal[];
  standings?: Standing[];
  result?: { reason: string; places: Place[] };
  zones: string[];
  nodes: Record<string, SceneNode>;
}

export type Difference = Partial<Omit<Scene, 'nodes'>> & {
  gone?: string[];
  nodes?: Record<string, SceneNode | null>;
};

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  /** Of a bot; at a person's seat, of the one that stands in for him. */
  level: string;
  is_me: boolean;
  /** Free, but kept for the one it is named after. */
  is_kept: boolean;
}

export interface Pace {
  kind: 'untimed' | 'live' | 'slow';
  /** In everybody's bank at a live table; for each decision at a slow one. */
  seconds: number;
  increment: number;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: Seat[];
  started: boolean;
  over: boolean;
  /** Whether the rules have changed so that it can only be looked at. */
  frozen: boolean;
  title: string;
  options?: Record<string, string>;
  pace: Pace;
  is_host: boolean;
  /** Where the host sits, if anywhere. */
  host: number | null;
  /** The table that this one has led to. */
  rematch: string;
}

/** A table in a list. */
export interface ListedTable extends TableInfo {
  waiting: number[];
  /** Seconds until somebody's time is up. */
  left: number | null;
  waits_for_me?: boolean;
}

export interface Choice {
  id: string;
  label: string;
}

/** Something a table chooses before the game; `first` is what the rulebook advises for a first game, `advice` says so. */
export interface TableOption extends Choice {
  default: string;
  first?: string;
  advice?: string;
  seats: number[];
  values: Choice[];
}

export interface GameInfo {
  id: string;
  title: string;
  line: string;
  about: string;
  source: string;
  seats: number[];
  options: TableOption[];
  levels: (Choice & { name: string })[];
}

/** How I have done at a game with so many players. */
export interface Statistics {
  game: string;
  seats: number;
  played: number;
  won: number;
  points: number;
  best: number;
  rating: number | null;
}

/** Somebody on the ladder: a person by name, or a bot by its level. */
export interface Rated {
  name: string;
  level: string;
  rating: number;
  games: number;
}

/** One card of the first-game guide: the questions it comes with, and what it points at. */
export interface GuideStep {
  id: string;
  title: string;
  text: string;
  asks: string[];
  on: string[];
}

export interface LogLine {
  text: string;
  side: number | null;
  turn: number;
  /** What it rests on, where the game says so. */
  rule?: string;
  /** What follows happened under it. */
  heading?: boolean;
  /** Taken back; it stays in the log. */
  undone?: boolean;
}

export type Way = [from: string, to: string];

/** One moment of what others did: what it changed, what was told, which ways pieces took. */
export interface Frame {
  change: Difference;
  log: LogLine[];
  paths: Way[];
}

export type Orders = Record<string, string>;

/** Something somebody said: to everybody, or among some seats; a claim is one of the game's own sentences, true or not. */
export interface Said {
  seat: number;
  name: string;
  text: string;
  among?: number[];
  claim?: boolean;
}

export interface ClaimGroup {
  title: string;
  claims: { id: string; text: string }[];
}

/** Answers I may give before I am asked: one of the choices, `ask`, or none, which means the default, or being asked. */
export interface Advance {
  question: string;
  title: string;
  choices: { action: string; label: string }[];
  chosen: string;
  default: string;
}

/** What comes beside a Scene: mine alone. `talks` lists the private talks I am in, each by the others' seats. */
export interface Beside {
  undo: boolean;
  orders: Orders;
  advance: Advance[];
  talks: number[][];
  /** How often something was taken back by consent. */
  rewinds?: number;
  rewind?: Rewind;
}

/** Somebody asks everybody to take back what he answered last. */
export interface Rewind {
  seat: number;
  answers: number;
  agreed: number[];
}

export type FromServer =
  | (Beside & {
      type: 'scene';
      version: number;
      seat: number | null;
      table: TableInfo;
      scene: Scene | null;
      log: LogLine[];
    })
  | (Beside & {
      type: 'change';
      since: number;
      version: number;
      change: Difference;
      log: LogLine[];
      undone?: number[];
      paths: Way[];
    })
  | { type: 'clock'; left: number; of: number; seats?: { left: number; runs: boolean }[] }
  | { type: 'here'; seats: number[] }
  | { type: 'talk'; lines: Said[] }
  | { type: 'said'; line: Said }
  | { type: 'claims'; groups: ClaimGroup[] }
  | { type: 'done'; id: string; version: number }
  | { type: 'refused'; id: string; text: string; rule: string }
  | { type: 'preview'; id: string; lines: string[] }
  | { type: 'frames'; id: string; version: number; scene: Scene | null; frames: Frame[] }
  | { type: 'moment'; id: string; turn: number; of: number; scene: Scene }
  | { type: 'error'; text: string };

export type ToServer =
  | { type: 'answer'; id: string; number: number; action: string }
  | { type: 'undo'; id: string }
  | { type: 'preview'; id: string; number: number; action: string }
  | { type: 'order'; question: string; action: string | null }
  | { type: 'say'; id: string; text?: string; to?: number[]; claim?: string }
  | { type: 'claims' }
  | { type: 'language'; language: Language }
  | { type: 'whole' }
  | { type: 'look'; id: string; turn: number }
  | { type: 'ask-rewind' | 'agree' | 'decline'; id: string }
  | { type: 'back' }
  | { type: 'stand-in'; seat: number }
  | { type: 'replay'; id: string };
