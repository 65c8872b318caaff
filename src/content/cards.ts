import type { Card, CardAction, Sources, Tile } from '../components/content.ts';
import {
  type CardLetter,
  type Company,
  PLAYER_ICONS,
  type PlayerIcon,
  type Resource,
  type TileId,
} from '../components/ids.ts';

const resource = (type: Resource, value: number): CardAction => ({ kind: 'resource', resource: type, value });
const energy = (value: number): CardAction => ({ kind: 'energy', value });
const scientist = (points: number): CardAction => ({ kind: 'scientist', points });
const neutralFieldScientist: CardAction = { kind: 'fieldScientist', company: null, helium: 1, coins: 2 };
const fieldScientist = (company: Company): CardAction => ({ kind: 'fieldScientist', company, helium: 2, coins: 1 });
const noAction: CardAction = { kind: 'share' };

/**
 * Provenance of a card: the rulebook states how many cards have each letter, icon or number, but not what else is
 * printed on them.
 */
const MARKED = { rest: 'reconstructed', letter: 'rulebook', icon: 'rulebook', number: 'rulebook' } as const;

/** FSC-2: the rulebook describes everything on the five field scientists except their letters and costs. */
const DECK_SOURCES: Readonly<Record<CardAction['kind'], Sources>> = {
  resource: MARKED,
  energy: MARKED,
  scientist: MARKED,
  fieldScientist: { ...MARKED, letter: 'reconstructed', action: 'rulebook' },
  share: { ...MARKED, action: 'rulebook' },
};

function deck(id: string, letter: CardLetter, action: CardAction, cost: number, share: Company | null = null): Card {
  return { id, letter, icon: null, number: null, cost, action, share, sources: DECK_SOURCES[action.kind] };
}

/**
 * The 44 cards of the deck. The rulebook states the letters, the five field scientists, the eight D and E cards with a
 * share and no action, and additional shares on some energy cards. The other actions and all costs are reconstructed;
 * the neutral field scientist is the card without a printed cost.
 */
const DECK: readonly Card[] = [
  deck('A01', 'A', resource('carbon', 2), 2),
  deck('A02', 'A', resource('carbon', 3), 3),
  deck('A03', 'A', resource('minerals', 2), 2),
  deck('A04', 'A', resource('minerals', 3), 3),
  deck('A05', 'A', resource('titanium', 2), 2),
  deck('A06', 'A', resource('titanium', 3), 3),
  deck('A07', 'A', energy(2), 2),
  deck('A08', 'A', scientist(2), 2),
  deck('A09', 'A', neutralFieldScientist, 0),

  deck('B01', 'B', resource('carbon', 3), 3),
  deck('B02', 'B', resource('carbon', 4), 5),
  deck('B03', 'B', resource('minerals', 3), 3),
  deck('B04', 'B', resource('minerals', 4), 5),
  deck('B05', 'B', resource('titanium', 3), 3),
  deck('B06', 'B', resource('titanium', 4), 5),
  deck('B07', 'B', energy(2), 2),
  deck('B08', 'B', energy(3), 4),
  deck('B09', 'B', scientist(2), 2),
  deck('B10', 'B', scientist(2), 2),
  deck('B11', 'B', scientist(3), 4),
  deck('B12', 'B', scientist(3), 4),
  deck('B13', 'B', fieldScientist('skymine'), 3),
  deck('B14', 'B', fieldScientist('minerva'), 3),
  deck('B15', 'B', fieldScientist('astrogo'), 3),
  deck('B16', 'B', fieldScientist('tawac'), 3),

  deck('C01', 'C', resource('carbon', 4), 5),
  deck('C02', 'C', resource('carbon', 5), 6),
  deck('C03', 'C', resource('minerals', 4), 5),
  deck('C04', 'C', resource('minerals', 5), 6),
  deck('C05', 'C', resource('titanium', 4), 5),
  deck('C06', 'C', resource('titanium', 5), 6),
  deck('C07', 'C', energy(3), 6, 'skymine'),
  deck('C08', 'C', energy(3), 6, 'minerva'),
  deck('C09', 'C', energy(3), 6, 'astrogo'),
  deck('C10', 'C', energy(3), 6, 'tawac'),
  deck('C11', 'C', scientist(3), 4),

  deck('D01', 'D', noAction, 6, 'skymine'),
  deck('D02', 'D', noAction, 6, 'minerva'),
  deck('D03', 'D', noAction, 6, 'astrogo'),
  deck('D04', 'D', noAction, 6, 'tawac'),

  deck('E01', 'E', noAction, 6, 'skymine'),
  deck('E02', 'E', noAction, 6, 'minerva'),
  deck('E03', 'E', noAction, 6, 'astrogo'),
  deck('E04', 'E', noAction, 6, 'tawac'),
];

/**
 * The nine starting cards of each icon, with their costs. The rulebook states their kinds and the cost of the carbon 1
 * card; the rest is reconstructed.
 */
export const STARTING_CARDS = {
  carbon1: [resource('carbon', 1), 1],
  carbon2: [resource('carbon', 2), 2],
  minerals1: [resource('minerals', 1), 1],
  minerals2: [resource('minerals', 2), 2],
  titanium1: [resource('titanium', 1), 1],
  titanium2: [resource('titanium', 2), 2],
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
function singleEnergy(number: number, cost: number): Card {
  const sources: Sources = { ...MARKED, action: 'rulebook' };
  return { id: `energy0${number}`, letter: null, icon: null, number, cost, action: energy(1), share: null, sources };
}

/** All action cards: the deck from A to E, the starting cards icon by icon, and the single-energy cards. */
export const CARDS: readonly Card[] = [
  ...DECK,
  ...PLAYER_ICONS.flatMap(startingCards),
  singleEnergy(1, 0),
  singleEnergy(2, 1),
  singleEnergy(3, 2),
  singleEnergy(4, 3),
];

/**
 * Additional costs of display slots 1 to 12: the right, middle and left columns, each from top to bottom.
 * Reconstructed.
 */
export const SLOT_COSTS: readonly number[] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

const tile = (id: TileId, action: CardAction | null, plus: number): Tile => ({
  id,
  action,
  plus,
  sources: { rest: 'rulebook' },
});

/** TILE-2: the four bonus tiles, in the order of `TILE_IDS`. The rulebook describes them in full. */
export const TILES: readonly Tile[] = [
  tile('plusOneResourceTile', null, 1),
  tile('fieldScientistTile', { kind: 'fieldScientist', company: null, helium: 2, coins: 0 }, 1),
  tile('scientistTile', { kind: 'scientist', points: 1 }, 0),
  tile('energyTile', { kind: 'energy', value: 2 }, 0),
];
