/** What is shown of the table just now: the newest view, after the flights that lead to it. */
import { tick } from "svelte";
import type { BoardModule, CommonView, Flight, GameEvent } from "../kit/board";
import { Movers, snapshot } from "../kit/movers";

export interface Scene {
  view: CommonView;
  events: GameEvent[];
  /** Played by oneself and already drawn: no flights. */
  still?: boolean;
}

const MOST_BEHIND = 2000; // ms of flights to come; with drawing in between, under three seconds
const PER_FLIGHT = 320;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  scene: Scene | null = $state.raw(null);
  busy = $state(false);
  module: BoardModule<never> | null = null;
  root: HTMLElement | null = null;
  #queue: Scene[] = [];
  /** When the scenes of the queue came. */
  #came = new WeakMap<Scene, number>();
  #movers = new Movers();
  #turn = 0;

  constructor() {
    document.addEventListener("visibilitychange", this.#hidden);
  }

  #hidden = () => {
    if (document.hidden) this.skip();
  };

  /** Show at once, whatever was on its way. */
  set(scene: Scene | null): void {
    this.#turn++;
    this.#queue = [];
    this.#movers.skip();
    this.busy = false;
    this.scene = scene;
  }

  /** Show after what came before. */
  push(scene: Scene): void {
    this.#queue.push(scene);
    this.#came.set(scene, performance.now());
    if (!this.scene || document.hidden || calm() || this.#behind() > MOST_BEHIND) {
      this.set(this.#joined());
      return;
    }
    if (!this.busy) void this.#play();
  }

  /** A click or key: everything has landed. */
  skip(): void {
    if (this.#queue.length) this.set(this.#joined());
    else this.#movers.skip();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  /** The last scene of the queue, with the events of all: so that the mark of what changed is right. */
  #joined(): Scene {
    const last = this.#queue.at(-1)!;
    return { ...last, events: this.#queue.flatMap((scene) => scene.events) };
  }

  #behind(): number {
    // By scenes: what flies in one is known only when those before it have been shown.
    return PER_FLIGHT * this.#queue.filter((scene) => !scene.still).length;
  }

  #flights(scene: Scene): Flight[] {
    if (!this.module || scene.still || !this.scene) return [];
    const before = this.scene.view as never;
    return scene.events.flatMap((event) =>
      this.module!.flights(event, scene.view as never, before),
    );
  }

  async #play(): Promise<void> {
    const turn = this.#turn;
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      // Scenes may take longer than was thought: whatever has waited for too long is skipped.
      if (performance.now() - this.#came.get(scene)! > MOST_BEHIND) return this.set(this.#joined());
      const flights = this.#flights(scene);
      const before = this.root ? snapshot(this.root, flights) : null;
      this.#queue.shift();
      this.scene = scene;
      if (flights.length && this.root && before) {
        await tick();
        await this.#movers.fly(this.root, flights, before);
      }
      if (turn !== this.#turn) return;
    }
    this.busy = false;
  }
}
