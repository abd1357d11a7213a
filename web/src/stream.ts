/** One audience's socket: opens, reopens with growing pauses, and says when it is live. */
import type { Message } from "./lib/api";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

export interface Listener {
  message: (message: Message) => void;
  /** The connection is gone; the next try comes at this time (by the local clock). */
  lost: (again: number) => void;
  live: () => void;
}

/** Where a seat's words come from, or those for onlookers. */
export function lineTo(table: string, seat: number | null): string {
  return `/api/tables/${table}/socket${seat === null ? "" : `?seat=${seat}`}`;
}

function connect(path: string): WebSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url);
}

/** Closed at once, or as soon as it is open: a browser complains of a line cut while it is dialled. */
function end(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/** Lines opened before the page that listens is built, with what they have said so far. */
const ahead = new Map<string, { socket: WebSocket; heard: MessageEvent<string>[] }>();

export function dialAhead(path: string): void {
  if (ahead.has(path)) return;
  const line = { socket: connect(path), heard: [] as MessageEvent<string>[] };
  line.socket.onmessage = (event: MessageEvent<string>) => line.heard.push(event);
  line.socket.onclose = () => ahead.delete(path);
  ahead.set(path, line);
}

/** Nobody will take up the lines opened ahead, but for those to this table. */
export function hangUp(but?: string): void {
  for (const [path, { socket }] of ahead) {
    if (but !== undefined && path.startsWith(`/api/tables/${but}/`)) continue;
    ahead.delete(path);
    end(socket);
  }
}

export class Stream {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #closed = false;

  constructor(
    readonly path: string,
    readonly listener: Listener,
    /** A quiet stream has no welcome: it is live as soon as it is open. */
    readonly options: { quiet?: boolean } = {},
  ) {
    addEventListener("offline", this.#doubt);
    addEventListener("online", this.#hope);
    this.#open();
  }

  /** The network is gone; a server on this very machine may still be there. */
  #doubt = async (): Promise<void> => {
    try {
      await fetch("/health", { cache: "no-store" });
    } catch {
      this.#drop();
    }
  };
  #hope = (): void => this.now();

  /** A line that has died without a word is given up. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket || this.#closed) return;
    socket.onmessage = null;
    socket.close();
    this.#gone(socket);
  }

  /** Try at once rather than later. */
  now(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("offline", this.#doubt);
    removeEventListener("online", this.#hope);
    if (this.#socket) end(this.#socket);
  }

  #live(): void {
    this.#pause = FIRST_PAUSE;
    this.listener.live();
  }

  #open(): void {
    const dialled = ahead.get(this.path);
    ahead.delete(this.path);
    const socket = dialled?.socket ?? connect(this.path);
    this.#socket = socket;
    if (this.options.quiet) socket.onopen = () => this.#live();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#closed) return;
      const message = JSON.parse(event.data) as Message;
      if (message.type === "welcome") this.#live();
      // A seat that is no longer held is not asked for again.
      if (message.type === "goodbye" && !message.again) this.#closed = true;
      this.listener.message(message);
    };
    socket.onclose = () => this.#gone(socket);
    // What was said meanwhile, as soon as whoever opens this stream can hear it.
    if (dialled) queueMicrotask(() => dialled.heard.forEach((event) => socket.onmessage?.(event)));
  }

  #gone(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    if (this.#closed) return;
    // A little chance keeps a whole room from knocking at the same moment.
    const pause = this.#pause * (0.85 + 0.3 * Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#timer = window.setTimeout(() => this.#open(), pause);
    this.listener.lost(Date.now() + pause);
  }
}
