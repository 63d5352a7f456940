import { describe, expect, it } from "vitest";
import { fitted, kept, PanZoom, zoomed, type Where } from "./panzoom";

const box = { x: -100, y: -50, width: 1000, height: 500 };
const size = { width: 500, height: 500 };

describe("the look onto the board", () => {
  it("shows a whole box in the middle", () => {
    expect(fitted(box, size)).toEqual({ k: 0.5, x: 50, y: 150 });
    expect(fitted(box, size, { top: 100, bottom: 0 }).y).toBe(200);
    expect(fitted(box, size, undefined, 0.8).k).toBe(0.8);
    expect(fitted(box, size, undefined, 0, 0.3).k).toBe(0.3);
  });

  it("zooms about a point that stays where it is", () => {
    const from: Where = { k: 0.5, x: 50, y: 150 };
    const to = zoomed(from, 2, { x: 200, y: 300 }, 0.1);
    const unit = (at: Where) => [(200 - at.x) / at.k, (300 - at.y) / at.k];
    expect(to.k).toBe(1);
    expect(unit(to)).toEqual(unit(from));
    expect(zoomed(from, 0.01, { x: 0, y: 0 }, 0.4).k).toBe(0.4);
  });

  it("never loses the island", () => {
    const lost = kept({ k: 1, x: 5000, y: -5000 }, box, size);
    expect(lost.x + box.x).toBe(250);
    expect(lost.y + box.y + box.height).toBe(250);
  });
});

describe("the panzoom", () => {
  const pointer = (id: number, x: number, y: number) => ({ pointerId: id, clientX: x, clientY: y, button: 0 }) as PointerEvent;
  const corner = { left: 0, top: 0 };
  const lensAt = () => new PanZoom({ size: () => size, box: () => box, covered: () => ({ top: 0, bottom: 0 }), moved: () => undefined });

  it("tells a tap from a drag", () => {
    const panzoom = lensAt();
    panzoom.show(box);
    panzoom.down(pointer(1, 10, 10));
    panzoom.move(pointer(1, 12, 12), corner);
    expect(panzoom.dragged).toBe(false);
    panzoom.move(pointer(1, 40, 30), corner);
    expect(panzoom.dragged).toBe(true);
    expect(panzoom.where.x).toBe(80);
  });

  it("zooms with two fingers", () => {
    const panzoom = lensAt();
    panzoom.show(box);
    panzoom.down(pointer(1, 200, 250));
    panzoom.down(pointer(2, 300, 250));
    panzoom.move(pointer(2, 400, 250), corner);
    expect(panzoom.where.k).toBeCloseTo(1);
  });
});
