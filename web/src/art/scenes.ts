/** The sixteen painted lands of Inis; each is drawn for a tile that points up or down, on -190..190 by -165..215. */
import { mistyLands, moor, mountains, swamp } from "./scenes-bleak";
import { cove, meadows, plains, valley } from "./scenes-mild";
import { gates, ironMine, saltMine, stoneCircle } from "./scenes-stone";
import { forest, highlands, hills, lostVale } from "./scenes-wild";

/** Every land by its name in the notation. */
export const SCENES: Readonly<Record<string, (up: boolean) => string>> = {
  cove,
  forest,
  gates,
  highlands,
  hills,
  "iron-mine": ironMine,
  "lost-vale": lostVale,
  meadows,
  "misty-lands": mistyLands,
  moor,
  mountains,
  plains,
  "salt-mine": saltMine,
  "stone-circle": stoneCircle,
  swamp,
  valley,
};
