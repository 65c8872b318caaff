import type { Effect, PermanentBonus, Requirement } from './effects.ts';
import type {
  BoardSpaceId,
  ByCompany,
  CardId,
  CardLetter,
  Company,
  MajorityItem,
  PlanId,
  PlanLetter,
  PlayerIcon,
  Resource,
  TileId,
  TokenId,
  TrackId,
} from './ids.ts';

/** Where a number comes from. */
export const PROVENANCES = ['rulebook', 'luna-booklet', 'solo-helper', 'derived', 'reconstructed'] as const;
export type Provenance = (typeof PROVENANCES)[number];
/** Provenance by field of the component; `rest` covers the fields not named. */
export type Sources = Readonly<Record<string, Provenance>> & { readonly rest: Provenance };
interface Component {
  readonly sources: Sources;
}

/** A point of a drawing, in units of a 1000 x 1000 board; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a card does in the action area; share cards do nothing (PLAN-8). */
export type CardAction =
  | { readonly kind: 'resource'; readonly resource: Resource; readonly value: number }
  | { readonly kind: 'energy'; readonly value: number }
  | { readonly kind: 'scientist'; readonly points: number }
  /** Neutral field scientists have no company (FSC-3). */
  | {
      readonly kind: 'fieldScientist';
      readonly company: Company | null;
      readonly helium: number;
      readonly coins: number;
    }
  | { readonly kind: 'share' };

/** An action card: of the deck, a starting card or a single-energy card. */
export interface Card extends Component {
  readonly id: CardId;
  /** Deck group, or `null` for starting and single-energy cards. */
  readonly letter: CardLetter | null;
  /** Owner's icon of a starting card. */
  readonly icon: PlayerIcon | null;
  /** 1-4 on single-energy cards: the place in turn order it is dealt to (SETUP-36). */
  readonly number: number | null;
  /** Printed cost. */
  readonly cost: number;
  readonly action: CardAction;
  /** Additional share (EXP-5, SHARE-3). */
  readonly share: Company | null;
}

/** One of the ten company tracks. Space 0 is the start (SETUP-32). */
export interface Track extends Component {
  readonly id: TrackId;
  /** Shares held on each space, index = space; never falling. Its last index is the last space. */
  readonly shares: readonly number[];
  /** Money barriers: crossed by the step that reaches `before` (TRACK-1). */
  readonly barriers: readonly { readonly before: number; readonly cost: number }[];
  /** Two thresholds: crossed by the step that reaches `at` (TRACK-6). */
  readonly thresholds: readonly { readonly at: number; readonly coins: number; readonly bonus: TrackBonus }[];
}

/** TRACK-10: a permanent bonus or a bonus space. */
export type TrackBonus =
  | { readonly kind: 'permanent'; readonly bonus: PermanentBonus }
  | ({ readonly kind: 'space' } & SpaceTerms);

/** What a bonus space asks and gives (BON-2, BON-3). */
export interface SpaceTerms {
  /** Coins to place here. */
  readonly cost: number;
  /** A hand card to destroy: any, or a carbon resource card (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  readonly reward: readonly Effect[];
}

/** A bonus space printed on the board. */
export interface BoardSpace extends Component {
  readonly id: BoardSpaceId;
  readonly group: 'majority' | 'standard' | 'tile';
  readonly terms: SpaceTerms;
  /** Majority spaces only: what is compared, and the reward tiers in ascending order. */
  readonly majority: Majority | null;
  readonly position: Point;
}

export interface Majority {
  readonly item: MajorityItem;
  /** `atLeast`: own total, or for scientists the number of scientist and field scientist cards (MAJ-4 to MAJ-6). */
  readonly tiers: readonly { readonly atLeast: number; readonly reward: readonly Effect[] }[];
}

export interface Tile extends Component {
  readonly id: TileId;
  /** `null` for the +1 resource tile. */
  readonly action: CardAction | null;
  /** Units added by the +1 resource tile, helium steps for each other field scientist (TILE-4, TILE-9). */
  readonly plus: number;
}

/** A border between two sectors, or a sector and a station. */
export type Border = 1 | 2;

/** A sector of the Moon (EXP-7 to EXP-13). */
export interface Sector extends Component {
  /** Printed number, 1-24; the list is in this order. */
  readonly number: number;
  readonly neighbours: readonly { readonly sector: number; readonly border: Border }[];
  /** Stations this sector touches. */
  readonly stations: readonly { readonly company: Company; readonly border: Border }[];
  /** One entry for each structure (AMB-EXP-10); collection domes are not among them. */
  readonly structures: readonly Effect[];
  /** Collection domes (EXP-25). */
  readonly domes: number;
  /** The surrounding sector of an enclave, else `null` (EXP-13). */
  readonly enclaveIn: number | null;
  /** Centre of the sector. */
  readonly position: Point;
  /** Corners of the sector's area, for drawing. */
  readonly outline: readonly Point[];
}

/** A station: three columns of home spaces, from the top (space 1) to the bottom (STATION-1). */
export interface Station extends Component {
  readonly company: Company;
  /** Coin icons of each home space. */
  readonly columns: readonly (readonly number[])[];
  readonly position: Point;
}

/** A research plan with its letter, or `null` for the pre-printed plan of a starting token. */
export interface Plan extends Component {
  readonly id: PlanId;
  readonly letter: PlanLetter | null;
  /** One or two requirements (CF-RP-4). */
  readonly requirements: readonly Requirement[];
  readonly reward: readonly Effect[];
}

/** A special research plan (SCI-9, SCORE-9). */
export interface SpecialPlan extends Component {
  readonly id: PlanId;
  /** 2-7: its round and large white number. */
  readonly round: number;
  /** Coins to enter it. */
  readonly cost: number;
  /** Coins at the end of the game. */
  readonly value: number;
}

export interface StartingToken extends Component {
  readonly id: TokenId;
  /** The three cards laid into the resting slots (SETUP-42). */
  readonly cards: readonly CardAction[];
  /** Steps on tracks (SETUP-43, AMB-SETUP-9). */
  readonly bonus: readonly Effect[];
  readonly plan: { readonly requirements: readonly Requirement[]; readonly reward: readonly Effect[] };
}

/** A marker track of the player board. Space 0 is the start. */
export interface BoardTrack extends Component {
  /** Number of the last space. */
  readonly last: number;
  /** Reaching this space switches an action slot ON. */
  readonly slotSpace: number;
  /** Values at final scoring: the last one reached or passed counts. */
  readonly values: readonly { readonly at: number; readonly value: number }[];
  /** Coins for each step or research point beyond the last space (SPECIAL-2, SPECIAL-5). */
  readonly overflow: number;
}

/** Numbers the rulebook states in its text. */
export interface Figures extends Component {
  /** Rounds of a game (ROUND-1). */
  readonly rounds: number;
  /** SETUP-29. */
  readonly startingCoins: number;
  /** Bonus markers at the start, by number of players, from 1 (SETUP-30). */
  readonly bonusMarkers: readonly number[];
  /** Bonus markers of each colour, those in the box included (SETUP-31). */
  readonly markersPerColour: number;
  /** Research points for a plan of each letter (RP-5 to RP-7). */
  readonly planPrices: Readonly<Record<PlanLetter, number>>;
  /** Research points for a special plan (RP-9). */
  readonly specialPlanPrice: number;
  /** Coins to turn a plan face down (SCI-3). */
  readonly flipPrice: number;
  /** Energy points to enter a sector beside those of the border when a rival is there (EXP-9). */
  readonly rivalEnergy: number;
  /** Collection domes for one more helium step (FSC-4). */
  readonly domesPerStep: number;
}

/** The whole component set of a game, as plain JSON. Rules read every printed number from here. */
export interface Content {
  readonly schema: 1;
  /** Name of the set; states remember it. */
  readonly id: string;
  readonly cards: readonly Card[];
  /** Additional cost of display slots 1-12. */
  readonly slotCosts: readonly number[];
  readonly tracks: readonly Track[];
  readonly moon: { readonly sectors: readonly Sector[]; readonly stations: ByCompany<Station> };
  readonly plans: readonly Plan[];
  readonly specialPlans: readonly SpecialPlan[];
  /** The 12 lettered spaces; `supplement` marks the three linked to the supplement space (RP-11). */
  readonly researchDisplay: readonly { readonly letter: PlanLetter; readonly supplement: boolean }[];
  readonly tokens: readonly StartingToken[];
  /** First-game set-up (SETUP-6, SETUP-38); tokens by place in turn order. */
  readonly recommended: { readonly tracks: ByCompany<TrackId>; readonly tokens: readonly TokenId[] };
  readonly spaces: readonly BoardSpace[];
  readonly tiles: readonly Tile[];
  readonly figures: Figures;
  readonly playerBoard: {
    readonly tank: BoardTrack;
    /** `noA`: spaces with a crossed-out A (RP-13). */
    readonly research: BoardTrack & { readonly noA: readonly number[] };
  };
  /** Provenance of the loose numbers above: slot costs, research display, recommended set-up. */
  readonly sources: Sources;
}
