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

/** Agree to a request or not; it is called by the `id` of `TableInfo.takeback`. Who has asked does not agree to leave it at that. */
export interface AnswerTakeback {
  id: string;
  seat: number;
  request: string;
  agree: boolean;
}

/** Ask to take back the own turn `turn`, as `State.takeback` numbers it. Where nobody else is to agree it is taken back at once. */
export interface AskTakeback {
  id: string;
  seat: number;
  turn: number;
}

/** How a seat came from the chance it had at the `start` to what it had at the `end`. `own` is what its own decisions lost against the best found, `others` what those of the others gave it, `luck` what outcomes of chance did; `rest` is what the others' knowledge and plans turned out to be, where no outcome lay between two decisions. They add up, but for rounding. */
export interface Balance {
  seat: number;
  start: number;
  end: number;
  own: number;
  own_error: number;
  others: number;
  others_error: number;
  luck: number;
  luck_error: number;
  rest: number;
}

/** A new table for analysis, from step `step` of an audience's replay (null: the end), or of a finished match from before line `line` of its record. With `against_bots`, of a finished match, they play all seats but `seat`. */
export interface Branch {
  seat?: number | null;
  step?: number | null;
  line?: number | null;
  against_bots?: boolean;
}

/** Chat */
export interface Chat {
  lines: ChatLine[];
}

/** `onlooker` lines are shown to players only after the end. What the house says has a `house`, whose sentence can be said in another language; nobody's are `person` and `name` then. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  onlooker: boolean;
  text: string;
  at: number;
  house: Note | null;
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

/** The token of a seat link. */
export interface ContinueWith {
  token: string;
}

/** A new table, this person its host. `mine` are the seats I play (several: hot-seat), `names` who plays there by seat number where that is not me, `bots` maps seat numbers to bots; the others are free. `start` starts at once if no seat is free (then no seat can add to the dealing). `seed` deals a known match; a server refuses it unless it was started for tests. The same `id` twice is one table: for whoever did not hear the answer, and asks again. */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  edition?: string | null;
  mine?: number[];
  names?: Record<string, string>;
  bots?: Record<string, string>;
  shuffle?: boolean;
  start?: boolean;
  settings?: Settings;
  seed?: number | null;
  id?: string | null;
}

/** A command was carried out, and is on disk. `number` is the seat's stream number after it, `confirmed` tells that something was written into the record: the draft (so there is no undo any more), or that a turn is taken back. */
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

/** What each legal action would cause: by its text, the events that follow before any outcome, as the seat will see them. `ask` and `drafted` (how many actions) tell what for: the actions are those after the draft, or those in whose place its last one stands that takes effect only with "confirm". Of an action that reveals something, only what is certain is told. */
export interface Foretold {
  ask: number;
  drafted: number;
  foretold: Record<string, GameEvent[]>;
}

/** A game of the house. Titles and all texts come from the catalogues. `ready` tells that its rules are compiled; until then tables can be opened but not started. `secrets` tells that seats see different things, so that a shared screen needs a curtain. `talk` names the asks that are talk steps. `own_bots` play this game and not all of the house. */
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
  own_bots: string[];
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

/** What the strongest player of the house would do, asked with what the seat knows. `ask` and `drafted` (how many actions) tell what for. `events` are what the action surely brings before any outcome; `chance` is how likely the seat is to win with it, and `otherwise` on average with the other actions considered; null where nothing was weighed, as in a talk. */
export interface Hint {
  ask: number;
  drafted: number;
  action: string;
  events: Record<string, unknown>[];
  chance: number | null;
  otherwise: number | null;
}

/** One right to a seat. A `device` is a browser of `name`; a `token` (for an outside bot) and a `link` (not used yet) were made by `name`. `replaces`: who uses the link takes the holder's place. `yours` tells that it is this very device, `connected` that the device listens now. */
export interface Holder {
  id: string;
  kind: "device" | "link" | "token";
  name: string;
  since: number;
  replaces: boolean;
  yours: boolean;
  connected: boolean;
}

/** Holders */
export interface Holders {
  seat: number;
  holders: Holder[];
}

/** By invite or by code; a seat of one's choice, or the first free one. */
export interface Join {
  invite?: string | null;
  code?: string | null;
  seat?: number | null;
  watch?: boolean;
}

/** Where somebody is in a lesson: the own actions so far, an empty one for each step that was only read; and the next, where there is one. With `show` the step is done for them. */
export interface Learn {
  done?: string[];
  action?: string | null;
  show?: boolean;
}

/** A lesson; its title is the text `lesson-NAME` of the game's catalogue. `keys` are the texts of its steps. */
export interface LessonInfo {
  name: string;
  seats: number;
  seat: number;
  keys: string[];
}

/** A lesson at one step; `step` is null at its end. `state` is as at a table. `scenes` lead here from the step before, `past` is all that was told since the beginning, and `foretold` what each legal action would cause. */
export interface LessonMoment {
  done: string[];
  step: LessonStep | null;
  state: State;
  scenes: LessonScene[];
  past: LogStep[];
  foretold: Record<string, GameEvent[]>;
  reply: LessonReply | null;
}

/** What came of the action. `on`: it was meant. `wrong`: it is legal but was not, and `key` is what is said to that. `refused`: as a problem tells it. `read`: there is something to read. */
export interface LessonReply {
  kind: string;
  key: string | null;
  reason: string | null;
  clause: string | null;
  sentence: string | null;
}

/** What one line brought about, and the view after it. */
export interface LessonScene {
  events: GameEvent[];
  view: CommonView;
}

/** What is said (a text of the game's catalogue, `$p0`, `$p1` … being the players' names), where to look (keys of the board, in the order of clicks), the clause to read on in, and whether an action is waited for. */
export interface LessonStep {
  key: string;
  at: string[];
  clause: string | null;
  acts: boolean;
}

/** Lessons */
export interface Lessons {
  lessons: LessonInfo[];
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

/** The report, once it is `ready`; before that, how many decisions of how many are judged. `steps` tells, for each line of the record and its end, the step of the audience's replay that shows the table before it; `actions` spells those that the report names. */
export interface MatchReport {
  state: "failed" | "ready" | "waiting" | "working";
  done: number;
  total: number;
  report: Report | null;
  steps: number[] | null;
  actions: Record<string, Spelled> | null;
}

/** Who this browser is: nobody yet (`person` null), a guest, or the owner of an account. */
export interface Me {
  person: string | null;
  name: string | null;
  account: string | null;
  webhook: string | null;
}

/** A decision that cost its seat so much of its chance, beyond the `error` of that figure. */
export interface Mistake {
  line: number;
  seat: number;
  played: string;
  better: string;
  chance_played: number;
  chance_better: number;
  cost: number;
  error: number;
}

/** One of my tables; `waiting` are my seats that are asked now. `solo`: nobody else waits. `result` is how it ended. */
export interface MyTable {
  table: string;
  game: string;
  state: "closed" | "open" | "over" | "paused" | "running";
  players: (string | null)[];
  my_seats: number[];
  waiting: number[];
  solo: boolean;
  result: Result | null;
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

/** Something about a match that is no move: told to all at the table by the house, and named in the record. `names` are those that the sentence speaks of. `rights_ended` is said once, by the upgrade of a database of version 0.1. */
export interface Note {
  what: "called_off" | "given" | "removed" | "rights_ended";
  names: Record<string, string>;
}

/** A seat is asked now, and was not before: to its sockets, and to the person's own. With `by`, somebody of that name wants to play again, and keeps the seat for this person. */
export interface NoticeMessage {
  type: "notice";
  table: string;
  game: string;
  seat: number;
  by: string | null;
}

/** `decisions` there were, `weighed` of them between several actions that are no talk. The lead changes hands when another seat is ahead by more than the error. `closest` is the line in the second half where the first two were least apart, by `gap`. `seconds` were used by each seat, where that is known. */
export interface Numbers {
  decisions: number;
  weighed: number;
  lead_changes: number;
  closest: number | null;
  gap: number | null;
  seconds: number[] | null;
}

/** A house option of a game. `seats` are the player counts that have it (null: all). */
export interface OptionInfo {
  name: string;
  values: (boolean | string)[];
  default: boolean | string;
  seats: number[] | null;
}

/** A position that a rulebook page shows: the view, all that was told up to it, and which of that the last line brought about, or all that came after what was drawn; which part of the board is shown, drawn as on a screen of what size and shape; and what is picked, if what the seat may do is marked. */
export interface Picture {
  seats: number;
  at: string[];
  size: "desk" | "phone";
  shape: number | null;
  picked: string[] | null;
  view: CommonView;
  past: GameEvent[];
  last: GameEvent[];
}

/** Pictures */
export interface Pictures {
  pictures: Record<string, Picture>;
}

/** A decision between several actions, by the index of its `line` in the record. `chances` are those of every seat if `best` is played, `after` if what was played is: as `seat` could know then. `chance` tells that outcomes came up since the point before, `counted` that scores have changed since then. The last point is the end, where no seat decides. */
export interface Point {
  line: number;
  seat: number | null;
  played: string;
  best: string;
  chances: number[];
  errors: number[];
  after: number[];
  chance: boolean;
  counted: boolean;
}

/** Any answer of 400 and above: one sentence for a person, and nothing has changed; unless `reason` is "unknown": then perhaps it has, and asking again with the same id tells. `reason` names the sentence, so that it can be said in another language, and with `clause` says why an action is not legal. With 409 to a command, `state` is the seat's fresh state. */
export interface Problem {
  sentence: string;
  reason: string | null;
  clause: string | null;
  state: State | null;
}

/** Whether the holder of a seat lets somebody else have it. */
export interface Release {
  agree: boolean;
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

/** The report of a finished match. `end` is the fingerprint of its record; `simulations` went to each search, `depth` times what the strongest level of the house takes for a move. */
export interface Report {
  form: number;
  game: string;
  rules: number;
  edition: string;
  seats: number;
  options: Record<string, boolean | string>;
  lines: number;
  end: string;
  depth: number;
  seed: number;
  simulations: number;
  scores: number[];
  places: number[];
  winners: number[];
  points: Point[];
  mistakes: Mistake[][];
  balance: Balance[];
  numbers: Numbers;
}

/** How a match ended, by seat. `resigned` seats were played on by a bot. */
export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  resigned: number[];
}

/** The same `id` twice is one line: for whoever did not hear the answer, and asks again. */
export interface Say {
  text: string;
  id?: string | null;
}

/** A seat. `name` is null while it is free. `stand_in`: a bot plays until the owner returns. `resigned`: a bot plays on for good. `outside`: an outside bot has asked for a token. `away` is since when a person has no connection. `added` tells that the seat has added a string to the dealing. `face` is which of the bots' names a bot goes by. `release`: the host has asked who holds the seat to let somebody else have it, or they have agreed. */
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
  face: number | null;
  release: "agreed" | "asked" | null;
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

/** How a table is run. The host may change them before the start, `listed` and `watch` always. `talk` is seconds for each ask of a talk step, 0 for no limit; null is 60 among people and no limit for one person against bots. `pace` is how long a bot's answer takes at least: 0.8 s, 0.2 s, or nothing (only where no person plays). `hints`: whether they may be asked for among several people; whoever plays against bots alone may always. */
export interface Settings {
  listed: boolean;
  watch: boolean;
  pace: "fast" | "none" | "normal";
  talk: number | null;
  clock: Clock;
  hints: boolean;
}

/** Take a free seat, or move to it; null gets up again. Before the start only. */
export interface Sit {
  seat: number | null;
  also?: boolean;
}

/** An action by its verb and its words. */
export interface Spelled {
  verb: string;
  arguments: string[];
}

/** All an audience knows: what a client starts from, and starts anew from after any gap. `seat` is null for onlookers. `number` is that of the audience's stream. `view` is the veiled position with the drafted actions applied, its `legal` the actions; null before the start. `ask` is the number of the ask put to this seat, null when it is not asked. `hash` is the view's: the first 16 hexadecimal digits of SHA-256 of its JSON with sorted keys and no blanks. `deadlines` are by seat, of those who are asked and have a limit. `takeback` is the number of the own turn that may be asked to be taken back, null where none may. */
export interface State {
  seat: number | null;
  number: number;
  ask: number | null;
  draft: Draft | null;
  view: CommonView | null;
  hash: string;
  deadlines: (number | null)[];
  takeback: number | null;
}

/** One message of a stream: the events, and (in the last of an answer) what follows. `number` is one more than that of the step before. `own` tells that this is the answer to the seat's own draft and nothing has happened yet. */
export interface Step {
  number: number;
  events: GameEvent[];
  own: boolean;
}

/** All about a table but the game itself. `code` and `invite` are shown to those who sit there. The invite link is `/i/INVITE`. `commitment` is the dealing's, shown before the start; `secret` and the seats' `strings` are shown after the end, and when the match was called off (`called_off`: by whom). `previous` and `next` are the tables of the matches before and after this one; `next_by` is who wanted to play again. `takeback` is what has come of the last request to take a turn back, until the match has gone on. `version` grows with every change. */
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
  called_off: string | null;
  tally: Tally[];
  previous: string | null;
  next: string | null;
  next_by: string | null;
  analysis: boolean;
  created: number;
  takeback: Takeback | null;
}

/** Somebody sat down, left, came back, was given to a bot; started, paused, ended … */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** `seat` asks to take its last turn back: what has come of that. `waiting` are the seats that have yet to answer, `until` when they may, and `agreed` those that have agreed. `by` is who did not (`refused`), or thought better of it (`withdrawn`); a request lapses with the time, when the match goes on, and when somebody else sits there. One that all agree to is none any more: the turn is taken back. */
export interface Takeback {
  id: string;
  seat: number;
  state: "asked" | "lapsed" | "refused" | "withdrawn";
  waiting: number[];
  agreed: number[];
  by: number | null;
  until: number;
}

/** The evening so far, for one player: matches, wins (shared ones too), and places. Matches that were called off are counted apart, and bots are told apart by their `face`. */
export interface Tally {
  name: string;
  person: string | null;
  matches: number;
  wins: number;
  places: number[];
  face: number | null;
  called_off: number;
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

/** The sorts of what events and actions name: `kind` is looked up as `kind-red1`, a `seat` is its player's name, an `int` is a number, and words of a `plain` sort stand for themselves. `turns` are the events that a turn begins with; where there are none, turns are told by who acts. */
export interface Words {
  events: Record<string, Record<string, string>>;
  actions: Record<string, string[]>;
  outcomes: Record<string, string[]>;
  plain: string[];
  turns: string[];
}

export type Message = WelcomeMessage | UpdateMessage | TableMessage | ChatMessage | NoticeMessage | GoodbyeMessage;
