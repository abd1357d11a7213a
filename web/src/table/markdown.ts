/** Rulebook pages to HTML; every clause (a bold id such as B7) becomes a place to go to. */
export async function renderRules(source: string): Promise<string> {
  const { marked } = await import("marked");
  const html = await marked.parse(source, { async: true, gfm: true });
  return withClauses(html);
}

/** The element that begins with a clause id gets that id. */
export function withClauses(html: string): string {
  return html.replace(
    /<(li|p|td)>(\s*(?:<p>)?)<strong>([A-Z]{1,2}\d+[a-z]?)<\/strong>/g,
    (_, tag: string, gap: string, clause: string) =>
      `<${tag} id="clause-${clause}">${gap}<strong>${clause}</strong>`,
  );
}
