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

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, credentials: "same-origin" });
  } catch (error) {
    throw new Unreachable(String(error));
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

export const api = {
  server: () => get<Api.ServerInfo>("/api/server"),
  games: () => get<Api.Games>("/api/games"),
  rulebook: (game: string, language: string) => text(`/api/games/${game}/rulebook/${language}`),
  box: <B>(game: string, edition: string) => get<B>(`/api/games/${game}/box/${edition}`),
  lobby: () => get<Api.Lobby>("/api/lobby"),
  me: () => get<Api.Me>("/api/me"),
  nameMe: (name: string) => post<Api.Me>("/api/me", { name }),
  openAccount: (account: string, password: string) =>
    post<Api.Me>("/api/me/account", { account, password }),
  login: (account: string, password: string) => post<Api.Me>("/api/login", { account, password }),
  logout: () => post<Api.Me>("/api/logout"),
  myTables: () => get<Api.MyTables>("/api/me/tables"),

  create: (wish: Api.CreateTable) => post<Api.TableInfo>("/api/tables", wish),
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
  settings: (table: string, settings: Api.Settings) =>
    put<Api.TableInfo>("PUT", at(table, "/settings"), settings),

  state: (table: string, seat: number | null) =>
    get<Api.State>(at(table, `/state${query({ seat })}`)),
  command: (table: string, command: Api.Command) => post<Api.Done>(at(table, "/commands"), command),
  why: (table: string, seat: number, action: string) =>
    get<Api.Why>(at(table, `/why${query({ seat, action })}`)),
  foretell: (table: string, seat: number, signal: AbortSignal) =>
    get<Api.Foretold>(at(table, `/foretell${query({ seat })}`), { signal }),
  say: (table: string, words: string) => post<Api.ChatLine>(at(table, "/chat"), { text: words }),
  events: (table: string, seat: number | null, after: number) =>
    get<Api.Events>(at(table, `/events${query({ seat, after })}`)),
  replay: (table: string, seat: number | null, first: number, count: number) =>
    get<Api.Replay>(at(table, `/replay${query({ seat, first, count })}`)),
  record: (table: string, seat: number | null) => text(at(table, `/record${query({ seat })}`)),
  verify: (table: string) => get<Api.Verification>(at(table, "/verify")),
  branch: (table: string, branch: Api.Branch) => post<Api.TableInfo>(at(table, "/branch"), branch),
};

/** An id for a command; also without a secure context. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
