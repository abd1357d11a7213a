import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentBundle, FluentResource } from "@fluent/bundle";
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

/** What the page says by itself, in every language: when its script does not come, or may not run. */
function unloaded() {
  const read = (language: string) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const file = new URL(`texts/${language}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    return (key: string) => bundle.formatPattern(bundle.getMessage(key)!.value!);
  };
  const lines = (key: string, link: boolean) =>
    ["en", "de", "nl"]
      .map((language) => {
        const say = read(language);
        const again = link ? ` <a href="">${say("try-again")}</a>` : "";
        return `<p lang="${language}">${say(key)}${again}</p>`;
      })
      .join("");
  return {
    name: "unloaded",
    transformIndexHtml: (html: string): string =>
      html
        .replace("<!-- unloaded -->", lines("unloaded", true))
        .replace("<!-- unscripted -->", lines("unscripted", false)),
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

/** Whatever gets smaller lies there compressed too: the server sends what the browser takes. */
function compressed() {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "compressed",
    apply: "build" as const,
    writeBundle({ dir = "" }: { dir?: string }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const file = join(dir, name);
        const plain = readFileSync(file);
        for (const [end, packed] of [
          ["br", brotliCompressSync(plain, best)],
          ["gz", gzipSync(plain, { level: 9 })],
        ] as const) {
          if (packed.length < plain.length) writeFileSync(`${file}.${end}`, packed);
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprite(), unloaded(), fonts(), compressed()],
  build: {
    outDir: "../src/backroom/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What several pages share is one file: many small ones take longer than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page may need, and of tables and boards what the start page draws with.
            {
              name: "shared",
              test: /node_modules|src\/(?!kit|games|table)|src\/(kit|games|table)\/(gangs|GangMark|tip|enlarge|people|posters|sound|index|.*look)/,
              minShareCount: 2,
              priority: 1,
            },
            // What only tables, lessons and boards share is not for the start page.
            { name: "boards", test: /src\/(kit|games|table)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8010", ws: true, changeOrigin: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
