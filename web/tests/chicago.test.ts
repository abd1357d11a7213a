import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SKYLINES } from "../src/games/chicago_gangsters/skylines";

describe("districts", () => {
  it("each have a silhouette of their own", () => {
    const box = readFileSync("../src/backroom/games/chicago_gangsters/texts/en.ftl", "utf8");
    const districts = [...box.matchAll(/^district-(d\d+) =/gm)].map(([, name]) => name!);
    expect(Object.keys(SKYLINES).sort()).toEqual(districts.sort());
    expect(new Set(Object.values(SKYLINES)).size).toBe(districts.length);
  });
});
