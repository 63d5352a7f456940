/** Signs of the interface in one hand: a 24-unit box, round pen, the colour of the words around them. */

const PATHS: Readonly<Record<string, string>> = {
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3',
  'sound-on': 'M4 9v6h4l5 4V5L8 9zM16.5 9q2 3 0 6M19.500 6.500q4 5.500 0 11',
  'sound-off': 'M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5',
  sun: 'M12 7.500a4.500 4.500 0 1 0 .1 0zM12 1.500v2.500M12 20v2.500M1.500 12h2.500M20 12h2.500M4.600 4.600l1.700 1.700M17.700 17.700l1.700 1.700M19.400 4.600l-1.700 1.700M6.300 17.700l-1.700 1.700',
  moon: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z',
  help: 'M9 9a3 3 0 1 1 4 3q-1 .5-1 2M12 18v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  'zoom-in': 'M12 5v14M5 12h14',
  'zoom-out': 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
};

/** The names of all signs. */
export const ICON_NAMES: readonly string[] = Object.keys(PATHS);

/** A sign of the interface by its name. */
export function icon(name: string): string {
  const d = PATHS[name];
  if (!d) throw new Error(`no icon is called ${name}; the icons are ${ICON_NAMES.join(', ')}`);
  return (
    '<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"' +
    ` stroke-linejoin="round" aria-hidden="true"><path d="${d}"/></svg>`
  );
}
