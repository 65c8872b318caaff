import { type Content, defaultContent } from '../../src/entries/index.ts';

// A component set that differs from the default one, as an owner of the game would enter it.

type Tree = { [key: string | number]: Tree } | unknown;

/** An entry at a path: the keys typed and the resulting value. */
export interface Typing {
  readonly path: string;
  readonly keys: string;
  readonly value: unknown;
}

const typing = (path: string, value: unknown, keys = String(value)): Typing => ({ path, value, keys });

const COSTS = [0, 1, 2, 4, 1, 2, 3, 4, 2, 3, 4, 5];
const SHARES = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 9];
const FIRST = defaultContent.cards.findIndex(({ id }) => id === 'diamond-carbon2');

/** The entries in the order of the Workshop. */
export const TYPED: readonly Typing[] = [
  typing('$.cards[0].cost', 3),
  typing('$.cards[0].share', 'tawac', 'T'),
  typing(`$.cards[${FIRST}].cost`, 3),
  typing('$.slotCosts', COSTS, COSTS.join(' ')),
  typing('$.tracks[0].shares', SHARES, SHARES.join(' ')),
  typing('$.moon.sectors[0].neighbours[0].border', 2, 'd'),
  typing('$.moon.sectors[0].domes', 2),
  typing('$.moon.stations.tawac.columns[0]', [0, 1, 1, 2, 2], '0 1 1 2 2'),
  typing('$.plans[0].requirements[0].total', 2),
  typing('$.specialPlans[0].value', 5),
  typing('$.tokens[0].bonus[0].steps', 3),
  typing('$.belt.asteroids[0].domes', 2),
  typing('$.belt.shuttleSpaces[0].steps', 2),
  typing('$.missions[0].tasks[0].count', 2),
  typing('$.menaces[0].reward[0].steps', 4),
];

function put(root: Tree, path: string, value: unknown): void {
  const keys = path
    .slice(2)
    .split(/[.[\]]+/)
    .filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Tree>((inner, key) => (inner as Record<string, Tree>)[key], root);
  (holder as Record<string, unknown>)[last] = value;
}

/** Returns the resulting set. Cards with other icons and the other side of a border follow the entries. */
export function boxContent(): Content {
  const content = structuredClone(defaultContent) as Content;
  for (const { path, value } of TYPED) put(content, path, value);
  content.cards.forEach(({ id }, index) => {
    if (id.endsWith('-carbon2')) put(content, `$.cards[${index}].cost`, 3);
  });
  const back = content.moon.sectors[1]?.neighbours.findIndex(({ sector }) => sector === 1);
  put(content, `$.moon.sectors[1].neighbours[${back}].border`, 2);
  return { ...content, id: 'my-box' };
}
