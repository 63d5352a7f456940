/** Where everything stands on the map of Banish the Snakes. */
import { region, ring } from "./coast";
import { type Point, r1 } from "./ink";

/** The box that the whole map fills. */
export const MAP_BOX = "0 0 1010 930";

/** One area: its outline, and where its name, blocks, pawns and the boat of a coastal area stand. */
export interface AreaPlace {
  outline: string;
  province: string;
  name: Point;
  chief: Point;
  holy: Point; // the druid or the church
  people: readonly Point[];
  extras: readonly Point[]; // dolmens, graves and relics, in the order in which places are taken
  pawns: Point; // the middle of the row of saints, who stand on it
  boat?: Point;
}

/** Boxes of people in rows around a middle. */
const rows = ([x, y]: Point, ...counts: readonly number[]): Point[] =>
  counts.flatMap((n, k) => Array.from({ length: n }, (_, i): Point => [x + (i - (n - 1) / 2) * 31, y + k * 31]));

/** The nine areas by their names in the notation. */
export const AREAS: Readonly<Record<string, AreaPlace>> = {
  "northern-ui-neill": {
    outline: ring("FABE"),
    province: "ulster",
    name: [478, 122],
    chief: [456, 150],
    holy: [500, 150],
    people: rows([490, 190], 4),
    extras: [
      [544, 152],
      [416, 152],
      [576, 156],
    ],
    pawns: [364, 186],
    boat: [572, 36],
  },
  airgialla: {
    outline: ring("BCDGE"),
    province: "ulster",
    name: [512, 256],
    chief: [484, 283],
    holy: [528, 283],
    people: rows([516, 322], 4),
    extras: [
      [568, 284],
      [446, 288],
      [594, 276],
    ],
    pawns: [598, 346],
  },
  ulaid: {
    outline: ring("ACB"),
    province: "ulster",
    name: [666, 120],
    chief: [644, 150],
    holy: [688, 150],
    people: rows([672, 190], 2, 2),
    extras: [
      [724, 214],
      [730, 178],
      [628, 214],
    ],
    pawns: [682, 278],
    boat: [744, 92],
  },
  connachta: {
    outline: ring("IFEGH"),
    province: "connacht",
    name: [270, 304],
    chief: [232, 334],
    holy: [276, 334],
    people: rows([260, 374], 4),
    extras: [
      [320, 336],
      [354, 338],
      [188, 336],
    ],
    pawns: [380, 378],
    boat: [62, 270],
  },
  "ui-maine": {
    outline: ring("JIHK"),
    province: "connacht",
    name: [346, 434],
    chief: [316, 462],
    holy: [360, 462],
    people: rows([342, 500], 3),
    extras: [
      [398, 466],
      [282, 488],
      [400, 500],
    ],
    pawns: [342, 552],
  },
  "southern-ui-neill": {
    outline: ring("DMLKHG"),
    province: "leinster",
    name: [546, 408],
    chief: [514, 436],
    holy: [558, 436],
    people: rows([530, 476], 5),
    extras: [
      [600, 438],
      [630, 424],
      [428, 470],
    ],
    pawns: [462, 536],
    boat: [704, 396],
  },
  laigin: {
    outline: ring("MPL"),
    province: "leinster",
    name: [612, 540],
    chief: [588, 570],
    holy: [634, 570],
    people: rows([606, 610], 3, 2),
    extras: [
      [666, 574],
      [660, 642],
      [566, 642],
    ],
    pawns: [608, 700],
    boat: [722, 640],
  },
  eoganacht: {
    outline: ring("QJK"),
    province: "munster",
    name: [266, 648],
    chief: [222, 678],
    holy: [268, 678],
    people: rows([250, 718], 5),
    extras: [
      [314, 680],
      [348, 682],
      [178, 680],
    ],
    pawns: [378, 726],
    boat: [150, 892],
  },
  osraige: {
    outline: ring("PLKQ"),
    province: "munster",
    name: [470, 580],
    chief: [446, 608],
    holy: [492, 608],
    people: rows([466, 648], 3),
    extras: [
      [528, 612],
      [531, 646],
      [416, 622],
    ],
    pawns: [486, 698],
  },
};

/** Where the king of each province stands, and where the province is named. */
export const PROVINCES: Readonly<Record<string, { king: Point; name: Point }>> = {
  ulster: { king: [256, 72], name: [256, 116] },
  connacht: { king: [146, 176], name: [146, 220] },
  leinster: { king: [728, 462], name: [728, 506] },
  munster: { king: [92, 540], name: [92, 584] },
};

/** Where the high king stands, at Tara. */
export const TARA: Point = [466, 436];

/** The shore of all Ireland. */
export const SHORE = ring("ACDMPQJIF");

/** A region of Britain: its outline, and where its name, its mark and the word for its state stand. */
export interface RegionPlace {
  outline: string;
  name: Point;
  mark: Point;
  note: Point;
}

/** The regions of Britain, which falls from the north. */
export const REGIONS: Readonly<Record<string, RegionPlace>> = {
  scotland: { outline: region("scotland"), name: [942, 84], mark: [942, 126], note: [942, 176] },
  strathclyde: { outline: region("strathclyde"), name: [942, 308], mark: [942, 346], note: [942, 394] },
  england: { outline: region("england"), name: [942, 520], mark: [942, 562], note: [942, 612] },
};

/** Where the stones of the paganism track lie in the Irish Sea, from box 0 to the last. */
export const paganismStones = (end: number): Point[] =>
  Array.from({ length: end + 1 }, (_, k) => {
    const y = 48 + (k * 832) / end;
    return [r1(800 + 10 * Math.sin(y / 104) + (k % 2 ? 7 : -7)), r1(y)];
  });
