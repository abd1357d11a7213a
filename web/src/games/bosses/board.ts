/** How the streets of Chicago are clicked, and how their people move. */
import type { BoardModule, CommonView, Flight } from "../../kit/board";
import type { BossesKind, BossesView } from "../../lib/views";
import Board from "./Board.svelte";
import { gangOf, isField, linesOf, neighbours, SIDES } from "./streets";
import { kindName } from "./names";
import Tray from "./Tray.svelte";

const SOURCE: Record<string, string> = { left: "pair-left", right: "pair-right" };
const keyOf = (source: string) => SOURCE[source] ?? source;
const NOTHING = new Map<string, never>();
const sourceOf = (key: string) => key.replace(/^pair-/, "");

/** Who is picked up at a place beside the city. */
function kindAt(key: string, view: BossesView & CommonView): BossesKind | null {
  if (key === "drawn") return view.drawn;
  if (key.startsWith("own")) return `${gangOf(view.seat ?? 0)}${key.slice(3)}` as BossesKind;
  return view.pair[sourceOf(key) as (typeof SIDES)[number]] ?? null;
}

const board: BoardModule<BossesView> = {
  Board,
  Tray,
  paths(action, view) {
    const [a = "", b = ""] = action.arguments;
    switch (action.verb) {
      case "place":
        // Who was drawn is in the hand already: one click on a field is enough.
        return a === "drawn" ? [[b], [a, b]] : [[keyOf(a), b]];
      case "draw":
        return [[`stack-${a}`]];
      case "move":
        return [[a, b]];
      case "shoot": {
        // One way for each of the own gangsters that can fire.
        const gang = gangOf(view.seat ?? 0);
        const armed = neighbours(a).filter(
          (field) => view.board[field]?.startsWith(gang) && !view.dead.includes(field),
        );
        return armed.map((field) => [field, a]);
      }
      default: {
        const line = view.crossing && linesOf(view.crossing)[a as "row" | "column"];
        return [[`score-${a}`], ...(line ? [[`line-${line}`]] : [])];
      }
    }
  },
  attempt(picked, key, view) {
    const from = picked.at(-1);
    if (!isField(key)) {
      if (/^own[123]$/.test(key) || key.startsWith("pair-")) return `place ${sourceOf(key)} a1`;
      return key.startsWith("stack-") ? `draw ${key.slice(6)}` : null;
    }
    if (from === undefined) {
      const empty = neighbours(key).find((field) => !view.board[field]) ?? neighbours(key)[0];
      return view.phase === "place" ? `place drawn ${key}` : `move ${key} ${empty}`;
    }
    if (!isField(from)) return `place ${sourceOf(from)} ${key}`;
    return view.board[key] ? `shoot ${key}` : `move ${from} ${key}`;
  },
  begin: "own1",
  mark: (action) => (action.verb === "shoot" ? "take" : "go"),
  hint(picked, view, say) {
    const key = picked.at(-1)!;
    return say.t("board-hint-place", { kind: kindName(kindAt(key, view), say) });
  },
  prompt({ legal, picked, view, say }) {
    const field = picked.at(-1);
    if (!field || !isField(field)) return null;
    const verbs = legal
      .filter((action) => board.paths(action, view, NOTHING).some(([from]) => from === field))
      .map(({ verb }) => verb);
    const can = new Set(verbs).size > 1 ? "both" : (verbs[0] ?? "move");
    const kind = kindName(view.board[field]!, say);
    return {
      title: say.t("board-ask-field", { can, kind, field }),
      more: say.t("board-hint-field", { can }),
    };
  },
  flights(event, view, before): Flight[] {
    const seat = event["seat"];
    switch (event.event) {
      case "placed": {
        const source = String(event["source"]);
        const from = source.startsWith("own") ? `panel-${seat}` : keyOf(source);
        return [{ piece: String(event["field"]), from }];
      }
      case "moved":
        return [{ piece: String(event["target"]), from: String(event["origin"]) }];
      case "shot":
        return [{ piece: String(event["field"]), how: "flash" }];
      case "drawn": {
        const side = SIDES.find((one) => view.stacks[one] < before.stacks[one]) ?? "left";
        return [{ piece: "drawn", from: `stack-${side}`, how: "deal" }];
      }
      case "opened": {
        // Refilled from the stack below, or from the other when that one is gone.
        const side = event["side"] as (typeof SIDES)[number];
        const from = before.stacks[side] ? side : SIDES.find((one) => one !== side);
        return [{ piece: `pair-${side}`, from: `stack-${from}`, how: "deal" }];
      }
      case "line_scored":
        return typeof seat === "number" && seat >= 0
          ? [{ piece: `rank-${seat}`, from: `rank-${seat}` }]
          : [];
      default:
        return [];
    }
  },
};

export default board;
