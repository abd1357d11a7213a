/** How the map of Chicago is clicked, and how its cars and gangsters move. */
import type { BoardModule, Flight } from "../../kit/board";
import type { GangsterView } from "../../lib/views";
import Board from "./Board.svelte";
import {
  boxOf,
  fieldOf,
  gangOn,
  HARBOUR,
  isPlace,
  keys,
  wayOf,
  type District,
  type View,
} from "./city";
import { promptOf } from "./prompt";
import Tray from "./Tray.svelte";

/** The ways to click the unloading of a gangster: who, then where; or only the next field. */
function unloading(whose: string, view: View): string[][] {
  const gang = view.gang!;
  const district = view.car[gang] as District;
  const from = whose === gang ? keys.crew(gang) : keys.inTrunk(gang, whose);
  const next = keys.field(district, view.next[district]!);
  const ways = [[from, district]];
  // The field alone is enough where it can only mean this one.
  const all = view.legal.filter(({ verb }) => verb === "unload");
  const meant = all.some(({ arguments: [one] }) => one === gang) ? gang : all[0]?.arguments[0];
  return whose === meant ? [[next], [keys.inside(district), next], ...ways] : ways;
}

/** The card that is tried where only a place was clicked: the first that lies open. */
const anyCard = (view: View): string => view.cards[view.gang!][0] ?? "1";

const board: BoardModule<GangsterView> = {
  Board,
  Tray,
  foretells: true,
  paths(action, view) {
    const [a = "", b = ""] = action.arguments;
    const gang = view.gang ?? "";
    switch (action.verb) {
      case "gang":
        return [[keys.gang(a)], [keys.car(a)]];
      case "drive": {
        // With the car in hand only the place is to be said, unless several cards lead there.
        const there = view.legal.filter(
          ({ verb, arguments: to }) => verb === "drive" && to[1] === b,
        );
        const card = keys.card(gang, a);
        return [
          [card, b],
          [keys.car(gang), b, ...(there.length > 1 ? [card] : [])],
        ];
      }
      case "unload":
        return unloading(a, view);
      case "load": {
        const field = keys.field(a, b);
        const own = gangOn(view, a as District, b) === gang;
        const into = own ? keys.crew(gang) : keys.trunk(gang);
        // One click is enough; whoever drags lets go over the car, or over its board.
        return [[field], [keys.inside(a), field], [field, into], [field, keys.car(gang)]];
      }
      case "push":
        return [[keys.car(a), b]];
      case "dump":
      case "drop": {
        const inside = (Object.keys(view.owner) as string[]).filter((whose) =>
          a ? whose === a : view.trunk[view.gang!][whose as "grey"],
        );
        const over = inside.map((whose) => [keys.inTrunk(gang, whose), HARBOUR]);
        return a ? [[keys.inTrunk(gang, a)], ...over] : [["dump"], [HARBOUR], ...over];
      }
      case "take": {
        const piece = keys.kind(a);
        return [[piece], [keys.inside(HARBOUR), piece], [piece, keys.slot(gang, "left")]];
      }
      default:
        return [[action.verb]];
    }
  },
  attempt(picked, key, view) {
    const gang = view.gang;
    const first = picked[0] ?? "";
    const field = fieldOf(key);
    const place = field?.district ?? (isPlace(key, view) ? key : null);
    const [what, whose = "", word = ""] = key.split("-");
    if (view.phase === "gang") return what === "car" || what === "gang" ? `gang ${whose}` : null;
    if (!gang) return null;
    if (place && first.startsWith("card-")) return `drive ${first.split("-")[2]} ${place}`;
    if (place && first === keys.car(gang)) return `drive ${anyCard(view)} ${place}`;
    if (place && (first.startsWith("car-") || view.phase === "push")) {
      return `push ${first.split("-")[1] ?? gang} ${place}`;
    }
    if (place && first === keys.crew(gang)) return `unload ${gang}`;
    if (place && first.startsWith("trunk-")) return `unload ${first.split("-")[2] ?? gang}`;
    if (field) {
      const stands = gangOn(view, field.district, field.field) !== null;
      return stands || view.car[gang] !== field.district
        ? `load ${field.district} ${field.field}`
        : `unload ${gang}`;
    }
    if (what === "card" && whose === gang) return `drive ${word} ${view.car[gang]}`;
    if (what === "crew" && whose === gang) return `unload ${gang}`;
    if (what === "trunk" && word) return `${view.phase === "drop" ? "drop" : "unload"} ${word}`;
    if (what === "car") return `push ${whose} ${view.car[gang]}`;
    if (what === "kind") return `take ${whose}`;
    return null;
  },
  prompt: promptOf,
  begin: (view) => (view.gang === null ? null : keys.card(view.gang, "1")),
  mark: ({ verb }) => (["load", "dump", "drop"].includes(verb) ? "take" : "go"),
  hint(picked, view, say) {
    const key = picked[0]!;
    const [what, whose = "", word = ""] = key.split("-");
    const from = view.gang && view.car[view.gang];
    if (what === "crew" || what === "trunk")
      return say.t(view.phase === "turn" ? "board-hint-unload" : `board-how-${view.phase}`);
    if (picked.length > 1 && what === "car") return say.t("board-hint-which");
    if (from && (what === "card" || whose === view.gang)) {
      const reached = view.legal.flatMap(({ verb, arguments: [card = "", to = ""] }) =>
        verb === "drive" && (what === "car" || card === word) ? [to] : [],
      );
      const count = new Set(reached).size;
      return say.t("board-hint-card", { count, place: say.t(`place-${from}`) });
    }
    if (what === "car") return say.t("board-hint-push");
    if (what !== "inside") return null;
    return say.t(`board-hint-${whose === HARBOUR ? "harbour" : "district"}`);
  },
  flights(event, view): Flight[] {
    const car = keys.car(String(event["gang"]));
    const field = keys.field(String(event["district"]), String(event["field"]));
    const table = `crossing-${event["district"]}`;
    switch (event.event) {
      case "drove":
        return [{ piece: car, from: car, via: crossings(wayOf(event), view) }];
      case "pushed": {
        const other = keys.car(String(event["other"]));
        return [{ piece: other, from: other, via: crossings(wayOf(event), view) }];
      }
      // On a phone no fields are drawn: there a mark is sent from the car to the table, or back.
      case "unloaded":
        return [
          { piece: field, from: car },
          { piece: `step-${event["whose"]}`, from: car, to: table, how: "send" },
        ];
      case "loaded":
        return [
          { gone: field, to: car },
          { piece: `step-${event["whose"]}`, from: table, to: car, how: "send" },
        ];
      case "dumped":
      case "dropped":
        return Array.from({ length: Number(event["gangsters"] ?? 1) }, () => ({
          piece: `overboard-${event["whose"]}`,
          from: car,
          to: `crossing-${HARBOUR}`,
          how: "send",
        }));
      case "took":
        return [{ gone: keys.kind(String(event["kind"])), to: `panel-${event["seat"]}` }];
      case "laid_open":
        return [{ piece: keys.kind(String(event["kind"])), how: "flash" }];
      case "doubled":
        return [{ piece: `doubler-${event["district"]}`, from: "plate", how: "deal" }];
      default:
        return [];
    }
  },
};

/** Where a car turns between the ends of its way: crossings, and the middles of bent streets. */
function crossings(way: string[], view: View): string[] {
  const roads = boxOf(view.edition)?.roads ?? [];
  return way.flatMap((place, i) => {
    const before = way[i - 1];
    if (before === undefined) return [];
    const road = roads.find(
      (ends) => ends.includes(place as "cicero") && ends.includes(before as "cicero"),
    );
    const bend = road ? [`road-${road[0]}-${road[1]}`] : [];
    return i < way.length - 1 ? [...bend, `crossing-${place}`] : bend;
  });
}

export default board;
