/** Everything that is read: messages by id in the reader's language, from Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Why } from "../wire";

export const LANGUAGES = { en: "English", fr: "Français", es: "Español", pl: "Polski", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;

const ENGLISH: Language = "en";
const FEW = 8; // of a list in a sentence
const COMMON = ["page", "table", "options"]; // files that every screen needs

/** The languages there are, the first that the reader's browser asks for in front. */
export function preferred(asked: readonly string[] = navigator.languages): Language {
  const found = asked.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (found as Language) ?? ENGLISH;
}

export class Words {
  language = $state<Language>(ENGLISH);
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  private read = new Set<string>(); // files that were read, as `fr/inis`
  private files = new Set<string>(COMMON);
  private names: Record<string, Record<string, string>> = {}; // by game: argument to kind of name
  private forms: Partial<Record<Language, Map<string, string[]>>> = {}; // by message: the attributes that it has

  /** Read further files, in the present language and in English behind it. */
  async learn(...files: string[]): Promise<void> {
    for (const file of files) this.files.add(file);
    await this.fetchAll(this.language);
  }

  /** What the arguments of a game's messages name. */
  learnNames(game: string, names: Record<string, string>): void {
    this.names[game] = names;
  }

  /** Speak another language; nothing is shown until all of it is there. */
  async speak(language: Language): Promise<void> {
    await this.fetchAll(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  private async fetchAll(language: Language): Promise<void> {
    const wanted = [...new Set([language, ENGLISH])].flatMap((tag) => [...this.files].map((file) => [tag, file] as const));
    const missing = wanted.filter(([tag, file]) => !this.read.has(`${tag}/${file}`));
    const texts = await Promise.all(missing.map(([tag, file]) => fetched(`/page/locales/${tag}/${file}.ftl`)));
    missing.forEach(([tag, file], i) => texts[i] !== null && this.add(tag, file, texts[i] ?? ""));
  }

  /** Take messages in. */
  add(language: Language, file: string, text: string): void {
    if (this.read.has(`${language}/${file}`)) return;
    this.read.add(`${language}/${file}`);
    const bundle = this.bundles[language] ?? new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    bundle.addResource(resource, { allowOverrides: true });
    const forms = (this.forms[language] ??= new Map());
    for (const { id, attributes } of resource.body) if (Object.keys(attributes).length) forms.set(id, Object.keys(attributes));
    this.bundles = { ...this.bundles, [language]: bundle }; // a new object, so that what was shown is shown anew
  }

  /** A message of the page. */
  t(id: string, args: Arguments = {}): string {
    return this.format(id, undefined, args) ?? id;
  }

  /** A message of the page where there is one, or else these words. */
  or(id: string, otherwise: string): string {
    return this.format(id) ?? otherwise;
  }

  /** What a game is called. */
  title({ game, title }: { game: string; title: string }): string {
    return this.or(`page-title-${game}`, title);
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundle(id) !== undefined;
  }

  /** A message of a game or of the table, whose arguments are names of the notation. */
  said(said: Why, game = ""): string {
    const home = said.id.split("-", 1)[0] ?? "";
    const kinds = this.names[home] ?? this.names[game] ?? {};
    const args: Arguments = {};
    for (const [name, value] of Object.entries(said.args ?? {})) Object.assign(args, this.argument(name, value, kinds[name]));
    return this.format(said.id, undefined, args) ?? plain(said);
  }

  /** The same, beginning like a sentence. */
  sentence(said: Why, game = ""): string {
    return capital(this.said(said, game), this.language);
  }

  /** What something is called: `named("inis-card", "geis")`. */
  named(kind: string, value: string): string {
    return this.format(`${kind}-${value.replaceAll(" ", "-")}`) ?? value;
  }

  /** What a seat is called. */
  seat(seat: string): string {
    return capital(this.named("seat", seat), this.language);
  }

  /** A number as the reader writes it. */
  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  /** Several names as the reader lists them. */
  list(names: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
    return new Intl.ListFormat(this.language, { type, style: type === "unit" ? "short" : "long" }).format(names);
  }

  /** A moment as the reader writes it. */
  date(when: number, options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
    return new Intl.DateTimeFormat(this.language, options).format(when);
  }

  /** An argument: a name is looked up, and its attributes (cases, articles) become arguments of their own. */
  private argument(name: string, value: string | number | string[], kind?: string): Arguments {
    if (Array.isArray(value)) return { [name]: few(value.map((one) => String(this.argument(name, one, kind)[name]))) };
    if (!kind || typeof value !== "string") return { [name]: value };
    const id = `${kind}-${value.replaceAll(" ", "-")}`;
    const found: Arguments = { [name]: this.format(id) ?? value };
    for (const form of this.formsOf(kind)) found[`${name}_${form}`] = this.format(id, form) ?? this.format(id) ?? value;
    return found;
  }

  /** The forms that names of a kind have in the present language; names that nobody has translated have none of their own. */
  private formsOf(kind: string): string[] {
    for (const [id, forms] of this.forms[this.language] ?? []) if (id.startsWith(`${kind}-`)) return forms;
    return [];
  }

  private bundle(id: string): FluentBundle | undefined {
    return [this.bundles[this.language], this.bundles[ENGLISH]].find((one) => one?.hasMessage(id));
  }

  private format(id: string, attribute?: string, args: Arguments = {}): string | undefined {
    const bundle = this.bundle(id);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle?.formatPattern(pattern, args as Record<string, FluentVariable>, []) : undefined;
  }
}

/** A sentence whose message nobody has: its id and arguments. */
function plain(said: Why): string {
  return [said.id.replaceAll("-", " "), ...Object.values(said.args ?? {})].join(" ");
}

/** The first few of a list, and how many more there are. */
function few(names: string[]): string {
  const more = names.length > FEW ? `, … (+${names.length - FEW})` : "";
  return (names.slice(0, FEW).join(", ") || "–") + more;
}

/** A text that begins like a sentence. */
export function capital(text: string, language = "en"): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A file of messages; null if it did not come, so that it is asked for again. */
async function fetched(path: string): Promise<string | null> {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

export const words = new Words();
