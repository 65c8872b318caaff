/** The four companies, in the order of set-up (SETUP-6). */
export const COMPANIES = ['skymine', 'minerva', 'astrogo', 'tawac'] as const;
/** Skymine Resources, Minerva Corp, Astrogo Enterprises or Tawac Industries. */
export type Company = (typeof COMPANIES)[number];
/** One value for each company. */
export type ByCompany<T> = Readonly<Record<Company, T>>;

/** Returns a value for every company. */
export function perCompany<T>(value: (company: Company) => T): ByCompany<T> {
  const [skymine, minerva, astrogo, tawac] = COMPANIES;
  return { skymine: value(skymine), minerva: value(minerva), astrogo: value(astrogo), tawac: value(tawac) };
}

/** The resource types of Action 1 (RES-2). */
export const RESOURCES = ['carbon', 'minerals', 'titanium'] as const;
/** One of the three resource types. */
export type Resource = (typeof RESOURCES)[number];

/** What a majority space compares (MAJ-2, MAJ-3). */
export const MAJORITY_ITEMS = ['scientists', 'titanium', 'carbon', 'minerals', 'energy'] as const;
/** What one majority space compares. */
export type MajorityItem = (typeof MAJORITY_ITEMS)[number];

/** Letters of the action cards, drawn in this order (SETUP-14). */
export const CARD_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** The letter of an action card. */
export type CardLetter = (typeof CARD_LETTERS)[number];

/** Icons on the starting action cards, one set for each seat (SETUP-33). */
export const PLAYER_ICONS = ['diamond', 'star', 'triangle', 'circle'] as const;
/** The icon on the starting cards of a seat. */
export type PlayerIcon = (typeof PLAYER_ICONS)[number];

/** Letters of the research plans (SETUP-21). */
export const PLAN_LETTERS = ['A', 'B', 'C'] as const;
/** The letter of a research plan. */
export type PlanLetter = (typeof PLAN_LETTERS)[number];

/** The ten company tracks, two on each of five boards (SETUP-7). */
export const TRACK_IDS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2'] as const;
/** The id of a company track, such as `A1`. */
export type TrackId = (typeof TRACK_IDS)[number];

/** The four bonus tiles (TILE-2). */
export const TILE_IDS = ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'] as const;
/** The id of a bonus tile. */
export type TileId = (typeof TILE_IDS)[number];
/** The tiles that act like cards (TILE-8). */
export type ActionTileId = Exclude<TileId, 'plusOneResourceTile'>;

/** Bonus spaces printed on the board (BON-5). */
export const BOARD_SPACES = [
  'scientistMajority',
  'titaniumMajority',
  'carbonMajority',
  'mineralsMajority',
  'energyMajority',
  'firstPlayer',
  'purchase',
  'destroy',
  'plusOneResourceTile',
  'fieldScientistTile',
  'scientistTile',
  'energyTile',
] as const;
/** The id of a bonus space of the board. */
export type BoardSpaceId = (typeof BOARD_SPACES)[number];
/** The bonus space behind the first or second threshold of a company's track (TRACK-12). */
export type TrackSpaceId = `${Company}${TrackLevel}`;
/** The personal bonus space of a seat (MISSION-9). */
export const PERSONAL_SPACES = ['personal0', 'personal1', 'personal2', 'personal3'] as const;
/** The id of the personal bonus space of a seat. */
export type PersonalSpaceId = (typeof PERSONAL_SPACES)[number];
/** The id of any bonus space: of the board, of a company track, or of a seat. */
export type BonusSpaceId = BoardSpaceId | TrackSpaceId | PersonalSpaceId;

/** First or second track bonus (TRACK-13). */
export type TrackLevel = 1 | 2;

/** The bonus spaces of the company tracks (TRACK-12). */
export const TRACK_SPACES: readonly {
  readonly id: TrackSpaceId;
  readonly company: Company;
  readonly level: TrackLevel;
}[] = COMPANIES.flatMap((company) => [
  { id: `${company}1`, company, level: 1 } as const,
  { id: `${company}2`, company, level: 2 } as const,
]);

/** Ids of all bonus spaces, those of the board first (BON-5, TRACK-12, MISSION-9). */
export const BONUS_SPACES: readonly BonusSpaceId[] = [
  ...BOARD_SPACES,
  ...TRACK_SPACES.map(({ id }) => id),
  ...PERSONAL_SPACES,
];

/** The menace cards (MENACE-2). */
export const MENACE_IDS = [
  'spacePirates',
  'rogueComet',
  'einsteinRosenBridge',
  'unknownProbe',
  'singularity',
  'temporalAnomaly',
] as const;
/** The id of a menace card. */
export type MenaceId = (typeof MENACE_IDS)[number];

/** Luna's action slots from left to right (LDATA-1). */
export const LUNA_SLOTS = ['A', 'B', 'C', 'D', 'E'] as const;
/** The letter of one of Luna's action slots. */
export type LunaSlot = (typeof LUNA_SLOTS)[number];
/** One value for each slot letter. */
export type BySlot<T> = Readonly<Record<LunaSlot, T>>;

/** Stands for a card, plan or token that a view does not show. No component bears it. */
export const HIDDEN = '?';

/** A seat: 0 is the first name given to `createGame`, Luna's is the last. `state.seating` has the clockwise order. */
export type Seat = number;
/** Action cards of the deck `A01`…`E04`, starting cards `diamond-carbon1`…, single-energy cards `energy01`…`energy04`. */
export type CardId = string;
/** Plans `planA01`…`planC24`, special plans `special2`…`special7`; a token's own id names its pre-printed plan. */
export type PlanId = string;
/** Mission cards `mission1`…`mission6`. */
export type MissionId = string;
/** Luna's cards `I-1`…`I-12` of grade 1 and `II-1`…`II-7` of grade 2. */
export type LunaCardId = string;
/** Starting research tokens `token01`…`token10`. */
export type TokenId = string;
/** Something in the action area that does an action: a card or an action tile. */
export type CardRef = CardId | ActionTileId;
