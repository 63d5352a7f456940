/** The map of Banish the Snakes painted: Ireland, Britain and the sea. */
import { trees, tufts } from "./brushes";
import { onMap, stretch } from "./coast";
import { AREAS, type AreaPlace, REGIONS, type RegionPlace, SHORE } from "./places";
import { INK, type Point, RED, disc, dotted, group, line, move, poly, r1, shape, spiral } from "./ink";
import { kept } from "./kept";
import { triskel } from "./knot";
import { curragh } from "./props";
import { cross } from "./blocks";

const FIELDS: Readonly<Record<string, readonly [string, string]>> = {
  ulster: ["#dccd92", "#d0c07e"],
  connacht: ["#b1c9a8", "#a1bd9a"],
  leinster: ["#e3c094", "#dab382"],
  munster: ["#bfca90", "#b1be80"],
};

const LAKES: readonly (readonly [number, number, number, number])[] = [
  [-6.53, 54.62, 21, 19],
  [-8.12, 52.94, 12, 22],
  [-7.9, 54.38, 21, 8],
  [-7.98, 53.58, 9, 15],
  [-9.25, 53.5, 9, 15],
  [-9.42, 53.98, 12, 8],
];

const RIVERS: readonly (readonly Point[])[] = [
  [
    [-7.95, 54.3],
    [-8.08, 54.0],
    [-7.94, 53.72],
    [-7.98, 53.58],
    [-7.9, 53.3],
    [-8.12, 52.94],
    [-8.5, 52.74],
    [-8.95, 52.67],
  ],
  [
    [-7.2, 53.5],
    [-6.9, 53.6],
    [-6.6, 53.72],
    [-6.22, 53.74],
  ],
  [
    [-6.53, 54.72],
    [-6.6, 54.95],
    [-6.62, 55.2],
  ],
  [
    [-9.2, 52.08],
    [-8.7, 52.14],
    [-8.2, 52.12],
    [-7.9, 52.0],
    [-7.76, 51.95],
  ],
  [
    [-6.62, 53.08],
    [-6.82, 52.9],
    [-6.94, 52.6],
    [-7.0, 52.3],
  ],
];

/** A river as a path of gentle bends. */
const river = (points: readonly Point[]): string =>
  points
    .map(onMap)
    .map(([x, y], i, all) => {
      if (!i) return `M${r1(x)} ${r1(y)}`;
      const [a, b] = all[i - 1] as Point;
      const bend = i % 2 ? 9 : -9;
      return `Q${r1((a + x) / 2 + bend)} ${r1((b + y) / 2 - bend * 0.4)} ${r1(x)} ${r1(y)}`;
    })
    .join("");

/** The sea: rows of waves in the colour of the theme, two sea beasts, and boats far out. */
export const seaArt = (): string => kept("sea", paintedSea);

function paintedSea(): string {
  let waves = "";
  for (let y = -220, k = 0; y < 1080; y += 46, k++)
    for (let x = -560 + (k % 2) * 64; x < 900; x += 128) waves += `M${x} ${y}q8 -12 19 -6q6 5 1 9q-6 2 -6 -4m6 -3q8 7 16 4`;
  return group(line(waves, "var(--sea-line)", 2.2) + move(600, 806, beast()) + curragh(58, 84, 0.62) + curragh(60, 440, 0.5));
}

/** A sea beast in three coils, its head to the left. */
const beast = (): string =>
  line("M-52 6Q-60 -26 -38 -34", INK, 17) +
  line("M-52 6Q-60 -26 -38 -34", "#5d8f86", 12.5) +
  shape("M-46 -44Q-30 -54 -20 -42L-2 -40Q-6 -30 -20 -30Q-34 -22 -42 -30Z", "#5d8f86", 2.2) +
  line("M-4 -38l8 -3M-5 -35l8 2", RED, 2) +
  shape(disc(-27, -41, 2.6), "#fbe7a6", 1.2) +
  shape(
    "M-30 12Q-26 -26 -6 -26Q14 -26 16 12H4Q2 -12 -6 -12Q-15 -12 -17 12ZM26 12Q28 -14 42 -14Q56 -14 58 12H47Q46 -3 42 -3Q37 -3 37 12Z",
    "#5d8f86",
    2.2,
  ) +
  shape("M66 10Q70 -10 88 -16Q82 -6 92 2Q80 0 76 12Z", "#5d8f86", 2.2) +
  line(spiral(-6, -19, 4, 1.5) + "M-22 0q4 -10 7 -12M4 -16q6 6 8 14M33 2q2 -8 5 -10M48 -8q4 5 5 10", "#d8ecd9", 1.8) +
  line("M-70 14q8 -8 16 0t16 0M8 16q8 -8 16 0t16 0M58 14q8 -8 16 0t16 0", "#e6f2ee", 2.6);

/** Mountains: one body, one shade and one pen for all of them. */
function mountains(list: readonly (readonly [number, number, number])[]): string {
  const at = list.map(([east, north, s]) => [...onMap([east, north]), s] as const);
  const body = at.map(([x, y, s]) =>
    poly([
      [x - 15 * s, y],
      [x - 5 * s, y - 15 * s],
      [x, y - 24 * s],
      [x + 6 * s, y - 14 * s],
      [x + 16 * s, y],
    ]),
  );
  const shade = at.map(([x, y, s]) =>
    poly([
      [x, y - 24 * s],
      [x + 6 * s, y - 14 * s],
      [x + 16 * s, y],
      [x + 1 * s, y],
      [x + 3 * s, y - 11 * s],
    ]),
  );
  return shape(body.join(""), "#e9dfc2", 1.6, "#5a4526") + shape(shade.join(""), "#a3946c", 0, INK, 'opacity=".7"');
}

/** Round towers, high crosses and ogham stones, where the stories put them. */
function monuments(): string {
  const at = (list: readonly Point[], draw: (x: number, y: number) => string): string =>
    list
      .map(onMap)
      .map(([x, y]) => draw(r1(x), r1(y)))
      .join("");
  const towers: readonly Point[] = [
    [-6.2, 53.1],
    [-9.02, 53.5],
    [-7.72, 53.72],
    [-6.74, 54.74],
  ];
  const crosses: readonly Point[] = [
    [-6.98, 55.0],
    [-7.4, 53.68],
    [-9.26, 52.8],
    [-8.66, 53.84],
  ];
  const oghams: readonly Point[] = [
    [-8.1, 52.02],
    [-9.0, 51.78],
    [-7.62, 52.18],
    [-9.5, 53.44],
  ];
  return (
    shape(
      at(towers, (x, y) => `M${x - 4} ${y}l1.5 -24h5l1.5 24zM${x - 4} ${y - 24}l4 -8l4 8z`),
      "#cfc5ae",
      1.5,
      "#4a3a26",
    ) +
    shape(
      at(crosses, (x, y) => `M${x - 2} ${y}v-11h-5v-4h5v-6h4v6h5v4h-5v11z`),
      "#cfc5ae",
      1.4,
      "#4a3a26",
    ) +
    line(
      at(crosses, (x, y) => disc(x, y - 13, 5)),
      "#4a3a26",
      1.3,
    ) +
    shape(
      at(oghams, (x, y) => `M${x - 5} ${y}l1 -17q4 -6 8 0l1 17z`),
      "#b7b3aa",
      1.4,
      "#4a3a26",
    ) +
    line(
      at(oghams, (x, y) => `M${x} ${y - 3}v-14m-3 3h3m0 3h3m-6 3h6m-3 3h3`),
      "#4a3a26",
      1.1,
    )
  );
}

const PEAKS = [
  [-8.24, 55.06, 1],
  [-8.06, 55.0, 0.8],
  [-7.86, 55.08, 0.8],
  [-6.06, 54.22, 0.8],
  [-5.9, 54.26, 0.9],
  [-6.3, 55.16, 0.7],
  [-9.86, 53.56, 0.9],
  [-9.66, 53.5, 0.8],
  [-9.52, 54.18, 0.8],
  [-9.72, 54.12, 0.7],
  [-9.98, 52.02, 1],
  [-9.76, 51.96, 1.15],
  [-9.52, 52.02, 0.9],
  [-7.98, 52.18, 0.8],
  [-7.8, 52.13, 0.7],
  [-6.14, 52.9, 0.7],
  [-7.26, 53.12, 0.6],
] as const;
const WOODS: readonly Point[] = [
  [-8.62, 54.12],
  [-8.46, 54.16],
  [-8.54, 54.04],
  [-8.86, 51.92],
  [-8.7, 51.96],
  [-8.78, 51.84],
  [-6.56, 52.36],
  [-6.42, 52.42],
  [-6.86, 53.62],
  [-9.0, 52.3],
  [-5.62, 54.44],
  [-9.34, 52.86],
  [-9.2, 52.92],
];
const BOGS: readonly Point[] = [
  [-9.92, 54.2],
  [-9.78, 54.26],
  [-7.5, 53.42],
  [-7.36, 53.36],
  [-8.94, 53.86],
  [-8.78, 53.92],
  [-7.24, 54.86],
  [-9.42, 52.42],
  [-8.1, 52.52],
];

/** One area painted: its pigment, and two echo lines that follow its border within; its outline is written once. */
function land(name: string, place: AreaPlace, i: number): string {
  const fill = (FIELDS[place.province] as readonly [string, string])[(i % 2) as 0 | 1];
  const again = (paint: string): string => `<use href="#land-${name}" ${paint}/>`;
  const echo = (width: number, faint: number): string =>
    again(`stroke="#5a4526" stroke-opacity="${faint}" stroke-width="${width}"`) + again(`stroke="${fill}" stroke-width="${width - 2.8}"`);
  return (
    `<clipPath id="area-${name}"><path id="land-${name}" d="${place.outline}"/></clipPath>` +
    again(`fill="${fill}" stroke="#5a4526" stroke-width="1.8"`) +
    `<g clip-path="url(#area-${name})" fill="none">${echo(27, 0.28)}${echo(15, 0.42)}</g>`
  );
}

/** All lakes: their water and the light on it. */
function lakes(): string {
  const at = LAKES.map(([east, north, w, h]) => [...onMap([east, north]), w, h] as const);
  const water = at.map(([x, y, w, h]) => `M${r1(x - w)} ${r1(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`);
  const light = at.map(([x, y, w]) => `M${r1(x - w * 0.5)} ${r1(y)}q${r1(w * 0.25)} -4 ${r1(w * 0.5)} 0t${r1(w * 0.5)} 0`);
  return shape(water.join(""), "#7fa9b4", 1.5) + line(light.join(""), "#dcebea", 1.4);
}

/** Rivers, hills, woods, bogs and monuments. */
function country(): string {
  const water = RIVERS.map(river).join("");
  const bogs = BOGS.map(onMap).map(([x, y]): Point => [r1(x), r1(y)]);
  return (
    line(water, "#4f8494", 4.2) +
    line(water, "#b9dade", 1.6) +
    mountains(PEAKS) +
    trees(WOODS.map(onMap), 15, { leaf: "#7f9f5e", light: "#e3ecb9", ink: "#4a5a30" }) +
    line(tufts(bogs, 8), "#6a6a3a", 1.6) +
    monuments()
  );
}

/** Ireland painted, with all that does not change in play. */
export const irelandArt = (): string => kept("ireland", paintedIreland);

function paintedIreland(): string {
  const again = (paint: string): string => `<use href="#erin" ${paint}/>`;
  const surf = [50, 34, 18].map((w, i) => again(`fill="none" stroke="var(--shore-${i + 1})" stroke-width="${w}"`)).join("");
  const lands = Object.entries(AREAS).map(([name, place], i) => land(name, place, i));
  const bounds = ["GD", "EF", "EG", "GH", "HK", "KJ", "KL", "LP"].map(stretch).join("");
  const boats = Object.values(AREAS).map(({ boat }) => (boat ? curragh(boat[0], boat[1], 0.42) : ""));
  return group(
    `<defs><path id="erin" d="${SHORE}"/></defs>` +
      surf +
      lands.join("") +
      country() +
      line(bounds, INK, 4.6) +
      line(bounds, "#d9a53a", 2.2) +
      dotted(bounds, "#97302c", 2.6, 8) +
      again(`fill="none" stroke="${INK}" stroke-width="3.2"`) +
      again(`fill="none" stroke="${RED}" stroke-width="2.2" stroke-dasharray="0 10"`) +
      lakes() +
      boats.join("") +
      again('class="veil" fill="var(--veil)" pointer-events="none"'),
  );
}

const HILLS: Readonly<Record<string, readonly Point[]>> = {
  scotland: [
    [924, 26],
    [970, 34],
    [904, 216],
    [984, 222],
  ],
  strathclyde: [
    [908, 284],
    [990, 360],
  ],
  england: [
    [896, 482],
    [880, 578],
    [896, 640],
    [982, 668],
    [914, 776],
    [972, 764],
  ],
};

/** Britain painted; fallen regions lie in the dark under a triskel, the others bear a cross. */
export const britainArt = (fallen: readonly string[] = []): string =>
  group(
    Object.entries(REGIONS)
      .map(([name, place]) => regionArt(name, place, fallen.includes(name)))
      .join("") + roman(),
  );

/** The wall between Strathclyde and England. */
const roman = (): string =>
  line("M904 422L1010 430L1560 439", INK, 9) + line("M904 422L1010 430L1560 439", "#c9bda2", 6, 1, 'stroke-dasharray="9 4"');

function regionArt(name: string, { outline, mark: [x, y] }: RegionPlace, lost: boolean): string {
  const [fill, tone] = lost ? ["#4a4038", "#8a7766"] : ["#e9dcb4", "#a3946c"];
  const hills = (HILLS[name] ?? []).map(([a, b]) => `M${a - 16} ${b}q8 -16 16 0q7 -12 14 0M${a - 6} ${b}q2 -6 6 -7`).join("");
  const sign = lost ? `<g color="#f0a070">${triskel(20, { width: 3.8 })}</g>` : cross(18);
  return `<g class="britain${lost ? " fallen" : ""}">${shape(outline, "none", 22, "var(--shore-3)")}${shape(outline, fill, 2.8)}${line(hills, tone, 1.8)}${move(x, y, sign)}<path d="${outline}" fill="var(--veil)" pointer-events="none"/></g>`;
}
