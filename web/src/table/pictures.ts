/** The pictures of a rulebook page: positions, drawn by the board of the game. */
import { flushSync, mount, unmount } from "svelte";
import { api } from "../api";
import { lookOf } from "../games";
import { texts } from "../texts/say.svelte";
import Picture from "./Picture.svelte";

/** How far beyond what is seen of a page pictures are drawn. */
const AHEAD = "600px";

/** Draws every position that the page names, as soon as it comes near, and all of them for paper;
    what it gives back takes them away again. */
export function hangPictures(page: HTMLElement, game: string): () => void {
  const frames = [...page.querySelectorAll<HTMLElement>("[data-position]")];
  const load = lookOf(game).board;
  const left = new Map<Element, () => void>();
  const hung: Record<string, unknown>[] = [];
  let gone = false;

  const next: Element[] = [];
  const near = new IntersectionObserver(
    (seen) => {
      const idle = !next.length;
      next.push(...seen.filter((one) => one.isIntersecting).map((one) => one.target));
      if (idle) setTimeout(drawNext);
    },
    { rootMargin: AHEAD },
  );
  /** One at a time: in between the page can be scrolled. */
  function drawNext(): void {
    const frame = next.shift();
    if (frame) drawIn(frame);
    if (next.length) setTimeout(drawNext);
  }
  function drawIn(frame: Element): void {
    near.unobserve(frame);
    left.get(frame)?.();
    left.delete(frame);
  }
  const drawAll = () => [...left.keys()].forEach(drawIn);
  const paper = matchMedia("print");

  async function hang(): Promise<void> {
    if (!frames.length || !load) return;
    const [{ pictures }, { default: module }] = await Promise.all([
      api.pictures(game),
      load(),
      texts.want(game),
    ]);
    if (gone) return;
    for (const target of frames) {
      const picture = pictures[target.dataset["position"]!];
      if (!picture) continue;
      left.set(target, () => {
        hung.push(mount(Picture, { target, props: { game, picture, module } }));
        // For paper there is no later.
        flushSync();
      });
      near.observe(target);
    }
    if (paper.matches) drawAll();
    paper.addEventListener("change", drawAll);
    addEventListener("beforeprint", drawAll);
  }

  // Without them the words still say it all.
  hang().catch(() => undefined);
  return () => {
    gone = true;
    near.disconnect();
    paper.removeEventListener("change", drawAll);
    removeEventListener("beforeprint", drawAll);
    for (const one of hung) void unmount(one);
  };
}
