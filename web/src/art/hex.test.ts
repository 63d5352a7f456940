// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Spot, adjacent, buildingStands, cells, clanStands, heart, outline, tileOutline } from "./hex";

type Curve = [number[], number[], number[]];

/** The quadratic curves of an outline: start, control and end. */
function curves(d: string): Curve[] {
  const found: Curve[] = [];
  let pen: number[] = [];
  for (const [, letter, rest] of d.matchAll(/([MQ])([^MQZ]*)/g)) {
    const n = (rest as string).trim().split(/[ ,]+/).map(Number);
    if (letter === "Q") found.push([pen, n.slice(0, 2), n.slice(2)]);
    pen = n.slice(-2);
  }
  return found;
}

const near = (a: number[], b: number[]): boolean => a.every((v, i) => Math.abs(v - (b[i] as number)) < 0.25);

const HERE: Spot = { q: 0, r: 0, points: "up" };

/** All places where another tile touches the one at the origin. */
function touching(): Spot[] {
  const found: Spot[] = [];
  for (const points of ["up", "down"])
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        const there = { q, r, points };
        const overlaps = cells(HERE).some((a) => cells(there).some((b) => String(a) === String(b)));
        if (!overlaps && adjacent(HERE, there)) found.push(there);
      }
  return found;
}

describe("tiles", () => {
  it("lie on three cells as the server says", () => {
    expect(cells({ q: 2, r: -1, points: "up" })).toEqual([
      [2, -1],
      [3, -1],
      [2, 0],
    ]);
    expect(cells({ q: 2, r: -1, points: "down" })).toEqual([
      [2, -1],
      [3, -1],
      [3, -2],
    ]);
  });

  it("mate along every shared edge in all 24 touching places", () => {
    const mine = curves(outline(cells(HERE)));
    const places = touching();
    let shared = 0;
    for (const place of places)
      for (const a of mine)
        for (const b of curves(outline(cells(place))))
          if (near([...a[0], ...a[2]], [...b[2], ...b[0]])) {
            shared += 1;
            expect(near(a[1], b[1])).toBe(true);
          }
    expect([places.length, shared / 2]).toEqual([24, 42]);
  });

  it("have one outline for each way of pointing, around the heart", () => {
    for (const points of ["up", "down"]) {
      const spot = { q: 5, r: -3, points };
      const ends = (d: string): string[] =>
        curves(d)
          .map((c) => (c[2] as number[]).map((v) => Math.round(v)).join())
          .sort();
      expect(ends(outline(cells(spot), heart(spot)))).toEqual(ends(tileOutline(points === "up")));
    }
  });

  it("have room for the clans of four seats and for four kinds of buildings", () => {
    for (const up of [true, false]) {
      const xs = clanStands(up, 4)
        .map((s) => s.x)
        .sort((a, b) => a - b);
      expect(Math.min(...xs.slice(1).map((x, i) => x - (xs[i] as number)))).toBeGreaterThan(50);
      expect(Math.max(...buildingStands(up, 4).map((s) => Math.abs(s.x) + 30 * s.scale))).toBeLessThan(86);
    }
  });
});
