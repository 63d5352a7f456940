/** Small sounds, made of nothing but tones: my turn, a chance to react, peace, and what others do. */
import { settings } from "../settings.svelte";
import type { Note, Update } from "../wire";

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
};

/** The tune for what has come. */
export function tuneFor(update: Update, events: readonly Note[], awaited: boolean): string {
  if (awaited && update.ask?.sealed) return "window";
  if (awaited) return "turn";
  if (events.some((note) => note.id.endsWith("ready-for-peace") || note.id.endsWith("peace-offered"))) return "peace";
  if (events.some((note) => note.id.endsWith("clash-began"))) return "clash";
  return events.length ? "step" : "";
}

class Sounds {
  private context: AudioContext | null = null;
  private last = "";

  /** Something has come. */
  hear(update: Update, events: readonly Note[], awaited: boolean): void {
    const tune = tuneFor(update, events, awaited);
    const again = tune === this.last && (tune === "turn" || tune === "window") && !events.length;
    this.last = tune;
    if (settings.wanted.sounds && tune && !again) this.play(tune);
  }

  /** Play a tune, where the browser allows it. */
  play(name: string): void {
    if (!navigator.userActivation?.hasBeenActive) return; // browsers are silent until somebody has done something
    this.context ??= new AudioContext();
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
