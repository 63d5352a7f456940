/** What a reader has seen of a table, kept in this browser. */
const key = (table: string, seat: string) => `fidchell-seen-${table}-${seat}`;

/** The last version that was shown; 0 if none was. */
export function lastSeen(table: string, seat: string): number {
  return Number(localStorage.getItem(key(table, seat)) ?? 0);
}

/** A version is shown. */
export function remember(table: string, seat: string, version: number): void {
  if (version) localStorage.setItem(key(table, seat), String(version));
}
