/** The figures of a gang as its player has them in front: the Boss, then followers by place. */
import type { Say } from "../../texts/say.svelte";
import { bossHasCompany, figuresOn, outside, type Gang, type View } from "./figures";
import { bossKey, hqKey, spaceKey, trayBossKey, trayKey } from "./keys";
import { bossName, figureName } from "./names";

export interface Pick {
  gang: Gang;
  boss: boolean;
  held: boolean;
  key: string;
  /** Its key on the board. */
  place: string;
  /** Name for readers, and the short label below it. */
  name: string;
  label: string;
}

export function figuresToPick(view: View, gang: Gang, say: Say): Pick[] {
  const inside = say.t("terminal-at-hq");
  const at = view.boss[gang] ?? "";
  const company = bossHasCompany(view, gang);
  const home = at === "hq" ? hqKey(gang) : spaceKey(at);
  const boss: Pick = {
    gang,
    boss: true,
    held: view.prisoners[gang].some((space) => space === at),
    key: trayBossKey(gang),
    place: company ? bossKey(gang) : home,
    name: bossName(gang, view, say),
    label: at === "hq" ? inside : at,
  };
  const follower = (place: string, label: string, name: string): Pick => ({
    gang,
    boss: false,
    held: false,
    key: trayKey(place),
    place: place === gang ? hqKey(gang) : spaceKey(place),
    name,
    label,
  });
  const figure = figureName(gang, false, say);
  const out = outside(view, gang)
    .filter((space) => figuresOn(view, space).some((one) => one.gang === gang && !one.boss))
    .map((space) =>
      follower(String(space), String(space), say.t("board-on", { figure, space: String(space) })),
    );
  const rest = view.hq[gang]
    ? [follower(gang, `${inside} ${view.hq[gang]}`, say.t("board-in-hq", { figure }))]
    : [];
  return [boss, ...out, ...rest];
}
