import type { Look } from "../../kit/board";
import type { CosaNostraGang, CosaNostraView } from "../../lib/views";
import { reckoned, told } from "./ending";

const gangsOf = (view: CosaNostraView, seat: number) =>
  (Object.keys(view.owner) as CosaNostraGang[]).filter((gang) => view.owner[gang] === seat);

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const look: Look<CosaNostraView> = {
  gangs: ["red", "blue", "yellow", "green"],
  minutes: "15",
  gangOf: (view, seat) => gangsOf(view, seat)[0] ?? "red",
  unit: (view) => (view.over ? "board-unit-home" : "board-unit-to-go"),
  score: (view, seat) => sum(gangsOf(view, seat).map((gang) => view.to_go[gang])),
  facts: (view, seat, say) => {
    const gangs = gangsOf(view, seat);
    // Of two gangs each Boss's place stands in the mark of his gang.
    const of = (gang: CosaNostraGang, text: string) =>
      gangs.length > 1 ? { marks: [{ gang, text }] } : {};
    return gangs.flatMap((gang) => {
      const at = view.boss[gang];
      const place = at === "hq" || at === "home" ? say.t(`terminal-at-${at}`) : (at ?? "");
      const name = say.t(`gang-${gang}`);
      const out = sum([
        view.standing[gang].length,
        view.pairs[gang].length,
        view.pairs[gang].filter((space) => view.trios.includes(space)).length,
        view.prisoners[gang].length,
        at === "hq" || at === "home" ? 0 : -1,
      ]);
      return [
        {
          icon: "boss",
          label: say.t("board-fact-boss", { gang: name }),
          value: place,
          ...of(gang, place),
        },
        { icon: "hat", label: say.t("board-fact-ring", { gang: name }), value: out },
        { icon: "hq", label: say.t("board-fact-hq", { gang: name }), value: view.hq[gang] },
        {
          icon: "leave",
          label: say.t("board-fact-out", { gang: name }),
          value: view.banished[gang],
        },
      ];
    });
  },
  firstPlayer: (_view, past) => {
    const seat = past.find((event) => event.event === "started")?.["seat"];
    return typeof seat === "number" ? seat : null;
  },
  icons: {
    started: "first",
    rolled: "dice",
    throw_lapsed: "sleep",
    die_lapsed: "sleep",
    throws_again: "dice",
    moved: "move",
    returned: "undo",
    captured: "lock",
    freed: "door",
    spun: "wheel",
    sheltered: "shelter",
    banished: "leave",
    boss_banished: "danger",
    came_home: "hq",
    ended: "trophy",
  },
  scoring: ["came_home", "boss_banished"],
  placeOf: (event) => {
    const place = event["target"] ?? event["space"];
    if (typeof place === "string") return `s${place}`;
    return event.event === "came_home" ? `hq-${String(event["gang"])}` : null;
  },
  adds: (event, _view, say) => {
    const clause = { throw_lapsed: "N4", die_lapsed: "N4", throws_again: "N2" }[event.event];
    return clause ? say.t("board-clause", { clause }) : null;
  },
  reckoning: reckoned,
  ending: told,
  board: () => import("./board"),
};

export default look;
