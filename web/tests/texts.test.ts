import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Say } from "../src/texts/say.svelte";

const read = (language: string) => readFileSync(`texts/${language}.ftl`, "utf8");
const keys = (source: string) => [...source.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((m) => m[1]!);
const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });

describe("the frame's catalogues", () => {
  const english = keys(read("en"));

  it.each(["de", "nl"])("has every text in %s", (language) => {
    expect(keys(read(language))).toEqual(english);
  });

  it.each(["en", "de", "nl"])("has no text twice and no fault in %s", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    for (const key of english) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });

  it("has every text that is asked for", () => {
    const asked = sources("src")
      .filter((source) => !source.includes("export class Say "))
      .flatMap((source) => [...source.matchAll(/(?<!say\.)\bt\(\s*"([a-z][a-z0-9-]+)"/g)])
      .map((match) => match[1]!)
      .filter((key) => !/^(game|board|unit|prompt|line)-/.test(key));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !english.includes(key))).toEqual([]);
  });

  it.each(["de", "nl"])("keeps the same variables in %s", (language) => {
    const variables = (source: string, key: string) => {
      const from = source.indexOf(`\n${key} =`);
      const end = source.slice(from + 1).search(/\n[a-z#]/);
      const text = source.slice(from, end < 0 ? undefined : from + 1 + end);
      return [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((m) => m[1]!))].sort();
    };
    for (const key of english) {
      expect(variables(read(language), key), key).toEqual(variables(read("en"), key));
    }
  });
});

describe("a full stop", () => {
  const say = new Say("en", ["ask = { $what }. Confirm?\nsay = { $who } says { $what }."]);
  it("follows no name or quotation that ends in a mark of its own", () => {
    expect(say.t("ask", { what: "Discard Ka-Boum!" })).toBe("Discard Ka-Boum! Confirm?");
    expect(say.t("ask", { what: "“I give 1 point.”" })).toBe("“I give 1 point.” Confirm?");
    expect(say.t("ask", { what: "Discard Cake" })).toBe("Discard Cake. Confirm?");
    expect(say.t("say", { who: "Ada", what: "the ?" })).toBe("Ada says the ?.");
  });
});

describe("an action's number", () => {
  const one =
    "action-pledge = { $points ->\n    [one] One point.\n   *[other] { $points } points.\n}";
  const words = { actions: { pledge: ["points"] }, events: {}, plain: ["points"] };
  const say = new Say("en", [one], words as never);
  const said = (points: string) => say.action({ verb: "pledge", arguments: [points] } as never, []);
  it("is told in the singular where it is one", () => {
    expect(["0", "1", "2"].map(said)).toEqual(["0 points.", "One point.", "2 points."]);
  });
});
