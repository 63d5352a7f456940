/** Mild lands of Inis: cove, meadows, plains and valley. */
import { band, cloud, flowers, hump, ridge, strewn, sun, trees, tufts, wash, waves } from "./brushes";
import { heaven, quiet, turf } from "./ground";
import { INK, LEAD, type Point, RED, disc, dotted, line, move, r1, shape } from "./ink";
import { curragh, roundHouse } from "./props";

/** The coast of the bay, the edge of its sand, and the echo of both in the grass. */
const BAY = {
  up: {
    coast: "M-190 -66Q-116 -70 -64 -44Q-34 -22 -42 6Q-48 40 0 44Q48 40 42 6Q34 -22 64 -44Q116 -70 190 -66",
    grass: "M-190 -50Q-124 -54 -82 -30Q-58 -8 -62 14Q-64 62 0 64Q64 62 62 14Q58 -8 82 -30Q124 -54 190 -50",
    echo: "M-190 -22Q-128 -26 -100 -6Q-84 10 -84 30Q-82 88 0 90Q82 88 84 30Q84 10 100 -6Q128 -26 190 -22M-190 10Q-132 8 -112 26Q-98 112 0 116Q98 112 112 26Q132 8 190 10M-78 150Q0 132 78 150M-74 176Q0 160 74 176",
  },
  down: {
    coast: "M-190 172Q-116 178 -62 158Q-34 138 -42 108Q-48 66 0 62Q48 66 42 108Q34 138 62 158Q116 178 190 172",
    grass: "M-190 156Q-124 160 -82 142Q-58 124 -62 100Q-64 46 0 42Q64 46 62 100Q58 124 82 142Q124 160 190 156",
    echo: "M-190 128Q-130 134 -100 116Q-84 100 -84 88Q-82 20 0 16Q82 20 84 88Q84 100 100 116Q130 134 190 128M-190 98Q-136 102 -116 82Q-104 -6 0 -10Q104 -6 116 82Q136 102 190 98M-78 -34Q0 -48 78 -34",
  },
};

/** Cove: a bay with its beach and a boat. */
export function cove(up: boolean): string {
  const { coast, grass, echo } = up ? BAY.up : BAY.down;
  const close = up ? "V215H-190Z" : "V-62Q60 -74 0 -66T-190 -64Z";
  const marram = strewn("cv", 34, [-150, up ? -30 : -50, 150, up ? 196 : 130], quiet(up)).filter(([x]) => Math.abs(x) > 66 || up);
  return (
    wash("#f0e3bf") +
    heaven(up, "#f3dc9c") +
    hump(-130, -60, 150, 30, "#9db996", { dots: RED, echo: 1 }) +
    hump(132, -60, 160, 34, "#93b18d", { dots: RED, echo: 1 }) +
    (up ? "" : hump(0, -60, 130, 44, "#a5bf98", { dots: RED, echo: 2 })) +
    band(-70, 215, "#4f9d9c") +
    waves(up ? [-180, -72, 180, 40] : [-180, 66, 180, 200], "#d9f0e4", 22) +
    shape(coast + close, "#e6cb8b", 2.4) +
    shape(grass + close, "#94b771", 1.6, "#5d7d45") +
    line(echo, "#5d7d45", 1.6, 0.42) +
    turf(up, "#5d7d45", 0.36) +
    dotted(coast, LEAD, 3, 9) +
    line(
      tufts(
        marram.filter(([, y]) => !up || y > 70 || y < 0),
        8,
      ),
      "#5d7d45",
      1.6,
      0.8,
    ) +
    curragh(0, up ? 2 : 118, up ? 0.88 : 0.8) +
    trees(
      up
        ? [
            [-148, -2],
            [148, 0],
            [-62, 182],
            [62, 184],
          ]
        : [
            [-70, -8],
            [-148, 70],
            [148, 66],
          ],
      24,
      { leaf: "#557f4e", light: "#b9cf8d" },
    ) +
    roundHouse(up ? 96 : 76, up ? 42 : 4, 0.8)
  );
}

/** Meadows: flowers and a butterfly. */
export function meadows(up: boolean): string {
  const free = strewn("fl", 62, [-172, -56, 172, 192], quiet(up));
  const some = (k: number, s: number, petal: string): string =>
    flowers(
      free.filter((_, i) => i % 4 === k),
      s,
      petal,
    );
  const wing = "M0 0C-18 -20 -26 2 -2 4C-22 10 -10 24 0 8C10 24 22 10 2 4C26 2 18 -20 0 0Z";
  return (
    wash("#e6efca") +
    heaven(up, "#f6e6a6") +
    ridge(-82, 9, 6, "#a9c88a", "m1", { dots: RED, echo: 2 }) +
    trees(
      up
        ? [
            [-150, -72],
            [150, -70],
            [-40, -66],
            [34, -70],
          ]
        : [
            [-66, -74],
            [68, -72],
          ],
      24,
      { leaf: "#6f9a50", light: "#dbe7a5" },
    ) +
    ridge(-52, 7, 6, "#bcd47a", "m2", { echo: 5, step: 13, tone: "#6a8a35", faint: 0.36 }) +
    ridge(16, 8, 7, "#aecd6a", "m3", { echo: 5, step: 13, tone: "#5d8230", faint: 0.34 }) +
    ridge(92, 8, 6, "#9dc25e", "m4", { echo: 7, step: 14, tone: "#517a2c", faint: 0.32 }) +
    shape(
      strewn("md", 70, [-172, -50, 172, 200])
        .map(([a, b]) => disc(a, b, 2))
        .join(""),
      "#e9f0bd",
      0,
    ) +
    some(0, 7.5, "#f6edd6") +
    some(1, 9, "#d9706a") +
    some(2, 8, "#c58bbd") +
    some(3, 9, "#f2cf5b") +
    move(5, up ? -34 : 92, shape(wing, "#e28a45", 1.8) + line("M0 -2q-3 -9 -8 -11M0 -2q3 -9 8 -11", INK, 1.4), 1.1)
  );
}

const SHEAF = "M-15 0Q-4 -20 -12 -40Q0 -34 12 -40Q4 -20 15 0Q0 5 -15 0Z";

/** Sheaves of wheat bound in red. */
const sheaves = (places: readonly (readonly [number, number, number])[]): string =>
  places
    .map(([x, y, s]) =>
      move(
        x,
        y,
        shape(SHEAF, "#f0cf6a", 2) +
          line("M-9 -1Q-2 -20 -7 -36M0 1V-35M9 -1Q2 -20 7 -36", "#9a6a22", 1.6) +
          line("M-7 -20Q0 -16 7 -20", RED, 3.5),
        s,
      ),
    )
    .join("");

/** The path of short stalks of wheat. */
const stalks = (points: readonly Point[]): string => points.map(([x, y]) => `M${x} ${y}q1 -9 5 -16m-1 5l5 0m-7 3l-5 -1`).join("");

/** Plains: wheat up to the rising sun. */
export function plains(up: boolean): string {
  let rows = "";
  for (let k = -9; k <= 9; k++) rows += `M${k * 9} -58Q${k * 20} 40 ${k * 52} 215`;
  const ears = strewn("wh", 44, [-170, -20, 170, 204], quiet(up));
  return (
    wash("#f5e2b2") +
    (up
      ? cloud(-92, -118, 46, 9, LEAD) + cloud(92, -118, 46, 9, LEAD) + sun(0, -62, 30, "#ee9f3f", "#f6c877")
      : sun(0, -92, 30, "#ee9f3f", "#f6c877")) +
    ridge(-68, 6, 6, "#b9b069", "pl1", { dots: RED, echo: 1 }) +
    shape("M-190 -54Q0 -66 190 -54V215H-190Z", "#e6bf5c", 2.2) +
    shape("M-190 -54Q-90 -62 -40 -60Q-100 30 -190 100Z", "#dbb04e", 1.6) +
    shape("M190 -54Q100 -62 44 -60Q104 30 190 96Z", "#d3bd62", 1.6) +
    line(rows, "#9a6a22", 1.8, 0.32) +
    line(stalks(strewn("wl", 60, [-172, -30, 172, 208])), "#b98a34", 1.6, 0.55) +
    line(ears.map(([x, y]) => `M${x} ${y}q2 -14 6 -24`).join(""), "#8a5a1c", 2) +
    line(ears.map(([x, y]) => `M${x + 6} ${r1(y - 24)}l-6 4m5 1l7 1m-9 4l-6 1m7 1l6 1`).join(""), "#fbe6a0", 2.8) +
    sheaves(
      up
        ? [
            [-14, -14, 0.9],
            [18, 2, 1.1],
            [-62, 182, 0.9],
            [62, 178, 0.8],
          ]
        : [
            [-18, 112, 1],
            [18, 134, 1.1],
            [-148, 74, 0.9],
            [148, 70, 0.9],
          ],
    )
  );
}

/** Valley: a river between wooded slopes. */
export function valley(up: boolean): string {
  const river = up
    ? "M8 -62C34 -44 -24 -24 -10 0C6 26 30 30 16 62C2 92 -40 104 -30 150Q-24 186 -34 220"
    : "M8 -62C34 -40 -56 -30 -60 4C-62 40 20 34 16 74C12 104 -24 110 -16 150Q-12 186 -18 220";
  const flank = (m: number): string =>
    shape(
      `M${m * 190} -72Q${m * 124} -66 ${m * 84} -42Q${m * 50} -12 ${m * 76} 30Q${m * 112} 84 ${m * 84} 140Q${m * 68} 190 ${m * 82} 215H${m * 190}Z`,
      m < 0 ? "#8fb163" : "#86aa5c",
      2.2,
    ) +
    line(
      `M${m * 190} -44Q${m * 136} -38 ${m * 112} -16Q${m * 88} 6 ${m * 108} 40Q${m * 142} 90 ${m * 118} 146M${m * 190} -14Q${m * 158} -8 ${m * 142} 8Q${m * 128} 24 ${m * 142} 50Q${m * 168} 98 ${m * 152} 146`,
      INK,
      1.6,
      0.22,
    );
  return (
    wash("#f4e8c4") +
    heaven(up, "#f6dd9a") +
    hump(-96, -58, 180, 40, "#a8bfa8", { dots: RED, echo: 2 }) +
    hump(98, -58, 180, 44, "#9fb8a2", { dots: RED, echo: 2 }) +
    (up ? "" : hump(-4, -58, 120, 52, "#b1c6ad", { dots: RED, echo: 2 })) +
    band(-62, 215, "#bfd084") +
    (up ? flank(-1) + flank(1) : move(0, 40, flank(-1) + flank(1))) +
    line(river, INK, 24) +
    line(river, "#5f9fb4", 19.5) +
    line(river, "#d3ecec", 1.8, 0.9, 'transform="translate(-4 3)"') +
    line(river, "#d3ecec", 1.8, 0.9, 'transform="translate(4 -3)"') +
    trees(
      up
        ? [
            [-148, 6],
            [150, 4],
            [-118, 34],
            [118, 36],
            [-62, 184],
            [54, 186],
          ]
        : [
            [-68, -10],
            [-148, 72],
            [148, 68],
            [-120, 190],
            [120, 192],
          ],
      27,
      { leaf: "#557f3f", light: "#c6d98a" },
    ) +
    (up ? roundHouse(60, 80, 0.9) + roundHouse(34, 92, 0.7) : roundHouse(80, 24, 0.9) + roundHouse(58, 36, 0.7))
  );
}
