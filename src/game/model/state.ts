import type { ContentRef, MenaceId } from '../../components/content.ts';
import type {
  BonusSpaceId,
  ByCompany,
  CardId,
  Company,
  LunaCardId,
  MissionId,
  PlanId,
  PlanLetter,
  Seat,
  TileId,
  TokenId,
  TrackId,
} from '../../components/ids.ts';
import type { RandomStream } from '../../engine/random.ts';
import type { Frame } from './frames.ts';
import type { GameOptions } from './options.ts';
import type { ActionTally } from './tally.ts';

/** The schema version of `GameState`. */
export const STATE_SCHEMA = 1;
/** The version of the rules. Within one version, the same state and action always give the same result. */
export const RULES_VERSION = 1;

/** A column of a company's station. */
export interface StationColumn {
  /** The number of pieces left: outposts, or shuttles in the middle column on the Belt (BELT-3). */
  readonly pieces: number;
  /** True once the column's crossed-out space has been uncovered (AMB-EXP-9). */
  readonly opened: boolean;
}

/** A plan on a research track. */
export interface PlacedPlan {
  readonly plan: PlanId;
  readonly faceDown: boolean;
  /** True if the upload marker entered the plan while it was face up (AMB-RP-3). */
  readonly uploaded: boolean;
}

/** A bonus tile that a player has taken for this round. */
export interface PlayerTile {
  readonly tile: TileId;
  readonly used: boolean;
  /** For the +1 resource tile: the action slot (0-4) of the card under the tile, or `null`. */
  readonly on: number | null;
}

/** Everything that belongs to one seat. */
export interface PlayerState {
  /** Coins in the reserve, at least 0. */
  readonly coins: number;
  readonly hand: readonly CardId[];
  /** The card in each action slot, 0 (left end) to 4 (right end). */
  readonly area: readonly (CardId | null)[];
  /** For each action slot: true if its card has been used and is face down (ROUND-11). */
  readonly used: readonly boolean[];
  /** The deck in each resting slot, 0-4. */
  readonly resting: readonly (readonly CardId[])[];
  readonly tiles: readonly PlayerTile[];
  /** Bonus markers in the reserve. */
  readonly markers: number;
  /** One-time bonus markers in the reserve (MISSION-15). */
  readonly oneTimeMarkers: number;
  /** The space of the seat's marker on each company's track. */
  readonly tracks: ByCompany<number>;
  /** The level of the active bonus on each company's track: 1, 2, or 0 for none (TRACK-9, TRACK-14). */
  readonly bonuses: ByCompany<0 | 1 | 2>;
  /** The space of the helium-3 marker on the tank track. */
  readonly helium: number;
  /** The space of the upload marker on the research track; 0 is the start. */
  readonly upload: number;
  readonly token: TokenId | null;
  /** The top plan on each space of the research track. Index 0 is the start and is always `null`. */
  readonly plans: readonly (PlacedPlan | null)[];
  /** Plans covered by other plans (RP-16). */
  readonly covered: readonly PlanId[];
  readonly passed: boolean;
}

/** The pieces on the Belt. All lists are in the order of the component set (BELT-6). */
export interface BeltState {
  /** Outposts by asteroid and space. A space has at most one outpost, or two during an expansion (BELT-15). */
  readonly outposts: readonly (readonly (readonly Company[])[])[];
  /** Shuttles by shuttle space. */
  readonly shuttles: readonly (readonly Company[])[];
  /** The number of shuttles removed from the game (BELT-24). */
  readonly removedShuttles: ByCompany<number>;
}

/** A mission status card (MISSION-2, MISSION-3). */
export interface StatusCard {
  /** The mission to which the card is attached, or `null` (MISSION-6). */
  readonly mission: MissionId | null;
  /** For each column: true while its one-time marker is still on the card. */
  readonly columns: readonly [boolean, boolean, boolean];
}

/** The missions of a game and each seat's progress. */
export interface MissionsState {
  /** The face-up mission cards (MISSION-1). */
  readonly faceUp: readonly MissionId[];
  /** The status cards by seat. Luna has none (MISSION-5). */
  readonly status: readonly StatusCard[];
  /** The first seat to complete a mission, or `null` (CAMP-17). */
  readonly first: Seat | null;
  readonly tally: ActionTally;
}

/** The menace of a game (MENACE-2). */
export interface MenaceState {
  readonly id: MenaceId;
  /** The seat that removed the menace, or `null` while it is on the board (MENACE-9). */
  readonly holder: Seat | null;
}

/** A card in one of Luna's action slots. The card is face up once she has carried it out (LUNA-27). */
export interface LunaSlotCard {
  readonly card: LunaCardId;
  readonly faceUp: boolean;
}

/** Luna's own cards. Her other pieces are in `players[seat]`, where `hand` contains the action cards that she gains. */
export interface LunaState {
  /** Luna's seat, always the last one. */
  readonly seat: Seat;
  /** Luna's deck. The last card is drawn next. */
  readonly deck: readonly LunaCardId[];
  /** The deck of grade-2 cards. The last card is drawn next. */
  readonly gradeTwo: readonly LunaCardId[];
  /** Luna's discard pile. The last card is on top. */
  readonly discard: readonly LunaCardId[];
  /** The number of times Luna's cards have been shuffled since the set-up. See `deal.lunaShuffles`. */
  readonly shuffles: number;
  /** Luna's action slots, A to E. */
  readonly slots: readonly (LunaSlotCard | null)[];
  /** Plans that Luna has removed from the game. They are public (LACT-34, LACT-37). */
  readonly discardedPlans: readonly PlanId[];
  /** Luna's left and right majority slots. */
  readonly majority: readonly [LunaCardId | null, LunaCardId | null];
}

/** A bonus marker on a bonus space. One-time markers do not return to their owners (MISSION-15). */
export interface PlacedMarker {
  readonly space: BonusSpaceId;
  /** The seat that owns the marker. */
  readonly seat: Seat;
  readonly oneTime?: true;
}

/** The viewer of a game: a seat, or `'spectator'`. */
export type Viewer = Seat | 'spectator';

/**
 * A state as one viewer is allowed to see it. Secret ids and the seed are replaced with `?`, random streams are empty,
 * and all counts are kept. Functions that only read a state accept a view, but functions that need a `WholeState`
 * reject it.
 */
export interface GameView extends GameState {
  readonly viewer: Viewer;
}

/**
 * A state that is not a view. Functions that continue or store a game require it: TypeScript rejects a `GameView`, and
 * at run time these functions throw `ForeignStateError` for a view.
 */
export interface WholeState extends GameState {
  readonly viewer?: never;
}

/** Checks whether a state is a view. */
export function isView(state: GameState): state is GameView {
  return 'viewer' in Object(state);
}

/**
 * The complete state of a game at one moment, as plain JSON. It contains all hidden information and the seed, so send
 * players a view from `viewFor` instead.
 */
export interface GameState {
  /** The `STATE_SCHEMA` with which the state was created. */
  readonly schema: number;
  /** The `RULES_VERSION` with which the state was created. */
  readonly rules: number;
  /** The component set and the restrictions of the game. */
  readonly content: ContentRef;
  readonly options: GameOptions;
  /** The independent random streams for the set-up and for Luna. */
  readonly random: { readonly setup: RandomStream; readonly luna: RandomStream | null };
  /** The current round, 1-7. */
  readonly round: number;
  /** The first player of this round. */
  readonly firstPlayer: Seat;
  /** The first player of the next round (ROUND-8). */
  readonly nextFirstPlayer: Seat;
  /** The seats in clockwise order, starting with the first player of round 1. Luna sits to their right (LUNA-2). */
  readonly seating: readonly Seat[];
  /** The number of turns finished in this action phase. */
  readonly turns: number;
  /** Open decisions and pending procedures. The last frame is on top and comes next. Empty when the game is over. */
  readonly stack: readonly Frame[];
  /** The track of each company. */
  readonly tracks: ByCompany<TrackId>;
  /** The columns of each company's station, from left to right. */
  readonly stations: ByCompany<readonly StationColumn[]>;
  /**
   * The outposts in each sector of the Moon. Index 0 is sector 1. A sector has at most one outpost, or two during an
   * expansion (EXP-11). Outposts on the Belt are in `belt`.
   */
  readonly sectors: readonly (readonly Company[])[];
  /** The number of outposts removed from the game. */
  readonly removed: ByCompany<number>;
  /** The action deck. The last card is drawn next. */
  readonly deck: readonly CardId[];
  /** The displayed cards. Index 0 is slot 1. */
  readonly display: readonly (CardId | null)[];
  /** The destroyed-cards pile. */
  readonly destroyed: readonly CardId[];
  /** Coins on the supplement space. */
  readonly supplement: number;
  /** Special plans left on the round track. Each plan is face up from its round onwards. */
  readonly specialPlans: readonly PlanId[];
  /** The supply of research plans, by letter. The last plan of a letter is drawn next. */
  readonly planSupply: Readonly<Record<PlanLetter, readonly PlanId[]>>;
  /** The plan on each of the twelve spaces of the research display. */
  readonly researchDisplay: readonly (PlanId | null)[];
  /** Plans that were acquired this turn and have not been placed yet. */
  readonly acquired: readonly PlanId[];
  /** The markers on bonus spaces, in the order of placement. */
  readonly placed: readonly PlacedMarker[];
  /** The pieces of each seat: human players in the order of `createGame`, then Luna if she plays. */
  readonly players: readonly PlayerState[];
  /** Luna's own cards, or `null` without Luna. */
  readonly luna: LunaState | null;
  /** The pieces on the Belt, or `null` on the Moon. */
  readonly belt: BeltState | null;
  /** The missions, or `null` in a game without missions or before all resting decks have been started. */
  readonly missions: MissionsState | null;
  /** The menace, or `null` in a game without one. */
  readonly menace: MenaceState | null;
}

/** A deeply writable version of a type. */
export type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** A writable state: an Immer draft, or the copy that `editGame` passes to its callback. */
export type GameDraft = Writable<GameState>;

// TypeScript does not allow assigning readonly arrays to a draft's writable arrays, so drafts need a result type.
// The result cannot be `State` itself, because a state narrowed to round 1, for example, may lead to one in round 2.
// Overloads would work too, but TypeScript would report a misspelled action as "No overload matches this call", and
// wrappers of `reduce` would have to repeat both overloads.
/**
 * The result type of `reduce` for a state of type `State`: `GameDraft` if `State` is a draft, so that the result can be
 * assigned to the draft, and otherwise `GameState`.
 */
export type NextState<State> = State extends GameDraft ? GameDraft : GameState;
