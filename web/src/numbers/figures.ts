/** A person's figures in words: how a language writes them, and what they are called. */
import { house } from "../house.svelte";
import type { Figures, Opponent } from "../lib/api";
import { t, texts } from "../texts/say.svelte";

const kept = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function once<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  const found = (kept.get(key) as F | undefined) ?? make();
  kept.set(key, found);
  return found;
}

/** One digit behind the point. */
export function decimal(value: number): string {
  const { language } = texts.frame;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return once(`decimal ${language}`, () => new Intl.NumberFormat(language, digits)).format(value);
}

export function share(part: number): string {
  const { language } = texts.frame;
  const style = { style: "percent", maximumFractionDigits: 0 } as const;
  return once(`share ${language}`, () => new Intl.NumberFormat(language, style)).format(part);
}

export function day(moment: number): string {
  const { language } = texts.frame;
  const style = { dateStyle: "medium" } as const;
  return once(`day ${language}`, () => new Intl.DateTimeFormat(language, style)).format(moment);
}

export const rating = ({ rating, error }: { rating: number; error: number }): string =>
  `${decimal(rating)} ± ${decimal(error)}`;

/** A game by its name; one that this house does not offer any more has no texts here. */
export const called = ({ game }: Figures): string =>
  house.game(game) ? texts.game(game).t("game-name") : game.replaceAll("_", " ");

/** How the last matches went. */
export const streak = ({ streak }: Figures): string =>
  streak > 0 ? t("streak-won", { count: streak }) : t("streak-lost", { count: -streak });

/** The same beside its number. */
export const run = ({ streak }: Figures): string =>
  streak > 0 ? t("run-won", { count: streak }) : t("run-lost", { count: -streak });

export const opponent = ({ name, bot }: Opponent): string =>
  bot === null ? (name ?? t("former-guest")) : t("seat-bot", { bot });

/** Where to look at the figures of a game and number of seats. */
export const placeOf = ({ game, seats }: Figures): string => `/numbers/${game}/${seats}`;
