/** The log as a reader wants it: lines under the heading of their turn. */
import type { Said } from "../wire";
import type { Told } from "../state/sitting.svelte";

export interface Group {
  key: number;
  heading: Said | null;
  lines: Told[];
}

/** Lines in groups, each begun by a line that has a heading. */
export function grouped(lines: readonly Told[], heading: (line: Told) => Said | null): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const begins = heading(line);
    const last = groups.at(-1);
    if (begins || !last) groups.push({ key: line.key, heading: begins, lines: [line] });
    else last.lines.push(line);
  }
  return groups;
}
