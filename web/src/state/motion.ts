/** How long things move; not at all for those who do not want it. */
import { settings } from "../settings.svelte";
import type { Cue } from "./cues";
import { TIMES } from "./show.svelte";

/** A time in milliseconds, or none. */
export function motion(most: number): number {
  if (document.documentElement.dataset.motion === "off") return 0;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : most;
}

/** How long something moves while its cue is shown; where each is waited for, as at the normal pace. */
export function travel(cue: Cue, share = 1): number {
  return motion(cue.length * share * TIMES[settings.wanted.pace]);
}
