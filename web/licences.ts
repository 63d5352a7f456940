/* The licence texts of everything from npm that ends up in the page, in one file beside it. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";

import type { Plugin } from "vite";

const FILE = "licences.txt";
const INSIDE = `${sep}node_modules${sep}`;
const TEXTS = /^(licen[cs]e|copying|notice)(\.\w+)?$/i;
const APACHE = join(import.meta.dirname, "../LICENSE"); // for packages under it that bring no text of their own

interface About {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
  homepage?: string;
}

/** The folder of the package that a file belongs to; "" for files of our own. */
function folder(file: string): string {
  const path = file.split(/[?\0]/).find((part) => part.includes("node_modules")) ?? "";
  const start = path.split("/").join(sep).lastIndexOf(INSIDE);
  if (start < 0) return "";
  let above = dirname(path);
  while (above.length > start && !isPackage(above)) above = dirname(above);
  return isPackage(above) ? above : "";
}

function isPackage(path: string): boolean {
  const file = join(path, "package.json");
  return existsSync(file) && "version" in (JSON.parse(readFileSync(file, "utf8")) as object);
}

function text(path: string): string {
  const about = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as About;
  const files = readdirSync(path).filter((name) => TEXTS.test(name));
  const own = files.sort().map((name) => readFileSync(join(path, name), "utf8"));
  if (!own.length && about.license === "Apache-2.0") own.push(readFileSync(APACHE, "utf8"));
  if (!own.length) throw new Error(`${about.name} has no licence text; it cannot be part of the page`);
  const author = typeof about.author === "string" ? about.author : about.author?.name;
  const head = [`${about.name} ${about.version} (${about.license})`, author && `by ${author}`, about.homepage];
  return [head.filter(Boolean).join("\n"), ...own.map((part) => part.trim())].join("\n\n");
}

/** Writes the licences of all packages of which a module, a style or a font is in the page. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames.map((name) => join(import.meta.dirname, name)),
      );
      const packages = [...new Set(files.map(folder))].filter(Boolean).sort();
      const title = "The page of Fidchell contains these packages and fonts, each under its own licence.";
      const line = `\n\n${"-".repeat(80)}\n\n`;
      this.emitFile({ type: "asset", fileName: FILE, source: [title, ...packages.map(text)].join(line) + "\n" });
    },
  };
}
