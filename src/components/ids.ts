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

/** Items that majority spaces compare (MAJ-2, MAJ-3). */
export const MAJORITY_ITEMS = ['scientists', 'titanium', 'carbon', 'minerals', 'energy'] as const;
/** Item that a majority space compares. */
export type MajorityItem = (typeof MAJORITY_ITEMS)[number];

/** Letters of the action cards, in the order in which the cards are drawn (SETUP-14). */
export const CARD_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** Letter of an action card. */
export type CardLetter = (typeof CARD_LETTERS)[number];

/** Icons on the starting action cards, one for each seat (SETUP-33). */
export const PLAYER_ICONS = ['diamond', 'star', 'triangle', 'circle'] as const;
/** Icon on the starting cards of a seat. */
export type PlayerIcon = (typeof PLAYER_ICONS)[number];

/** Letters of the research plans (SETUP-21). */
export const PLAN_LETTERS = ['A', 'B', 'C'] as const;
/** Letter of a research plan. */
export type PlanLetter = (typeof PLAN_LETTERS)[number];

/** The ten company tracks, two on each of five boards (SETUP-7). */
export const TRACK_IDS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2', 'E1', 'E2'] as const;
/** Id of a company track, such as `A1`. */
export type TrackId = (typeof TRACK_IDS)[number];

/** The four bonus tiles (TILE-2). */
export const TILE_IDS = ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'] as const;
/** Id of a bonus tile. */
export type TileId = (typeof TILE_IDS)[number];
/** Id of a tile that acts like a card (TILE-8). */
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
  ...TILE_IDS,
] as const;
/** Id of a bonus space printed on the board. */
export type BoardSpaceId = (typeof BOARD_SPACES)[number];
/** Id of the bonus space of the first or second threshold on a company's track (TRACK-12). */
export type TrackSpaceId = `${Company}${TrackLevel}`;
/** Personal bonus spaces of the seats (MISSION-9). */
export const PERSONAL_SPACES = ['personal0', 'personal1', 'personal2', 'personal3'] as const;
/** Id of a seat's personal bonus space. */
export type PersonalSpaceId = (typeof PERSONAL_SPACES)[number];
/** Id of any bonus space: on the board, on a company track or personal. */
export type BonusSpaceId = BoardSpaceId | TrackSpaceId | PersonalSpaceId;

/** First or second track bonus (TRACK-13). */
export type TrackLevel = 1 | 2;

/** Bonus spaces of the company tracks (TRACK-12). */
export const TRACK_SPACES: readonly {
  readonly id: TrackSpaceId;
  readonly company: Company;
  readonly level: TrackLevel;
}[] = COMPANIES.flatMap((company) => ([1, 2] as const).map((level) => ({ id: `${company}${level}`, company, level })));

/** Ids of all bonus spaces, starting with those on the board (BON-5, TRACK-12, MISSION-9). */
export const BONUS_SPACES: readonly BonusSpaceId[] = [
  ...BOARD_SPACES,
  ...TRACK_SPACES.map(({ id }) => id),
  ...PERSONAL_SPACES,
];

/** Menace cards (MENACE-2). */
export const MENACE_IDS = [
  'spacePirates',
  'rogueComet',
  'einsteinRosenBridge',
  'unknownProbe',
  'singularity',
  'temporalAnomaly',
] as const;
/** Id of a menace card. */
export type MenaceId = (typeof MENACE_IDS)[number];

/** Luna's action slots from left to right (LDATA-1). */
export const LUNA_SLOTS = ['A', 'B', 'C', 'D', 'E'] as const;
/** Letter of one of Luna's action slots. */
export type LunaSlot = (typeof LUNA_SLOTS)[number];
/** One value for each slot letter. */
export type BySlot<T> = Readonly<Record<LunaSlot, T>>;

/** Placeholder for a card, plan or token hidden in a view. No component has this id. */
export const HIDDEN = '?';

/** Index of a seat: 0 for the first name passed to `createGame`; Luna is last. `state.seating` is clockwise. */
export type Seat = number;
/**
 * Id of an action card, such as `A01`. Starting cards have ids such as `diamond-carbon1`; single-energy cards have
 * `energy01` to `energy04`.
 */
export type CardId = string;
/**
 * Id of a research plan, from `planA01` to `planC24`. Special plans have the ids `special2` to `special7`. A
 * pre-printed plan has the id of its token.
 */
export type PlanId = string;
/** Id of a mission card, such as `mission1`. */
export type MissionId = string;
/** Id of one of Luna's cards, from `I-1` to `I-12` for grade 1 and from `II-1` to `II-7` for grade 2. */
export type LunaCardId = string;
/** Id of a starting research token, from `token01` to `token10`. */
export type TokenId = string;
/** Id of a card, or of an action tile, which is used like a card. */
export type CardRef = CardId | ActionTileId;
