import { describe, expect, it } from "vitest";
import { face } from "../state/scene";
import generic from "./face";
import { handOf, onBoard, parted } from "./parts";

describe("a view of a game that nobody has drawn", () => {
  it("is taken apart by the kind of its parts", () => {
    const view = {
      heap: 12,
      over: false,
      deck: ["ace", "two"],
      empty: [],
      map: { hill: { clans: 2 } },
      grid: [
        [0, 1],
        [2, 0],
      ],
    };
    expect(parted(onBoard(view))).toEqual({
      counts: [["heap", 12]],
      rows: [
        ["deck", ["ace", "two"]],
        ["empty", []],
      ],
      places: [
        ["map", { hill: { clans: 2 } }],
        [
          "grid",
          [
            [0, 1],
            [2, 0],
          ],
        ],
      ],
    });
    expect(parted(view.grid).rows).toEqual([
      ["1", [0, 1]],
      ["2", [2, 0]],
    ]);
  });

  it("calls things in a list by their names, and says those once", () => {
    expect(parted([{ seat: "green", coins: 3 }, { coins: 1 }]).places).toEqual([
      ["green", { coins: 3 }],
      ["2", { coins: 1 }],
    ]);
  });

  it("has a hand of its own, or in the entry of one's seat, or none", () => {
    const seats = [
      { seat: "green", hand: ["ace"] },
      { seat: "blue", hand: 3 },
    ];
    expect(handOf({ hand: ["two"], seats }, "green")).toEqual(["two"]);
    expect(handOf({ seats }, "green")).toEqual(["ace"]);
    expect([handOf({ seats }, "blue"), handOf({ seats }, ""), handOf({ heap: 1 }, "green")]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the face of a game", () => {
  it("is the one that shows any game, where it has none of its own", async () => {
    expect(await face("chess")).toBe(generic);
  });
});
