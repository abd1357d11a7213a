/** Rulebook pages to HTML; every clause (a bold id such as B7) becomes a place to go to. */
export async function renderRules(source: string): Promise<string> {
  const { marked } = await import("marked");
  const html = await marked.parse(source, { async: true, gfm: true });
  return withPictures(withClauses(html));
}

/** The element that begins with a clause id gets that id. */
export function withClauses(html: string): string {
  return html.replace(
    /<(li|p|td)>(\s*(?:<p>)?)<strong>([A-Z]{1,2}\d+[a-z]?)<\/strong>/g,
    (_, tag: string, gap: string, clause: string) =>
      `<${tag} id="clause-${clause}">${gap}<strong>${clause}</strong>`,
  );
}

/** A position that an example shows becomes a place to draw it in beside its words, named by them. */
export function withPictures(html: string): string {
  return html.replace(
    /<li>((?:(?!<li>)[^])*?)\s*<img src="position:([a-z0-9-]+)" alt="([^"]*)"\s*\/?>\s*<\/li>/g,
    (_, words: string, name: string, told: string) =>
      `<li class="shown"><div>${words}</div><span class="picture" role="img" aria-label="${told}" data-position="${name}"></span></li>`,
  );
}
