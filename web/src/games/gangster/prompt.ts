/** The question in words: how far the card in hand drives, or what is done with who is in hand. */
import type { Asking, Question } from "../../kit/board";
import type { GangsterView } from "../../lib/views";
import { keys, waysOf } from "./city";

type Ask = Asking<GangsterView>;

export function promptOf(asking: Ask): Question | null {
  const { view, legal, picked, say } = asking;
  if (!legal.length) return null;
  const key = picked[0];
  if (key === undefined) return { more: say.t(`board-how-${how(asking)}`) };
  const [what, whose = "", word = ""] = key.split("-");
  if (what === "card") return { title: driving(word, asking) };
  if (what === "crew" || what === "trunk")
    return legal.some(({ verb }) => verb === "unload")
      ? { title: say.t("board-ask-unload") }
      : null;
  if (key === keys.car(view.gang ?? "")) {
    const place = picked[1];
    return {
      title: place
        ? say.t("board-ask-which", { place: say.t(`place-${place}`) })
        : say.t("board-ask-car"),
    };
  }
  return what === "car" && whose ? { title: say.t("board-ask-push") } : null;
}

/** How to begin: whoever can only drive is told of nothing else. */
function how({ view, legal }: Ask): string {
  if (view.ask !== "turn") return String(view.ask);
  return legal.every(({ verb }) => verb === "drive") ? "drive" : "now";
}

/** "Drive 3 or 4 roads": as long as the ways are that the game foretells. */
function driving(card: string, { legal, foretold, say }: Ask): string {
  const drives = legal.filter(({ verb, arguments: [one] }) => verb === "drive" && one === card);
  const ways = waysOf(
    foretold,
    drives.map(({ text }) => text),
  );
  const long = [...ways.values()].map((way) => way.length - 1);
  const numbers = long.length ? [...new Set(long)].sort((a, b) => a - b) : [Number(card)];
  const roads = new Intl.ListFormat(say.language, { type: "disjunction" });
  return say.t("board-ask-drive", {
    count: numbers.at(-1)!,
    roads: roads.format(numbers.map(String)),
  });
}
