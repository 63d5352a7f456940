/** Emblems: what is painted on each card, composed of glyphs within a halo. */
import { disc, dotted, group, line, move, r1, rng, shape, spiral } from "./ink";
import { GLYPHS } from "./glyphs";
import { FAITH_GLYPHS, saintGlyph } from "./glyphs-faith";
import { KINDS } from "./kinds";

/** The action and epic cards of Inis: glyphs, then the halo; advantages show their land. */
export const INIS_EMBLEMS: Readonly<Record<string, string>> = {
  bard: "harp rays",
  citadel: "tower knot",
  conquest: "banner dots",
  "craftsmen-and-peasants": "hammer+sheaf dots",
  druid: "staff petals",
  emissaries: "clasp dots",
  exploration: "boat rays",
  festival: "fire petals",
  geis: "hand spirals",
  "master-craftsman": "hammer knot",
  migration: "geese dots",
  "new-alliance": "clasp knot",
  "new-clans": "two petals",
  raid: "cow rays",
  sanctuary: "dolmen spirals",
  "scouts-and-spies": "eye+knife dots",
  warlord: "shield+sword rays",
  "balors-eye": "eye rays",
  "battle-frenzy": "sword+spear rays",
  "battle-of-moytura": "shield+spear knot",
  "breas-tyranny": "chain+crown dots",
  "cathbads-word": "staff+scroll spirals",
  "champions-share": "boar petals",
  "children-of-dana": "folk spirals",
  dagda: "club+cauldron knot",
  "dagdas-cauldron": "cauldron spirals",
  "dagdas-club": "club rays",
  "dagdas-harp": "harp petals",
  "deirdres-beauty": "rose petals",
  "diarmuid-and-grainne": "apple+rose dots",
  eriu: "sheaf+sun petals",
  fianna: "stag+spear dots",
  "kernunos-sanctuary": "stag spirals",
  "lug-samildanach": "sun+hand rays",
  "lugs-spear": "spear rays",
  "maeves-wealth": "cow+crown petals",
  "manannans-horses": "horse+wave spirals",
  morrigan: "crow spirals",
  "nuada-silverhand": "hand rays",
  "oenguss-ploy": "moon+sun dots",
  "ogmas-eloquence": "mouth dots",
  "other-world": "dolmen+moon spirals",
  "stone-of-fal": "stone rays",
  "strengs-resolve": "sword knot",
  "tailtus-land": "path+sheaf petals",
  "tale-of-cuchulain": "sword+crow knot",
  "tuans-memory": "salmon+stag spirals",
};

/** The events and gifts of Banish the Snakes; saints show their own faces. */
export const SNAKES_EMBLEMS: Readonly<Record<string, string>> = {
  "legions-leave-britain": "helmet+boat dots",
  "vortigern-hires-the-saxons": "axe+crown rays",
  "picts-cross-the-wall": "wall rays",
  "groans-of-the-britons": "face+scroll dots",
  "angles-on-the-east-coast": "ship dots",
  "pelagian-teaching-spreads": "book+snake spirals",
  "rome-is-sacked": "column+fire rays",
  "neil-of-the-nine-hostages": "crown+chain knot",
  "war-for-tara": "sword2+crown rays",
  "cattle-raid-into-ulster": "cow+spear dots",
  "cattle-raid-into-connacht": "cow+shield dots",
  "kin-strife-in-munster": "sword2 rays",
  "tribute-war-in-leinster": "torc+spear dots",
  "disputed-succession": "crown+knife dots",
  fosterage: "child petals",
  "exchange-of-hostages": "clasp knot",
  "brehon-judgement": "scales dots",
  "great-feast-at-tara": "horn+boar petals",
  "blood-feud": "knife+shield rays",
  "samhain-fires": "fire+moon spirals",
  "beltane-gathering": "fire+sun petals",
  "druids-curse": "staff+hand spirals",
  "satire-of-the-bards": "harp+snake spirals",
  "old-ways-return": "dolmen+snake spirals",
  "a-druid-convert": "staff+cross petals",
  plague: "skull rays",
  famine: "bowl dots",
  "hard-winter": "snow dots",
  "raid-from-scotland": "ship+sword dots",
  "settlers-from-scotland": "ship+folk dots",
  "druids-from-scotland": "ship+staff spirals",
  "invasion-from-scotland": "ship+banner rays",
  "coroticus-slavers-from-strathclyde": "ship+chain dots",
  "exiles-from-strathclyde": "folk+path dots",
  "raid-from-strathclyde": "shield+spear rays",
  "invasion-from-strathclyde": "banner+shield rays",
  "raid-from-england": "axe+shield dots",
  "saxon-pirates-from-england": "ship+axe rays",
  "refugees-from-england": "folk+wave petals",
  "minor-invasion-from-england": "banner+axe dots",
  "major-invasion-from-england": "ship+fire rays",
  "arthur-king-of-the-britons": "swordstone rays",
  "easter-fire-on-slane": "fire+cross rays",
  "pilgrims-and-penitents": "crozier+path petals",
  "school-of-letters": "book+quill petals",
  "holy-wells": "well petals",
  "benignus-of-armagh": "church petals",
  "patricks-breastplate": "breastplate knot",
  shamrock: "shamrock petals",
  "letters-from-gaul": "scroll+boat dots",
  "royal-patron": "church+crown knot",
  "bell-and-staff": "bell+crozier dots",
  wisdom: "salmon spirals",
  knowledge: "book+eye dots",
  faith: "cross rays",
  healing: "hand+well petals",
  miracles: "star rays",
  prophecy: "scroll+eye spirals",
  "discerning-of-spirits": "eye+tongues rays",
  tongues: "tongues rays",
  "interpretation-of-tongues": "mouth dots",
};

const around = (n: number, draw: (angle: number, k: number) => string): string =>
  Array.from({ length: n }, (_, k) => draw((k * 2 * Math.PI) / n, k)).join("");

const at = (angle: number, r: number): string => `${r1(r * Math.cos(angle))} ${r1(r * Math.sin(angle))}`;

/** What surrounds an emblem, in one pigment. */
const HALOES: Readonly<Record<string, (pigment: string) => string>> = {
  rays: (c) =>
    line(
      around(24, (a, k) => `M${at(a, 57)}L${at(a, k % 2 ? 66 : 78)}`),
      c,
      3,
    ),
  dots: (c) => dotted(disc(0, 0, 60), c, 5, 12.6) + dotted(disc(0, 0, 70), c, 3.4, 11),
  petals: (c) =>
    line(
      around(12, (a) => `M${at(a, 54)}Q${at(a + 0.16, 65)} ${at(a, 77)}Q${at(a - 0.16, 65)} ${at(a, 54)}`),
      c,
      2.2,
    ),
  spirals: (c) =>
    line(
      around(9, (a, k) => spiral(66 * Math.cos(a), 66 * Math.sin(a), 11, 1.5, k % 2 ? -1 : 1, a)),
      c,
      2.2,
    ),
  knot: (c) =>
    line(
      around(16, (a) => disc(64 * Math.cos(a), 64 * Math.sin(a), 12)),
      c,
      2.2,
    ),
};

const TINTS = ["#cfe0cb", "#f3dfae", "#e9cdb8", "#cfdbe2", "#dccfe0", "#ece3c8"];
const ALL_GLYPHS = { ...GLYPHS, ...FAITH_GLYPHS };

/** One glyph by its name. */
export function glyph(name: string): string {
  const draw = ALL_GLYPHS[name];
  if (!draw) throw new Error(`no glyph is called ${name}`);
  return draw();
}

/** A saint with the sign that tells who it is. */
function portrayed(saint: string): string {
  const { body, sign } = saintGlyph(saint);
  return move(-6, 2, body) + move(32, 26, shape(disc(0, 0, 21), "#fbf3dc", 2.2) + move(0, 0, glyph(sign), 0.36));
}

/** What stands within the roundel: one glyph, or two side by side. */
function heartOf(glyphs: string): string {
  const [first, second] = glyphs.split("+") as [string, string?];
  return second ? move(-19, 9, glyph(first), 0.72) + move(20, -9, glyph(second), 0.72) : glyph(first);
}

/** The emblem of a card of either game in a box -84..84; a card without one gets a stable emblem from its letters. */
export function emblem(card: string, kind = "action"): string {
  const random = rng(card);
  const any = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
  const saint = card.startsWith("saint-");
  const spec =
    INIS_EMBLEMS[card] ?? SNAKES_EMBLEMS[card] ?? (saint ? "cross rays" : `${any(Object.keys(ALL_GLYPHS))} ${any(Object.keys(HALOES))}`);
  const [glyphs, halo] = spec.split(" ") as [string, string];
  const look = KINDS[kind] ?? KINDS.action;
  const roundel = shape(disc(0, 0, 52), any(TINTS), 3) + `<circle r="47.5" fill="none" stroke="${look.field}" stroke-width="1.8"/>`;
  return group((HALOES[halo]?.(look.band) ?? "") + roundel + (saint ? portrayed(card.slice(6)) : heartOf(glyphs)));
}
