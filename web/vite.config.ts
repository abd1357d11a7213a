import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Symbols, gradients and filters stand once in the page itself: no request, no script weight. */
function sprite() {
  return {
    name: "sprite",
    transformIndexHtml(html: string): string {
      const part = (name: string) =>
        readFileSync(new URL(`src/theme/${name}`, import.meta.url), "utf8")
          .replace(/<!--.*?-->\s*/gs, "")
          .replace(/<\/?svg[^>]*>/, "")
          .replace(/<\/svg>\s*$/, "")
          .replace(/\s*\n\s*/g, "");
      return html.replace("<!-- sprite -->", part("icons.svg") + part("defs.svg"));
    },
  };
}

/** The faces of text and figures are asked for with the page, so that little is laid out twice. */
function fonts() {
  return {
    name: "fonts",
    transformIndexHtml: {
      order: "post" as const,
      handler: (_html: string, { bundle = {} }: { bundle?: object }) =>
        Object.keys(bundle)
          .filter((name) => /(libre-franklin|league-gothic).*woff2$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", href: `/${name}`, crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprite(), fonts()],
  build: {
    outDir: "../src/backroom/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What several pages share is one file: many small ones take longer than they save.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
