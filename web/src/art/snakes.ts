/** All that Banish the Snakes needs from the painter, in one place. */
export * from "./blocks";
export * from "./isle";
export * from "./places";
export * from "./tracks";
