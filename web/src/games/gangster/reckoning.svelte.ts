/** The days of reckoning, read off what was told; and one of them played as a scene. */
import type { GameEvent } from "../../kit/board";
import { telling } from "../../kit/telling.svelte";
import type { District, Gang } from "./city";

/** What a colour gets in a district, and why. */
export interface Share {
  gang: Gang;
  place: number;
  gangsters: number;
  rank: number;
  points: number;
  /** As many gangsters as the colour behind it: told apart by rank. */
  byRank: boolean;
}
export interface Account {
  district: District;
  doubled: boolean;
  shares: Share[];
}
export interface Day {
  day: number;
  casino: string;
  accounts: Account[];
  /** By seat: what it has when the day is over. */
  influence: Map<number, number>;
}

/** All days that were reckoned in these events. */
export function daysOf(events: readonly GameEvent[]): Day[] {
  const days: Day[] = [];
  for (const event of events) {
    const day = days.at(-1);
    const account = day?.accounts.at(-1);
    switch (event.event) {
      case "casino_drawn":
        days.push({
          day: Number(event["day"]),
          casino: String(event["value"]),
          accounts: [],
          influence: new Map(),
        });
        break;
      case "reckoned":
        day?.accounts.push({
          district: event["district"] as District,
          doubled: event["doubled"] !== 0,
          shares: [],
        });
        break;
      case "placed":
        account?.shares.push({
          gang: event["gang"] as Gang,
          place: Number(event["place"]),
          gangsters: Number(event["gangsters"]),
          rank: Number(event["rank"]),
          points: Number(event["points"]),
          byRank: false,
        });
        break;
      case "tie_won": {
        const ahead = account?.shares.find((share) => share.gang === event["gang"]);
        if (ahead) ahead.byRank = true;
        break;
      }
      case "stood_at":
        day?.influence.set(Number(event["seat"]), Number(event["influence"]));
        break;
    }
  }
  return days;
}

const PACE = 1300; // ms for a district
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A day told district by district: by the clock, or step by step where nothing should move. */
class Scene {
  day: Day | null = $state.raw(null);
  /** The district that is being reckoned; behind the last, the sums. */
  at = $state(0);
  #timer = 0;

  get account(): Account | null {
    return this.day?.accounts[this.at] ?? null;
  }

  /** The accounts told so far, this one included. */
  get told(): Account[] {
    return this.day?.accounts.slice(0, this.at + 1) ?? [];
  }

  get last(): boolean {
    return this.day !== null && this.at >= this.day.accounts.length;
  }

  play(day: Day): void {
    // Nobody sees it: who comes back finds the table, not a scene that waits.
    if (document.hidden) return;
    telling.now = true;
    this.day = day;
    this.at = 0;
    this.#wait();
  }

  next(): void {
    if (this.last) this.skip();
    else {
      this.at++;
      this.#wait();
    }
  }

  skip(): void {
    clearTimeout(this.#timer);
    telling.now = false;
    this.day = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!calm()) this.#timer = window.setTimeout(() => this.next(), PACE);
  }
}
export const scene = new Scene();
