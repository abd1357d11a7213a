// Generated from the server's types by `python -m backroom.server.typescript`. Do not edit.

/** A legal action. Its `text` is what a command sends. */
export interface LegalAction {
  code: number;
  verb: string;
  arguments: string[];
  text: string;
}

/** What every game's view has. */
export interface CommonView {
  game: string;
  edition: string;
  options: Record<string, boolean | string>;
  seat: number | null;
  to_act: number[] | "chance" | "over";
  ask: string | null;
  legal: LegalAction[];
  over: boolean;
  scores: number[] | null;
  places: number[] | null;
}

/** An event: its name, and the values this audience may see. */
export type GameEvent = { event: string } & Record<string, string | number | null>;

/** To open an account for this guest, or to log in. */
export interface Account {
  account: string;
  password: string;
}

/** What a seat's browser adds to the dealing, in hexadecimal; before the start. */
export interface AddString {
  string: string;
}

/** A new table for analysis, from step `step` of an audience's replay (null: the end). */
export interface Branch {
  seat?: number | null;
  step?: number | null;
}

/** Chat */
export interface Chat {
  lines: ChatLine[];
}

/** `onlooker` lines are shown to players only after the end. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  onlooker: boolean;
  text: string;
  at: number;
}

/** ChatMessage */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** No clock, so many seconds for a move, or so many days (correspondence). */
export interface Clock {
  kind: "day" | "move" | "none";
  amount: number;
}

/** What a seat does about the ask put to it. `play` drafts `action` (the text of a legal action). `confirm` of a play: "no" leaves it in the draft, "barrier" confirms all if it is a barrier, "yes" confirms all in any case. `undo` takes back the last drafted action, `restart` all, `confirm` writes the draft. `drafted`, where given, is how many drafted actions the client has seen: if there are more or fewer, 409. */
export interface Command {
  id: string;
  seat: number;
  ask: number;
  do?: "confirm" | "play" | "restart" | "undo";
  action?: string | null;
  confirm?: "barrier" | "no" | "yes";
  drafted?: number | null;
}

/** The token of a continue-on-another-device link. */
export interface ContinueWith {
  token: string;
}

/** A new table, this person its host. `mine` are the seats I play (several: hot-seat), `bots` maps seat numbers to bots; the others are free. `start` starts at once if no seat is free (then no seat can add to the dealing). `seed` deals a known match; a server refuses it unless it was started for tests. */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  edition?: string | null;
  mine?: number[];
  bots?: Record<string, string>;
  shuffle?: boolean;
  start?: boolean;
  settings?: Settings;
  seed?: number | null;
}

/** A command was carried out, and is on disk. `number` is the seat's stream number after it, `confirmed` tells that the draft was written (so there is no undo any more). */
export interface Done {
  id: string;
  number: number;
  ask: number | null;
  draft: string[];
  confirmed: boolean;
}

/** The seat's own actions not yet confirmed. With `barrier`, the last one takes effect only with `confirm`: the view is the one before it, and nothing more can be drafted. */
export interface Draft {
  actions: string[];
  barrier: boolean;
}

/** What happened after number `after`, and the state that follows. `gap` tells that older steps are not told one by one any more. */
export interface Events {
  steps: Step[];
  state: State;
  gap: boolean;
}

/** What each legal action would cause: by its text, the events that follow before any outcome, as the seat will see them. `ask` and `drafted` (how many actions) tell what for: the actions are those after the draft. Of an action that reveals something, only what is certain is told. */
export interface Foretold {
  ask: number;
  drafted: number;
  foretold: Record<string, GameEvent[]>;
}

/** A game of the house. Titles and all texts come from the catalogues. `ready` tells that its rules are compiled; until then tables can be opened but not started. `secrets` tells that seats see different things, so that a shared screen needs a curtain. `talk` names the asks that are talk steps. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  edition: string;
  editions: string[];
  rules: number;
  languages: string[];
  ready: boolean;
  secrets: boolean;
  talk: string[];
}

/** Games */
export interface Games {
  games: GameInfo[];
  bots: string[];
  warming: Warming[];
}

/** GiveToBot */
export interface GiveToBot {
  bot?: string;
}

/** The server is going down, or the seat is no longer held; `again`: do reconnect. `reason` names the sentence, as in a problem. */
export interface GoodbyeMessage {
  type: "goodbye";
  sentence: string;
  again: boolean;
  reason: string | null;
}

/** Health */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  tables: number;
  sockets: number;
}

/** By invite or by code; a seat of one's choice, or the first free one. */
export interface Join {
  invite?: string | null;
  code?: string | null;
  seat?: number | null;
  watch?: boolean;
}

/** Lobby */
export interface Lobby {
  tables: LobbyTable[];
}

/** A listed table: to join while a seat is free, or to watch. */
export interface LobbyTable {
  table: string;
  game: string;
  state: "closed" | "open" | "over" | "paused" | "running";
  host: string;
  players: (string | null)[];
  free: number;
  options: Record<string, boolean | string>;
  changed: number;
}

/** The replay without its views: `steps` of the `count` there are, from the asked one on. */
export interface Log {
  seat: number | null;
  count: number;
  steps: LogStep[];
}

/** What an audience was told of one step of its replay. */
export interface LogStep {
  step: number;
  events: GameEvent[];
}

/** Who this browser is: nobody yet (`person` null), a guest, or the owner of an account. */
export interface Me {
  person: string | null;
  name: string | null;
  account: string | null;
  webhook: string | null;
}

/** One of my tables; `waiting` are my seats that are asked now. */
export interface MyTable {
  table: string;
  game: string;
  state: "closed" | "open" | "over" | "paused" | "running";
  players: (string | null)[];
  my_seats: number[];
  waiting: number[];
  changed: number;
}

/** MyTables */
export interface MyTables {
  tables: MyTable[];
}

/** NameMe */
export interface NameMe {
  name: string;
}

/** NewHost */
export interface NewHost {
  person: string;
}

/** A seat is asked now, and was not before: to its sockets, and to the person's own. */
export interface NoticeMessage {
  type: "notice";
  table: string;
  game: string;
  seat: number;
}

/** A house option of a game. `seats` are the player counts that have it (null: all). */
export interface OptionInfo {
  name: string;
  values: (boolean | string)[];
  default: boolean | string;
  seats: number[] | null;
}

/** Any answer of 400 and above: one sentence for a person, and nothing has changed. `reason` names the sentence, so that it can be said in another language, and with `clause` says why an action is not legal. With 409 to a command, `state` is the seat's fresh state. */
export interface Problem {
  sentence: string;
  reason: string | null;
  clause: string | null;
  state: State | null;
}

/** `steps` of the `count` there are, from the asked one on. Step 0 is the first position. */
export interface Replay {
  seat: number | null;
  count: number;
  steps: ReplayStep[];
}

/** A moment of the match as an audience saw it: what happened, and the view after it. */
export interface ReplayStep {
  step: number;
  events: GameEvent[];
  view: CommonView;
}

/** How a match ended, by seat. `resigned` seats were played on by a bot. */
export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  resigned: number[];
}

/** Say */
export interface Say {
  text: string;
}

/** A seat. `name` is null while it is free. `stand_in`: a bot plays until the owner returns. `resigned`: a bot plays on for good. `outside`: an outside bot has asked for a token. `away` is since when a person has no connection. `added` tells that the seat has added a string to the dealing. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string | null;
  person: string | null;
  bot: string | null;
  connected: boolean;
  away: number | null;
  stand_in: boolean;
  resigned: boolean;
  outside: boolean;
  added: boolean;
  yours: boolean;
}

/** A link `/c/TOKEN` that gives its first user the seat. */
export interface SeatLink {
  token: string;
  seat: number;
}

/** What an outside bot sends as `Authorization: Bearer TOKEN`. */
export interface SeatToken {
  token: string;
  table: string;
  seat: number;
}

/** `lan` is the address for friends in the same network, `qr` the same as an SVG picture. */
export interface ServerInfo {
  version: string;
  accounts: boolean;
  webhooks: boolean;
  lan: string | null;
  qr: string | null;
}

/** How a table is run. The host may change them before the start, `listed` and `watch` always. `talk` is seconds for each ask of a talk step, 0 for no limit. `pace` is how long a bot's answer takes at least: 0.8 s, 0.2 s, or nothing (only where no person plays). */
export interface Settings {
  listed: boolean;
  watch: boolean;
  pace: "fast" | "none" | "normal";
  talk: number;
  clock: Clock;
}

/** Take a free seat, or move to it; null gets up again. Before the start only. */
export interface Sit {
  seat: number | null;
  also?: boolean;
}

/** All an audience knows: what a client starts from, and starts anew from after any gap. `seat` is null for onlookers. `number` is that of the audience's stream. `view` is the veiled position with the drafted actions applied, its `legal` the actions; null before the start. `ask` is the number of the ask put to this seat, null when it is not asked. `hash` is the view's: the first 16 hexadecimal digits of SHA-256 of its JSON with sorted keys and no blanks. `deadlines` are by seat, of those who are asked and have a limit. */
export interface State {
  seat: number | null;
  number: number;
  ask: number | null;
  draft: Draft | null;
  view: CommonView | null;
  hash: string;
  deadlines: (number | null)[];
}

/** One message of a stream: the events, and (in the last of an answer) what follows. `number` is one more than that of the step before. `own` tells that this is the answer to the seat's own draft and nothing has happened yet. */
export interface Step {
  number: number;
  events: GameEvent[];
  own: boolean;
}

/** All about a table but the game itself. `code` and `invite` are shown to those who sit there. The invite link is `/i/INVITE`. `commitment` is the dealing's, shown before the start; `secret` and the seats' `strings` are shown after the end. `previous` and `next` are the tables of the matches before and after this one. `version` grows with every change. */
export interface TableInfo {
  table: string;
  version: number;
  game: string;
  edition: string;
  rules: number;
  options: Record<string, boolean | string>;
  settings: Settings;
  state: "closed" | "open" | "over" | "paused" | "running";
  host: string;
  host_name: string;
  is_host: boolean;
  seats: SeatInfo[];
  my_seats: number[];
  onlookers: number;
  code: string | null;
  invite: string | null;
  commitment: string;
  secret: string | null;
  strings: string[] | null;
  result: Result | null;
  tally: Tally[];
  previous: string | null;
  next: string | null;
  analysis: boolean;
  created: number;
}

/** Somebody sat down, left, came back, was given to a bot; started, paused, ended … */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** The evening so far, for one player: matches, wins (shared ones too), and places. */
export interface Tally {
  name: string;
  person: string | null;
  matches: number;
  wins: number;
  places: number[];
}

/** What is posted to a person's webhook when a seat of theirs is asked. */
export interface TurnNotice {
  table: string;
  game: string;
  seat: number;
  name: string;
  url: string;
}

/** Something happened that this audience may know of: its events, and the state after them. `step.number` is one more than the number before; if not, reload the state. */
export interface UpdateMessage {
  type: "update";
  step: Step;
  state: State;
}

/** Every outcome recomputed from the secret: all as dealt, or which is not. */
export interface Verification {
  honest: boolean;
  sentence: string;
  outcomes: string[];
}

/** How far the rules are compiled. */
export interface Warming {
  game: string;
  state: "compiling" | "failed" | "ready" | "waiting";
}

/** Where notices of one's turn are posted; null for nowhere. */
export interface Webhook {
  url: string | null;
}

/** First of all, and again after a gap (`resync`): everything anew. */
export interface WelcomeMessage {
  type: "welcome";
  table: TableInfo;
  state: State;
  chat: ChatLine[];
  now: number;
  resync: boolean;
}

/** Why an action is not legal; all null when it is. */
export interface Why {
  legal: boolean;
  reason: string | null;
  clause: string | null;
  sentence: string | null;
}

/** The sorts of what events and actions name: `kind` is looked up as `kind-red1`, a `seat` is its player's name, an `int` is a number, and words of a `plain` sort stand for themselves. */
export interface Words {
  events: Record<string, Record<string, string>>;
  actions: Record<string, string[]>;
  outcomes: Record<string, string[]>;
  plain: string[];
}

export type Message = WelcomeMessage | UpdateMessage | TableMessage | ChatMessage | NoticeMessage | GoodbyeMessage;
