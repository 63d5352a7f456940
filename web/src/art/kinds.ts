/** The kinds of cards of both games, and the pigments of each. */

/** The pigments of a kind of card. */
export interface KindLook {
  field: string;
  deep: string;
  band: string;
  ground: string;
}

/** All kinds: action, advantage and epic of Inis; saint, event and gift of Banish the Snakes. */
export const KINDS: Readonly<Record<string, KindLook>> & Readonly<Record<"action", KindLook>> = {
  action: { field: "#1f5a4e", deep: "#123a33", band: "#e0ac3c", ground: "#dcead6" },
  advantage: { field: "#8a5a12", deep: "#5c3a08", band: "#f3d78a", ground: "#f6e7bd" },
  epic: { field: "#6b2434", deep: "#431420", band: "#e6b65a", ground: "#efd9c8" },
  saint: { field: "#2f5a86", deep: "#1a3656", band: "#f0d58a", ground: "#dbe6ee" },
  event: { field: "#3b2f5c", deep: "#241b3d", band: "#e6c37a", ground: "#e2dcea" },
  gift: { field: "#8f3f2a", deep: "#5c2417", band: "#f7dc98", ground: "#f5e0d0" },
};
