/** What a game's folder gives the table, and what the table gives a board. See docs/boards.md. */
import type { Component } from "svelte";
import type { CommonView, GameEvent, LegalAction } from "../lib/api";
import type { Say } from "../texts/say.svelte";
import type { Gang } from "./gangs";
import type { Picker } from "./picker.svelte";
import type { Zoom } from "./zoom.svelte";

export type { CommonView, GameEvent, LegalAction };

/** Somebody at the table, as boards see them. */
export interface Player {
  seat: number;
  name: string;
  gang: Gang;
  you: boolean;
}

/** The seat's own actions that are not confirmed yet; see `waiting` for the one not yet in the view. */
export interface Plan {
  actions: string[];
  /** The drafted last action when it takes effect only with "confirm": the view is before it. */
  waiting: string | null;
}

export interface BoardProps<V = unknown> {
  view: V & CommonView;
  /** Whose eyes these are; null for onlookers. */
  seat: number | null;
  players: Player[];
  /** What may be done now. Empty while waiting, locked, planned to the end, or looking back. */
  legal: LegalAction[];
  plan: Plan;
  /** What each legal action would cause before any outcome, by its text; empty until it has come.
      Only for boards that ask for it with `foretells`. */
  foretold: Foretold;
  /** Events of the last turn of others (or of the step looked at): what the last-move mark shows. */
  last: GameEvent[];
  /** Everything told so far, up to the moment shown: for what a position does not keep. */
  past: GameEvent[];
  /** Key of a place that the log or a panel points at just now. */
  highlight: string | null;
  /** Which clicks have been made; shared by board and tray. */
  picker: Picker;
  zoom: Zoom;
  say: Say;
  /** "phone" below 600 px, "tablet" below 1100. */
  size: "phone" | "tablet" | "desk";
  /** Plays a legal action by its text. The picker does this by itself when a path is complete. */
  act: (action: string) => void;
  /** Nothing to say for the rest of the round: whether that is set, and how it is. */
  quiet: boolean;
  hush: (on: boolean) => void;
  /** Asks the server why not, shakes the place and fills the rail. */
  tryIllegal: (action: string, key?: string) => void;
}

/** How something gets to where it now is. Keys are `data-place` and `data-piece` on the board. */
export interface Flight {
  /** `data-piece` of what moves: it flies to where it is drawn now. */
  piece?: string;
  /** Place, or piece, it comes from. */
  from?: string;
  /** For what is gone now: its copy (as drawn before) flies here, or fades where it was. */
  gone?: string;
  to?: string;
  /** move: along the table; deal: a card, with a turn; fall: tips over and fades; flash: a ring;
      turn: about its own middle, by so many degrees, and comes to rest; burst: a picture that is
      only seen while it happens grows and fades; send: its copy flies away, to `to`. What bursts
      or is sent lies on the board out of sight. */
  how?: "move" | "deal" | "fall" | "flash" | "turn" | "burst" | "send";
  by?: number;
  /** Milliseconds, where it takes longer than its sort does. */
  long?: number;
  /** Begins when all those before it have landed. */
  after?: boolean;
  /** Part of a scene: ms after its beginning. Without it, a moment after what came before. */
  wait?: number;
  /** Places in between: along roads, not across. */
  via?: string[];
}

export type MarkKind = "go" | "take" | "pick";

/** By the text of each legal action, the events it would cause before any outcome. */
export type Foretold = ReadonlyMap<string, GameEvent[]>;

/** The own question as a game puts it just now; where it says nothing, the frame does. */
export interface Question {
  title?: string | undefined;
  more?: string | undefined;
  /** The clause that makes it so. */
  clause?: string | undefined;
}

/** What a game may look at to put its question; while others act, nothing is legal. */
export type Asking<V = unknown> = Pick<
  BoardProps<V>,
  "view" | "legal" | "foretold" | "past" | "say"
> & {
  picked: readonly string[];
  names: string[];
};

/** The drawing part of a game: loaded when somebody sits down. */
export interface BoardModule<V = unknown> {
  Board: Component<BoardProps<V>>;
  /** The own hand and what else lies in front of the player. */
  Tray?: Component<BoardProps<V>>;
  /** The ways to click an action: each a list of keys. Several ways may lead to the same action;
      some may be known only when it has been foretold what the action does. */
  paths(action: LegalAction, view: V & CommonView, foretold: Foretold): string[][];
  /** What somebody seems to try who has picked these keys and then clicks that one. */
  attempt(picked: readonly string[], key: string, view: V & CommonView): string | null;
  /** A click on something that could be picked up is meant for what is in hand: where it does not
      lead on, that is said. Without it, such a click begins anew. */
  goesOn?(picked: readonly string[], key: string): boolean;
  /** The board wants to know what every legal action would cause (`foretold`). */
  foretells?: boolean;
  /** What a newcomer finds in hand at the first turn of all, so that a click on a target plays it;
      null while something else is asked before that. */
  begin?: string | ((view: V & CommonView) => string | null);
  /** Where players talk: the question, the answer of who has nothing to say, and until when. */
  silence?: { ask: string; action: string; round(view: V & CommonView): number };
  /** How a target is marked, by what the action is foretold to cause; "pick" where something is
      only picked up. */
  mark?(action: LegalAction, picked: readonly string[], events?: GameEvent[]): MarkKind;
  /** Second line of the prompt while something is picked. */
  hint?(picked: readonly string[], view: V & CommonView, say: Say): string | null;
  /** The question in more words than its name allows: what is left to do, and why. While others
      act, what is to be said about what was done. */
  prompt?(asking: Asking<V>): Question | null;
  /** Where the pieces of an event come from. */
  flights(event: GameEvent, view: V & CommonView, before: V & CommonView): Flight[];
}

/** One figure of a player's panel: a symbol (or words) and a value. */
export interface Fact {
  icon?: string;
  label: string;
  value: string | number;
  /** The symbol says it all: the value is for readers only. */
  bare?: boolean;
  /** Shown in place of the value, which then stands for them in words: small pieces, */
  marks?: { gang: Gang; text: string }[];
  /** small cards, open or used, */
  cards?: { text: string; used: boolean }[];
  /** or symbols. */
  icons?: string[];
}

/** The rows of the end screen: why players have points. */
export interface Reckoning {
  columns: { key: string; label: string }[];
  /** By seat, then by column. */
  points: Record<string, number>[];
  /** The columns are no points that add up to the score, but deeds that are counted. */
  counts?: boolean;
  /** What a column is made of, for whoever wants to know: a table of its own below. */
  parts?: ({ key: string; label: string } & Pick<Reckoning, "columns" | "points">)[];
}

/** The part of a game that the frame needs at once, board or not. */
export interface Look<V = unknown> {
  /** Gangs in seat order, as the box has them. */
  gangs: Gang[];
  /** How long a match takes, as the poster tells it: "30–45"; empty where nobody knows. */
  minutes: string;
  gangOf?(view: V & CommonView, seat: number): Gang;
  /** What a player goes by in the pictures of the rulebook page, if not by the gang. */
  called?(view: V & CommonView, seat: number, say: Say): string;
  score?(view: V & CommonView, seat: number): number | null;
  /** A score in few letters, for the strip of a phone. */
  brief?(score: number, say: Say): string;
  /** Key of the unit's text, such as "unit-rank"; what is counted may be another at the end. */
  unit?: string | ((view: V & CommonView) => string);
  facts?(view: V & CommonView, seat: number, say: Say): Fact[];
  /** Who began, or begins the round; `past` is everything told so far. */
  firstPlayer?(view: V & CommonView, past: GameEvent[]): number | null;
  /** More words for a log line: what stands on a card that the event only names. */
  adds?(event: GameEvent, view: V & CommonView, say: Say): string | null;
  /** Symbols of log lines by event name. */
  icons?: Record<string, string>;
  /** Events that are reasons of points: shown bright. */
  scoring?: string[];
  /** The place on the board that an event is about. */
  placeOf?(event: GameEvent): string | null;
  reckoning?(events: GameEvent[], view: V & CommonView, say: Say): Reckoning;
  /** How it was won, in sentences below the scores. */
  ending?(events: GameEvent[], view: V & CommonView, say: Say, names: string[]): string[];
  /** Load the board. */
  board?: () => Promise<{ default: BoardModule<V> }>;
}
