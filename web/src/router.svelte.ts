/** Addresses of the client: /, /t/TABLE, /i/INVITE, /c/TOKEN, /host/GAME, /rules/GAME,
    /learn/GAME, /learn/GAME/LESSON, /numbers, /numbers/GAME/SEATS. */
/** A part of an address as it is meant; as it stands where it means nothing. */
function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(meant);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Action for links inside the client: no reload. */
export function inside(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    route.go(node.getAttribute("href")!);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
