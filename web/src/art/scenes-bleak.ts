/** Bleak lands of Inis: mist, moor, mountains and swamp. */
import { band, cloud, mist, peak, pines, ridge, stone, strewn, trees, tufts, wash } from "./brushes";
import { focus, heaven, quiet, row } from "./ground";
import { INK, LEAD, type Point, RED, disc, dotted, line, move, r1, shape, spiral } from "./ink";

/** Misty Lands: firs, ribbons of mist, a carved stone. */
export function mistyLands(up: boolean): string {
  const far = { leaf: "#8994a0", light: "#c8d0d6", ink: "#5f6876" };
  const near = { leaf: "#465260", light: "#8f9ba5", ink: "#2b343f" };
  const [x, y] = focus(up);
  return (
    wash("#c9ced4") +
    shape(disc(up ? 90 : 26, -114, 17), "#f4f1e4", 1.6, "#8d8f98") +
    dotted(disc(up ? 90 : 26, -114, 24), "#f4f1e4", 3, 10) +
    ridge(-80, 12, 6, "#a9b2bd", "ml1", { echo: 2, tone: "#5f6876" }) +
    pines(strewn("mp", 9, [-180, -78, 180, -66]), 26, far) +
    mist(-60, -46, 170, 9, "#e9e9e4") +
    mist(110, -58, 120, 8, "#dfe2e2") +
    ridge(-16, 9, 6, "#939dab", "ml2", { echo: 3, tone: "#5a6372" }) +
    mist(84, 18, 180, 10, "#efeee8") +
    mist(-112, 30, 130, 9, "#e0e3e3") +
    ridge(60, 9, 6, "#7f8a97", "ml3", { echo: 3, tone: "#454e5c" }) +
    mist(-40, 96, 220, 10, "#efeee8") +
    mist(130, 116, 120, 9, "#e0e3e3") +
    ridge(136, 9, 6, "#6d7884", "ml4", { echo: 3, tone: "#38414d" }) +
    pines(
      up
        ? [
            [-152, 8],
            [152, 10],
            [-74, 76],
            [76, 78],
            [-56, 186],
            [52, 188],
          ]
        : [
            [-72, -14],
            [72, -16],
            [-150, 68],
            [150, 64],
            [-92, 190],
            [94, 190],
            [-140, 184],
            [140, 186],
          ],
      up ? 36 : 34,
      near,
    ) +
    mist(10, 172, 200, 11, "#f1f0ea") +
    move(
      x,
      y,
      stone(0, 0, 30, up ? 74 : 62, "#727b88", 4) + line(spiral(4, up ? -44 : -38, 8, 1.5) + spiral(0, -18, 7, 1.5, -1), "#d5dbe0", 2),
    ) +
    mist(x, y + 6, 90, 8, "#f1f0ea")
  );
}

/** Moor: heather, a pool, a thorn bent by the wind. */
export function moor(up: boolean): string {
  const [x, y] = focus(up);
  const heather = strewn("mh", 40, [-170, -20, 170, 200], quiet(up));
  const pink = (keep: number): readonly Point[] => heather.filter((_, i) => i % 2 === keep);
  const pool = up ? "M-62 168Q-20 150 40 164Q58 180 10 190Q-56 196 -62 168Z" : "M-52 44Q-10 30 46 42Q58 54 12 62Q-46 66 -52 44Z";
  return (
    wash("#e9d0bd") +
    heaven(up, "#efe2d2", "#efe2d2") +
    ridge(-80, 9, 5, "#a58aa0", "mo1", { dots: RED, echo: 2, tilt: 14 }) +
    ridge(-40, 9, 5, "#8e5f7f", "mo2", { echo: 3, tone: "#e0a9c4", faint: 0.34, tilt: -18 }) +
    ridge(22, 8, 6, "#7d5468", "mo3", { echo: 4, step: 14, tone: "#d697b8", faint: 0.32, tilt: 10 }) +
    ridge(98, 8, 6, "#6b4a55", "mo4", { echo: 6, step: 15, tone: "#c987a8", faint: 0.32 }) +
    shape(pool, "#3f5560", 2.2) +
    line(up ? "M-40 172Q-6 162 26 172M-20 182Q0 176 12 181" : "M-32 48Q-2 38 28 48M-16 57Q0 52 10 56", "#a9c2c4", 1.8, 0.8) +
    line(tufts(pink(0), 11), "#d691b6", 1.8) +
    line(tufts(pink(1), 10), "#b5b877", 1.8) +
    shape(heather.map(([a, b]) => disc(a, b - 13, 2.4)).join(""), "#f0c9dc", 0) +
    move(
      x + 8,
      y,
      line("M0 0Q6 -26 -6 -52Q-12 -70 -34 -78M-2 -30Q4 -52 -14 -72M-6 -52Q-28 -58 -44 -50M1 -10Q20 -30 12 -54", INK, 6) +
        line(
          "M-34 -78q-12 0 -16 8M-44 -50q-10 2 -12 10M-14 -72q-4 -12 -18 -12M12 -54q-2 -12 -14 -18M-28 -57q-8 -10 -18 -8M12 -54q8 -8 16 -6",
          INK,
          2.8,
        ),
      up ? 1 : 0.82,
    )
  );
}

/** Mountains: snow, strata, firs at the foot. */
export function mountains(up: boolean): string {
  const wood = { leaf: "#3f5d4a", light: "#8fa883" };
  const range = up
    ? peak(-116, -4, 170, 128, "#9aa5af", "#76838f", LEAD) +
      peak(120, -2, 176, 136, "#929ea9", "#6d7a87", LEAD) +
      band(-6, 215, "#8a969f") +
      peak(0, 42, 190, 138, "#aab3b7", "#7d8891", "#fbf6e8") +
      dotted("M-46 -36L0 -104L52 -34", RED, 2.8, 9)
    : peak(-6, 8, 220, 150, "#aab3b7", "#7d8891", "#fbf6e8") +
      dotted("M-50 -80L-6 -152L52 -78", RED, 2.8, 9) +
      band(4, 215, "#8a969f") +
      peak(-130, 132, 190, 120, "#9aa5af", "#76838f", LEAD) +
      peak(132, 130, 190, 124, "#929ea9", "#6d7a87", LEAD) +
      peak(0, 176, 150, 96, "#a4aeb4", "#78848e", LEAD);
  return (
    wash("#e3e8e2") +
    (up ? "" : cloud(40, -116, 40, 8, LEAD)) +
    range +
    ridge(up ? 66 : 166, 9, 8, "#7b8f72", "mt", { echo: up ? 7 : 2, step: 18 }) +
    pines(strewn("mtp", up ? 16 : 14, [-170, up ? 70 : 176, 170, 200], quiet(up)), 24, wood)
  );
}

const swampPool = (x: number, y: number, w: number, h: number): string =>
  shape(`M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`, "#4a655c", 2.2) +
  line(
    [0.72, 0.42]
      .map(
        (k) =>
          `M${r1(x - w * k)} ${y}a${r1(w * k)} ${r1(h * k)} 0 1 0 ${r1(2 * w * k)} 0a${r1(w * k)} ${r1(h * k)} 0 1 0 ${r1(-2 * w * k)} 0Z`,
      )
      .join(""),
    "#9dbd9d",
    1.6,
    0.6,
  );

/** Reeds: stalks and heads. */
const reeds = (points: readonly Point[], h: number): string =>
  line(
    points
      .map(
        ([x, y]) =>
          `M${x} ${y}q3 ${-h * 0.5} 0 ${-h}M${x + 7} ${y}q-1 ${r1(-h * 0.4)} 5 ${r1(-h * 0.8)}M${x - 6} ${y}q0 ${r1(-h * 0.4)} -7 ${r1(-h * 0.7)}`,
      )
      .join(""),
    "#39441f",
    2.2,
  ) +
  line(points.map(([x, y]) => `M${x} ${y - h}v${r1(-h * 0.22)}M${x + 12} ${r1(y - h * 0.8)}l1 ${r1(-h * 0.2)}`).join(""), "#6b3f22", 5.5);

/** Swamp: pools, reeds, lights that mislead. */
export function swamp(up: boolean): string {
  const [x, y] = focus(up);
  const pools = up
    ? swampPool(-96, -26, 62, 15) +
      swampPool(96, -24, 62, 15) +
      swampPool(0, 62, 84, 15) +
      swampPool(0, 140, 60, 16) +
      swampPool(-10, 190, 50, 9)
    : swampPool(0, -32, 58, 15) +
      swampPool(-20, 44, 60, 12) +
      swampPool(-94, 142, 64, 17) +
      swampPool(96, 140, 64, 17) +
      swampPool(0, 96, 50, 12);
  const stalks: Point[] = up
    ? [
        [-150, 12],
        [150, 14],
        [-112, 38],
        [112, 40],
        [-74, 92],
        [74, 94],
        [-62, 184],
        [60, 182],
        [-24, -62],
      ]
    : [
        [-72, -10],
        [72, -8],
        [-150, 84],
        [150, 80],
        [-146, 188],
        [146, 190],
        [-56, 178],
        [58, 180],
        [-94, 34],
        [94, 36],
      ];
  const wisps: Point[] = up
    ? [
        [-34, -2],
        [40, 18],
        [-60, 118],
        [62, 128],
        [6, 170],
      ]
    : [
        [-80, 56],
        [80, 52],
        [30, 66],
        [-34, 112],
        [6, 186],
      ];
  return (
    wash("#c3c092") +
    (up
      ? cloud(92, -116, 54, 10, "#d8d5ad") + shape(disc(-90, -114, 14), "#efe8ba", 1.8)
      : shape(disc(-24, -118, 13), "#efe8ba", 1.8) + cloud(34, -112, 44, 9, "#d8d5ad")) +
    ridge(-84, 8, 8, "#8d9160", "sw1", { echo: 1 }) +
    trees(row(-70, 20, 62), 22, { leaf: "#6d7746", light: "#a9ab6a", ink: "#3f4522" }) +
    ridge(-58, 5, 6, "#7c8148", "sw2", { echo: 11, tone: "#3f4522", faint: 0.22, step: 22 }) +
    pools +
    move(
      x,
      y,
      line("M0 0Q-4 -26 4 -52Q8 -70 0 -84M2 -34Q20 -44 27 -64M3 -56Q-16 -66 -22 -80M2 -18Q-16 -26 -26 -40", "#2c2a22", 6) +
        line("M27 -64q8 -4 9 -12M-22 -80q-7 -2 -11 -9M-26 -40q-8 0 -12 -8M0 -84q2 -9 10 -12", "#2c2a22", 2.6),
      up ? 1 : 0.8,
    ) +
    reeds(stalks, 36) +
    shape(wisps.map(([a, b]) => disc(a, b, 9)).join(""), "#f2e59a", 0, INK, 'opacity=".35"') +
    shape(wisps.map(([a, b]) => disc(a, b, 3.6)).join(""), "#fbf3c0", 0)
  );
}
