// Generated from the server's types by `python -m backroom.server.typescript`. Do not edit.

export type BossesField = "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6";
export type BossesKind = "red1" | "red2" | "red3" | "blue1" | "blue2" | "blue3" | "yellow1" | "yellow2" | "yellow3" | "grey1" | "grey2" | "grey3";
export type BossesPhase = "open_left" | "open_right" | "start" | "turn" | "drawn" | "place" | "score" | "refill" | "over";
export type BossesPower = "1" | "2" | "3";
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
  reached_at: number[];
  scored: number;
  moves: number;
  fresh: BossesField | null;
  drawn: BossesKind | null;
  emptied: BossesSide | null;
  crossing: BossesField | null;
  tied_gangs_vanish: boolean;
  on_turn: number | null;
  phase: BossesPhase | null;
  seats: number;
  rules: number;
}

export type ChicagoGangstersAbility = "fence" | "swap" | "gambler" | "informer" | "smuggler";
export type ChicagoGangstersAim = "win" | "half" | "save";
export type ChicagoGangstersCard = "w2" | "w4" | "s1" | "s2" | "s3" | "s4" | "s5" | "e1" | "e3" | "e5" | "back";
export type ChicagoGangstersClan = "a" | "b" | "c" | "d";
export type ChicagoGangstersCoalition = "k01" | "k02" | "k03" | "k04" | "k05" | "k06" | "k07" | "k08" | "k09" | "k10" | "k11" | "k12" | "end";
export type ChicagoGangstersDistrict = "d01" | "d02" | "d03" | "d04" | "d05" | "d06" | "d07" | "d08" | "d09" | "d10" | "d11" | "d12" | "d13";
export type ChicagoGangstersGood = "alcohol" | "person" | "card";
export type ChicagoGangstersLoot = "b01" | "b02" | "b03" | "b04" | "b05" | "b06" | "b07" | "b08" | "b09" | "b10" | "b11" | "b12";
export type ChicagoGangstersPackage = "1" | "2";
export type ChicagoGangstersPerson = "informer" | "smuggler" | "bomber" | "dealer" | "thief" | "fence" | "gambler" | "priest" | "thug" | "driver" | "customs" | "reporter" | "banker" | "mayor" | "chief" | "prosecutor" | "judge" | "senator";
export type ChicagoGangstersPhase = "mrx" | "clan" | "deal" | "hire" | "coalition" | "district" | "loot" | "person" | "mrx_lays" | "declare" | "join" | "duel" | "talk" | "lay" | "thug" | "mrx_thug" | "take" | "pay" | "draw" | "round_end" | "over" | "second_look";
export type ChicagoGangstersSide = "challengers" | "defenders";
export type ChicagoGangstersStance = "passed" | "declared" | "joined";

export interface ChicagoGangstersView {
  persons: ChicagoGangstersPerson[][];
  person_deck: ChicagoGangstersPerson[];
  coalition_deck: ChicagoGangstersCoalition[];
  district_deck: ChicagoGangstersDistrict[];
  loot_deck: ChicagoGangstersLoot[];
  contribution: number[];
  strength: Record<ChicagoGangstersSide, number>;
  hand: (Record<ChicagoGangstersCard, number>)[];
  laid: (Record<ChicagoGangstersCard, number>)[];
  known: (Record<ChicagoGangstersCard, number>)[];
  returned: Record<ChicagoGangstersCard, number>;
  deck: Record<ChicagoGangstersCard, number>;
  pile: Record<ChicagoGangstersCard, number>;
  alcohol: number[];
  clan: (ChicagoGangstersClan | null)[];
  side: (ChicagoGangstersSide | null)[];
  godfather_points: number[];
  stance: (ChicagoGangstersStance | null)[];
  duel: (ChicagoGangstersCard | null)[];
  said: number[];
  pledged_points: number[];
  pledged_cards: number[];
  asked_points: number[];
  aim: (ChicagoGangstersAim | null)[];
  deck_size: number;
  round_number: number;
  coalition: ChicagoGangstersCoalition | null;
  district: ChicagoGangstersDistrict | null;
  loot: ChicagoGangstersLoot | null;
  offer: ChicagoGangstersPerson | null;
  turn: ChicagoGangstersSide | null;
  lone: number | null;
  mrx: number | null;
  godfather: number | null;
  ousted: number | null;
  shut: boolean;
  hidden: ChicagoGangstersCard | null;
  thug: number | null;
  passes: number;
  winners: ChicagoGangstersSide | null;
  taken: ChicagoGangstersPackage | null;
  paid: ChicagoGangstersGood | null;
  on_turn: number | null;
  starter: number | null;
  drawn: number;
  used: ChicagoGangstersAbility[];
  busy: ChicagoGangstersAbility | null;
  step: number;
  total: number;
  ended: boolean;
  talk: boolean;
  second_look: boolean;
  godfather_rule: boolean;
  phase: ChicagoGangstersPhase | null;
  seats: number;
  rules: number;
}

export type CosaNostraFigure = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "hq" | "boss";
export type CosaNostraGang = "red" | "blue" | "yellow" | "green";
export type CosaNostraPhase = "start" | "roll" | "opening" | "wheel" | "banish" | "second" | "over";
export type CosaNostraPlace = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "hq" | "home";
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
  owner: Record<CosaNostraGang, number | null>;
  low: number;
  high: number;
  left: number;
  gang: CosaNostraGang | null;
  first: CosaNostraFigure | null;
  boss_waits: boolean;
  shown: CosaNostraSpace | null;
  on_turn: number | null;
  phase: CosaNostraPhase | null;
  seats: number;
  rules: number;
  closed: Record<CosaNostraGang, CosaNostraSpace[]>;
}

export type DonPepeCard = "move" | "knife" | "pistol" | "cake" | "pass_cake" | "cocktail" | "kaboum" | "cops";
export type DonPepeChair = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30";
export type DonPepeFace = "move" | "knife" | "pistol" | "cake" | "pass_cake" | "cocktail" | "kaboum" | "cops" | "back";
export type DonPepeKind = "boss" | "joe" | "mike" | "jim";
export type DonPepePhase = "deal" | "start" | "seating" | "card" | "to" | "pill" | "reseating" | "second" | "draw" | "over";
export type DonPepeSleep = "awake" | "asleep";

export interface DonPepeView {
  men: DonPepeChair[][];
  kinds: Record<DonPepeKind, DonPepeChair[]>;
  asleep: DonPepeChair[];
  served: DonPepeChair[];
  money: number[];
  pot: number;
  unseated: (Record<DonPepeSleep, Record<DonPepeKind, number>>)[];
  hands: (Record<DonPepeFace, number>)[];
  pile: Record<DonPepeFace, number>;
  discards: Record<DonPepeCard, number>;
  shuffled: Record<DonPepeCard, number>;
  drawn: (Record<DonPepeFace, number>)[];
  cake: (DonPepeChair | null)[];
  left_at: number[];
  last_men: number[];
  moments: number;
  idle: number;
  missing: number;
  rising: DonPepeChair | null;
  moved: DonPepeChair | null;
  free_seating: boolean;
  cops_gone: number;
  on_turn: number | null;
  phase: DonPepePhase | null;
  seats: number;
  rules: number;
  pills: number;
}

export type GangsterCard = "1" | "2" | "3";
export type GangsterDistrict = "north_side" | "west_side" | "greek_town" | "the_loop" | "cicero" | "little_italy" | "little_africa" | "south_side" | "stickney" | "chinatown";
export type GangsterField = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16";
export type GangsterGang = "grey" | "green" | "yellow" | "brown" | "blue";
export type GangsterKind = "bodyguard" | "motor" | "tommy_gun" | "trunk" | "bumper" | "door";
export type GangsterPhase = "harbour" | "equip" | "table" | "start" | "deal" | "stage" | "gang" | "turn" | "push" | "dump" | "take" | "drop" | "refill" | "door" | "double" | "casino" | "over";
export type GangsterPlace = "north_side" | "west_side" | "greek_town" | "the_loop" | "cicero" | "little_italy" | "little_africa" | "south_side" | "stickney" | "chinatown" | "gold_coast";
export type GangsterSlot = "left" | "right";
export type GangsterTable = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15";
export type GangsterValue = "2" | "3" | "4" | "5" | "6" | "7";

export interface GangsterView {
  standing: Record<GangsterDistrict, Record<GangsterGang, GangsterField[]>>;
  front: Record<GangsterDistrict, GangsterField[]>;
  influence: number[];
  quiet: number;
  doubled: GangsterDistrict[];
  deck: GangsterDistrict[];
  table: Record<GangsterDistrict, GangsterTable | null>;
  next: Record<GangsterDistrict, GangsterField | null>;
  owner: Record<GangsterGang, number | null>;
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
  gang: GangsterGang | null;
  gangs: number;
  on_turn: number | null;
  phase: GangsterPhase | null;
  seats: number;
  rules: number;
}
