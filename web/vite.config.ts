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

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: {
    outDir: "../src/backroom/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
