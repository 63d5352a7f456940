/** Whole pictures: logo, the ends of the games, the doors of the lobby, and what is shown when there is nothing to show. */
import { band, cloud, hump, peak, ridge, sun, trees, tufts, wash, waves } from "./brushes";
import { glyph } from "./emblems";
import { person } from "./faces";
import { rod } from "./glyphs";
import { GOLD, INK, LEAD, type Point, RED, VELLUM, disc, dotted, group, line, move, shape, spiral, svg } from "./ink";
import { boss, frame, plait, triskel } from "./knot";
import { capital, citadel, clan, sanctuary } from "./pieces";
import { curragh, roundHouse } from "./props";
import { seatLook } from "./seats";
import { saint } from "./blocks";

/** The sign of Fidchell: a triskel in the colour of the words around it. */
export const logo = (): string => `<svg class="logo" viewBox="-32 -32 64 64" aria-hidden="true">${triskel(28, { width: 5 })}</svg>`;

/** The sign of Fidchell for the tab of a browser: gold on madder, without any style of the page. */
export const favicon = (): string =>
  svg("-32 -32 64 64", shape(disc(0, 0, 31), "#97302c", 0) + triskel(25, { ink: "#f7dc98", width: 5.4 }), "");

/** All pictures have this box. */
export const PICTURE_BOX = "-180 -110 360 220";

/** A painting within a narrow frame of gold and ink. */
const framed = (body: string, name: string): string =>
  svg(
    PICTURE_BOX,
    `<clipPath id="picture-${name}"><rect x="-180" y="-110" width="360" height="220" rx="12"/></clipPath><g clip-path="url(#picture-${name})">${group(body)}` +
      `<rect x="-180" y="-110" width="360" height="220" rx="12" fill="none" stroke="${INK}" stroke-width="14"/><rect x="-180" y="-110" width="360" height="220" rx="12" fill="none" stroke="${GOLD}" stroke-width="9"/></g>`,
    'class="picture" aria-hidden="true"',
  );

/** Rays from a point. */
function rays(x: number, y: number, n: number, from: number, to: number): string {
  let d = "";
  for (let k = 0; k < n; k++) {
    const [cos, sin] = [Math.cos((k * 2 * Math.PI) / n + 0.1), Math.sin((k * 2 * Math.PI) / n + 0.1)];
    d += `M${Math.round(x + from * cos)} ${Math.round(y + from * sin)}L${Math.round(x + to * cos)} ${Math.round(y + to * sin)}`;
  }
  return d;
}

const bird = (x: number, y: number, s: number): string =>
  `M${x - 9 * s} ${y - 3 * s}q${5 * s} ${-6 * s} ${9 * s} ${3 * s}q${4 * s} ${-9 * s} ${9 * s} ${-3 * s}`;

/** The high king or queen of Inis, who stands crowned on the hill with the shield of the seat. */
export function highKing(seat: string): string {
  const s = seatLook(seat);
  const ruler =
    rod("M34 46V-52", "#7b4a24", 4) +
    shape("M34 -74Q44 -62 34 -48Q24 -62 34 -74Z", "#e6e2d2", 2.4) +
    person(s.fill, s.on === "#ffffff" ? "#f0d58a" : s.dark, { hair: "#b5622c", beard: true }) +
    shape("M-16 -38V-52L-8 -46L0 -56L8 -46L16 -52V-38Q0 -33 -16 -38Z", GOLD, 2) +
    shape(disc(0, -42, 2.8), "#a8423c", 1) +
    move(-21, 22, shape(s.shield, s.fill, 2.6) + shape(s.shield, "none", 1.4, s.on, 'transform="scale(.8)"'), 0.95);
  const crowd = (["green", "blue", "orange", "white"] as const)
    .map((each, i) => move([-128, -86, 90, 130][i] as number, 84, clan(each), 0.62))
    .join("");
  return framed(
    wash("#f6dfae") +
      line(rays(0, -34, 28, 40, 260), "#e9b44c", 7, 0.35) +
      shape(disc(0, -34, 62), "#f7d37a", 0) +
      dotted(disc(0, -34, 68), RED, 3.4, 11) +
      line(disc(0, -34, 56), "#b0701c", 1.6, 0.6) +
      cloud(-116, -70, 60, 10, LEAD) +
      cloud(120, -74, 56, 10, LEAD) +
      line(bird(-66, -66, 1.2) + bird(66, -58, 1) + bird(40, -84, 0.9), INK, 2.2) +
      ridge(0, 9, 8, "#a9bd7e", "hk1", { dots: RED, echo: 2 }) +
      hump(0, 96, 330, 96, "#8db25b", { echo: 3 }) +
      band(78, 215, "#7fa555") +
      move(-118, 44, sanctuary(), 0.8) +
      move(118, 42, citadel(), 0.9) +
      move(76, 34, capital(), 0.6) +
      move(0, 22, ruler, 1.3) +
      crowd +
      line(
        tufts(
          [
            [-160, 98],
            [-44, 92],
            [48, 94],
            [164, 100],
          ],
          8,
        ),
        "#3f5a28",
        1.8,
      ),
    `king-${seat}`,
  );
}

/** A snake that goes to the left; the tail is at the right. */
const goingSnake = (x: number, y: number, s: number, hide = "#5f8a3f"): string =>
  move(
    x,
    y,
    rod("M-26 0Q-16 -14 -6 0T14 0T34 -2", hide, 6) +
      shape("M-42 -2Q-40 -12 -28 -9Q-20 -4 -26 3Q-38 6 -42 -2Z", hide, 2.2) +
      shape(disc(-34, -4, 1.8), "#fbe7a6", 0.8) +
      line("M-42 0l-8 -1m0 0l-4 -3m4 3l-4 3", "#a8423c", 2),
    s,
  );

const highCross = (x: number, y: number, s: number, tilt = 0): string =>
  move(x, y, `<g transform="rotate(${tilt})">${glyph("cross")}</g>`, s);

const flock = (y: number): string =>
  [-118, -88, 92, 122]
    .map((x, i) =>
      move(
        x,
        y,
        person(
          ["#2f6b4a", "#8a5a2c", "#2b5ea6", "#97302c"][i] as string,
          "#f0d58a",
          i % 2 ? { veil: "#f1e7cf" } : { hair: "#6b4a2f", beard: true },
        ),
        0.62,
      ),
    )
    .join("");

/** How a game of Banish the Snakes ended, by the name of the result. */
const ENDINGS: Readonly<Record<string, () => string>> = {
  "total victory": () =>
    wash("#f7e3b4") +
    line(rays(0, -30, 28, 46, 260), "#eec25a", 7, 0.4) +
    shape(disc(0, -30, 54), "#f7d37a", 0) +
    dotted(disc(0, -30, 60), RED, 3.4, 11) +
    cloud(-124, -74, 54, 9, LEAD) +
    cloud(124, -72, 54, 9, LEAD) +
    ridge(6, 8, 8, "#a9c48a", "tv1", { dots: RED, echo: 2 }) +
    hump(0, 84, 300, 76, "#94b56a", { echo: 3 }) +
    band(70, 215, "#5f9fb4") +
    waves([-180, 72, 190, 120], "#d9f0e4", 18) +
    shape("M-190 64Q-90 52 0 66T190 62V74Q90 80 0 78T-190 78Z", "#e6cb8b", 2) +
    highCross(0, 0, 1.25) +
    flock(34) +
    move(54, -62, glyph("dove"), 0.5) +
    goingSnake(-110, 90, 0.9) +
    goingSnake(-10, 94, 0.8) +
    goingSnake(90, 90, 0.9),
  "partial victory": () =>
    wash("#f0e3c0") +
    sun(-96, -58, 22, "#eeb94c", "#f3dcae") +
    cloud(40, -78, 80, 12, LEAD) +
    cloud(130, -54, 60, 10, "#dcd3bd") +
    ridge(0, 9, 8, "#a9bd92", "pv1", { dots: RED, echo: 2 }) +
    hump(30, 78, 280, 74, "#94b56a", { echo: 3 }) +
    hump(-130, 84, 200, 52, "#86aa70", { echo: 3 }) +
    band(76, 215, "#8db25b") +
    move(34, -6, glyph("church"), 1) +
    trees(
      [
        [-60, 48],
        [-30, 56],
        [110, 50],
        [140, 60],
      ],
      26,
      { leaf: "#557f4e", light: "#c6d98a" },
    ) +
    move(-126, 48, glyph("dolmen"), 0.5) +
    move(86, 66, person("#8a5a2c", "#f0d58a", { hood: "#8a5a2c", beard: true, hair: "#6b4a2f" }), 0.66) +
    goingSnake(-96, 92, 1),
  "partial defeat": () =>
    wash("#b9b4ae") +
    cloud(-90, -76, 90, 13, "#8f8a8c") +
    cloud(30, -84, 90, 13, "#99949a") +
    cloud(130, -70, 70, 12, "#8f8a8c") +
    line(
      [-150, -110, -70, -30, 20, 60, 100, 140].map((x, i) => `M${x} ${-50 + (i % 3) * 8}l-8 26m14 2l-8 26`).join(""),
      "#6d7880",
      2,
      0.6,
    ) +
    ridge(4, 9, 8, "#7f8a78", "pd1", { echo: 2 }) +
    hump(-50, 86, 300, 74, "#6d7f5c", { echo: 3 }) +
    band(74, 215, "#5f7050") +
    move(-58, 18, glyph("dolmen"), 1.15) +
    highCross(84, 32, 0.8, 16) +
    goingSnake(-6, 74, 1.1) +
    goingSnake(126, 88, 0.9, "#4f7a38") +
    goingSnake(-128, 92, 0.9, "#4f7a38"),
  "total defeat": () =>
    wash("#26304a") +
    shape(disc(96, -58, 34), "#56708e", 0, INK, 'opacity=".5"') +
    shape(disc(96, -58, 20), "#f1e7bf", 2) +
    line(spiral(96, -58, 13, 1.5), "#b7a76c", 2) +
    shape(
      [
        [-150, -84],
        [-110, -60],
        [-60, -88],
        [-20, -66],
        [30, -90],
        [150, -90],
        [-130, -30],
        [40, -44],
      ]
        .map(([x, y]) => disc(x as number, y as number, 1.8))
        .join(""),
      "#f4ecc8",
      0,
    ) +
    ridge(2, 9, 8, "#33455c", "td1", { dots: "#f2d27a", echo: 2, tone: "#8fa6c0" }) +
    band(36, 215, "#2b3f4a") +
    hump(-20, 100, 320, 78, "#34504a", { echo: 3, tone: "#8fc0b4" }) +
    move(118, 22, glyph("ship"), 0.62) +
    move(-96, 34, glyph("fire"), 0.7) +
    highCross(-4, 30, 1.05, -9) +
    rod("M-44 72Q-8 84 22 66Q40 44 4 40Q-34 34 -26 8Q-16 -10 14 -2", "#5f8a3f", 11) +
    line("M-44 72Q-8 84 22 66Q40 44 4 40Q-34 34 -26 8Q-16 -10 14 -2", "#d3e08d", 2, 1, 'stroke-dasharray="3 7"') +
    shape("M8 -12Q28 -18 38 -4Q34 8 18 8Q6 4 8 -12Z", "#6a9a48", 2.6) +
    shape(disc(24, -6, 3), "#f0c25a", 1) +
    line("M36 0l11 2m0 0l5 -4m-5 4l4 5", "#a8423c", 2.6),
};

/** The picture of a result of Banish the Snakes: total or partial, victory or defeat. */
export function snakesEnding(result: string): string {
  const draw = ENDINGS[result];
  if (!draw) throw new Error(`no result is called ${result}; the results are ${Object.keys(ENDINGS).join(", ")}`);
  return framed(draw(), result.replace(" ", "-"));
}

const HEADLAND = "M-190 -8Q-120 -30 -84 6Q-56 36 -92 60Q-120 84 -90 118H-190Z";

/** The doors of the lobby, one for each game. */
const DOORS: Readonly<Record<string, () => string>> = {
  inis: () =>
    wash("#f3e2b6") +
    sun(-24, -52, 24, "#ee9f3f", "#f6c877") +
    cloud(-122, -76, 60, 10, LEAD) +
    cloud(104, -78, 76, 12, LEAD) +
    peak(128, 30, 170, 96, "#a7b0b4", "#7d8891", "#fbf6e8") +
    ridge(-2, 8, 8, "#a8bd86", "di1", { dots: RED, echo: 2 }) +
    band(20, 215, "#4f9d9c") +
    waves([-180, 26, 190, 120], "#d9f0e4", 19) +
    shape("M190 8Q110 -6 66 22Q34 46 60 70Q80 96 40 118H190Z", "#94b56a", 2.4) +
    line("M190 30Q126 18 92 38Q66 56 88 78M190 54Q146 46 122 60", INK, 1.7, 0.3) +
    shape(HEADLAND, "#86aa70", 2.4) +
    line("M-190 14Q-136 -6 -110 16Q-92 38 -118 58M-190 40Q-156 26 -140 42", INK, 1.7, 0.3) +
    move(-138, 14, citadel(), 0.86) +
    roundHouse(-166, 42, 0.8) +
    move(136, 34, sanctuary(), 0.9) +
    trees(
      [
        [170, 40],
        [100, 32],
      ],
      24,
      { leaf: "#557f4e", light: "#c6d98a" },
    ) +
    curragh(-14, 46, 1.05) +
    move(-128, 98, clan("green"), 0.7) +
    move(70, 98, clan("orange"), 0.7) +
    move(110, 96, clan("blue"), 0.7) +
    move(150, 98, clan("white"), 0.7),
  snakes: () =>
    wash("#dfe7e0") +
    sun(104, -62, 18, "#eeb94c", "#f3e0a8") +
    cloud(-40, -80, 90, 12, LEAD) +
    cloud(-140, -56, 54, 9, LEAD) +
    ridge(4, 8, 8, "#9fb89a", "ds1", { dots: RED, echo: 2 }) +
    band(24, 215, "#5a93a3") +
    waves([-180, 28, 190, 120], "#d9eef0", 19) +
    shape("M-190 -22Q-110 -40 -70 -2Q-40 34 -86 64Q-110 86 -84 118H-190Z", "#9cb573", 2.4) +
    line("M-190 4Q-126 -14 -98 14Q-78 40 -108 62M-190 34Q-148 22 -130 44", INK, 1.7, 0.3) +
    shape("M-150 4L-146 -62H-130L-126 4ZM-148 -60L-138 -84L-128 -60Z", "#d3ccbc", 2.4) +
    line("M-138 -46v8M-137 -22v8", INK, 3) +
    move(-98, 18, glyph("cross"), 0.62) +
    goingSnake(-104, 74, 1) +
    goingSnake(-150, 100, 0.9, "#4f7a38") +
    move(
      46,
      42,
      shape("M-70 -8Q0 22 74 -12Q64 30 0 34Q-58 32 -70 -8Z", "#7b4a24", 2.6) +
        line("M-60 10Q0 34 64 6", "#e6c37a", 2.4) +
        line("M8 6V-84", INK, 4) +
        shape("M12 -82Q66 -52 14 -8Z", VELLUM, 2.4) +
        move(26, -46, glyph("cross"), 0.32),
    ) +
    move(14, 50, saint("green"), 0.8) +
    move(-12, 52, saint("orange"), 0.74) +
    move(86, 48, saint("white"), 0.78) +
    line("M-28 74q10 -9 20 0t20 0t20 0t20 0t20 0t20 0t20 0", "#d9eef0", 3),
};

/** The door of a game for which nobody has painted one: a page of knotwork with a triskel. */
function knotDoor(): string {
  const knots = { ink: "#123a33", gold: "#e0ac3c" };
  const corners = [
    [-124, -56],
    [78, -56],
    [-124, 10],
    [78, 10],
  ] as const;
  return (
    wash("#1f5a4e") +
    move(-166, -96, frame(332, 192, 8, 2, knots)) +
    corners.map(([x, y]) => move(x, y, boss(7.6, { ...knots, ribbon: 0.68 }))).join("") +
    shape(disc(0, 0, 66), "#f6e7bd", 3) +
    dotted(disc(0, 0, 58), RED, 3.4, 10) +
    triskel(46, { ink: INK, width: 6.4 })
  );
}

/** The picture at the door of a game in the lobby. */
export function gameDoor(game: string): string {
  const draw = DOORS[game];
  return draw ? framed(draw(), `door-${game}`) : framed(knotDoor(), "door");
}

/** What is shown while the seat at this screen changes: curtains of knotwork drawn before a closed book. */
export function handOver(): string {
  const knots = { ink: "#2c1018", gold: "#d9a53a" };
  const fold = (m: number): string => [40, 76, 112].map((x) => `M${m * x} -110Q${m * (x - 10)} 0 ${m * (x + 4)} 110`).join("");
  const curtain = (m: number): string =>
    shape(`M${m * 190} -120H${m * 20}Q${m * 6} 0 ${m * 22} 120H${m * 190}Z`, "#6b2434", 2.6) + line(fold(m), "#431420", 3, 0.8);
  return framed(
    wash("#431420") +
      curtain(-1) +
      curtain(1) +
      move(-172, -104, plait(8, 34, 6.2, knots)) +
      move(122, -104, plait(8, 34, 6.2, knots)) +
      shape("M-54 -66H50Q58 -66 58 -58V58Q58 66 50 66H-54Z", "#8a5a2c", 3) +
      shape("M-58 -70H46Q54 -70 54 -62V54Q54 62 46 62H-58Z", "#7a3324", 3) +
      `<g transform="translate(-50 -62)">${frame(96, 116, 6, 2, { ink: "#3d1710", gold: "#e0ac3c" })}</g>` +
      `<g transform="translate(-27 -29)">${boss(8.4, { ink: "#3d1710", gold: "#e0ac3c", ribbon: 0.68 })}</g>` +
      shape("M54 -30H66V-20H54ZM54 20H66V30H54Z", GOLD, 2.2),
    "hand-over",
  );
}

/** What is shown where a list is empty: a boat drawn up on a quiet shore. */
export const emptyShore = (): string =>
  framed(
    wash("#efe5cb") +
      sun(104, -54, 18, "#eeb94c", "#f3e0a8") +
      cloud(-70, -72, 84, 11, LEAD) +
      ridge(0, 6, 8, "#a9bfa4", "es1", { dots: RED, echo: 1 }) +
      band(12, 215, "#7fb3b4") +
      waves([-180, 14, 190, 46], "#e2f2ea", 17) +
      shape("M-190 58Q-90 40 10 54T190 48V118H-190Z", "#e6cb8b", 2.4) +
      line("M-190 78Q-80 60 20 74T190 68M-190 98Q-70 82 40 94T190 88", "#a97f3f", 1.8, 0.45) +
      `<g transform="translate(-20 78) rotate(-9)">${curragh(0, 0, 1.25)}</g>` +
      line("M16 92Q70 84 104 96", "#7b4a24", 2.4) +
      rod("M104 98V82", "#7b4a24", 4) +
      line(bird(40, -34, 1.3) + bird(70, -46, 1), INK, 2.2) +
      line(
        tufts(
          [
            [-150, 84],
            [-136, 90],
            [140, 78],
            [156, 84],
          ],
          11,
        ),
        "#7d8a50",
        2,
      ),
    "empty",
  );

/** What is shown when something failed: an ogham stone broken in two, and a crow that looks on. */
export function brokenStone(): string {
  const ticks = (points: readonly Point[]): string => points.map(([x, y]) => `M${x} ${y}h12`).join("");
  return framed(
    wash("#dcd6cc") +
      cloud(-96, -74, 76, 11, "#c3bcb4") +
      cloud(98, -70, 84, 12, "#cbc4bb") +
      ridge(12, 8, 8, "#a3a78e", "bs1", { dots: RED, echo: 2 }) +
      hump(0, 92, 340, 62, "#8d9a6c", { echo: 3 }) +
      band(78, 215, "#7f8c5e") +
      shape("M-34 76L-28 2L-12 12L0 -4L14 8L24 -2L32 76Z", "#a8a29c", 2.8) +
      line(
        "M-2 4V72" +
          ticks([
            [-12, 22],
            [-2, 32],
            [-12, 42],
            [-2, 52],
            [-12, 62],
          ]),
        INK,
        2.4,
        0.8,
      ) +
      `<g transform="translate(70 60) rotate(62)">${shape("M-28 34L-22 22L-8 32L4 16L18 28L28 18Q30 -28 8 -40Q-22 -38 -28 34Z", "#b5afa8", 2.8)}${line(spiral(2, -8, 11, 2), INK, 2.4)}</g>` +
      move(2, -27, glyph("crow"), 0.62) +
      line(
        tufts(
          [
            [-60, 88],
            [-120, 84],
            [44, 96],
            [130, 92],
          ],
          9,
        ),
        "#4f5f34",
        2,
      ),
    "broken",
  );
}
