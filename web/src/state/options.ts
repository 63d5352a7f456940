/** The options of a decision, by what they name; the page offers them where they belong and knows no rule. */
import type { Choice } from "../wire";

/** The options that name something in one of these arguments. */
export function naming(options: readonly Choice[], value: string, among: readonly string[]): Choice[] {
  return options.filter((option) => among.some((name) => String(option.args?.[name]) === value));
}

/** Everything that options name in one of these arguments. */
export function named(options: readonly Choice[], among: readonly string[]): Set<string> {
  return new Set(
    options
      .flatMap((option) => among.map((name) => option.args?.[name]))
      .filter((value) => value !== undefined)
      .map(String),
  );
}

/** The options that name nothing in any of these arguments: those for which there must be a button. */
export function unplaced(options: readonly Choice[], among: readonly string[]): Choice[] {
  return options.filter((option) => !among.some((name) => option.args?.[name] !== undefined));
}

/** What somebody typed, as the option that is meant: the notation, the beginning of one, or its number. */
export function meant(options: readonly Choice[], typed: string, label: (option: Choice) => string): Choice[] {
  const text = plain(typed);
  if (!text) return [];
  if (/^\d+$/.test(text)) {
    const exact = options.filter((option) => plain(option.action) === text);
    return exact.length ? exact : options.slice(Number(text) - 1, Number(text));
  }
  const ways = [
    (option: Choice) => plain(option.action) === text,
    (option: Choice) => plain(label(option)) === text,
    (option: Choice) => plain(option.action).startsWith(text),
    (option: Choice) => plain(label(option)).startsWith(text),
    (option: Choice) => text.split(" ").every((word) => plain(`${option.action} ${label(option)}`).includes(word)),
  ];
  for (const fits of ways) {
    const found = options.filter(fits);
    if (found.length) return found;
  }
  return [];
}

/** A text without accents, capitals and more than one space between words. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");
}
