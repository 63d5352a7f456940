import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { licences } from "./licences.ts";

const server = process.env.FIDCHELL_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  base: "/page/",
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/fidchell/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the page allows no inline fonts or scripts
    chunkSizeWarningLimit: 300,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/page/locales": server } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
