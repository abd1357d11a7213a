/** The pictures of a rulebook page: positions, drawn by the board of the game. */
import { mount, unmount } from "svelte";
import { api } from "../api";
import { lookOf } from "../games";
import { texts } from "../texts/say.svelte";
import Picture from "./Picture.svelte";

/** Draws every position that the page names; what it gives back takes them away again. */
export function hangPictures(page: HTMLElement, game: string): () => void {
  const frames = [...page.querySelectorAll<HTMLElement>("[data-position]")];
  const load = lookOf(game).board;
  const hung: Record<string, unknown>[] = [];
  let gone = false;

  async function hang(): Promise<void> {
    if (!frames.length || !load) return;
    const [{ pictures }, { default: module }] = await Promise.all([
      api.pictures(game),
      load(),
      texts.want(game),
    ]);
    if (gone) return;
    for (const target of frames) {
      const picture = pictures[target.dataset.position!];
      if (picture) hung.push(mount(Picture, { target, props: { game, picture, module } }));
    }
  }

  // Without them the words still say it all.
  hang().catch(() => undefined);
  return () => {
    gone = true;
    for (const one of hung) void unmount(one);
  };
}
