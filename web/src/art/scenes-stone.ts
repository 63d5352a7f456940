/** Stony lands of Inis: the gates, both mines and the stone circle. */
import { adit, band, cloud, hump, peak, ridge, stone, strewn, sun, tufts, wash } from "./brushes";
import { heaven, quiet, turf } from "./ground";
import { INK, type Point, disc, dotted, line, move, poly, r1, shape, spiral } from "./ink";

/** Gates of Tír na nÓg: light between two stones. */
export function gates(up: boolean): string {
  const y = up ? 0 : 96;
  let rays = "";
  for (let k = 0; k < 24; k++) {
    const [cos, sin] = [Math.cos(((k * 15 + 7) * Math.PI) / 180), Math.sin(((k * 15 + 7) * Math.PI) / 180)];
    rays += `M${r1(46 * cos)} ${r1(y - 34 + 46 * sin)}L${r1(250 * cos)} ${r1(y - 34 + 250 * sin)}`;
  }
  const way = `M-22 ${y + 30}Q-40 ${y + 84} -62 215H62Q40 ${y + 84} 22 ${y + 30}Z`;
  const stars = strewn("gg", 22, [-170, -140, 170, 196], quiet(up)).filter(([x, b]) => Math.abs(x) > 60 || b < y - 100);
  return (
    wash("#5b4a78") +
    shape(
      strewn("gs", 14, [-130, -146, 130, -92])
        .map(([a, b]) => disc(a, b, 1.8))
        .join(""),
      "#f2d27a",
      0,
    ) +
    ridge(-74, 9, 6, "#4d4a78", "g0", { dots: "#f2d27a", echo: 2, tone: "#b7a6d6" }) +
    ridge(-34, 8, 6, "#445a6c", "g1", { echo: 3, step: 14, tone: "#9fc4a8", faint: 0.26 }) +
    ridge(34, 9, 8, "#3f5d5a", "g2", { echo: 10, step: 18, tone: "#9fc4a8", faint: 0.24 }) +
    line(rays, "#e9c463", 5, 0.16) +
    `<circle cy="${y - 34}" r="72" fill="#d99a6a" opacity=".3"/>` +
    dotted(disc(0, y - 34, 70), "#f2d27a", 3, 11) +
    shape(`M-30 ${y + 30}V${y - 46}A30 32 0 0 1 30 ${y - 46}V${y + 30}Z`, "#fbe7a6", 0) +
    line(spiral(0, y - 32, 25, 2.5), "#d08a35", 3.6) +
    shape(way, "#e3bf72", 2) +
    line(
      [0.2, 0.42, 0.66].map((k) => `M${r1(-24 - 38 * k)} ${r1(y + 30 + (185 - y) * k)}H${r1(24 + 38 * k)}`).join(""),
      "#8a5a2c",
      2,
      0.5,
    ) +
    stone(-42, y + 34, 25, 92, "#9a94a8", 2) +
    stone(42, y + 34, 25, 92, "#9a94a8", -2) +
    shape(`M-64 ${y - 56}Q0 ${y - 84} 64 ${y - 56}L58 ${y - 36}Q0 ${y - 60} -58 ${y - 36}Z`, "#b3adbf", 2.2) +
    line(
      spiral(-36, y - 55, 7, 1.5) +
        spiral(0, y - 64, 8, 1.5) +
        spiral(36, y - 55, 7, 1.5, -1) +
        spiral(-42, y - 8, 7, 1.5) +
        spiral(42, y - 8, 7, 1.5, -1),
      INK,
      1.7,
    ) +
    line(stars.map(([a, b]) => `M${a - 6} ${b}h12M${a} ${b - 6}v12`).join(""), "#f2d27a", 1.5, 0.8)
  );
}

/** Iron Mine: red peaks, a glowing mouth, rails. */
export function ironMine(up: boolean): string {
  const y = up ? 30 : 148;
  const cart =
    shape("M-24 -18H24L18 8H-18Z", "#5a5550", 2.2) +
    shape("M-21 -18Q-11 -33 0 -23Q11 -34 21 -18Z", "#c2703f", 2) +
    shape(disc(-10, 11, 6.5) + disc(10, 11, 6.5), "#7b4a24", 2);
  const tools =
    line("M-18 14L16 -20", INK, 8) +
    line("M-18 14L16 -20", "#8a5a2c", 5) +
    line("M2 -28Q22 -26 26 -4", INK, 9) +
    line("M2 -28Q22 -26 26 -4", "#77757a", 5.5);
  const range = up
    ? peak(-118, 0, 190, 116, "#b96a46", "#97523b") +
      peak(118, 2, 196, 124, "#b06040", "#8d4a37") +
      peak(0, y, 240, 128, "#c2703f", "#a4583a") +
      dotted("M-58 -42L0 -106L62 -38", "#f2d27a", 2.8, 9)
    : peak(0, 44, 300, 172, "#c2703f", "#a4583a") +
      dotted("M-70 -46L0 -140L74 -42", "#f2d27a", 2.8, 9) +
      ridge(40, 8, 6, "#9a5a42", "im0", { echo: 3, tone: "#e0a070" }) +
      peak(0, y, 210, 104, "#b96a46", "#97523b");
  return (
    wash("#f0d6b0") +
    cloud(up ? 92 : 40, -114, 46, 9, "#cdb9a8") +
    (up ? cloud(-92, -116, 50, 9, "#cdb9a8") : "") +
    range +
    line(up ? "M-40 -26q18 -10 36 0q24 10 48 -6" : "M-60 -10q40 -14 70 2q30 12 58 -6", "#f0b35a", 3.2, 0.75) +
    ridge(up ? y + 4 : y - 2, 5, 8, "#7d5140", "im", { echo: 8, step: 18, tone: "#d99a5a", faint: 0.26 }) +
    turf(up, "#4a2a1c", 0.26) +
    adit(0, y, up ? 50 : 46, up ? 56 : 50, "#f08a3a") +
    line(`M-12 ${y}Q-16 ${y + 60} -34 215M12 ${y}Q16 ${y + 60} 34 215`, "#33231b", 3.6) +
    line([0.12, 0.3, 0.5, 0.72].map((k) => `M${r1(-15 - 24 * k)} ${r1(y + (200 - y) * k)}h${r1(30 + 48 * k)}`).join(""), "#6b4326", 4.5) +
    (up ? move(-70, 172, tools, 0.8) + move(70, 66, cart, 0.86) : move(-128, 42, tools, 0.8) + move(132, 186, cart, 0.86))
  );
}

const crystals = (places: readonly (readonly [number, number, number, number])[]): string =>
  shape(
    places
      .map(([x, y, w, h]) =>
        poly([
          [x - w / 2, y],
          [x - w / 2, y - h * 0.7],
          [x, y - h],
          [x + w / 2, y - h * 0.7],
          [x + w / 2, y],
        ]),
      )
      .join(""),
    "#fdf9f0",
    2,
  ) +
  shape(
    places
      .map(([x, y, w, h]) =>
        poly([
          [x, y - h + 2],
          [x + w / 2 - 1, y - h * 0.7],
          [x + w / 2 - 1, y - 1],
          [x + w * 0.08, y - 1],
        ]),
      )
      .join(""),
    "#bcd9dc",
    0,
  );

/** Salt Mine: a white mound, pans and crystals. */
export function saltMine(up: boolean): string {
  const y = up ? 26 : 142;
  const mound = (cx: number, by: number, s: number): string =>
    move(
      cx,
      by,
      shape(
        "M-140 0Q-96 -6 -84 -38L-66 -38Q-58 -82 -40 -82L-30 -82Q-16 -126 10 -134Q38 -126 50 -92L64 -92Q74 -52 88 -48L102 -48Q116 -10 146 0Z",
        "#f9f4ea",
        2.4,
      ) +
        shape("M10 -134Q38 -126 50 -92L64 -92Q74 -52 88 -48L102 -48Q116 -10 146 0H62Q70 -64 10 -134Z", "#e0d1c9", 0) +
        line("M-66 -24H-20M-42 -66H-4M-22 -100H14M50 -70H62M66 -28H92", "#b98a86", 2.2, 0.6),
      s,
    );
  const pans = [0, 1, 2, 3, 4]
    .map((k) =>
      shape(
        `M-190 ${y + 14 + k * 30}Q${-50 + k * 22} ${y - 2 + k * 32} 190 ${y + 18 + k * 28}V215H-190Z`,
        ["#e6d8cf", "#d5e6e6", "#efe8de", "#cbe0e1", "#e3ded6"][k] as string,
        1.8,
      ),
    )
    .join("");
  return (
    wash("#f3dfd5") +
    heaven(up, "#f6e3cf") +
    peak(-124, up ? -2 : 10, 190, 96, "#f4ece2", "#dccdc6") +
    peak(126, up ? 0 : 12, 196, 104, "#f6efe6", "#dfd1cb") +
    (up ? "" : mound(-4, 30, 0.95) + ridge(36, 6, 6, "#ead9cf", "sm1", { echo: 3 })) +
    band(up ? -2 : 40, 215, "#ecdcd2") +
    mound(-2, y + 2, up ? 0.8 : 0.62) +
    adit(0, y, up ? 46 : 42, up ? 48 : 42) +
    pans +
    turf(up, "#b98a86", 0.3) +
    line(
      strewn("sp", 16, [-160, y + 34, 160, 204], quiet(up))
        .map(([a, b]) => `M${a} ${b}q12 -6 26 0`)
        .join(""),
      "#7fa9ad",
      2,
      0.7,
    ) +
    crystals(
      up
        ? [
            [-146, 26, 20, 50],
            [-128, 34, 14, 30],
            [146, 28, 20, 52],
            [128, 36, 14, 30],
            [-66, 180, 16, 40],
            [64, 182, 18, 44],
          ]
        : [
            [-150, 84, 20, 50],
            [-132, 92, 14, 28],
            [150, 82, 20, 52],
            [132, 90, 14, 28],
            [-66, 2, 16, 40],
            [68, 4, 16, 36],
          ],
    )
  );
}

/** A ring around a point, as a flat circle. */
const halo = (y: number, k: number): string =>
  `M${r1(-76 * k)} ${y}a${r1(76 * k)} ${r1(34 * k)} 0 1 0 ${r1(152 * k)} 0a${r1(76 * k)} ${r1(34 * k)} 0 1 0 ${r1(-152 * k)} 0Z`;

/** Stone Circle: a ring at sunset, and an avenue of stones. */
export function stoneCircle(up: boolean): string {
  const y = up ? -16 : 104;
  const ring: [number, number, number][] = [];
  for (let k = 0; k < 10; k++) ring.push([Math.cos((k / 10) * 2 * Math.PI + 0.32) * 64, Math.sin((k / 10) * 2 * Math.PI + 0.32) * 22, k]);
  ring.sort((a, b) => a[1] - b[1]);
  const standing = ring.map(([a, b, k]) =>
    stone(r1(a), r1(y + 2 + b), 17 + (k % 3) * 2, 46 + (k % 4) * 6 + b * 0.4, k % 2 ? "#8f8a90" : "#aaa4a4", k % 2 ? 2 : -2),
  );
  const lintel = shape(`M-24 ${y - 66}Q0 ${y - 76} 26 ${y - 66}L24 ${y - 55}Q0 ${y - 63} -22 ${y - 55}Z`, "#b7b1b0", 2);
  const avenue: Point[] = up
    ? [
        [-72, 58],
        [70, 60],
        [-74, 92],
        [74, 92],
        [-58, 168],
        [58, 170],
      ]
    : [
        [-74, -14],
        [74, -14],
        [-116, 44],
        [116, 46],
        [-150, 74],
        [150, 76],
      ];
  const carved = (
    up
      ? [
          [-120, 16],
          [122, 18],
          [0, 184],
          [-28, 66],
          [30, 68],
        ]
      : [
          [-70, -40],
          [70, -40],
          [-150, 110],
          [150, 108],
          [-60, 52],
          [60, 54],
        ]
  )
    .map(([a, b], i) => spiral(a as number, b as number, 13, 2, i % 2 ? 1 : -1))
    .join("");
  return (
    wash("#f0b878") +
    `<path d="M-190 -165H190V-126Q0 -140 -190 -126Z" fill="#d07f68"/>` +
    (up
      ? cloud(-92, -112, 46, 9, "#f6d5ae") + cloud(92, -112, 46, 9, "#f6d5ae") + sun(0, -84, 30, "#f7d36b", "#f6c877")
      : sun(0, -108, 26, "#f7d36b", "#f6c877")) +
    hump(-124, -62, 130, 24, "#88987f", { dots: "#fbe7a6", echo: 1 }) +
    hump(126, -62, 140, 28, "#7f9078", { dots: "#fbe7a6", echo: 1 }) +
    ridge(-64, 5, 6, "#8fa863", "sc2", { echo: 0 }) +
    band(-50, 215, "#8fa863") +
    shape(halo(y, 2.7), "#94ad66", 0) +
    shape(halo(y, 1.75), "#9db56c", 0) +
    line([1.3, 1.75, 2.2, 2.7].map((k) => halo(y, k)).join(""), "#4d6a2c", 1.6, 0.36) +
    line(carved, "#5d7a36", 2.2, 0.6) +
    shape(halo(y, 1), "#bccb7d", 1.8) +
    line(spiral(0, y + 4, 20, 2), "#5d7230", 2.6) +
    avenue.map(([a, b], i) => stone(a, b, 12, 22 + (i % 3) * 4, i % 2 ? "#8f8a90" : "#a8a2a2")).join("") +
    standing.slice(0, 4).join("") +
    lintel +
    standing.slice(4).join("") +
    line(
      tufts(
        strewn("sct", 26, [-160, -30, 160, 200], quiet(up)).filter(([a, b]) => Math.abs(a) > 84 || Math.abs(b - y) > 60),
        9,
      ),
      "#3f5a28",
      1.7,
      0.8,
    )
  );
}
