/** Drawings that were made before. */
const drawn = new Map<string, string>();

/** What was drawn under a key before, or drawn now and kept: the same key always gives the same text. */
export function kept(key: string, draw: () => string): string {
  const found = drawn.get(key) ?? draw();
  drawn.set(key, found);
  return found;
}
