/** A lesson on the table of the house: what a session tells the board, from a scripted match. */
import { api, Refused, Unreachable } from "../api";
import type { Foretold } from "../kit/board";
import type { Learn, LessonInfo, LessonMoment, LessonReply, TableInfo } from "../lib/api";
import { explain } from "../texts/refusal";
import { t, texts } from "../texts/say.svelte";
import { Audience } from "../table/audience.svelte";
import { Session } from "../table/session.svelte";
import { progress } from "./progress.svelte";

/** The weakest bot: those who sit around while somebody learns, and the first game after it. */
export const TEACHER = "lookout";

export class LessonSession extends Session {
  moment: LessonMoment | null = $state.raw(null);
  #me: Audience;

  constructor(
    readonly game: string,
    readonly info: LessonInfo,
  ) {
    super(`lesson-${game}-${info.name}`);
    this.#me = new Audience(this.id, info.seat);
  }

  step = $derived(this.moment?.step ?? null);
  over = $derived(this.moment !== null && this.moment.step === null);
  override foretold: Foretold = $derived(new Map(Object.entries(this.moment?.foretold ?? {})));

  /** A text of the lesson, which may name the players as $p0, $p1 … */
  text(key: string): string {
    const names = this.names.map((name, seat) => [`p${seat}`, name]);
    return this.say.t(key, Object.fromEntries(names) as Record<string, string>);
  }

  override async open(): Promise<void> {
    try {
      await texts.want(this.game);
      this.table = this.#table();
      this.audiences = [this.#me];
      this.eye = this.info.seat;
      this.link = "live";
      await Promise.all([this.loadBoard(), this.#resume()]);
      this.laid = true;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Where it was left; from the beginning where that leads nowhere any more. */
  async #resume(): Promise<void> {
    const { done } = progress.of(this.game, this.info.name);
    const goesOn = done.length > 0 && done.length < this.info.keys.length;
    try {
      this.#set(await this.#ask({ done: goesOn ? done : [] }));
    } catch (error) {
      if (!(error instanceof Refused) || !goesOn) throw error;
      this.#set(await this.#ask({ done: [] }));
    }
  }

  #ask(at: Learn): Promise<LessonMoment> {
    return api.learn(this.game, this.info.name, at);
  }

  /** A table that nobody else sits at. */
  #table(): TableInfo {
    const say = texts.game(this.game);
    const seats = Array.from({ length: this.info.seats }, (_, seat) => ({
      seat,
      kind: seat === this.info.seat ? ("person" as const) : ("bot" as const),
      name: say.t(`lesson-player-${seat}`),
      person: null,
      bot: seat === this.info.seat ? null : TEACHER,
      connected: true,
      away: null,
      stand_in: false,
      resigned: false,
      outside: false,
      added: false,
      yours: seat === this.info.seat,
      face: seat,
      release: null,
    }));
    return {
      table: this.id,
      version: 0,
      game: this.game,
      edition: "",
      rules: 1,
      options: {},
      settings: {
        listed: false,
        watch: false,
        hints: false,
        pace: "none",
        talk: null,
        clock: { kind: "none", amount: 0 },
      },
      state: "running",
      host: "",
      host_name: "",
      is_host: false,
      seats,
      my_seats: [this.info.seat],
      onlookers: 0,
      code: null,
      invite: null,
      commitment: "",
      secret: null,
      strings: null,
      result: null,
      called_off: null,
      tally: [],
      previous: null,
      next: null,
      next_by: null,
      analysis: false,
      created: 0,
      takeback: null,
    };
  }

  // ---------------------------------------------------------------- what the learner does

  override act(action: string): Promise<void> {
    return this.#do({ action });
  }

  /** Has read what the step says. */
  next(): Promise<void> {
    return this.#do({ action: "" });
  }

  /** Have the step done. */
  show(): Promise<void> {
    return this.#do({ show: true });
  }

  /** What is not legal is tried all the same: the rules say why not. */
  override async tryIllegal(action: string, key?: string): Promise<void> {
    if (key) this.picker.shake(key);
    await this.#do({ action });
  }

  back(): Promise<void> {
    return this.#jump((this.moment?.done ?? []).slice(0, -1));
  }

  restart(): Promise<void> {
    return this.#jump([]);
  }

  override amend(): Promise<void> {
    return Promise.resolve();
  }
  override hush(): void {}
  override foretell(): void {}
  override greet(): void {}

  async #jump(done: string[]): Promise<void> {
    await this.#alone(async () => this.#set(await this.#ask({ done })));
  }

  async #do(what: Pick<Learn, "action" | "show">): Promise<void> {
    const { moment } = this;
    if (!moment?.step) return;
    await this.#alone(async () => {
      const next = await this.#ask({ ...what, done: moment.done });
      if (next.reply?.kind === "on") this.#go(next);
      else if (next.reply) this.#answer(next.reply);
    });
  }

  /** One request at a time; what goes wrong is said in the rail. */
  async #alone(ask: () => Promise<void>): Promise<void> {
    if (this.#me.pending) return;
    this.#me.pending = true;
    this.notice = null;
    try {
      await ask();
    } catch (error) {
      if (error instanceof Unreachable) {
        this.notice = { kind: "warn", text: () => t("light-out-more") };
      } else if (error instanceof Refused) {
        this.notice = { kind: "why", text: () => explain(error) };
      } else throw error;
    } finally {
      this.#me.pending = false;
    }
  }

  #answer(reply: LessonReply): void {
    const { key } = reply;
    if (reply.kind === "refused") this.refused(reply.reason, reply.clause, reply.sentence ?? "");
    else if (reply.kind === "wrong" && key) {
      this.notice = { kind: "note", text: () => this.text(key) };
    } else this.notice = { kind: "note", text: () => t("lesson-read") };
  }

  // ---------------------------------------------------------------- what is shown

  /** There at once: nothing flies. */
  #set(moment: LessonMoment): void {
    this.#take(moment);
    this.stage.set({ view: moment.state.view!, events: [] });
  }

  /** There by what happened on the way. */
  #go(moment: LessonMoment): void {
    this.#take(moment);
    const { scenes } = moment;
    scenes.forEach(({ view, events }, i) => {
      const last = i === scenes.length - 1;
      this.stage.push({ view: last ? moment.state.view! : view, events });
    });
    if (!scenes.length) this.stage.set({ view: moment.state.view!, events: [] });
    this.announce(scenes.slice(1).flatMap(({ events }) => events));
  }

  #take(moment: LessonMoment): void {
    this.picker.clear();
    this.moment = moment;
    this.#me.take(moment.state);
    this.#me.log = moment.past.map(({ step, events }) => ({ step, number: step, events }));
    this.#me.logged = true;
    const finished = moment.step === null || progress.of(this.game, this.info.name).finished;
    progress.keep(this.game, this.info.name, { done: moment.done, finished });
  }
}
