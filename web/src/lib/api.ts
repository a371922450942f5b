// Made by tools/typescript.py from the wire types of the server; edits are lost.

/** The default of an option where options before it have certain values. */
export interface DefaultWhen {
  when: Record<string, boolean | number | string | string[]>;
  value: boolean | number | string | string[];
}

/** One option of a game. The first of `default_when` that holds says its default, or else `default`. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "file" | "list" | "number" | "switch";
  default: boolean | number | string | string[];
  default_when: DefaultWhen[];
  low: number;
  high: number;
  choices: string[];
  is_set: boolean;
  rules: string[];
}

/** Where some options have these values, others must have certain ones (and take them unless they were given). */
export interface Forces {
  kind: "forces";
  when: Record<string, boolean | number | string | string[]>;
  then: Record<string, boolean | number | string | string[]>;
}

/** Options that cannot have these values together; the fault is that of the last one. */
export interface Excludes {
  kind: "excludes";
  together: Record<string, boolean | number | string | string[]>;
}

/** An option that has another value than its default only where others have these values. */
export interface OnlyWhere {
  kind: "only_where";
  name: string;
  when: Record<string, boolean | number | string | string[]>;
}

/** A number that must be smaller than another option's, at least where some options have certain values. */
export interface Below {
  kind: "below";
  name: string;
  than: string;
  when: Record<string, boolean | number | string | string[]>;
}

/** A list that is empty or has as many words as another option says, at least where some have certain values. */
export interface AsManyAs {
  kind: "as_many_as";
  name: string;
  number: string;
  when: Record<string, boolean | number | string | string[]>;
}

/** Options that go well together, under a name. */
export interface Preset {
  name: string;
  options: Record<string, boolean | number | string | string[]>;
  box: string;
}

/** A game with all that a form needs to set it up. `dependencies` are in the order in which they are checked: what forces first, then all of them. */
export interface PlayableGame {
  id: string;
  options: OptionInfo[];
  dependencies: (Forces | Excludes | OnlyWhere | Below | AsManyAs)[];
  presets: Preset[];
  lessons: string[];
}

/** Something of a set-up that is not from a rulebook. */
export interface UnprintedInfo {
  said: MessageView;
  source: "custom" | "inferred" | "placeholder" | "public" | "reconstructed";
  number: number;
  data: string;
}

/** A sentence before it is worded: a message id, and arguments: texts, numbers, messages, lists of those. */
export interface MessageView {
  id: string;
  args: Record<string, string | number | MessageView[] | MessageView>;
}

/** What of a set-up is not from a rulebook. */
export interface Provenance {
  parts: UnprintedInfo[];
}

export interface PlayableGames {
  games: PlayableGame[];
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
export interface SeatRequest {
  kind?: "bot" | "here" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface CreateTable {
  game: string;
  preset?: string;
  options?: Record<string, boolean | number | string | string[]>;
  custom?: Record<string, string>;
  seats?: SeatRequest[];
  terms?: Terms;
  id?: string | null;
}

/** The key of a seat, for a link: whoever has it sits there. */
export interface SeatKey {
  seat: string;
  key: string;
}

export interface TableCreated {
  table: string;
  keys: SeatKey[];
  invitation: string;
}

export interface JoinTable {
  name: string;
  seat?: string | null;
  id?: string | null;
  invitation?: string;
}

export interface Joined {
  seat: string;
  key: string;
}

/** The server knows this device, by its cookie. */
export interface DeviceKnown {
  new: boolean;
}

/** A key from a link, to be kept by this device from now on. */
export interface UseKey {
  key: string;
}

export interface KeyUsed {
  table: string;
  seat: string;
}

/** What becomes of a seat: a bot plays on, somebody else may sit down, or its owner comes back. */
export interface ChangeSeat {
  to: "back" | "bot" | "open";
  bot?: string;
}

/** What the host changes during a game. */
export interface ChangeTerms {
  chat: boolean;
}

/** One answer to one decision. `version` is that of the decision, `revision` how often the seat has answered it. */
export interface PlayMove {
  seat: string;
  version: number;
  move: string;
  id: string;
  revision?: number;
  after?: number | null;
}

export interface UndoMove {
  seat: string;
  version: number;
  id: string;
  after?: number | null;
}

export interface SendChat {
  seat: string;
  text: string;
  id: string;
}

/** What a seat keeps for itself. */
export interface WriteNotes {
  text?: string;
  muted?: string[];
}

export interface SeatNotes {
  text: string;
  muted: string[];
}

/** A thing was done, or had been done before when the same id came again. */
export interface EntryAppended {
  n: number;
  version: number;
  revision: number;
}

/** Who sits at a seat. */
export interface SeatView {
  seat: string;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  online: boolean;
  chosen: boolean;
  forfeited: boolean;
  left: number | null;
  deadline: number | null;
  gone: number | null;
  back: boolean;
}

/** What people read of what an entry led to. Lines that follow each other with the same `joins` are one. */
export interface LogLineView {
  message: MessageView;
  seat: string;
  kind: "" | "board" | "follows" | "head" | "inset" | "open head";
  joins: string;
  into: string;
  parts: MessageView[];
  provisional: boolean;
  tells: number[];
}

/** One entry of the table's log as a reader may know it. */
export interface LogEntryView {
  n: number;
  at: number;
  what: "answer" | "cancel" | "chat" | "close" | "enter" | "flag" | "host" | "move" | "rematch" | "seat" | "start";
  seat: string;
  text: string;
  events: string[][];
  lines: LogLineView[];
}

/** One seat's place at the end. */
export interface Rank {
  seat: string;
  place: number;
  shared: boolean;
  points: number;
}

/** Who won and why. */
export interface OutcomeView {
  ranking: Rank[];
  winners: string[];
  reason: string;
}

/** A table as one reader may see it at this moment: all that a page needs to draw and to ask. */
export interface TableView<G extends GameTypes = GameTypes> {
  table: string;
  n: number;
  version: number;
  phase: "closed" | "gathering" | "over" | "running";
  game: string;
  options: Record<string, boolean | number | string | string[]>;
  custom: string[];
  terms: Terms;
  reader: string;
  seats: SeatView[];
  commitment: string;
  seed: string;
  decision: string;
  asked: string[];
  prompt: MessageView | null;
  moves: string[];
  labels: MessageView[];
  ends: string[];
  revision: number;
  last: number;
  chosen: string;
  cancel: boolean;
  facts: number;
  view: G["view"];
  projection: G["projection"];
  outcome: OutcomeView | null;
  rematch: string;
  now: number;
}

/** A table, and what this device is there. */
export interface Visit<G extends GameTypes = GameTypes> {
  table: TableView<G>;
  mine: string[];
  host: boolean;
  host_seats: string[];
}

/** What happened after entry `after`, and the table since. With `fresh` something older was left out. */
export interface Update<G extends GameTypes = GameTypes> {
  type: "update";
  n: number;
  after: number;
  fresh: boolean;
  happened: LogEntryView[];
  table: TableView<G>;
  facts: GameInfo<G> | null;
}

/** How events are told, what cards do, and what a board of the game must know: the same for everybody. It stays as long as the table names this version of it; most games have one. */
export interface GameInfo<G extends GameTypes = GameTypes> {
  game: string;
  version: number;
  events: Record<string, EventArg[]>;
  cards: Record<string, G["card"]>;
  facts: G["facts"];
}

export interface EventArg {
  name: string;
  kind: string;
}

/** A move was made, or taken back; with what happened after the entry that the client knew, if it has named one. */
export interface MoveResult<G extends GameTypes = GameTypes> {
  n: number;
  version: number;
  revision: number;
  update: Update<G> | null;
}

/** Who is at the table just now. */
export interface Presence {
  type: "presence";
  n: number;
  online: string[];
  spectators: number;
}

/** What a page says over its socket: it has shown this version to a person. */
export interface MarkSeen {
  seen: number;
}

/** A set-up of which somebody wants the facts before there is a table. */
export interface DescribeSetup {
  game: string;
  preset?: string;
  options?: Record<string, boolean | number | string | string[]>;
  custom?: Record<string, string>;
}

/** Whether a move is legal, and why not. */
export interface MoveCheck {
  legal: boolean;
  problem: string;
  text: string;
  rule: string;
}

/** What a move would change: what everything would pay after it, and what it pays itself, if nobody stops it. Only what holds in every world that the seat can imagine, and whatever others choose in secret at the same time. */
export interface MovePreview<G extends GameTypes = GameTypes> {
  projection: G["preview"];
  pays: Record<string, Record<string, number>>;
  stoppable: boolean;
}

/** A game entry by entry. Each update holds the table after its entry. */
export interface Replay<G extends GameTypes = GameTypes> {
  facts: GameInfo<G>;
  frames: Update<G>[];
  more: boolean;
}

/** A record to look at, with the eyes of a seat or, with `*`, everything open. */
export interface OpenRecord {
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
  scored: string;
}

export interface Lesson<G extends GameTypes = GameTypes> {
  facts: GameInfo<G>;
  frames: Update<G>[];
  steps: LessonStep[];
}

export interface RuleText {
  id: string;
  section: string;
  text: string;
}

export interface RuleTexts {
  rules: RuleText[];
}

/** What a browser gives to be pushed to. */
export interface AddPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "cs" | "de" | "en" | "pl";
}

export interface RemovePush {
  endpoint: string;
}

export interface AddMail {
  address: string;
  language?: "cs" | "de" | "en" | "pl";
}

export interface MailToken {
  token: string;
}

/** An address that is called when it is a seat's turn, and the secret that signs the calls. */
export interface AddWebhook {
  url: string;
  secret: string;
}

/** What this device is told by. */
export interface NoticeSettings {
  push: number;
  mail: string;
  confirmed: boolean;
}

export interface NameAccount {
  name: string;
}

export interface SetPassword {
  password: string;
}

export interface LogInWithPassword {
  name: string;
  password: string;
}

/** A challenge for the browser's authenticator: `state` comes back unchanged. */
export interface Challenge {
  state: string;
  options: string;
}

/** What the authenticator answered, as the browser's JSON. */
export interface ProvePasskey {
  state: string;
  credential: string;
  label?: string;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  last_used: number | null;
}

/** The account of this device; an empty name if it has none. */
export interface AccountInfo {
  name: string;
  passkeys: PasskeyInfo[];
  password: boolean;
}

export interface TableSummary {
  table: string;
  game: string;
  name: string;
  phase: string;
  seats: SeatView[];
  mine: string[];
  asked: string[];
  created: number;
  moved: number;
}

export interface TableSummaries {
  tables: TableSummary[];
}

/** The table in words, for people without the page: the picture of text, the question and its options. */
export interface TextView {
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

/** Why something was refused, as RFC 9457 has it (`application/problem+json`); the rule and the rest are our own. */
export interface ProblemDetails<G extends GameTypes = GameTypes> {
  type: string;
  title: string;
  status: number;
  detail: string;
  rule: string;
  arguments: Record<string, string>;
  table: TableView<G> | null;
}

/** What there is to know of a card: what it does, and the rules behind it. */
export interface CardInfo {
  text: MessageView[];
  rules: string[];
}

/** What differs from game to game; a board has the types of its own game. */
export interface GameTypes {
  view: Record<string, unknown>;
  projection: Record<string, unknown>;
  preview: Record<string, unknown>;
  facts: Record<string, unknown>;
  card: CardInfo;
}
