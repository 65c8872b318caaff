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

/** The version of the shape of `GameState`. It changes when the shape changes. */
export const STATE_SCHEMA = 1;
/** The version of the rules. As long as it stays the same, the same state and action give the same result. */
export const RULES_VERSION = 1;

/** A column of a company's station. */
export interface StationColumn {
  /** How many pieces are still in it: outposts, or shuttles in the middle column on the Belt (BELT-3). */
  readonly pieces: number;
  /** Whether its crossed-out space was ever uncovered (AMB-EXP-9). */
  readonly opened: boolean;
}

/** A plan on a research track. */
export interface PlacedPlan {
  readonly plan: PlanId;
  readonly faceDown: boolean;
  /** Whether the upload marker entered it while it lay face up (AMB-RP-3). */
  readonly uploaded: boolean;
}

/** A bonus tile that a player has in this round. */
export interface HeldTile {
  readonly tile: TileId;
  readonly used: boolean;
  /** For the +1 resource tile: the action slot (0-4) of the card on which it lies, `null` while it lies on none. */
  readonly on: number | null;
}

/** Everything that belongs to one seat. */
export interface PlayerState {
  /** Coins in hand, from 0. */
  readonly coins: number;
  readonly hand: readonly CardId[];
  /** The card in each action slot, 0 (left end) to 4 (right end). */
  readonly area: readonly (CardId | null)[];
  /** For each action slot: whether its card has been used and lies face down (ROUND-11). */
  readonly used: readonly boolean[];
  /** The deck in each resting slot, 0-4. */
  readonly resting: readonly (readonly CardId[])[];
  readonly tiles: readonly HeldTile[];
  /** Bonus markers in the reserve. */
  readonly markers: number;
  /** One-time bonus markers in the reserve (MISSION-15). */
  readonly oneTimeMarkers: number;
  /** The space of the seat's marker on each company's track. */
  readonly tracks: ByCompany<number>;
  /** The track bonus in effect on each company's track: 0 for none, 1 or 2 (TRACK-9, TRACK-14). */
  readonly bonuses: ByCompany<0 | 1 | 2>;
  /** The space of the helium-3 marker on the tank track. */
  readonly helium: number;
  /** The space of the upload marker on the research track; 0 is the start. */
  readonly upload: number;
  readonly token: TokenId | null;
  /** The top plan on each space of the research track. Index 0 is the start and is always `null`. */
  readonly plans: readonly (PlacedPlan | null)[];
  /** Plans that lie under other plans (RP-16). */
  readonly covered: readonly PlanId[];
  readonly passed: boolean;
}

/** The pieces on the Belt. The lists have the order of the content (BELT-6). */
export interface BeltState {
  /** By asteroid, then by space: the outposts there. At most one, or two during an expansion (BELT-15). */
  readonly outposts: readonly (readonly (readonly Company[])[])[];
  /** By shuttle space: the shuttles there. */
  readonly shuttles: readonly (readonly Company[])[];
  /** Shuttles removed from the game (BELT-24). */
  readonly removedShuttles: ByCompany<number>;
}

/** A mission status card (MISSION-2, MISSION-3). */
export interface StatusCard {
  /** The mission under which it lies, `null` for none (MISSION-6). */
  readonly mission: MissionId | null;
  /** For each column: whether its one-time marker is still there. */
  readonly columns: readonly [boolean, boolean, boolean];
}

/** What the action of this turn has done so far. Some tasks count it (MISSION-19 to MISSION-21). */
export interface ActionTally {
  /** Steps on the tank track. */
  readonly helium: number;
  /** Steps on company tracks. */
  readonly trackSteps: number;
  /** Plans that the upload marker has entered. */
  readonly uploads: number;
  /** Plans that were taken. */
  readonly plans: number;
  /** Pieces that the current energy action has placed. */
  readonly expansions: number;
  /** The most pieces that one energy action of this turn has placed. */
  readonly mostExpansions: number;
}

/** The missions of a game and how far everybody is. */
export interface MissionsState {
  /** The mission cards that lie face up (MISSION-1). */
  readonly faceUp: readonly MissionId[];
  /** The status cards by seat. Luna has none (MISSION-5). */
  readonly status: readonly StatusCard[];
  /** The seat that was the first to complete a mission (CAMP-17). */
  readonly first: Seat | null;
  readonly tally: ActionTally;
}

/** The menace of a game (MENACE-2). `holder`: the seat that removed it, `null` while it is on the board (MENACE-9). */
export interface MenaceState {
  readonly id: MenaceId;
  /** The seat that removed it, `null` while it is on the board. */
  readonly holder: Seat | null;
}

/** A card in one of Luna's action slots. It lies face up once she has carried it out (LUNA-27). */
export interface LunaSlotCard {
  readonly card: LunaCardId;
  readonly faceUp: boolean;
}

/** Luna's own cards. Everything else of hers is in `players[seat]`; the cards that she gains are the `hand` there. */
export interface LunaState {
  /** Her seat, the last of the game. */
  readonly seat: Seat;
  /** Her deck. The last card is drawn next. */
  readonly deck: readonly LunaCardId[];
  /** The deck of grade-2 cards. The last card is drawn next. */
  readonly gradeTwo: readonly LunaCardId[];
  /** Her discard pile. The last card lies on top. */
  readonly discard: readonly LunaCardId[];
  /** How often her cards have been shuffled since the set-up. A deal may name what each of these shuffles brings up. */
  readonly shuffles: number;
  /** Her action slots, A to E. */
  readonly slots: readonly (LunaSlotCard | null)[];
  /** Plans that she has removed from the game. Everybody has seen them (LACT-34, LACT-37). */
  readonly discardedPlans: readonly PlanId[];
  /** Her left and her right majority slot. */
  readonly majority: readonly [LunaCardId | null, LunaCardId | null];
}

/** A bonus marker on a bonus space. A one-time marker does not come back (MISSION-15). */
export interface PlacedMarker {
  readonly space: BonusSpaceId;
  /** The seat whose marker it is. */
  readonly seat: Seat;
  readonly oneTime?: true;
}

/** Who looks at a game: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/**
 * What a viewer may know of a game: a state in which everything secret is blanked and every count stays. Secret ids and
 * the seed are `?`; random streams are empty. Functions that ask a question accept a view. Functions that take a `WholeState`
 * refuse it.
 */
export interface GameView extends GameState {
  readonly viewer: Viewer;
}

/**
 * A state that is not a view, for what continues or keeps a game. The compiler refuses a `GameView` in its place, and the
 * functions that take one throw `ForeignStateError` for it.
 */
export interface WholeState extends GameState {
  readonly viewer?: never;
}

/** Whether a state is a view; nothing else is one. */
export function isView(state: GameState): state is GameView {
  return 'viewer' in Object(state);
}

/**
 * A game at any moment, as plain JSON. It contains every secret and the seed. So send players a `GameView` instead;
 * `viewFor` makes one from a state.
 */
export interface GameState {
  /** `STATE_SCHEMA` at the time it was made. */
  readonly schema: number;
  /** `RULES_VERSION` at the time it was made. */
  readonly rules: number;
  /** The component set of the game, and the restrictions it is played with. */
  readonly content: ContentRef;
  readonly options: GameOptions;
  /** One random stream for the set-up and one for Luna. Draws from one do not change what the other draws. */
  readonly random: { readonly setup: RandomStream; readonly luna: RandomStream | null };
  /** The current round, 1-7. */
  readonly round: number;
  /** The first player of this round. */
  readonly firstPlayer: Seat;
  /** The first player of the next round (ROUND-8). */
  readonly nextFirstPlayer: Seat;
  /** The seats clockwise, from the first player of round 1. Luna sits to the right of that player (LUNA-2). */
  readonly seating: readonly Seat[];
  /** Turns finished in this action phase. */
  readonly turns: number;
  /** What must be decided or done. The last frame is on top and comes next. Empty when the game is over. */
  readonly stack: readonly Frame[];
  /** The track of each company. */
  readonly tracks: ByCompany<TrackId>;
  /** The columns of each company's station, from the left. */
  readonly stations: ByCompany<readonly StationColumn[]>;
  /**
   * The outposts in each sector of the Moon; index 0 is sector 1. At most one in a sector, or two during an expansion
   * (EXP-11). No outposts on the Belt.
   */
  readonly sectors: readonly (readonly Company[])[];
  /** Outposts removed from the game. */
  readonly removed: ByCompany<number>;
  /** The action deck. The last card is drawn next. */
  readonly deck: readonly CardId[];
  /** The cards on display; index 0 is slot 1. */
  readonly display: readonly (CardId | null)[];
  /** The destroyed-cards pile. */
  readonly destroyed: readonly CardId[];
  /** Coins on the supplement space. */
  readonly supplement: number;
  /** Special plans still on the round track. Each lies face up from its round on. */
  readonly specialPlans: readonly PlanId[];
  /** The supply of research plans, by letter. The last plan of a letter is drawn next. */
  readonly planSupply: Readonly<Record<PlanLetter, readonly PlanId[]>>;
  /** The plan on each of the twelve spaces of the research display. */
  readonly researchDisplay: readonly (PlanId | null)[];
  /** Plans that were acquired in this turn and are not placed yet. */
  readonly acquired: readonly PlanId[];
  /** The bonus markers on bonus spaces, in the order in which they were placed. */
  readonly placed: readonly PlacedMarker[];
  /** Everything that belongs to each seat: the people in the order of `createGame`, then Luna if she plays. */
  readonly players: readonly PlayerState[];
  /** Luna's own cards, `null` without her. */
  readonly luna: LunaState | null;
  /** The pieces on the Belt, `null` on the Moon. */
  readonly belt: BeltState | null;
  /** `null` in a game without missions, and until the starting decks are laid out. */
  readonly missions: MissionsState | null;
  /** `null` in a game without a menace. */
  readonly menace: MenaceState | null;
}

/** The same type with every part writable. */
export type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** A state whose parts may be written: the copy that `editGame` hands out, or a draft of immer. */
export type GameDraft = Writable<GameState>;

// TypeScript does not assign readonly arrays to the writable arrays of a draft, so a draft needs a type of its own. It cannot be
// `State` itself: the state after a narrowed one, such as one in round 1, may be in round 2. Overloads would be as exact, but
// then a misspelled action is reported as "No overload matches this call", and a wrapper around `reduce` has to repeat both.
/**
 * The type of the state after one of type `State`: `GameDraft` if `State` is a draft, so that the draft can be assigned the
 * result in strict TypeScript; otherwise `GameState`.
 */
export type NextState<State> = State extends GameDraft ? GameDraft : GameState;
