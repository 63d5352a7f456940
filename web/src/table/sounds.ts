/** Small sounds, made of nothing but tones: one for each kind of cue, and for what is asked of the reader. */
import { settings } from "../settings.svelte";
import type { Cue } from "../state/cues";
import type { Kind } from "../state/kinds";

type Tone = readonly [pitch: number, from: number, length: number];

const TUNES: Record<string, readonly Tone[]> = {
  turn: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.22],
  ],
  window: [
    [880, 0, 0.09],
    [880, 0.14, 0.09],
  ],
  peace: [
    [440, 0, 0.2],
    [554, 0.08, 0.25],
  ],
  clash: [
    [196, 0, 0.18],
    [185, 0.06, 0.22],
  ],
  step: [[330, 0, 0.05]],
  card: [
    [294, 0, 0.06],
    [440, 0.05, 0.16],
  ],
  cancel: [
    [330, 0, 0.08],
    [233, 0.07, 0.08],
    [156, 0.14, 0.26],
  ],
  deal: [
    [620, 0, 0.03],
    [520, 0.05, 0.04],
  ],
  fall: [
    [262, 0, 0.08],
    [196, 0.08, 0.2],
  ],
  strike: [
    [1240, 0, 0.03],
    [220, 0.02, 0.14],
  ],
  die: [
    [740, 0, 0.03],
    [660, 0.14, 0.03],
    [700, 0.3, 0.03],
    [560, 0.5, 0.09],
  ],
  end: [
    [392, 0, 0.3],
    [494, 0.15, 0.3],
    [587, 0.3, 0.35],
    [784, 0.45, 0.7],
  ],
};

/** The tune of a cue; what is told in a line is silent. */
const OF_KIND: Partial<Record<Kind, string>> = {
  card: "card",
  cancel: "cancel",
  read: "card",
  draw: "deal",
  deal: "deal",
  drop: "deal",
  move: "step",
  place: "step",
  fall: "fall",
  clash: "clash",
  strike: "strike",
  die: "die",
  end: "end",
};

/** The tune for what is shown. */
export function tuneOf(cue: Pick<Cue, "kind" | "lines">): string {
  if (cue.lines.some((note) => note.id.endsWith("ready-for-peace") || note.id.endsWith("peace-offered"))) return "peace";
  return OF_KIND[cue.kind] ?? "";
}

class Sounds {
  private context: AudioContext | null = null;

  /** A cue comes. */
  hear(cue: Cue): void {
    this.want(tuneOf(cue));
  }

  /** Something is asked of the reader: in a window, or in their own time. */
  ask(sealed: boolean): void {
    this.want(sealed ? "window" : "turn");
  }

  private want(tune: string): void {
    if (settings.wanted.sounds && tune) this.play(tune);
  }

  /** Play a tune, where the browser allows it. */
  play(name: string): void {
    if (!navigator.userActivation?.hasBeenActive) return; // browsers are silent until somebody has done something
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume(); // some browsers begin, or come back, asleep
    for (const tone of TUNES[name] ?? []) this.tone(this.context, tone);
  }

  private tone(context: AudioContext, [pitch, from, length]: Tone): void {
    const oscillator = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    const begin = context.currentTime + from;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length + 0.02);
  }
}

export const sounds = new Sounds();
