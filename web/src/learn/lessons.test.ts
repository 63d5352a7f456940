import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameFacts } from "../net/lobby";
import type { Update } from "../wire";
import { LESSONS, next } from "./lessons";

const scene = (game: string, id: string) => ({
  game: { game } as GameFacts,
  update: { ask: { about: { id } } } as unknown as Update,
  awaited: () => Boolean(id),
});
const english = (file: string) => readFileSync(`../src/fidchell/locales/en/${file}.ftl`, "utf-8");

describe("lessons", () => {
  it("come in order, one at a time, and each once", () => {
    expect(next(scene("inis", "draft"), [], new Set())?.name).toBe("goal");
    expect(next(scene("inis", "draft"), [], new Set(["goal"]))?.name).toBe("draft");
    expect(next(scene("inis", "draft"), [], new Set(["goal", "draft"]))).toBeUndefined();
  });

  it("come with what happens, also to somebody who is not asked", () => {
    expect(next(scene("inis", ""), ["inis-clash-began"], new Set())?.name).toBe("clash");
  });

  it.each(Object.keys(LESSONS))("of %s have their texts, their rules, and events that exist", (game) => {
    for (const lesson of LESSONS[game] ?? []) {
      expect(english("learn")).toContain(`\nlearn-${game}-${lesson.name} =`);
      expect(english("learn")).toContain(`\nlearn-${game}-${lesson.name}-title =`);
      expect(english(`${game}-lore`)).toContain(`\n${game}-rule-${lesson.topic} =`);
      for (const id of lesson.told ?? []) expect(english(game)).toMatch(new RegExp(`^${id} =`, "m"));
    }
  });
});
