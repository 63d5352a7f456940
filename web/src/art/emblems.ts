/** Emblems: what is painted on each card, composed of glyphs and a halo. */
import { disc, dotted, group, line, move, r1, rng, shape, spiral } from './ink';
import { GLYPHS } from './glyphs';
import { KINDS } from './kinds';

/** The emblem of every card: glyphs, then the halo; two glyphs stand side by side. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'bard': 'harp rays',
  'citadel': 'tower knot',
  'conquest': 'into dots',
  'craftsmen-and-peasants': 'hammer+sheaf dots',
  'druid': 'staff petals',
  'emissaries': 'clasp dots',
  'exploration': 'boat rays',
  'festival': 'fire petals',
  'geis': 'hand spirals',
  'master-craftsman': 'hammer knot',
  'migration': 'arrows dots',
  'new-alliance': 'clasp knot',
  'new-clans': 'two petals',
  'raid': 'cow rays',
  'sanctuary': 'dolmen spirals',
  'scouts-and-spies': 'eye+knife dots',
  'warlord': 'shield+sword rays',
  'balors-eye': 'eye rays',
  'battle-frenzy': 'sword+spear rays',
  'battle-of-moytura': 'shield+spear knot',
  'breas-tyranny': 'chain+crown dots',
  'cathbads-word': 'staff+scroll spirals',
  'champions-share': 'boar petals',
  'children-of-dana': 'folk spirals',
  'dagda': 'club+cauldron knot',
  'dagdas-cauldron': 'cauldron spirals',
  'dagdas-club': 'club rays',
  'dagdas-harp': 'harp petals',
  'deirdres-beauty': 'rose petals',
  'diarmuid-and-grainne': 'apple+rose dots',
  'eriu': 'sheaf+sun petals',
  'fianna': 'stag+spear dots',
  'kernunos-sanctuary': 'stag spirals',
  'lug-samildanach': 'sun+hand rays',
  'lugs-spear': 'spear rays',
  'maeves-wealth': 'cow+crown petals',
  'manannans-horses': 'horse+wave spirals',
  'morrigan': 'crow spirals',
  'nuada-silverhand': 'hand rays',
  'oenguss-ploy': 'moon+sun dots',
  'ogmas-eloquence': 'mouth dots',
  'other-world': 'dolmen+moon spirals',
  'stone-of-fal': 'stone rays',
  'strengs-resolve': 'sword knot',
  'tailtus-land': 'path+sheaf petals',
  'tale-of-cuchulain': 'sword+crow knot',
  'tuans-memory': 'salmon+stag spirals',
};

const HALO: Readonly<Record<string, (c: string) => string>> = {
  rays: (c) => { let d = ''; for (let k = 0; k < 24; k++) { const a = k * Math.PI / 12; d += `M${r1(56 * Math.cos(a))} ${r1(56 * Math.sin(a))}L${r1((k % 2 ? 66 : 78) * Math.cos(a))} ${r1((k % 2 ? 66 : 78) * Math.sin(a))}`; } return line(d, c, 3); },
  dots: c => dotted(disc(0, 0, 60), c, 5, 12.6) + dotted(disc(0, 0, 70), c, 3.4, 11),
  petals: c => { let o = ''; for (let k = 0; k < 12; k++) o += `<path transform="rotate(${30 * k})" d="M0 -54Q10 -64 0 -76Q-10 -64 0 -54Z" fill="none" stroke="${c}" stroke-width="2.200"/>`; return o; },
  spirals: c => { let d = ''; for (let k = 0; k < 9; k++) { const a = k * 2 * Math.PI / 9; d += spiral(66 * Math.cos(a), 66 * Math.sin(a), 11, 1.4, k % 2 ? -1 : 1, a); } return line(d, c, 2.2); },
  knot: c => { let o = ''; for (let k = 0; k < 16; k++) o += `<circle r="12" transform="rotate(${22.5 * k}) translate(0 -64)" fill="none" stroke="${c}" stroke-width="2.200"/>`; return o; },
};

const TINT = ['#cfe0cb', '#f3dfae', '#e9cdb8', '#cfdbe2', '#dccfe0', '#ece3c8'];

/** The emblem of a card in a box -84..84; a name without one gets a stable composition from its letters. */
export function emblem(card: string, kind = 'action'): string {
  const random = rng(card);
  const any = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
  const spec = EMBLEMS[card] ?? `${any(Object.keys(GLYPHS))} ${any(Object.keys(HALO))}`;
  const [glyphs, halo] = spec.split(' ') as [string, string];
  const [first, second] = glyphs.split('+').map((name) => (GLYPHS[name] as () => string)());
  const look = KINDS[kind] ?? KINDS.action;
  const body = second ? move(-19, 9, first as string, 0.72) + move(20, -9, second, 0.72) : (first as string);
  return group(
    (HALO[halo] as (c: string) => string)(look.band) + shape(disc(0, 0, 52), any(TINT), 3) +
      `<circle r="47.5" fill="none" stroke="${look.field}" stroke-width="1.8"/>` + body,
  );
}
