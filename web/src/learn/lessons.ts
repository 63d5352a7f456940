/** The lessons of a guided first game: each is told once, when what it is about comes up. */
import type { Scene } from "../state/scene";

/** What a lesson waits for: what the seat is asked, or something that has happened. */
export interface Lesson {
  name: string; // its messages are learn-GAME-NAME and learn-GAME-NAME-title
  asked?: readonly string[]; // ids of questions
  told?: readonly string[]; // ids of events
  topic?: string; // the rule behind it
}

export const LESSONS: Record<string, readonly Lesson[]> = {
  inis: [
    { name: "goal", asked: ["choose-capital", "settle-clan", "draft", "turn"], topic: "victory" },
    { name: "capital", asked: ["choose-capital"], topic: "capital" },
    { name: "settle", asked: ["settle-clan"], topic: "place" },
    { name: "draft", asked: ["draft"], topic: "draft" },
    { name: "turn", asked: ["turn"], topic: "turn" },
    { name: "react", asked: ["react"], topic: "reactions" },
    { name: "target", asked: ["name-place", "name-placings", "name-origin"], topic: "place" },
    { name: "move", asked: ["name-targets", "name-sources"], topic: "move" },
    { name: "clash", told: ["inis-clash-began"], topic: "clash" },
    { name: "shelter", asked: ["shelter-clan"], topic: "citadels" },
    { name: "manoeuvre", asked: ["manoeuvre"], topic: "manoeuvre" },
    { name: "hit", asked: ["take-hit"], topic: "attack" },
    { name: "peace", asked: ["consent", "propose"], topic: "peace" },
    { name: "sanctuary", told: ["inis-sanctuary-built"], topic: "sanctuaries" },
    { name: "citadel", told: ["inis-citadel-built"], topic: "citadels" },
    { name: "tale", told: ["inis-drew", "inis-drew-a-tale"], topic: "cards" },
    { name: "explore", told: ["inis-tile-placed"], topic: "tiles" },
    { name: "deed", told: ["inis-deed-gained"], topic: "deeds" },
    { name: "pretender", told: ["inis-claimed"], topic: "pretender" },
    { name: "assembly", told: ["inis-season-ended"], topic: "assembly" },
  ],
  snakes: [
    { name: "goal", asked: ["choose-saint", "choose-start", "begin-turn", "actions"], topic: "goal" },
    { name: "saint", asked: ["choose-saint"], topic: "saint" },
    { name: "start", asked: ["choose-start"], topic: "turn" },
    { name: "begin", asked: ["begin-turn"], topic: "event" },
    { name: "actions", asked: ["actions"], topic: "points" },
    { name: "druid", told: ["snakes-druid-met"], topic: "druid" },
    { name: "convert", asked: ["actions"], topic: "convert" },
    { name: "influence", asked: ["actions"], topic: "influence" },
    { name: "prepare", asked: ["actions"], topic: "prepare" },
    { name: "help", asked: ["help-attempt"], topic: "odds" },
    { name: "throw", asked: ["change-roll"], topic: "convert" },
    { name: "church", asked: ["actions"], topic: "church" },
    { name: "zeal", asked: ["prevent-loss"], topic: "zeal" },
    { name: "succeed", asked: ["choose-next-saint"], topic: "death" },
    { name: "gift", asked: ["take-gift"], topic: "gift" },
    { name: "keep", asked: ["discard-card"], topic: "keep" },
    { name: "plan", asked: ["actions"], topic: "together" },
  ],
};

/** The next lesson that fits the moment and was not told yet. */
export function next(
  scene: Pick<Scene, "game" | "update" | "awaited">,
  events: readonly string[],
  known: ReadonlySet<string>,
): Lesson | undefined {
  const asked = scene.awaited() ? String(scene.update?.ask?.about.id ?? "") : "";
  const fits = (lesson: Lesson) => lesson.asked?.includes(asked) || lesson.told?.some((id) => events.includes(id));
  return LESSONS[scene.game.game]?.find((lesson) => !known.has(lesson.name) && fits(lesson));
}
