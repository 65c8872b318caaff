import type { BoardSpace, Content, Figures, Provenance, Sources, SpaceTerms } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { BoardSpaceId, Company, MajorityItem, TileId } from '../components/ids.ts';
import { LUNA } from './luna.ts';

// Short names for the most common printed effects.

export const coins = (amount: number): Effect => ({ kind: 'coins', amount });
export const helium = (steps: number): Effect => ({ kind: 'helium', steps });
export const research = (points: number): Effect => ({ kind: 'research', points });
const track = (company: Company, steps: number): Effect => ({ kind: 'track', company, steps });
export const skymine = (steps: number): Effect => track('skymine', steps);
export const minerva = (steps: number): Effect => track('minerva', steps);
export const astrogo = (steps: number): Effect => track('astrogo', steps);
export const tawac = (steps: number): Effect => track('tawac', steps);
export const anyTrack = (steps: number): Effect => ({ kind: 'chosenTracks', steps: [steps], among: 'all' });
export const removal = (count: number): Effect => ({ kind: 'removeOutposts', count });
const mayRemove = (count: number): Effect => ({ kind: 'removeOutposts', count, optional: true });

type Tier = readonly [atLeast: number, ...reward: Effect[]];
type Known = Readonly<Record<string, Provenance>>;

/** Creates a majority space of the bottom row. */
function majority(item: MajorityItem, x: number, known: Known, ...tiers: readonly [Tier, Tier, Tier]): BoardSpace {
  return {
    id: item === 'scientists' ? 'scientistMajority' : `${item}Majority`,
    group: 'majority',
    terms: { cost: 0, destroys: null, reward: [] },
    majority: { item, tiers: tiers.map(([atLeast, ...reward]) => ({ atLeast, reward })) },
    position: { x, y: 970 },
    sources: { rest: 'reconstructed', group: 'rulebook', terms: 'rulebook', ...known },
  };
}

function standard(id: Exclude<BoardSpaceId, TileId>, x: number, y: number, terms: SpaceTerms): BoardSpace {
  const sources: Sources = { rest: 'rulebook', position: 'reconstructed' };
  return { id, group: 'standard', terms, majority: null, position: { x, y }, sources };
}

function tile(id: TileId, x: number, cost: number): BoardSpace {
  const terms: SpaceTerms = { cost, destroys: null, reward: [{ kind: 'reserveTile', tile: id }] };
  const sources: Sources = { rest: 'rulebook', 'terms.cost': 'reconstructed', position: 'reconstructed' };
  return { id, group: 'tile', terms, majority: null, position: { x, y: 910 }, sources };
}

/**
 * The bonus spaces printed on the board, in the order of `BOARD_SPACES`. These values are known: the tables of
 * scientists and titanium, the middle tier of minerals, the pair of companies for carbon and energy, and the three
 * standard spaces. The other tiers, the prices of tiles (1 or 2 coins) and the positions are reconstructed. The
 * standard and tile spaces form right-aligned rows of 1, 2 and 4, but their order within a row is unknown.
 */
// biome-ignore format: the tiers of a space on one line.
export const SPACES: readonly BoardSpace[] = [
  // MAJ-4, MAJ-5, MAJ-6
  majority('scientists', 120, { majority: 'rulebook' },
    [1, coins(2)], [2, coins(2), research(1)], [3, coins(3), research(2)]),
  // MAJ-8, MAJ-9, MAJ-10
  majority('titanium', 260, { majority: 'rulebook' },
    [2, astrogo(2)], [4, astrogo(3), mayRemove(1)], [6, astrogo(4), research(1)]),
  // MAJ-11
  majority('carbon', 400, {},
    [2, tawac(2)], [4, tawac(3), coins(1)], [6, tawac(4), coins(2)]),
  majority('minerals', 540, { 'majority.tiers.1': 'derived', 'majority.tiers.2.atLeast': 'rulebook' },
    [2, minerva(1), coins(1)], [4, minerva(3), helium(1)], [6, minerva(4), helium(2)]),
  majority('energy', 680, {},
    [2, skymine(1), coins(1)], [4, skymine(2), research(1)], [6, skymine(4), helium(2)]),
  standard('firstPlayer', 970, 790, { cost: 0, destroys: null, reward: [{ kind: 'firstPlayer' }, research(1)] }),
  standard('purchase', 915, 850, { cost: 1, destroys: null, reward: [{ kind: 'purchase', discount: 0 }] }),
  standard('destroy', 970, 850, { cost: 0, destroys: 'any', reward: [{ kind: 'destroyedCost', plus: 2 }] }),
  tile('plusOneResourceTile', 805, 1),
  tile('fieldScientistTile', 860, 2),
  tile('scientistTile', 915, 1),
  tile('energyTile', 970, 2),
];

/**
 * Tank and research track of the standard side. Only the numbers on Luna's side of the board are known, so both sides
 * use them. The research track is shifted by one space, because the starting token's plan takes the first one. The
 * rulebook states the slot on the fifth research space and the coins for steps beyond the end. The spaces that forbid A
 * plans are reconstructed.
 */
export const PLAYER_BOARD: Content['playerBoard'] = {
  tank: { ...LUNA.tank, sources: { rest: 'derived', overflow: 'rulebook' } },
  research: {
    ...LUNA.research,
    last: LUNA.research.last + 1,
    slotSpace: LUNA.research.slotSpace + 1,
    values: LUNA.research.values.map(({ at, value }) => ({ at: at + 1, value })),
    noA: [7, 9, 11, 13, 15, 16],
    sources: { rest: 'derived', slotSpace: 'rulebook', overflow: 'rulebook', noA: 'reconstructed' },
  },
};

/** The rulebook states all these numbers. */
export const FIGURES: Figures = {
  rounds: 7, // ROUND-1
  startingCoins: 1,
  bonusMarkers: [3, 3, 2, 2],
  markersPerColour: 5,
  planPrices: { A: 1, B: 1, C: 2 },
  specialPlanPrice: 2,
  flipPrice: 2,
  rivalEnergy: 1,
  missionCoins: 2,
  personalSpace: { cost: 1, destroys: null, reward: [anyTrack(3)] },
  domesPerStep: 2,
  sources: { rest: 'rulebook' },
};
