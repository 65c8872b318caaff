import type { BoardSpace, Content, Figures, Majority, Point, Provenance, SpaceTerms } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { BoardSpaceId, Company, MajorityItem, TileId } from '../components/ids.ts';
import { LUNA } from './luna.ts';

// Short names for the most common printed effects.

export const coins = (amount: number): Effect => ({ kind: 'coins', amount });
export const helium = (steps: number): Effect => ({ kind: 'helium', steps });
export const research = (points: number): Effect => ({ kind: 'research', points });
export const track = (company: Company, steps: number): Effect => ({ kind: 'track', company, steps });
export const anyTrack = (steps: number): Effect => ({ kind: 'chosenTracks', steps: [steps], among: 'all' });
export const removeOutposts = (count: number): Effect => ({ kind: 'removeOutposts', count });
const mayRemoveOutposts = (count: number): Effect => ({ kind: 'removeOutposts', count, optional: true });

type Tier = Majority['tiers'][number];
type Known = Readonly<Record<string, Provenance>>;

const point = (x: number, y: number): Point => ({ x, y });
const tier = (atLeast: number, ...reward: Effect[]): Tier => ({ atLeast, reward });

function majority(
  item: MajorityItem,
  position: Point,
  known: Known,
  ...tiers: readonly [Tier, Tier, Tier]
): BoardSpace {
  return {
    id: item === 'scientists' ? 'scientistMajority' : `${item}Majority`,
    group: 'majority',
    terms: { cost: 0, destroys: null, reward: [] },
    majority: { item, tiers },
    position,
    sources: { rest: 'reconstructed', group: 'rulebook', terms: 'rulebook', ...known },
  };
}

function standard(
  id: Exclude<BoardSpaceId, TileId>,
  position: Point,
  cost: number,
  destroys: SpaceTerms['destroys'],
  ...reward: readonly Effect[]
): BoardSpace {
  const terms: SpaceTerms = { cost, destroys, reward };
  return {
    id,
    group: 'standard',
    terms,
    majority: null,
    position,
    sources: { rest: 'rulebook', position: 'reconstructed' },
  };
}

function tile(id: TileId, position: Point, cost: number): BoardSpace {
  return {
    id,
    group: 'tile',
    terms: { cost, destroys: null, reward: [{ kind: 'reserveTile', tile: id }] },
    majority: null,
    position,
    sources: { rest: 'rulebook', 'terms.cost': 'reconstructed', position: 'reconstructed' },
  };
}

/**
 * The bonus spaces printed on the board, in the order of `BOARD_SPACES`. These values are known: the tables of
 * scientists and titanium, the middle tier of minerals, the pair of companies for carbon and energy, and the three
 * standard spaces. The other tiers, the prices of tiles (1 or 2 coins) and the positions are reconstructed. The
 * standard and tile spaces form right-aligned rows of 1, 2 and 4, but their order within a row is unknown.
 */
export const SPACES: readonly BoardSpace[] = [
  // MAJ-4, MAJ-5, MAJ-6
  majority(
    'scientists',
    point(120, 970),
    { majority: 'rulebook' },
    tier(1, coins(2)),
    tier(2, coins(2), research(1)),
    tier(3, coins(3), research(2)),
  ),
  // MAJ-8, MAJ-9, MAJ-10
  majority(
    'titanium',
    point(260, 970),
    { majority: 'rulebook' },
    tier(2, track('astrogo', 2)),
    tier(4, track('astrogo', 3), mayRemoveOutposts(1)),
    tier(6, track('astrogo', 4), research(1)),
  ),
  // MAJ-11
  majority(
    'carbon',
    point(400, 970),
    {},
    tier(2, track('tawac', 2)),
    tier(4, track('tawac', 3), coins(1)),
    tier(6, track('tawac', 4), coins(2)),
  ),
  majority(
    'minerals',
    point(540, 970),
    { 'majority.tiers.1': 'derived', 'majority.tiers.2.atLeast': 'rulebook' },
    tier(2, track('minerva', 1), coins(1)),
    tier(4, track('minerva', 3), helium(1)),
    tier(6, track('minerva', 4), helium(2)),
  ),
  majority(
    'energy',
    point(680, 970),
    {},
    tier(2, track('skymine', 1), coins(1)),
    tier(4, track('skymine', 2), research(1)),
    tier(6, track('skymine', 4), helium(2)),
  ),
  standard('firstPlayer', point(970, 790), 0, null, { kind: 'firstPlayer' }, research(1)),
  standard('purchase', point(915, 850), 1, null, { kind: 'purchase', discount: 0 }),
  standard('destroy', point(970, 850), 0, 'any', { kind: 'destroyedCost', plus: 2 }),
  tile('plusOneResourceTile', point(805, 910), 1),
  tile('fieldScientistTile', point(860, 910), 2),
  tile('scientistTile', point(915, 910), 1),
  tile('energyTile', point(970, 910), 2),
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
