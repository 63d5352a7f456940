/** Wild lands of Inis: forest, highlands, hills and the lost vale. */
import { band, hump, pines, ridge, strewn, trees, tufts, wash } from "./brushes";
import { focus, heaven, quiet, row, turf } from "./ground";
import { INK, LEAD, type Point, RED, disc, line, move, poly, r1, shape, spiral } from "./ink";
import { roundHouse, stagAt } from "./props";

const WOOD = { leaf: "#3b6a44", light: "#5d8a56", ink: "#28482f" };
const OAK = { leaf: "#5b8a47", light: "#d3e39a" };
const FIR = { leaf: "#3f6b4a", light: "#9cb979" };

/** The path of a clearing. */
const glade = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;

/** Forest: a dark canopy, and glades with paths between them. */
export function forest(up: boolean): string {
  const canopy = [-56, -22, 12, 46, 80, 114, 148, 182].map((y, k) => trees(row(y, (k % 2) * 18), 32, WOOD)).join("");
  const way = up ? "M0 128Q-24 78 2 40Q40 4 88 -22M2 40Q-40 6 -88 -22" : "M0 -36Q26 10 0 56Q-40 104 -88 144M0 56Q40 104 88 144";
  const glades = up
    ? glade(-88, -30, 68, 24) + glade(88, -30, 68, 24) + glade(0, 128, 66, 22)
    : glade(0, -40, 64, 20) + glade(-90, 138, 66, 24) + glade(90, 138, 66, 24);
  const grass = strewn("fg", 26, up ? [-150, -44, 150, 144] : [-150, -52, 150, 154]).filter(([x, y]) =>
    up ? (Math.abs(x) > 40 && y < -18) || (Math.abs(x) < 50 && y > 116) : (Math.abs(x) < 46 && y < -30) || (Math.abs(x) > 40 && y > 126),
  );
  const near: Point[] = up
    ? [
        [-156, 6],
        [156, 4],
        [-118, 30],
        [118, 30],
        [-66, 178],
        [66, 180],
        [-22, 192],
        [26, 196],
      ]
    : [
        [-72, -58],
        [72, -56],
        [-148, 92],
        [148, 90],
        [-108, 190],
        [108, 192],
        [-56, 188],
        [58, 190],
      ];
  return (
    wash("#d7dfae") +
    heaven(up, "#ece7b0") +
    ridge(-92, 8, 8, "#7d9a63", "fo1", { dots: RED, echo: 0 }) +
    pines(row(-74, 6, 24), 22, FIR) +
    band(-70, 215, "#35603f") +
    canopy +
    line(way, "#28482f", 19) +
    shape(glades, "#8fb069", 5, "#28482f") +
    line(way, "#b9bd7c", 14) +
    line(way, "#7d8a4f", 1.6, 0.9, 'stroke-dasharray="6 9"') +
    line(tufts(grass, 8), "#5f8346", 1.6) +
    trees(near, 36, OAK) +
    move(...focus(up), trees([[0, 0]], up ? 56 : 48, OAK))
  );
}

const mesa = (x: number, y: number, w: number, h: number, top: string, side: string): string => {
  const grooves = [0.16, 0.34, 0.5, 0.66, 0.84].map(
    (k) => `M${r1(x - w * 0.4 + w * 0.8 * k)} ${r1(y - h + 12)}L${r1(x - w / 2 + w * k)} ${y - 4}`,
  );
  const lid = `M${r1(x - w * 0.42)} ${y - h + 4}Q${x} ${r1(y - h - 20)} ${r1(x + w * 0.42)} ${y - h + 4}Q${x} ${r1(y - h + 18)} ${r1(x - w * 0.42)} ${y - h + 4}Z`;
  return (
    shape(
      poly([
        [x - w / 2, y],
        [x - w * 0.41, y - h],
        [x + w * 0.41, y - h],
        [x + w / 2, y],
      ]),
      side,
      2.2,
    ) +
    line(grooves.join(""), INK, 1.6, 0.26) +
    shape(lid, top, 2)
  );
};

/** Highlands: mesas, and a stag. */
export function highlands(up: boolean): string {
  const [, y] = focus(up);
  const far = up
    ? mesa(-118, -18, 150, 56, "#b8b062", "#a67768") + mesa(118, -16, 150, 60, "#b1ab5e", "#9b6d6a")
    : mesa(0, -14, 168, 66, "#b8b062", "#a67768");
  const near = up
    ? mesa(0, 34, 116, 46, "#b5ad62", "#96696a")
    : mesa(-118, 92, 150, 44, "#b1b468", "#916462") +
      mesa(118, 90, 150, 46, "#a8b064", "#8a5f5e") +
      mesa(0, 172, 120, 40, "#b5ad62", "#96696a");
  return (
    wash("#ecd9bc") +
    heaven(up, "#f3dcae") +
    ridge(-84, 8, 6, "#c0a5b2", "h1", { dots: RED, echo: 2 }) +
    far +
    ridge(up ? 0 : 2, 8, 6, "#93955a", "h2", { echo: 3 }) +
    near +
    stagAt(0, y - (up ? 14 : 8), up ? 0.9 : 0.78) +
    ridge(up ? 58 : 176, 7, 6, "#7d8a50", "h3", { echo: up ? 6 : 2, step: 22 }) +
    line(tufts(strewn("ht", 18, [-170, 10, 170, 196], quiet(up)), 11), "#8d3f6c", 1.8)
  );
}

const FLEECE: readonly Point[] = [
  [-16, 4],
  [12, 10],
  [-146, 4],
  [146, 6],
  [-72, 168],
  [68, 176],
  [-8, 176],
];

/** Sheep, each with its face to the right. */
const sheep = (points: readonly Point[]): string =>
  line(points.map(([x, y]) => `M${x - 5} ${y + 4}v8M${x + 5} ${y + 4}v8`).join(""), INK, 2) +
  shape(points.map(([x, y]) => disc(x, y, 9)).join(""), LEAD, 1.7) +
  line(points.map(([x, y]) => spiral(x, y, 5.5, 1.5)).join(""), "#8a7a5c", 1.3) +
  shape(points.map(([x, y]) => disc(x + 10, y - 3, 4)).join(""), "#4a3a2c", 0);

/** Hills: round backs with a ring fort and sheep. */
export function hills(up: boolean): string {
  const low = { echo: 4, faint: 0.2 };
  const flock: readonly Point[] = up
    ? FLEECE
    : [
        [-16, 108],
        [14, 116],
        [-66, -8],
        [70, 2],
        [-150, 60],
        [148, 66],
        [-6, 136],
      ];
  const [x, y] = up ? [0, -40] : [0, 66];
  // a ring fort on the hill in the middle
  const rath =
    line(`M${x - 34} ${y}a34 12 0 1 0 68 0a34 12 0 1 0 -68 0Z`, "#4f7038", 3.4) +
    line(`M${x - 22} ${y - 1}a22 7 0 1 0 44 0a22 7 0 1 0 -44 0Z`, "#4f7038", 2.4) +
    roundHouse(x, y + 3, 0.8);
  return (
    wash("#f4e4b4") +
    heaven(up, "#f6dd9a") +
    hump(-140, -40, 190, 58, "#8fb07a", { dots: RED, ...low }) +
    hump(140, -38, 200, 64, "#86aa70", { dots: RED, ...low }) +
    band(-42, 215, "#94b56a") +
    hump(0, 0, 220, up ? 84 : 98, "#9cbb68", up ? low : { ...low, dots: RED }) +
    hump(-128, 62, 230, 94, "#7fa555", low) +
    hump(132, 66, 220, 88, "#a0bd68", low) +
    hump(0, 122, 236, 84, "#8db25b", low) +
    hump(-132, 190, 230, 92, "#759f53", low) +
    hump(136, 194, 230, 92, "#7ea659", low) +
    hump(2, 236, 210, 76, "#9abb62", low) +
    rath +
    sheep(flock)
  );
}

/** Lost Vale: a waterfall by night between walls of rock. */
export function lostVale(up: boolean): string {
  const wall = (m: number): string => {
    const x = (v: number): number => v * m;
    const rock = `M${x(-190)} -96Q${x(-120)} -106 ${x(-78)} -52Q${x(-56)} -12 ${x(-26)} ${up ? 26 : 84}Q${x(-14)} ${up ? 58 : 118} ${x(-50)} ${up ? 100 : 158}Q${x(-84)} 160 ${x(-76)} 215H${x(-190)}Z`;
    const grain = `M${x(-190)} -66Q${x(-134)} -74 ${x(-104)} -34Q${x(-80)} 0 ${x(-58)} 34M${x(-190)} -30Q${x(-150)} -36 ${x(-126)} -4Q${x(-104)} 28 ${x(-86)} 58M${x(-190)} 8Q${x(-164)} 4 ${x(-148)} 30Q${x(-130)} 60 ${x(-112)} 88M${x(-190)} 50Q${x(-176)} 54 ${x(-166)} 74Q${x(-150)} 104 ${x(-134)} 128`;
    return shape(rock, m > 0 ? "#2d5565" : "#335f69", 2.4) + line(grain, "#8fc0b4", 1.8, 0.32);
  };
  const y = up ? 0 : 70;
  const moon = up ? [-88, -112] : [0, -116];
  const stars = strewn("st", 12, [-130, -146, 130, -92])
    .map(([a, b]) => disc(a, b, 1.8))
    .join("");
  const falls = `M0 ${y - 76}V${y + 22}`;
  return (
    wash("#24405a") +
    shape(disc(moon[0] as number, moon[1] as number, 30), "#5b86a0", 0, INK, 'opacity=".5"') +
    shape(disc(moon[0] as number, moon[1] as number, 18), "#f4ecc8", 2) +
    line(spiral(moon[0] as number, moon[1] as number, 12, 1.5), "#b7a76c", 1.8) +
    shape(stars, "#f4ecc8", 0) +
    ridge(-78, 8, 6, "#31607a", "lv1", { dots: "#f2d27a", echo: 2, tone: "#8fc0b4" }) +
    band(up ? -50 : -64, 215, "#3a6b63") +
    shape(`M-70 ${y - 60}Q0 ${y - 96} 70 ${y - 60}V215H-70Z`, "#4c7f6c", 2) +
    wall(1) +
    wall(-1) +
    turf(up, "#8fc0b4", 0.26) +
    shape(
      `M-${up ? 28 : 34} ${y + 30}Q0 ${y + 8} ${up ? 28 : 34} ${y + 30}Q14 ${y + 60} 50 ${y + 100}Q86 ${y + 160} 78 215H-78Q-86 ${y + 160} -50 ${y + 100}Q-14 ${y + 60} -${up ? 28 : 34} ${y + 30}Z`,
      "#d9c36a",
      2,
    ) +
    line(falls, INK, 17) +
    line(falls, "#dff1ee", 13) +
    line(`M-3 ${y - 74}V${y + 20}M4 ${y - 70}V${y + 22}`, "#6fa8b4", 1.7) +
    shape(`M-34 ${y + 24}Q2 ${y + 12} 36 ${y + 24}Q26 ${y + 42} 0 ${y + 42}T-34 ${y + 24}Z`, "#7fb9c0", 1.8) +
    line(`M-20 ${y + 26}Q2 ${y + 20} 24 ${y + 26}M-12 ${y + 33}Q2 ${y + 29} 14 ${y + 33}`, LEAD, 1.6) +
    trees(
      up
        ? [
            [-78, 74],
            [78, 78],
            [-70, 186],
            [72, 188],
          ]
        : [
            [-112, 38],
            [112, 40],
            [-30, 176],
            [30, 178],
          ],
      26,
      { leaf: "#3f7a52", light: "#cfe08d" },
    ) +
    shape(
      (up
        ? [
            [-40, 66],
            [36, 62],
            [-24, 160],
            [30, 168],
            [0, 186],
          ]
        : [
            [-14, 134],
            [16, 142],
            [0, 160],
            [-8, 186],
          ]
      )
        .map(([a, b]) => disc(a as number, b as number, 2.8))
        .join(""),
      LEAD,
      0,
    )
  );
}
