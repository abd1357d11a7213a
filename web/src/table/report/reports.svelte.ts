/** The report of the match: asked for when somebody first looks, and waited for. */
import { api, Unreachable } from "../../api";
import type { MatchReport, Mistake, Point } from "../../lib/api";
import type { Session } from "../session.svelte";

const LOOK_AGAIN = 1000; // ms

export class Reports {
  told: MatchReport | null = $state.raw(null);
  wrong: unknown = $state.raw(null);
  /** The mistake shown on the board. */
  shown: Mistake | null = $state.raw(null);
  #seat: number | null | undefined = undefined;
  #timer = 0;

  constructor(readonly session: Session) {}

  report = $derived(this.told?.report ?? null);

  /** Through whose eyes the replay is seen: its steps are those of the report. */
  get #eye(): number | null {
    const { from } = this.session.replay;
    return from === undefined ? this.session.eye : from;
  }

  /** Ask for it, and again until it is ready. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const seat = this.#eye;
    if (this.told?.state === "ready" && this.#seat === seat) return;
    this.#seat = seat;
    try {
      const told = await api.report(this.session.id, seat);
      this.wrong = null;
      this.told = told;
      if (told.state === "ready" || told.state === "failed") return;
    } catch (error) {
      if (!(error instanceof Unreachable)) {
        this.wrong = error;
        return;
      }
    }
    this.#timer = window.setTimeout(() => void this.look(), LOOK_AGAIN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Nobody asks for what failed again by themselves. */
  again(): void {
    this.told = null;
    void this.look();
  }

  stepOf(point: Point): number {
    return this.told?.steps?.[point.line] ?? 0;
  }

  /** The point of the report that the replay has come to: the last one. */
  get at(): number {
    const { points } = this.report!;
    const { at } = this.session.replay;
    if (at === null) return points.length - 1;
    const found = points.findLastIndex((point) => this.stepOf(point) <= at);
    return Math.max(found, 0);
  }

  go(index: number): void {
    const { points } = this.report!;
    const point = points[Math.max(0, Math.min(index, points.length - 1))]!;
    this.session.replay.stop();
    this.shown = null;
    void this.session.replay.go(this.stepOf(point));
  }

  /** An action in words. */
  spoken(text: string): string {
    const spelled = this.told?.actions?.[text];
    return spelled ? this.session.say.action(spelled, this.session.names) : text;
  }

  /** The moment of a mistake, through the eyes of who made it, with the better move pointed at. */
  async show(mistake: Mistake): Promise<void> {
    const { replay } = this.session;
    replay.stop();
    replay.from = mistake.seat;
    await this.look();
    const step = this.told?.steps?.[mistake.line] ?? 0;
    await replay.go(step);
    this.shown = mistake;
  }

  /** Where the better move leads, as long as its moment is looked at; or whence it comes. */
  places: string[] = $derived.by(() => {
    const { shown, told } = this;
    const { module, view, replay } = this.session;
    const spelled = shown && told?.actions?.[shown.better];
    if (!spelled || !module || !view || replay.at !== told.steps?.[shown.line]) return [];
    const action = { ...spelled, text: shown.better, code: -1 };
    const ways = module.paths(action, view as never, new Map());
    return ways.flatMap((way) => way.toReversed());
  });

  /** Play on from before a mistake, in the seat that made it, against bots. */
  async tryAgain({ seat, line }: Mistake): Promise<string> {
    const wish = { seat, line, step: null, against_bots: true };
    return (await api.branch(this.session.id, wish)).table;
  }
}
