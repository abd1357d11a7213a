// Generated from the server's types by `python -m backroom.server.typescript`. Do not edit.

export type BossesField = "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6";
export type BossesKind = "red1" | "red2" | "red3" | "blue1" | "blue2" | "blue3" | "yellow1" | "yellow2" | "yellow3" | "grey1" | "grey2" | "grey3";
export type BossesPhase = "open_left" | "open_right" | "start" | "turn" | "drawn" | "place" | "score" | "refill" | "over";
export type BossesPower = "1" | "2" | "3";
export type BossesSeat = "0" | "1" | "2" | "3";
export type BossesSide = "left" | "right";

export interface BossesView {
  dead: BossesField[];
  locked: BossesField[];
  board: Record<BossesField, BossesKind | null>;
  unseen: Record<BossesKind, number>;
  stock: (Record<BossesPower, boolean>)[];
  pair: Record<BossesSide, BossesKind | null>;
  stacks: Record<BossesSide, number>;
  bullets: number[];
  rank: number[];
  since: number[];
  scored: number;
  moves: number;
  fresh: BossesField | null;
  drawn: BossesKind | null;
  emptied: BossesSide | null;
  crossing: BossesField | null;
  tied_gangs_vanish: boolean;
  on_turn: BossesSeat | null;
  phase: BossesPhase | null;
  seats: number;
  rules: number;
}

export type CosaNostraFigure = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "hq" | "boss";
export type CosaNostraGang = "red" | "blue" | "yellow" | "green";
export type CosaNostraPhase = "start" | "roll" | "opening" | "wheel" | "banish" | "second" | "over";
export type CosaNostraPlace = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "hq" | "home";
export type CosaNostraSeat = "0" | "1" | "2" | "3";
export type CosaNostraSpace = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39";

export interface CosaNostraView {
  standing: Record<CosaNostraGang, CosaNostraSpace[]>;
  pairs: Record<CosaNostraGang, CosaNostraSpace[]>;
  trios: CosaNostraSpace[];
  prisoners: Record<CosaNostraGang, CosaNostraSpace[]>;
  boss: Record<CosaNostraGang, CosaNostraPlace | null>;
  to_go: Record<CosaNostraGang, number>;
  hq: Record<CosaNostraGang, number>;
  banished: Record<CosaNostraGang, number>;
  owner: Record<CosaNostraGang, CosaNostraSeat | null>;
  low: number;
  high: number;
  left: number;
  gang: CosaNostraGang | null;
  first: CosaNostraFigure | null;
  boss_waits: boolean;
  shown: CosaNostraSpace | null;
  on_turn: CosaNostraSeat | null;
  phase: CosaNostraPhase | null;
  seats: number;
  rules: number;
}

export type GangsterCard = "1" | "2" | "3";
export type GangsterDistrict = "north_side" | "west_side" | "greek_town" | "the_loop" | "cicero" | "little_italy" | "little_africa" | "south_side" | "stickney" | "chinatown";
export type GangsterField = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
export type GangsterGang = "grey" | "green" | "yellow" | "brown" | "blue";
export type GangsterKind = "bodyguard" | "motor" | "tommy_gun" | "trunk" | "bumper" | "door";
export type GangsterPhase = "harbour" | "equip" | "table" | "start" | "deal" | "stage" | "gang" | "turn" | "push" | "dump" | "take" | "drop" | "refill" | "door" | "double" | "casino" | "over";
export type GangsterPlace = "north_side" | "west_side" | "greek_town" | "the_loop" | "cicero" | "little_italy" | "little_africa" | "south_side" | "stickney" | "chinatown" | "gold_coast";
export type GangsterSeat = "0" | "1" | "2" | "3" | "4";
export type GangsterSlot = "left" | "right";
export type GangsterTable = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
export type GangsterValue = "2" | "3" | "4" | "5" | "6" | "7";

export interface GangsterView {
  standing: Record<GangsterDistrict, Record<GangsterGang, GangsterField[]>>;
  influence: number[];
  doubled: GangsterDistrict[];
  deck: GangsterDistrict[];
  table: Record<GangsterDistrict, GangsterTable | null>;
  car: Record<GangsterGang, GangsterPlace | null>;
  crew: Record<GangsterGang, number>;
  trunk: Record<GangsterGang, Record<GangsterGang, number>>;
  drowned: Record<GangsterGang, number>;
  cards: Record<GangsterGang, GangsterCard[]>;
  slots: Record<GangsterGang, Record<GangsterSlot, GangsterKind | null>>;
  harbour: Record<GangsterKind, number>;
  supply: Record<GangsterKind, number>;
  casino: Record<GangsterValue, number>;
  police: number;
  days: number;
  quiet: number;
  gang: GangsterGang | null;
  gangs: number;
  on_turn: GangsterSeat | null;
  phase: GangsterPhase | null;
  seats: number;
  rules: number;
}
