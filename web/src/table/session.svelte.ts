/** A table as this browser sees it: people, the seats it holds, connection, notices, what is shown. */
import { api, Refused, Unreachable } from "../api";
import { arriveAt } from "../arriving";
import { lookOf } from "../games";
import { house } from "../house.svelte";
import type { BoardModule, Look, Plan, Player } from "../kit/board";
import type { Gang } from "../kit/gangs";
import { Picker } from "../kit/picker.svelte";
import { Zoom } from "../kit/zoom.svelte";
import type { ChatLine, GameEvent, Message, TableInfo } from "../lib/api";
import { settings } from "../settings.svelte";
import { hangUp } from "../stream";
import { explain, refusal } from "../texts/refusal";
import { t, texts } from "../texts/say.svelte";
import { actorOf, Audience } from "./audience.svelte";
import { Foretelling, type Question } from "./foretelling.svelte";
import { eventsOf, lastDoneIn, sinceTurnOf, standingIn, TAKEN_BACK } from "./lines";
import { Hints } from "./hint.svelte";
import { gangsOf, namesOf, playersOf } from "./people";
import { Replay } from "./replay.svelte";
import { Reports } from "./report/reports.svelte";
import { ring } from "./sound";
import { Stage } from "./stage.svelte";
import { Takebacks } from "./takeback.svelte";

export interface Notice {
  kind: "why" | "note" | "warn" | "good";
  /** In the language of the moment. */
  text: () => string;
  clause?: string | null;
  /** Another table to go to, and what going there is called. */
  table?: string;
  go?: () => string;
}

/** Pause before a forced answer is given for the player: the same for everybody who is asked. */
const FORCED_PAUSE = 1200;

export class Session {
  table: TableInfo | null = $state.raw(null);
  audiences: Audience[] = $state.raw([]);
  /** The seat through whose eyes the table is seen; null for onlookers. */
  eye: number | null = $state(null);
  chat: ChatLine[] = $state.raw([]);
  unread = $state(0);
  link: "opening" | "live" | "lost" = $state("opening");
  /** When the next try to connect comes, by the local clock. */
  again = $state(0);
  notice: Notice | null = $state.raw(null);
  failed: unknown = $state.raw(null);
  /** Words and board of the game are here. */
  laid = $state(false);
  /** Hot-seat: the next player has to say that they are here. */
  curtain: number | null = $state(null);
  module: BoardModule<never> | null = $state.raw(null);
  highlight: string | null = $state(null);
  /** What readers are told. A new one each time: the same words again are told again. */
  announced: { words: string } = $state.raw({ words: "" });
  /** The last messages, for "something is wrong". */
  readonly messages: unknown[] = [];
  readonly stage = new Stage();
  readonly picker = new Picker();
  readonly zoom = new Zoom();
  readonly replay: Replay = new Replay(this);
  readonly takebacks: Takebacks = new Takebacks(this);
  readonly reports: Reports = new Reports(this);
  readonly hints: Hints = new Hints(this);
  readonly #foretelling = new Foretelling();
  /** Server's clock less ours. */
  #ahead = 0;
  #lostAt = 0;
  #forced = 0;
  /** Hot-seat: the curtain has been lifted before. */
  #met = false;
  readonly #newcomer = !settings.played;
  #greeted = false;
  #closed = false;
  #returning = false;

  constructor(readonly id: string) {
    this.picker.wire(
      (action) => void this.act(action),
      (action, key) => void this.tryIllegal(action, key),
    );
  }

  // ---------------------------------------------------------------- what is seen

  look: Look<never> = $derived(lookOf(this.table?.game ?? "") as Look<never>);
  say = $derived(texts.game(this.table?.game ?? ""));
  here = $derived(this.audiences.find((one) => one.seat === this.eye) ?? null);
  state = $derived(this.here?.state ?? null);
  /** The view on the table: of the moment looked at, or the newest that has been played out. */
  view = $derived(this.replay.view ?? this.stage.scene?.view ?? null);
  /** What scores are counted in, in words; none where the game does not say. */
  unit: string | null = $derived.by(() => {
    const { unit } = this.look;
    const key = typeof unit === "function" ? this.view && unit(this.view as never) : unit;
    return key ? this.say.t(key) : null;
  });
  /** As one text: it stays the same from view to view, and so do all names. */
  #gangs = $derived(gangsOf(this.table, this.look, this.view).join(" "));
  gangs = $derived(this.#gangs.split(" ") as Gang[]);
  names: string[] = $derived(namesOf(this.table, this.gangs));
  players: Player[] = $derived(playersOf(this.table, this.names, this.gangs));
  /** Nothing may be done: looking back, line lost, paused, under the curtain, or on its way. */
  locked = $derived(
    this.link !== "live" ||
      this.replay.at !== null ||
      this.table?.state !== "running" ||
      this.curtain !== null ||
      (this.here?.pending ?? false),
  );
  /** A bot plays for the person who is here: their clock ran out, or they were away. */
  replaced = $derived.by(() => {
    const seat = this.eye === null ? undefined : this.table?.seats[this.eye];
    return this.table?.state === "running" && !!seat?.yours && seat.stand_in && !seat.resigned;
  });
  /** Everybody held here has been told how things stand. */
  gathered = $derived(this.audiences.every((one) => one.state !== null));
  asked = $derived(this.state?.ask != null && this.table?.state === "running" && !this.replaced);
  plan: Plan = $derived.by(() => {
    const draft = this.replay.at === null ? this.state?.draft : null;
    const actions = draft?.actions ?? [];
    return { actions, waiting: draft?.barrier ? (actions.at(-1) ?? null) : null };
  });
  legal = $derived(
    this.locked || !this.asked || this.stage.busy || this.plan.waiting
      ? []
      : (this.state?.view?.legal ?? []),
  );
  /** What the board may have foretold: null while nothing may be done, or where it does not ask.
      What waits for "confirm" is foretold as before it was drafted. */
  #question: Question | null = $derived.by(() => {
    const { waiting, actions } = this.plan;
    const ask = this.state?.ask;
    if (!this.module?.foretells || !(this.legal.length || waiting)) return null;
    if (ask == null || this.eye === null) return null;
    return { seat: this.eye, ask, drafted: waiting ? actions.slice(0, -1) : actions };
  });
  foretold = $derived(this.#foretelling.for(this.#question));
  log = $derived(this.here?.log ?? []);
  /** What others have done since this seat last did something. */
  since = $derived(this.eye === null ? [] : sinceTurnOf(this.log, this.eye));
  /** The last turn, with what chance added to it (a card turned up after the move). */
  last = $derived(this.replay.events ?? lastDoneIn(standingIn(this.log)));
  /** All that was told up to the moment shown, and stands then. */
  past = $derived.by(() => {
    const { at } = this.replay;
    return standingIn(at === null ? this.log : this.log.slice(0, at + 1)).flatMap(eventsOf);
  });

  /** Seat and round that a player can have nothing to say in. */
  #silence: string | null = $derived.by(() => {
    const view = this.state?.view;
    const round = view && this.module?.silence?.round(view as never);
    return round == null ? null : `${this.eye} ${round}`;
  });
  #hushed: string | null = $state(null);
  quiet = $derived(this.#hushed !== null && this.#hushed === this.#silence);

  serverNow(): number {
    return Date.now() + this.#ahead;
  }

  // ---------------------------------------------------------------- coming and going

  async open(): Promise<void> {
    try {
      const table = await arriveAt(this.id);
      if (this.#closed) return hangUp();
      this.table = table;
      // What is said to this seat, in which words, and drawn how: all on their way at once.
      this.#sit(table);
      await Promise.all([texts.want(table.game), this.loadBoard()]);
      this.laid = true;
    } catch (error) {
      this.failed = error;
    }
  }

  protected async loadBoard(): Promise<void> {
    if (settings.plain) return;
    const loaded = await this.look.board?.();
    this.module = (loaded?.default as BoardModule<never> | undefined) ?? null;
    this.stage.module = this.module;
  }

  /** One stream for each seat held here, or the onlookers'. */
  #sit(table: TableInfo): void {
    const seats: (number | null)[] = table.my_seats.length ? table.my_seats : [null];
    const held = this.audiences.filter((one) => seats.includes(one.seat));
    for (const one of this.audiences) if (!held.includes(one)) one.close();
    const fresh = seats
      .filter((seat) => !held.some((one) => one.seat === seat))
      .map((seat) => new Audience(this.id, seat));
    this.audiences = [...held, ...fresh];
    if (!seats.includes(this.eye) || !this.here) this.eye = seats[0]!;
    for (const one of fresh) {
      one.open({
        message: (message) => this.#hear(one, message),
        live: () => this.#live(),
        lost: (again) => this.#lost(again),
      });
    }
  }

  close(): void {
    this.#closed = true;
    for (const one of this.audiences) one.close();
    clearTimeout(this.#forced);
    this.replay.stop();
    this.reports.stop();
    this.stage.close();
  }

  tryNow(): void {
    for (const one of this.audiences) one.now();
  }

  #live(): void {
    const was = this.link;
    this.link = "live";
    if (was === "lost") {
      const missed = this.#lostAt;
      this.notice = { kind: "good", text: () => t("back-again") };
      void this.here?.loadLog().then(() => {
        const count = this.log.length - missed;
        if (count > 0) this.notice = { kind: "good", text: () => t("back-missed", { count }) };
      });
    }
  }

  #lost(again: number): void {
    if (this.link !== "lost") this.#lostAt = this.log.length;
    this.link = "lost";
    this.again = again;
  }

  // ---------------------------------------------------------------- what the server says

  #hear(one: Audience, message: Message): void {
    this.messages.push({ at: Date.now(), seat: one.seat, message });
    if (this.messages.length > 40) this.messages.shift();
    switch (message.type) {
      case "welcome":
        this.#ahead = message.now - Date.now();
        this.table = message.table;
        this.chat = message.chat;
        one.take(message.state);
        this.#loadLog(one);
        if (one === this.here) this.#show();
        this.#turnTo();
        break;
      case "update": {
        const drafted = (one.state?.draft?.actions.length ?? 0) > 1;
        const asked = one.state?.ask;
        const whole = one.update(message.step, message.state);
        if (!whole) this.#loadLog(one);
        if (one === this.here) {
          if (!whole) this.#show();
          else if (message.state.view) {
            const { events, own } = message.step;
            const mine = actorOf(events) === one.seat;
            const back = events.find(({ event }) => event === TAKEN_BACK);
            const still = (mine && drafted) || back !== undefined;
            const scene = { view: message.state.view, events, still };
            if (own) this.stage.set({ ...scene, events: this.stage.scene?.events ?? [] });
            else this.stage.push(scene);
            if (back) this.notice = { kind: "note", text: () => this.told(back) };
            else if (!own && !mine) this.announce(events);
          }
        }
        if (message.state.ask !== null && message.state.ask !== asked) ring("bell");
        this.#turnTo();
        break;
      }
      case "table": {
        const before = this.table;
        this.table = message.table;
        if (String(before?.my_seats) !== String(message.table.my_seats)) this.#sit(message.table);
        this.takebacks.tell(before, message.table);
        break;
      }
      case "chat":
        if (this.chat.some((line) => line.number === message.line.number)) break;
        this.chat = [...this.chat, message.line];
        if (message.line.person !== house.me?.person) this.unread++;
        break;
      case "goodbye":
        if (!message.again) {
          this.notice = { kind: "warn", text: () => refusal(message.reason, message.sentence) };
        }
        break;
    }
    this.#force();
  }

  #loadLog(one: Audience): void {
    void one.loadLog().then(() => this.#turnTo());
  }

  #show(): void {
    const view = this.state?.view;
    this.stage.set(view ? { view, events: [] } : null);
  }

  /** An event in words. */
  told(event: GameEvent): string {
    const words = this.say.event(event, this.names);
    const more = this.view && this.look.adds?.(event, this.view as never, this.say);
    return more ? `${words} ${more}` : words;
  }

  protected announce(events: GameEvent[]): void {
    this.announced = { words: events.map((event) => this.told(event)).join(" ") };
  }

  /** Hot-seat: to the seat that is asked, under the curtain where hands are hidden. */
  #turnTo(): void {
    if (this.audiences.length < 2) return;
    const next = this.audiences.find((one) => one.state?.ask != null);
    const secrets = house.game(this.table?.game ?? "")?.secrets ?? false;
    // Whose hand it is, nobody knows before somebody has said that they are here.
    if (secrets && !this.#met && this.table?.state === "running") {
      this.curtain = next?.seat ?? this.eye;
      return;
    }
    if (this.state?.ask != null || next?.seat == null || next.seat === this.eye) return;
    if (secrets) this.curtain = next.seat;
    // A stream that is behind would take the table back to what was before.
    else if (next.told >= this.here!.told) {
      // Nothing is hidden: the move just made may still be on its way.
      this.eye = next.seat;
      this.picker.clear();
      const view = next.state?.view;
      if (view) this.stage.push({ view, events: this.last, still: true });
    }
  }

  /** See the table through another seat's eyes. */
  lookFrom(seat: number | null): void {
    this.curtain = null;
    this.#met = true;
    this.eye = seat;
    this.picker.clear();
    this.#show();
  }

  // ---------------------------------------------------------------- what the player does

  /** Have the game tell what each legal action would cause. */
  foretell(): void {
    void this.#foretelling.ask(this.id, this.#question);
  }

  /** Whoever has never made a move finds the first piece in hand: where it may go is marked. */
  greet(): void {
    if (this.#greeted || !this.#newcomer || !this.legal.length) return;
    const begin = this.module?.begin;
    const key = typeof begin === "function" ? begin(this.view as never) : begin;
    // Something else is asked first, such as with which of two colours.
    if (key === null) return;
    this.#greeted = true;
    if (key !== undefined) this.picker.begin(key);
  }

  async act(action: string, confirm?: "yes"): Promise<void> {
    this.notice = null;
    ring("tap");
    if (!settings.played) settings.set({ played: true });
    await this.#send({
      do: "play",
      action,
      confirm: confirm ?? (settings.confirm ? "barrier" : "no"),
    });
  }

  async amend(what: "undo" | "restart" | "confirm"): Promise<void> {
    if (!this.asked || !this.plan.actions.length) return;
    // Confirmed in the middle of a turn, the same question would come again.
    if (what === "confirm" && !this.plan.waiting) return;
    this.picker.clear();
    await this.#send({ do: what });
  }

  async #send(command: Parameters<Audience["send"]>[0]): Promise<void> {
    if (!this.here || this.locked) return;
    try {
      const { here } = this;
      await here.send(command);
      // Confirmed and still asked: something new was seen, and what led to it stays.
      const final = command.do === "confirm" || command.confirm === "barrier";
      if (final && here.confirmed && here.asked) {
        this.notice = { kind: "note", text: () => t("undo-stops") };
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused(error.problem.reason, error.problem.clause, error.message);
      this.#show();
    }
  }

  /** Whoever shows that they are here has their seat again. */
  async takeBack(): Promise<void> {
    if (!this.replaced || this.#returning || this.eye === null || this.link !== "live") return;
    this.#returning = true;
    try {
      this.table = await api.seat(this.id, this.eye, "return");
      this.notice = { kind: "good", text: () => t("seat-is-back") };
    } catch (error) {
      if (error instanceof Refused) this.notice = { kind: "why", text: () => explain(error) };
      else if (!(error instanceof Unreachable)) throw error;
    } finally {
      this.#returning = false;
    }
  }

  /** The host's: pause, resume, close. */
  async order(what: string): Promise<void> {
    try {
      this.table = await api.order(this.id, what);
    } catch (error) {
      if (error instanceof Refused) this.notice = { kind: "why", text: () => explain(error) };
    }
  }

  async tryIllegal(action: string, key?: string): Promise<void> {
    if (key) this.picker.shake(key);
    if (this.eye === null || this.link !== "live") return;
    try {
      const why = await api.why(this.id, this.eye, action);
      if (!why.legal) this.refused(why.reason, why.clause, why.sentence ?? "");
    } catch (error) {
      if (error instanceof Refused) this.notice = { kind: "why", text: () => explain(error) };
    }
  }

  protected refused(reason: string | null, clause: string | null, sentence: string): void {
    const key = `reason-${reason}`;
    const text = () => (reason && this.say.has(key) ? this.say.t(key) : refusal(reason, sentence));
    this.notice = { kind: "why", text, clause };
  }

  /** Has nothing to say for the rest of this round; with the next one that is over. */
  hush(on: boolean): void {
    this.#hushed = on ? this.#silence : null;
    this.#force();
  }

  /** Answer for the player where there is but one answer, or nothing to say. */
  #force(): void {
    clearTimeout(this.#forced);
    if (this.table?.state !== "running" || this.#answer === null) return;
    this.#forced = window.setTimeout(() => {
      const answer = this.#answer;
      // What others did is still being shown: after that, then.
      if (this.stage.busy) this.#force();
      else if (this.legal.some(({ text }) => text === answer)) void this.act(answer!, "yes");
    }, FORCED_PAUSE);
  }

  get #answer(): string | null {
    const { state, module } = this;
    if (state?.ask == null || state.draft?.actions.length || !state.view) return null;
    if (this.quiet && state.view.ask === module?.silence?.ask) return module.silence.action;
    const { legal } = state.view;
    return settings.forced && legal.length === 1 ? legal[0]!.text : null;
  }
}
