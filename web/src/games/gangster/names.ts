/** Names of places and things, with their state, for readers and tooltips. */
import type { Say } from "../../texts/say.svelte";
import {
  carsAt,
  census,
  HARBOUR,
  laidOpen,
  tableOf,
  valueText,
  type Box,
  type District,
  type Gang,
  type Kind,
  type Place,
  type View,
} from "./city";

export const listed = (words: string[], say: Say): string =>
  new Intl.ListFormat(say.language, { type: "unit" }).format(words);

export const kindNames = (kinds: Kind[], say: Say): string =>
  listed(
    kinds.map((kind) => say.t(`kind-${kind}`)),
    say,
  ) || say.t("board-nothing");

/** What a piece of equipment does, with the figures of the box. */
export const tipOf = (kind: Kind, box: Box, say: Say): string =>
  say.t(`board-tip-${kind}`, { room: box.trunk_room.with });

/** "The Loop, 3 by 4 fields, values ? 4 2 ?, doubled: Yellow 3, Brown 2. Next field: 6." */
export function placeName(place: Place, view: View, box: Box, say: Say): string {
  const cars = carsAt(view, place).map((gang) => carName(gang, say));
  const name = say.t(`place-${place}`);
  const state = place === HARBOUR ? harbourState(view, say) : districtState(place, view, box, say);
  return [`${name}, ${state}`, ...(cars.length ? [`${listed(cars, say)}.`] : [])].join(" ");
}

const harbourState = (view: View, say: Say): string =>
  say.t("board-laid-open", { kinds: kindNames(laidOpen(view), say) });

function districtState(district: District, view: View, box: Box, say: Say): string {
  const table = tableOf(view, box, district);
  if (!table) return `${say.t("board-closed")}.`;
  const people = census(view, district).map(
    ({ gang, count }) => `${say.t(`gang-${gang}`)} ${count}`,
  );
  return say.t("board-district", {
    rows: table.rows,
    columns: table.columns,
    values: table.values.map(valueText).join(" "),
    doubled: view.doubled.includes(district) ? 1 : 0,
    people: listed(people, say) || say.t("board-nobody"),
    next: table.next ?? "full",
  });
}

/** "The Loop, field 6, Yellow" */
export function fieldName(
  district: District,
  field: string,
  gang: Gang | null,
  next: boolean,
  say: Say,
): string {
  const who = gang ? say.t(`gang-${gang}`) : say.t(next ? "board-next" : "board-empty");
  return say.t("board-field", { district: say.t(`district-${district}`), field, who });
}

export const carName = (gang: Gang, say: Say): string =>
  say.t("board-car", { gang: say.t(`gang-${gang}`) });
