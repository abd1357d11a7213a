/** The server's addresses, typed. Whatever is refused is thrown as `Refused` with its sentence. */
import type * as Api from "./lib/api";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Api.Problem,
  ) {
    super(problem.sentence);
  }
}

/** What the server would refuse, and this page knows already. */
export function refusedFor(reason: string): Refused {
  return new Refused(409, { sentence: reason, reason, clause: null, state: null });
}

/** The server cannot be reached at all. */
export class Unreachable extends Error {
  constructor(
    sentence: string,
    /** It answers, but only to say why it cannot serve now. */
    readonly reason: string | null = null,
  ) {
    super(sentence);
  }
}

/** Milliseconds until who has not begun to answer never will: a server waits for less itself. */
const PATIENCE = 30_000;

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  // A process that was stopped keeps its connections, and a network that is gone says nothing.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    answer = await fetch(path, { signal: late.signal, ...init, credentials: "same-origin" });
  } catch (error) {
    throw new Unreachable(String(error));
  } finally {
    clearTimeout(timer);
  }
  if (answer.ok) return answer;
  let problem: Api.Problem;
  try {
    problem = (await answer.json()) as Api.Problem;
  } catch {
    problem = { sentence: `${answer.status} ${answer.statusText}` } as Api.Problem;
  }
  // A gateway without its server behind it is no answer of the server.
  if (answer.status >= 502 && answer.status <= 504) {
    throw new Unreachable(problem.sentence, problem.reason ?? null);
  }
  throw new Refused(answer.status, problem);
}

const query = (values: Record<string, string | number | boolean | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length
    ? `?${given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&")}`
    : "";
};

async function get<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await send(path, init)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await send(path)).text();
}

async function put<T>(method: "POST" | "PUT", path: string, body?: unknown): Promise<T> {
  const answer = await send(path, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

const post = <T>(path: string, body?: unknown) => put<T>("POST", path, body);
const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** The last table that was asked for without an answer: asked for again, it is the same one. */
let unanswered: { wish: string; id: string } | null = null;

async function once(
  wish: Api.CreateTable,
  ask: (id: string) => Promise<Api.TableInfo>,
): Promise<Api.TableInfo> {
  const told = JSON.stringify(wish);
  if (unanswered?.wish !== told) unanswered = { wish: told, id: newId() };
  const table = await ask(unanswered.id);
  unanswered = null;
  return table;
}

export const api = {
  server: () => get<Api.ServerInfo>("/api/server"),
  games: () => get<Api.Games>("/api/games"),
  rulebook: (game: string, language: string) => text(`/api/games/${game}/rulebook/${language}`),
  pictures: (game: string) => get<Api.Pictures>(`/api/games/${game}/pictures`),
  box: <B>(game: string, edition: string) => get<B>(`/api/games/${game}/box/${edition}`),
  lessons: (game: string) => get<Api.Lessons>(`/api/games/${game}/lessons`),
  learn: (game: string, lesson: string, at: Api.Learn) =>
    post<Api.LessonMoment>(`/api/games/${game}/lessons/${lesson}`, at),
  lobby: () => get<Api.Lobby>("/api/lobby"),
  me: () => get<Api.Me>("/api/me"),
  nameMe: (name: string) => post<Api.Me>("/api/me", { name }),
  openAccount: (account: string, password: string) =>
    post<Api.Me>("/api/me/account", { account, password }),
  login: (account: string, password: string) => post<Api.Me>("/api/login", { account, password }),
  logout: () => post<Api.Me>("/api/logout"),
  numbers: () => get<Api.PersonNumbers>("/api/me/numbers"),
  showNumbers: (shown: boolean) => put<Api.Me>("PUT", "/api/me/numbers", { shown }),
  /** The numbers of who sits there, if they show them. */
  numbersOf: (table: string, seat: number) =>
    get<Api.PersonNumbers>(at(table, `/seats/${seat}/numbers`)),
  deleteMe: () => post<Api.Me>("/api/me/delete"),
  myTables: () => get<Api.MyTables>("/api/me/tables"),

  create: (wish: Api.CreateTable) => once(wish, (id) => post("/api/tables", { ...wish, id })),
  join: (join: Api.Join) => post<Api.TableInfo>("/api/join", join),
  continueWith: (token: string) => post<Api.TableInfo>("/api/continue", { token }),
  upload: async (record: string) =>
    (await (
      await send("/api/tables/upload", {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: record,
      })
    ).json()) as Api.TableInfo,
  table: (table: string) => get<Api.TableInfo>(at(table)),
  /** A bare command on a table: start, pause, resume, close, shuffle, leave, rematch. */
  order: (table: string, what: string, body?: unknown) =>
    post<Api.TableInfo>(at(table, `/${what}`), body),
  seat: <T = Api.TableInfo>(table: string, seat: number, what: string, body?: unknown) =>
    post<T>(at(table, `/seats/${seat}/${what}`), body),
  /** Who holds a seat, and taking that back. */
  holders: (table: string, seat: number) => get<Api.Holders>(at(table, `/seats/${seat}/holders`)),
  revoke: (table: string, seat: number, id: string) =>
    post<Api.Holders>(at(table, `/seats/${seat}/holders/${id}/revoke`)),
  release: (table: string, seat: number, agree: boolean) =>
    put<Api.TableInfo>("PUT", at(table, `/seats/${seat}/release`), { agree }),
  settings: (table: string, settings: Api.Settings) =>
    put<Api.TableInfo>("PUT", at(table, "/settings"), settings),

  state: (table: string, seat: number | null) =>
    get<Api.State>(at(table, `/state${query({ seat })}`)),
  command: (table: string, command: Api.Command) => post<Api.Done>(at(table, "/commands"), command),
  askTakeback: (table: string, wanted: Api.AskTakeback) =>
    post<Api.Done>(at(table, "/takeback"), wanted),
  answerTakeback: (table: string, given: Api.AnswerTakeback) =>
    put<Api.Done>("PUT", at(table, "/takeback"), given),
  why: (table: string, seat: number, action: string) =>
    get<Api.Why>(at(table, `/why${query({ seat, action })}`)),
  foretell: (table: string, seat: number, signal: AbortSignal) =>
    get<Api.Foretold>(at(table, `/foretell${query({ seat })}`), { signal }),
  say: (table: string, line: Api.Say) => post<Api.ChatLine>(at(table, "/chat"), line),
  events: (table: string, seat: number | null, after: number) =>
    get<Api.Events>(at(table, `/events${query({ seat, after })}`)),
  replay: (table: string, seat: number | null, first: number, count: number) =>
    get<Api.Replay>(at(table, `/replay${query({ seat, first, count })}`)),
  record: (table: string, seat: number | null) => text(at(table, `/record${query({ seat })}`)),
  /** The report of a finished match; asked for first, it is begun. */
  report: (table: string, seat: number | null) =>
    get<Api.MatchReport>(at(table, `/report${query({ seat })}`)),
  hint: (table: string, seat: number) => get<Api.Hint>(at(table, `/hint${query({ seat })}`)),
  verify: (table: string) => get<Api.Verification>(at(table, "/verify")),
  branch: (table: string, branch: Api.Branch) => post<Api.TableInfo>(at(table, "/branch"), branch),
};

/** Asked again until the server has answered, however long the line is down: for what has an id. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (let pause = 400; ; pause = Math.min(pause * 2, 5000)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await new Promise((again) => setTimeout(again, pause));
    }
  }
}

/** An id for a command; also without a secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
