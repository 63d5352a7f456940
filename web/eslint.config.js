import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "dist"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // All SVG that is put in as it is comes from our own drawing code, which takes no text from outside.
      "svelte/no-at-html-tags": "off",
      // The page has its own few routes and no base path.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps that nothing is drawn from need not be watched.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
