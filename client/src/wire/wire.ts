// Written by `python -m tools.wire` from server/wire, engine/scene.py and manual/tree.py;
// docs/protocol.md is the contract.

declare const is: unique symbol;

/** A place in the rules; possessions belong to it. Who answers for it may change during play, so it is no seat. */
export type Side = number & { readonly [is]: 'side' };

/** Somebody at the table, by number; knowledge, time and words belong to them. It is no side. */
export type Seat = number & { readonly [is]: 'seat' };

export type Language = 'en' | 'fr';

export type SceneNode = ZoneNode | PieceNode;

/** A flat Scene with only what changed; `gone` names fields to drop, and a node that is null is gone. */
export type Difference = Partial<Omit<Scene, 'nodes'>> & {
  gone?: string[];
  nodes?: Record<string, SceneNode | null>;
};

export type Way = [from: string, to: string];

/** Standing orders, by question. */
export type Orders = Record<string, string>;

export type Kind = 'bag' | 'card' | 'coin' | 'cup' | 'die' | 'goal' | 'marker' | 'meeple' | 'note' | 'pile' | 'purse' | 'seal' | 'slot' | 'step' | 'tablet' | 'tile' | 'token';

export type Layout = 'row' | 'column' | 'grid' | 'ring' | 'stack' | 'fan' | 'track' | 'map' | 'matrix' | 'rack' | 'steps' | 'ledger' | 'panel';

export type Mark = 'active' | 'chosen' | 'columns-3' | 'done' | 'empty' | 'face_down' | 'frozen' | 'group' | 'last' | 'leads' | 'missed' | 'next' | 'now' | 'open' | 'owned' | 'printed' | 'reached' | 'seen' | 'spent' | 'turn';

export type Role = 'own' | 'bank' | 'shared' | 'other';

export type Verdict = 'reached' | 'missed' | 'unknown';

/** All that one viewer sees, as the engine's SceneWriter writes it; for those who read it, and for their types. */
export interface Scene {
  game: string;
  viewer: Seat | null;
  number: number;
  waiting: Seat[];
  zones: string[];
  nodes: Record<string, SceneNode>;
  prompt?: string;
  activity?: string;
  question?: string;
  at?: string;
  options?: Option[];
  refusals?: Refusal[];
  standings?: Standing[];
  result?: GameResult;
}

/** Something the viewer may do, and the pieces one clicks for it, in order. */
export interface Option {
  action: string;
  label: string;
  on?: string[];
  weight?: string;
  amount?: number;
  verb?: string;
  chip?: string;
  stake?: string;
  cost?: string[];
  gain?: string[];
  after?: [string, number, number][];
  confirm?: boolean;
}

/** Why something that looks possible is not. */
export interface Refusal {
  on: string[];
  label: string;
  text: string;
  rule: string;
  at?: string;
  verb?: string;
  lack?: string[];
}

/** How one side stands, as far as the viewer may know. */
export interface Standing {
  side: Side;
  name: string;
  seat?: Seat;
  points?: number;
  facts?: [string, number, string][];
  marks?: string[];
}

/** How the game ended. */
export interface GameResult {
  reason: string;
  places: Place[];
}

/** How one side ended. */
export interface Place {
  side: Side;
  name: string;
  rank: number;
  points: number;
  lines: ScoreLine[];
  note?: string;
  evidence?: Evidence[];
}

/** Points and what they are for. */
export interface ScoreLine {
  label: string;
  points: number;
}

/** Something a side has reached or not, what it brought, and why. */
export interface Evidence {
  label: string;
  why: string;
  points: number;
}

/** A place on the table that holds pieces or further zones. */
export interface ZoneNode {
  type: 'zone';
  id: string;
  layout: Layout;
  role?: Role;
  title?: string;
  side?: Side;
  at?: number | string;
  area?: string;
  until?: 'full' | 'compact' | 'strip' | 'glance';
  backdrop?: string;
  places?: number | [number, number];
  filled?: number[];
  heads?: [string[], string[]];
  sums?: [number[], number[]];
  total?: number;
  leads?: number[];
  marks?: Mark[];
  children?: string[];
  tone?: string;
  family?: string;
  art?: string;
}

/** One thing on the table: a die, a slot, a card, a coin. */
export interface PieceNode {
  type: 'piece';
  id: string;
  kind: Kind;
  label: string;
  at?: number | string | [number, number];
  face?: Face;
  tone?: string;
  until?: 'full' | 'compact' | 'strip' | 'glance';
  side?: Side;
  facts?: string[];
  marks?: Mark[];
  children?: string[];
  family?: string;
}

/** What is printed on a piece, as symbols: each token is a number, a sign or the name of an icon. */
export interface Face {
  value?: number;
  title?: string;
  cost?: string[];
  points?: string[];
  lines?: string[][];
  art?: string;
  titled?: boolean;
  words?: string;
  short?: string;
  index?: string;
  count?: number;
  was?: string[];
  corners?: string[][];
  pictogram?: string[];
  foot?: string[];
  tag?: string[] | string;
  gauge?: Gauge;
}

/** How far something is: so many, of so many that are needed, and how it stands in words. */
export interface Gauge {
  have: number;
  need: number;
  verdict?: Verdict;
  against?: string;
}

/** What comes beside a Scene: mine alone. */
export interface Beside {
  undo: boolean;
  instead?: Instead[];
  orders: Record<string, string>;
  advance: OrderOffer[];
  talks: Seat[][];
  rewinds?: number;
  rewind?: Rewind;
  lesson?: LessonCard;
}

/** An answer that can still be given once the last one is taken back: in words, in short, and what is at stake. */
export interface Instead {
  action: string;
  label: string;
  chip: string;
  stake?: string;
}

/** A question I may answer before I am asked: by one of the choices, by `ask`, or not, which means the default. */
export interface OrderOffer {
  question: string;
  title: string;
  choices: OrderChoice[];
  chosen: string;
  default: string;
}

/** One answer that may be given in advance. */
export interface OrderChoice {
  action: string;
  label: string;
}

/** Somebody asks everybody to take back what they answered last. */
export interface Rewind {
  seat: Seat;
  answers: number;
  agreed: Seat[];
}

/** The step a lesson has come to, for whoever takes it; as many are done as there are once it is over. */
export interface LessonCard {
  title: string;
  text: string;
  done: number;
  of: number;
  goal?: string;
  on?: string[];
  at?: string;
  teaches?: string[];
}

/** A table in a list. */
export interface ListedTable {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  pace: Pace;
  is_host: boolean;
  host: Seat | null;
  rematch: string;
  frozen: boolean;
  waiting: Seat[];
  left: number | null;
  waits_for_me?: boolean;
  lesson?: TakenLesson;
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: string;
  is_me: boolean;
  is_kept: boolean;
  face: Portrait | null;
}

/** What a character looks like: the hue of a colour, a mood, and a symbol of the game. */
export interface Portrait {
  hue: number;
  mood: 'smile' | 'calm' | 'grin' | 'frown' | 'wink';
  symbol: string;
}

/** How fast a table plays. */
export interface Pace {
  kind: 'untimed' | 'live' | 'slow';
  seconds: number;
  increment: number;
}

/** A lesson that is taken at a table, and how many of its steps are done. */
export interface TakenLesson {
  id: string;
  title: string;
  done: number;
  of: number;
}

/** One of several values, and what it is called. */
export interface Choice {
  id: string;
  label: string;
}

/** A level of bots. */
export interface Level {
  id: string;
  label: string;
  name: string;
}

/** Somebody to play against. */
export interface Character {
  id: string;
  label: string;
  name: string;
  line: string;
  strength: number;
  face: Portrait;
}

/** Something a table chooses before the game begins. */
export interface TableOption {
  id: string;
  label: string;
  default: string;
  seats: number[];
  values: Choice[];
  first?: string;
  advice?: string;
}

/** A game, described for the shelf and the form of a new table. */
export interface GameInfo {
  id: string;
  title: string;
  line: string;
  about: string;
  source: string;
  seats: number[];
  options: TableOption[];
  levels: Level[];
  characters: Character[];
  minutes: number;
  difficulty: number;
}

/** One card of the first-game guide: the questions and refused rules it comes with, and what it points at. */
export interface GuideStep {
  id: string;
  title: string;
  text: string;
  asks: string[];
  on: string[];
  cites: string[];
}

/** A paragraph of the rules of the house, with the sentences that rest on it. */
export interface HouseRule {
  id: string;
  title: string;
  text: string;
  rules: string[];
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
  level: number;
}

/** Somebody on the ladder: a person by name, or a bot by its level. */
export interface Rated {
  name: string;
  level: string;
  rating: number;
  games: number;
}

/** Somebody who sat at the same table: a person by id and name, or a bot by its level. */
export interface Opponent {
  id: string;
  name: string;
  level: string;
  rank: number;
  points: number;
}

/** A game that is over, as one player has ended it. */
export interface PlayedGame {
  table: string;
  game: string;
  seats: number;
  at: number;
  rank: number;
  points: number;
  gain: number | null;
  others: Opponent[];
}

/** A rating after a game: what is likely, what is so almost for sure at least and at most. */
export interface RatingPoint {
  at: number;
  likely: number;
  least: number;
  most: number;
}

/** The ratings at a game with so many players. */
export interface RatingCurve {
  game: string;
  seats: number;
  points: RatingPoint[];
}

/** Head to head: how often somebody was before another person at the same table, and how often after. */
export interface Rival {
  id: string;
  name: string;
  game: string;
  before: number;
  after: number;
}

/** A player's page: all of it for themselves, what is shared for others. */
export interface Player {
  id: string;
  name: string;
  is_me: boolean;
  games: PlayedGame[];
  curves: RatingCurve[];
  rivals: Rival[];
  best: PlayedGame[];
  run: number;
  longest_run: number;
}

/** All that the house has of somebody, for themselves. */
export interface OwnData {
  id: string;
  name: string;
  passkeys: number;
  tables: string[];
  games: PlayedGame[];
  ratings: RatingCurve[];
  said: Record<string, unknown>[];
  reminders: Record<string, unknown>;
}

/** How somebody did at a day's deal. */
export interface DailyRank {
  name: string;
  points: number;
  percentile: number;
  is_me: boolean;
}

/** The deal of a day at a game: the same for everybody. */
export interface Challenge {
  game: string;
  day: string;
  left: number;
  players: number;
  level: string;
  table: string;
  points: number | null;
  percentile: number | null;
  played: number;
  ranking: DailyRank[];
}

/** A lesson of a game, before one takes it. */
export interface LessonInfo {
  id: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
}

/** How I want to be told that it is my turn. */
export interface RemindersWish {
  webhook: string;
  zone: string;
  quiet_from: number;
  quiet_until: number;
}

/** A browser that takes what is pushed, as it describes itself. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How I am told that it is my turn. */
export interface RemindersTold {
  webhook: string;
  is_lost: boolean;
  calendar: string;
  zone: string;
  quiet_from: number;
  quiet_until: number;
  devices: number;
  is_here: boolean;
  key: string;
}

/** A table that waits for me. */
export interface RemindedTable {
  id: string;
  game: string;
  title: string;
  url: string;
}

/** What is sent: it is my turn, at these tables. */
export interface Reminder {
  title: string;
  text: string;
  path: string;
  tables: RemindedTable[];
}

/** How everybody stood after an answer, by party. */
export interface ReviewStep {
  turn: number;
  seat: Seat;
  worth: number[];
  points: number[];
  cost: number;
  noise: number;
  disputed: boolean;
  text: string;
}

/** A party's way from what it began with to what it got; luck, its own slips and the others' add up to it. */
export interface ReviewBalance {
  name: string;
  start: number;
  end: number;
  luck: number;
  luck_noise: number;
  own: number;
  own_noise: number;
  others: number;
  others_noise: number;
  disputed: number;
}

/** A moment that mattered, to be looked at from the turn `before` it. */
export interface ReviewPoint {
  kind: 'slip' | 'refusal' | 'luck' | 'find';
  step: number;
  turn: number;
  before: number;
  name: string;
  change: number;
  noise: number;
  played: string;
  worth: number;
  other: string;
  other_worth: number;
  text: string;
  drawn: Scene | null;
  other_drawn: Scene | null;
}

/** A review: made once `done` is as much as `of`. */
export interface Review {
  done: number;
  of: number;
  alone: boolean;
  own: boolean;
  steps: ReviewStep[];
  balances: ReviewBalance[];
  moments: ReviewPoint[];
  more: ReviewPoint[];
}

/** An answer one may give. */
export interface PuzzleAnswer {
  action: string;
  label: string;
}

/** The puzzle of a day at a game: what its seat knew, and what it was asked. */
export interface Puzzle {
  game: string;
  title: string;
  day: string;
  prompt: string;
  scene: Scene;
  answers: PuzzleAnswer[];
}

/** What a puzzle's answer is, told to somebody who has answered. */
export interface PuzzleTold {
  is_right: boolean;
  best: string;
  other: string;
  worth: number;
  other_worth: number;
  text: string;
}

/** What somebody answers to the puzzle of a day. */
export interface PuzzleTry {
  day: string;
  action: string;
}

/** Open a table: who sits where ("me", "open", "bot:LEVEL"), by seat. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  pace?: Pace;
  is_public?: boolean;
}

/** Put a bot of a level at a seat, or free it for anybody. */
export interface Arrange {
  seat: Seat;
  level?: string;
}

/** Begin a new table where this one was after so many turns, or where an answer that was reviewed is to be found. */
export interface Fork {
  turn?: number;
  level?: string;
  find?: number;
}

/** Take an open seat. */
export interface Sit {
  seat: Seat;
}

/** What I am called. */
export interface Me {
  name: string;
}

/** Whether researchers may have the games I have finished. */
export interface Consent {
  is_given: boolean;
}

/** A code from another device, where I am known. */
export interface Code {
  code: string;
}

/** A passkey, as browsers write it. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** A number of a game's component file. */
export interface DataNumber {
  path: string;
  value: number;
  source: string;
}

/** A question: what if these numbers were others. */
export interface WhatIf {
  game: string;
  changes: Record<string, number>;
  seats: number;
  games: number;
  bot?: string;
}

/** A finding under the numbers as they are, under the others, and the difference, each with its interval. */
export interface WhatIfRow {
  what: string;
  before: string;
  after: string;
  by: string;
  is_real: boolean;
}

/** How far it is; at the end, what was found, or what went wrong. */
export interface WhatIfNews {
  done?: number;
  of?: number;
  rows?: WhatIfRow[];
  trouble?: string;
}

/** Some sentences. */
export interface Paragraph {
  type: 'paragraph';
  words: Span[];
}

/** A few words of a sentence, and what is special about them. */
export interface Span {
  text: string;
  mark?: '' | 'strong' | 'emphasis';
  to?: string;
  about?: string;
  source?: 'rulebook' | 'public' | 'inferred' | 'proposal' | '';
  icon?: string;
  piece?: Scene;
}

/** Why a ruling is as it is. */
export interface Reason {
  type: 'reason';
  words: Span[];
}

/** A list. */
export interface Points {
  type: 'points';
  items: Span[][];
  is_ordered?: boolean;
}

/** A picture: a table the engine has played to, what was done there, and what it told of it. */
export interface Figure {
  type: 'figure';
  id: string;
  scene: Scene;
  point?: string[];
  ways?: Way[];
  lines?: string[];
  refused?: string;
  refused_on?: string[];
}

/** Components of one kind, each drawn and in words. */
export interface Catalogue {
  type: 'catalogue';
  id: string;
  title: string;
  scene: Scene;
  components: Component[];
}

/** One component in words. */
export interface Component {
  id: string;
  label: string;
  facts?: string[];
  source?: 'rulebook' | 'public' | 'inferred' | 'proposal' | '';
}

/** The legend. */
export interface Icons {
  type: 'icons';
  icons: Icon[];
}

/** A symbol and what it means. */
export interface Icon {
  token: string;
  text: string;
}

/** How the points of a figure at the end of a game are counted. */
export interface Scores {
  type: 'scores';
  result: GameResult;
}

/** The glossary. */
export interface Terms {
  type: 'terms';
  terms: Term[];
}

/** A word of the game, in this language and the other, and what it means. */
export interface Term {
  id: string;
  term: string;
  other: string;
  about: string;
  to?: string;
}

/** How much of the data and of the rulings comes from where. */
export interface Sources {
  type: 'sources';
  data: Record<string, number>;
  rulings: Record<string, number>;
}

/** The rules of a game in one language. */
export interface Page {
  game: string;
  language: string;
  sections: Section[];
  minutes?: number;
  difficulty?: number;
}

/** A heading, the id that citations lead to, and what stands below. */
export interface Section {
  id: string;
  level: number;
  title: Span[];
  blocks: (Paragraph | Reason | Points | Figure | Catalogue | Icons | Scores | Terms | Sources)[];
  source?: 'rulebook' | 'public' | 'inferred' | 'proposal' | '';
  of?: string;
}

/** Everything, for one who has just come. */
export interface SceneMessage {
  type: 'scene';
  undo: boolean;
  instead?: Instead[];
  orders: Record<string, string>;
  advance: OrderOffer[];
  talks: Seat[][];
  rewinds?: number;
  rewind?: Rewind;
  lesson?: LessonCard;
  version: number;
  seat: Seat | null;
  table: TableInfo;
  scene: Scene | null;
  log: LogLine[];
}

/** A table, described to somebody. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  pace: Pace;
  is_host: boolean;
  host: Seat | null;
  rematch: string;
  frozen: boolean;
}

/** One sentence of the log, for one viewer. */
export interface LogLine {
  text: string;
  side: Side | null;
  seat: Seat | null;
  turn: number;
  rule?: string;
  at?: string;
  heading?: boolean;
  undone?: boolean;
  cue?: 'reveal';
  remark?: string;
  beside?: boolean;
}

/** What has changed since a version. */
export interface ChangeMessage {
  type: 'change';
  undo: boolean;
  instead?: Instead[];
  orders: Record<string, string>;
  advance: OrderOffer[];
  talks: Seat[][];
  rewinds?: number;
  rewind?: Rewind;
  lesson?: LessonCard;
  since: number;
  version: number;
  change: Difference;
  log: LogLine[];
  undone?: number[];
  paths: Way[];
  table?: TableInfo;
}

/** How long a deadline is open yet (`of` 0: there is none), and the time of everybody. */
export interface ClockMessage {
  type: 'clock';
  left: number;
  of: number;
  seats?: SeatClock[];
  version?: number;
}

/** The time of one seat, in seconds from now. */
export interface SeatClock {
  left: number;
  runs: boolean;
}

/** Whose people look at the table. */
export interface HereMessage {
  type: 'here';
  seats: Seat[];
  version?: number;
}

/** What was said before, as far as it is for me. */
export interface TalkMessage {
  type: 'talk';
  lines: Said[];
  version?: number;
}

/** Something somebody said: to everybody, or among some seats. */
export interface Said {
  seat: Seat;
  name: string;
  text: string;
  among?: Seat[];
  claim?: boolean;
  when?: number;
  news?: string;
}

/** Something was said. */
export interface SaidMessage {
  type: 'said';
  line: Said;
  version?: number;
}

/** What the game lets people claim. */
export interface ClaimsMessage {
  type: 'claims';
  groups: ClaimGroup[];
  version?: number;
}

/** Claims under one title. */
export interface ClaimGroup {
  title: string;
  claims: Claim[];
}

/** One of the game's own sentences. */
export interface Claim {
  id: string;
  text: string;
}

/** What I asked for counts, and is stored for good. */
export interface DoneMessage {
  type: 'done';
  id: string;
  version?: number;
}

/** What I asked for does not count, and why. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  text: string;
  rule: string;
  at: string;
  version?: number;
}

/** What would certainly happen, which ways pieces would take; and what would be different for me then. */
export interface PreviewMessage {
  type: 'preview';
  id: string;
  lines: string[];
  paths?: Way[];
  changes?: string[][];
  pieces?: [on: string, piece: PieceNode][];
  version?: number;
}

/** Where to look, which answers matter, or the answer: in words, and as pieces and answers of the Scene. */
export interface HintMessage {
  type: 'hint';
  id: string;
  number: number;
  strength: number;
  text: string;
  on: string[];
  actions: string[];
  version?: number;
}

/** Why a bot has answered at a turn as it has, in its words. */
export interface WhyMessage {
  type: 'why';
  id: string;
  turn: number;
  text: string;
  version?: number;
}

/** What others did last, moment by moment. */
export interface FramesMessage {
  type: 'frames';
  id: string;
  scene: Scene | null;
  frames: Frame[];
  version?: number;
}

/** One moment of what others did: what it changed, what was told, which ways pieces took. */
export interface Frame {
  change: Difference;
  log: LogLine[];
  paths: Way[];
}

/** The table as I saw it after so many turns. */
export interface MomentMessage {
  type: 'moment';
  id: string;
  turn: number;
  of: number;
  scene: Scene;
  version?: number;
}

/** What stays of a game that is over. */
export interface StoryMessage {
  type: 'story';
  id: string;
  title: string;
  curve: CurvePoint[];
  moments: KeyMoment[];
  memories: Memory[];
  version?: number;
}

/** How the sides stood after a turn, by side. */
export interface CurvePoint {
  turn: number;
  round: number;
  points: number[];
}

/** A turn worth looking at. */
export interface KeyMoment {
  turn: number;
  round: number;
  side: Side | null;
  text: string;
  kind: 'lead' | 'leap' | 'event';
}

/** Something worth telling; `turn` is 0 where it did not come to pass at once. */
export interface Memory {
  text: string;
  side: Side | null;
  turn: number;
}

/** Something that could not even be read. */
export interface ErrorMessage {
  type: 'error';
  text: string;
  version?: number;
}

/** An answer to the question with this number; `id` tells a doubled click from a second one. */
export interface AnswerRequest {
  type: 'answer';
  id: string;
  number: number;
  action?: string;
  index?: number;
}

/** Take back my last answer. */
export interface Undo {
  type: 'undo';
  id: string;
}

/** Say what would certainly happen. */
export interface Preview {
  type: 'preview';
  id: string;
  number: number;
  action: string;
}

/** Answer this question like this until I say otherwise; no action: ask me again. */
export interface Order {
  type: 'order';
  question: string;
  action: string | null;
}

/** Say something to everybody at the table, or in private to these seats; `claim` is one of the game's own. */
export interface Say {
  type: 'say';
  id: string;
  text?: string;
  to?: Seat[];
  claim?: string;
}

/** List what the game lets people claim. */
export interface Claims {
  type: 'claims';
}

/** Speak another language. */
export interface LanguageRequest {
  type: 'language';
  language: string;
}

/** Send the whole Scene; I have missed something. */
export interface Whole {
  type: 'whole';
}

/** Show me again, moment by moment, what others did last. */
export interface PlaybackRequest {
  type: 'replay';
  id: string;
}

/** Say where to look (1), which answers matter (2), or what you would do and why (3). */
export interface HintRequest {
  type: 'hint';
  id: string;
  number: number;
  strength?: number;
}

/** Say why a bot has answered at a turn as it has. */
export interface WhyRequest {
  type: 'why';
  id: string;
  turn: number;
}

/** Give me my seat back from the bot that stands in for me. */
export interface Back {
  type: 'back';
}

/** Let a bot stand in for somebody who has gone. */
export interface StandIn {
  type: 'stand-in';
  seat: Seat;
}

/** Ask everybody to take back my last answer, with all that followed. */
export interface AskRewind {
  type: 'ask-rewind';
  id: string;
}

/** Agree to what is asked for. */
export interface Agree {
  type: 'agree';
  id: string;
}

/** Do not agree; or withdraw what I have asked for. */
export interface Decline {
  type: 'decline';
  id: string;
}

/** Show me the table as it was after so many turns. */
export interface Look {
  type: 'look';
  id: string;
  turn: number;
}

/** Tell me what stays of a game that is over. */
export interface StoryRequest {
  type: 'story';
  id: string;
}

export type Block =
  | Paragraph
  | Reason
  | Points
  | Figure
  | Catalogue
  | Icons
  | Scores
  | Terms
  | Sources;

export type FromServer =
  | SceneMessage
  | ChangeMessage
  | ClockMessage
  | HereMessage
  | TalkMessage
  | SaidMessage
  | ClaimsMessage
  | DoneMessage
  | RefusedMessage
  | PreviewMessage
  | HintMessage
  | WhyMessage
  | FramesMessage
  | MomentMessage
  | StoryMessage
  | ErrorMessage;

export type ToServer =
  | AnswerRequest
  | Undo
  | Preview
  | Order
  | Say
  | Claims
  | LanguageRequest
  | Whole
  | PlaybackRequest
  | HintRequest
  | WhyRequest
  | Back
  | StandIn
  | AskRewind
  | Agree
  | Decline
  | Look
  | StoryRequest;
