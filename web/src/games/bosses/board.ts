/** How the streets of Chicago are clicked, and how their people move. */
import type { BoardModule } from "../../kit/board";
import type { BossesView } from "../../lib/views";
import Board from "./Board.svelte";
import { gangOf, isField, neighbours } from "./streets";
import Tray from "./Tray.svelte";

const SOURCE: Record<string, string> = { left: "pair-left", right: "pair-right" };
const keyOf = (source: string) => SOURCE[source] ?? source;
const sourceOf = (key: string) => key.replace(/^pair-/, "");

const board: BoardModule<BossesView> = {
  Board,
  Tray,
  paths(action, view) {
    const [a = "", b = ""] = action.arguments;
    switch (action.verb) {
      case "place":
        return [a === "drawn" ? [b] : [keyOf(a), b]];
      case "draw":
        return [[`stack-${a}`]];
      case "move":
        return [[a, b]];
      case "shoot": {
        // One way for each of the own gangsters that can fire.
        const gang = gangOf(view, view.seat ?? 0);
        const armed = neighbours(a).filter(
          (field) => view.board[field]?.startsWith(gang) && !view.dead.includes(field),
        );
        return armed.map((field) => [field, a]);
      }
      default:
        return [[`score-${a}`]];
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
  mark: (action) => (action.verb === "shoot" ? "take" : "go"),
  hint(picked, view, say) {
    const key = picked.at(-1)!;
    return say.t(isField(key) ? "board-hint-move" : "board-hint-place");
  },
  flights(event) {
    switch (event.event) {
      case "placed": {
        const source = String(event["source"]);
        const from = source.startsWith("own") ? `panel-${event["seat"]}` : keyOf(source);
        return [{ piece: String(event["field"]), from }];
      }
      case "moved":
        return [{ piece: String(event["target"]), from: String(event["origin"]) }];
      case "shot":
        return [{ piece: String(event["field"]), how: "flash" }];
      case "opened":
        return [{ piece: `pair-${event["side"]}`, from: `stack-${event["side"]}`, how: "deal" }];
      default:
        return [];
    }
  },
};

export default board;
