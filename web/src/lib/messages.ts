// Made by tools/typescript.py from the server's messages; edits are lost.

/** A sentence before it is worded: a message id, and arguments that are texts, numbers, sayings or lists of them. */
export interface Saying {
  id: string;
  args: Record<string, unknown>;
}

/** One option of a game. */
export interface OptionSaid {
  name: string;
  kind: "choice" | "file" | "list" | "number" | "switch";
  default: boolean | number | string | string[];
  low: number;
  high: number;
  choices: string[];
  rules: string[];
}

/** A game with all that a form needs to set it up. */
export interface GameSaid {
  id: string;
  options: OptionSaid[];
  presets: Record<string, Record<string, boolean | number | string | string[]>>;
}

export interface GamesSaid {
  games: GameSaid[];
  bots: string[];
  languages: string[];
  accounts: boolean;
  push: string;
  mail: boolean;
}

/** Nobody waits for a clock. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for the whole game, and so many more for each turn that ends. */
export interface Bank {
  kind: "bank";
  seconds: number;
  increment?: number;
}

/** So many days for each turn. */
export interface Days {
  kind: "days";
  days: number;
}

/** What the people at a table have agreed on beside the rules of the game. */
export interface Terms {
  name?: string;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  changes?: boolean;
  clock?: NoClock | Bank | Days;
  when_late?: "bot" | "forfeit";
  late_bot?: string;
}

/** Who is to sit at a seat: you, a bot, somebody who is invited, or another person at your own device. */
export interface SeatWanted {
  kind?: "bot" | "here" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface TableWanted {
  game: string;
  preset?: string;
  options?: Record<string, boolean | number | string | string[]>;
  house?: Record<string, string>;
  seats?: SeatWanted[];
  terms?: Terms;
  id?: string | null;
}

/** The key of a seat, for a link: whoever has it sits there. */
export interface KeySaid {
  seat: string;
  key: string;
}

export interface TableMade {
  table: string;
  keys: KeySaid[];
  invitation: string;
}

export interface Joining {
  name: string;
  seat?: string | null;
  id?: string | null;
  invitation?: string;
}

export interface Joined {
  seat: string;
  key: string;
}

/** A key from a link, to be kept by this device from now on. */
export interface Entering {
  key: string;
}

export interface Entered {
  table: string;
  seat: string;
}

/** What becomes of a seat: a bot plays on, somebody else may sit down, or its owner comes back. */
export interface SeatChange {
  to: "back" | "bot" | "open";
  bot?: string;
}

/** What the host changes during a game. */
export interface Host {
  chat: boolean;
}

/** One answer to one decision. `version` is that of the decision, `revision` how often the seat has answered it. */
export interface Move {
  seat: string;
  version: number;
  move: string;
  id: string;
  revision?: number;
}

export interface Cancel {
  seat: string;
  version: number;
  id: string;
}

export interface Chat {
  seat: string;
  text: string;
  id: string;
}

/** What a seat keeps for itself. */
export interface Notes {
  text?: string;
  muted?: string[];
}

export interface NotesSaid {
  text: string;
  muted: string[];
}

/** A thing was done, or had been done before when the same id came again. */
export interface Done {
  n: number;
  version: number;
  revision: number;
}

/** Who sits at a seat. */
export interface Sitting {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  online: boolean;
  chosen: boolean;
  forfeited: boolean;
  left: number | null;
  deadline: number | null;
}

/** One entry of the table's log as a reader may know it. */
export interface Happening {
  n: number;
  at: number;
  what: "answer" | "cancel" | "chat" | "flag" | "host" | "move" | "rematch" | "seat" | "start";
  seat: string;
  text: string;
  events: string[][];
}

/** A table as one reader may see it at this moment: all that a page needs to draw and to ask. */
export interface TableSaid {
  table: string;
  n: number;
  version: number;
  phase: "gathering" | "over" | "running";
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  house: string[];
  terms: Terms;
  reader: string;
  seats: Sitting[];
  commitment: string;
  seed: string;
  decision: string;
  asked: string[];
  question: Saying | null;
  moves: string[];
  choices: Saying[];
  revision: number;
  last: number;
  chosen: string;
  cancel: boolean;
  view: Record<string, unknown>;
  outlook: Record<string, unknown>;
  result: Record<string, number> | null;
  winners: string[];
  rematch: string;
  now: number;
}

/** A table, and what this device is there. */
export interface Visit {
  table: TableSaid;
  mine: string[];
  host: boolean;
}

/** What happened after entry `after`, and the table since. With `fresh` something older was left out. */
export interface Update {
  type: "update";
  n: number;
  after: number;
  fresh: boolean;
  happened: Happening[];
  table: TableSaid;
}

/** Who is at the table just now. */
export interface Presence {
  type: "presence";
  n: number;
  online: string[];
  spectators: number;
}

/** What a page says over its socket: it has shown this version to a person. */
export interface Seen {
  seen: number;
}

export interface ArgSaid {
  name: string;
  kind: string;
}

/** What never changes at a table: how events are told, what cards do, and what a board of the game must know. */
export interface FactsSaid {
  game: string;
  events: Record<string, ArgSaid[]>;
  cards: Record<string, Record<string, unknown>>;
  facts: Record<string, unknown>;
}

/** Whether a move is legal, and why not. */
export interface WhySaid {
  legal: boolean;
  problem: string;
  text: string;
  rule: string;
}

/** What a move would change: what everything would pay after it, and what it pays itself. */
export interface WhatIfSaid {
  outlook: Record<string, unknown>;
  pays: Record<string, unknown>;
}

/** A game entry by entry. Each update holds the table after its entry. */
export interface FramesSaid {
  facts: FactsSaid;
  frames: Update[];
  more: boolean;
}

/** A record to look at, with the eyes of a seat or, with `*`, everything open. */
export interface RecordWanted {
  record: string;
  seat?: string;
  after?: number;
}

/** What is said at a frame of a lesson, and the move that goes on; without one a button does. */
export interface LessonStep {
  frame: number;
  message: string;
  move: string;
  show: string[];
}

export interface LessonSaid {
  facts: FactsSaid;
  frames: Update[];
  steps: LessonStep[];
}

export interface RuleSaid {
  id: string;
  section: string;
  text: string;
}

export interface RulesSaid {
  rules: RuleSaid[];
}

/** What a browser gives to be pushed to. */
export interface PushWanted {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "cs" | "de" | "en" | "pl";
}

export interface PushEnded {
  endpoint: string;
}

export interface MailWanted {
  address: string;
  language?: "cs" | "de" | "en" | "pl";
}

export interface MailToken {
  token: string;
}

/** An address that is called when it is a seat's turn, and the secret that signs the calls. */
export interface HookWanted {
  url: string;
  secret: string;
}

/** What this device is told by. */
export interface NoticesSaid {
  push: number;
  mail: string;
  confirmed: boolean;
}

export interface AccountName {
  name: string;
}

export interface Password {
  password: string;
}

export interface NameAndPassword {
  name: string;
  password: string;
}

/** A challenge for the browser's authenticator: `state` comes back unchanged. */
export interface Challenged {
  state: string;
  options: string;
}

/** What the authenticator answered, as the browser's JSON. */
export interface Proof {
  state: string;
  credential: string;
  label?: string;
}

export interface PasskeySaid {
  id: string;
  label: string;
  created: number;
  used: number | null;
}

/** The account of this device; an empty name if it has none. */
export interface AccountSaid {
  name: string;
  passkeys: PasskeySaid[];
  password: boolean;
}

export interface TableListed {
  table: string;
  game: string;
  name: string;
  phase: string;
  seats: Sitting[];
  mine: string[];
  asked: string[];
  created: number;
  moved: number;
}

export interface TablesSaid {
  tables: TableListed[];
}

/** The table in words, for people without the page: the picture of text, the question and its options. */
export interface Told {
  board: string;
  prompt: string;
  options: string[];
  moves: string[];
  log: string[];
  about: string;
  cards: Record<string, string>;
  n: number;
  fresh: boolean;
}

/** Why something was refused: a message id with its arguments, the rule, and the same as a sentence. */
export interface ProblemSaid {
  problem: string;
  text: string;
  rule: string;
  arguments: Record<string, string>;
  table: TableSaid | null;
}
