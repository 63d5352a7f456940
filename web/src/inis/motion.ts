/** How long things move; not at all for those who do not want it. */

/** A time in milliseconds, or none. */
export function motion(most: number): number {
  if (document.documentElement.dataset.motion === "off") return 0;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : most;
}
