/** Small painted things that stand in more than one picture. */
import { INK, LEAD, RED, line, move, shape, spiral } from "./ink";

/** A boat under sail on (0,0). */
export const curragh = (x: number, y: number, s: number): string =>
  move(
    x,
    y,
    shape("M-32 -6Q0 12 34 -8Q28 20 0 22Q-26 20 -32 -6Z", "#7b4a24", 2.2) +
      line("M-27 4Q0 20 29 2", "#e6c37a", 1.8) +
      line("M0 4V-50", INK, 2.8) +
      shape("M3 -48Q38 -30 4 -4Z", LEAD, 2) +
      line(spiral(13, -26, 7, 1.5, 1, 3), RED, 2),
    s,
  );

/** A round house with a cone of thatch. */
export const roundHouse = (x: number, y: number, s: number): string =>
  move(
    x,
    y,
    shape("M-13 0V-10H13V0Z", "#e9dcc0", 1.8) +
      shape("M-19 -8Q-6 -18 0 -32Q6 -18 19 -8Q0 -3 -19 -8Z", "#c9a04f", 2) +
      line("M-8 -9L-2 -22M0 -7V-26M8 -9L2 -22", "#8a5a2c", 1.3) +
      shape("M-3.5 0V-8H3.5V0Z", INK, 0),
    s,
  );

/** A stag that stands on (0,0) and looks to the right. */
export const stagAt = (x: number, y: number, s: number, hide = "#6b4a34"): string =>
  move(
    x,
    y,
    line("M-15 -2V-18M-9 0V-16M11 0V-17M16 -2V-18", INK, 4.6) +
      shape(
        "M-20 -30Q-23 -36 -17 -38Q-4 -42 8 -38L14 -50Q18 -56 24 -53L32 -48L29 -44L23 -44L19 -30Q20 -20 15 -15L9 -19Q0 -17 -8 -18L-16 -14Q-20 -20 -20 -30Z",
        hide,
        2,
      ) +
      line("M17 -54Q8 -60 8 -72M11 -63Q4 -64 0 -70M21 -54Q28 -62 24 -74M26 -63Q32 -64 35 -71M8 -66l-5 -8", INK, 2.4) +
      line(spiral(-11, -27, 5, 1.5) + spiral(9, -29, 4.5, 1.5, -1, 3), LEAD, 1.6),
    s,
  );
