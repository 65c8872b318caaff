import type { Card, CardAction, Sources, Tile } from '../components/content.ts';
import {
  type CardLetter,
  COMPANIES,
  type Company,
  PLAYER_ICONS,
  type PlayerIcon,
  type Resource,
  type TileId,
} from '../components/ids.ts';

const resource = (type: Resource, value: number): CardAction => ({ kind: 'resource', resource: type, value });
const carbon = (value: number): CardAction => resource('carbon', value);
const minerals = (value: number): CardAction => resource('minerals', value);
const titanium = (value: number): CardAction => resource('titanium', value);
const energy = (value: number): CardAction => ({ kind: 'energy', value });
const scientist = (points: number): CardAction => ({ kind: 'scientist', points });
const neutralFieldScientist: CardAction = { kind: 'fieldScientist', company: null, helium: 1, coins: 2 };
const fieldScientist = (company: Company): CardAction => ({ kind: 'fieldScientist', company, helium: 2, coins: 1 });
const noAction: CardAction = { kind: 'share' };

/** The rulebook states how many cards have each letter, icon or number, but nothing else printed on them. */
const MARKED = { rest: 'reconstructed', letter: 'rulebook', icon: 'rulebook', number: 'rulebook' } as const;

/** FSC-2: the rulebook describes everything on the five field scientists except their letters and costs. */
const DECK_SOURCES: Readonly<Record<CardAction['kind'], Sources>> = {
  resource: MARKED,
  energy: MARKED,
  scientist: MARKED,
  fieldScientist: { ...MARKED, letter: 'reconstructed', action: 'rulebook' },
  share: { ...MARKED, action: 'rulebook' },
};

type Row = readonly [action: CardAction, cost: number, share?: Company];

/** Returns the cards with a given letter, numbered `A01`, `A02`, … */
const lettered = (letter: CardLetter, rows: readonly Row[]): readonly Card[] =>
  rows.map(([action, cost, share = null], index) => {
    const id = `${letter}${String(index + 1).padStart(2, '0')}`;
    return { id, letter, icon: null, number: null, cost, action, share, sources: DECK_SOURCES[action.kind] };
  });

/**
 * The 44 cards of the deck. The rulebook states the letters, the five field scientists, the eight D and E cards with a
 * share and no action, and additional shares on some energy cards. The other actions and all costs are reconstructed;
 * the neutral field scientist is the card without a printed cost.
 */
// biome-ignore format: several cards per line.
const DECK: readonly Card[] = [
  ...lettered('A', [
    [carbon(2), 2], [carbon(3), 3], [minerals(2), 2], [minerals(3), 3], [titanium(2), 2], [titanium(3), 3],
    [energy(2), 2], [scientist(2), 2], [neutralFieldScientist, 0],
  ]),
  ...lettered('B', [
    [carbon(3), 3], [carbon(4), 5], [minerals(3), 3], [minerals(4), 5], [titanium(3), 3], [titanium(4), 5],
    [energy(2), 2], [energy(3), 4], [scientist(2), 2], [scientist(2), 2], [scientist(3), 4], [scientist(3), 4],
    ...COMPANIES.map((company): Row => [fieldScientist(company), 3]),
  ]),
  ...lettered('C', [
    [carbon(4), 5], [carbon(5), 6], [minerals(4), 5], [minerals(5), 6], [titanium(4), 5], [titanium(5), 6],
    ...COMPANIES.map((company): Row => [energy(3), 6, company]),
    [scientist(3), 4],
  ]),
  ...lettered('D', COMPANIES.map((company) => [noAction, 6, company])),
  ...lettered('E', COMPANIES.map((company) => [noAction, 6, company])),
];

/** The nine starting cards of each icon. The rulebook states only their kinds and the cost of the carbon 1 card. */
export const STARTING_CARDS = {
  carbon1: [carbon(1), 1],
  carbon2: [carbon(2), 2],
  minerals1: [minerals(1), 1],
  minerals2: [minerals(2), 2],
  titanium1: [titanium(1), 1],
  titanium2: [titanium(2), 2],
  energy1: [energy(1), 1],
  energy2: [energy(2), 2],
  scientist1: [scientist(1), 1],
} as const satisfies Readonly<Record<string, readonly [action: CardAction, cost: number]>>;

function startingCards(icon: PlayerIcon): readonly Card[] {
  return Object.entries(STARTING_CARDS).map(([name, [action, cost]]) => {
    const sources: Sources = { ...MARKED, cost: name === 'carbon1' ? 'derived' : 'reconstructed' };
    return { id: `${icon}-${name}`, letter: null, icon, number: null, cost, action, share: null, sources };
  });
}

/** Costs are reconstructed: later seats get more expensive cards, which are worth more when destroyed. */
function singleEnergy(cost: number, index: number): Card {
  const number = index + 1;
  const sources: Sources = { ...MARKED, action: 'rulebook' };
  return { id: `energy0${number}`, letter: null, icon: null, number, cost, action: energy(1), share: null, sources };
}

/** All action cards: the deck from A to E, the starting cards icon by icon, and the single-energy cards. */
export const CARDS: readonly Card[] = [
  ...DECK,
  ...PLAYER_ICONS.flatMap(startingCards),
  ...[0, 1, 2, 3].map(singleEnergy),
];

/** Additional costs of display slots 1 to 12: right, middle, left column, each top to bottom. Reconstructed. */
export const SLOT_COSTS: readonly number[] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

const tile = (id: TileId, action: CardAction | null, plus: number): Tile => {
  return { id, action, plus, sources: { rest: 'rulebook' } };
};

/** TILE-2: the four bonus tiles, in the order of `TILE_IDS`. The rulebook describes them in full. */
export const TILES: readonly Tile[] = [
  tile('plusOneResourceTile', null, 1),
  tile('fieldScientistTile', { kind: 'fieldScientist', company: null, helium: 2, coins: 0 }, 1),
  tile('scientistTile', { kind: 'scientist', points: 1 }, 0),
  tile('energyTile', { kind: 'energy', value: 2 }, 0),
];
