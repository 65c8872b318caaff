import type { MenaceId } from '../../components/content.ts';
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

/** Version of the shape of `GameState`. */
export const STATE_SCHEMA = 1;
/** Version of the rules: the same state and action give the same result as long as it stays. */
export const RULES_VERSION = 1;

/**
 * A station column: pieces still in it - outposts, in the centre column of the Belt shuttles (BELT-3) - and whether its
 * crossed-out space was ever uncovered (AMB-EXP-9).
 */
export interface StationColumn {
  readonly pieces: number;
  readonly opened: boolean;
}

/** A plan on a research track. `uploaded`: entered by the marker while face up (AMB-RP-3). */
export interface PlacedPlan {
  readonly plan: PlanId;
  readonly faceDown: boolean;
  readonly uploaded: boolean;
}

/** A bonus tile with its owner for this round. `on`: the slot of the card that carries the +1 resource tile. */
export interface HeldTile {
  readonly tile: TileId;
  readonly used: boolean;
  readonly on: number | null;
}

export interface PlayerState {
  readonly coins: number;
  readonly hand: readonly CardId[];
  /** Action slots 0 (left end) to 4 (right end). */
  readonly area: readonly (CardId | null)[];
  /** Whether the card in each action slot has been used and lies face down (ROUND-11). */
  readonly used: readonly boolean[];
  /** Resting decks in resting slots 0-4. */
  readonly resting: readonly (readonly CardId[])[];
  readonly tiles: readonly HeldTile[];
  /** Bonus markers in the reserve. */
  readonly markers: number;
  /** One-time bonus markers in the reserve (MISSION-15). */
  readonly oneTimeMarkers: number;
  /** Space of the track marker on each company's track. */
  readonly tracks: ByCompany<number>;
  /** Track bonus in effect on each company's track: none, first or second (TRACK-9, TRACK-14). */
  readonly bonuses: ByCompany<0 | 1 | 2>;
  /** Space of the helium-3 marker. */
  readonly helium: number;
  /** Space of the upload marker. */
  readonly upload: number;
  readonly token: TokenId | null;
  /** Top plan of each research track space; index 0 is the start and stays empty. */
  readonly plans: readonly (PlacedPlan | null)[];
  /** Plans covered by others (RP-16). */
  readonly covered: readonly PlanId[];
  readonly passed: boolean;
}

/** The Belt side of the board (BELT-6): by asteroid and outpost space, and by shuttle space, in the order of the content. */
export interface BeltState {
  /** Outposts on each space of each asteroid: one, or two while an expansion goes on (BELT-15). */
  readonly outposts: readonly (readonly (readonly Company[])[])[];
  readonly shuttles: readonly (readonly Company[])[];
  /** Shuttles removed from the game (BELT-24). */
  readonly removedShuttles: ByCompany<number>;
}

/** A mission status card (MISSION-2, MISSION-3). */
export interface StatusCard {
  /** The mission it lies under, if any (MISSION-6). */
  readonly mission: MissionId | null;
  /** Columns that still hold their one-time marker. */
  readonly columns: readonly [boolean, boolean, boolean];
}

/** What the action of this turn has done so far, for tasks that ask for it (MISSION-19 to MISSION-21). */
export interface ActionTally {
  readonly helium: number;
  readonly trackSteps: number;
  readonly uploads: number;
  readonly plans: number;
  /** Pieces placed by the energy action going on, and the most that one energy action of this turn has placed. */
  readonly expansions: number;
  readonly mostExpansions: number;
}

export interface MissionsState {
  /** Mission cards face up (MISSION-1). */
  readonly faceUp: readonly MissionId[];
  /** Status cards by seat; Luna has none (MISSION-5). */
  readonly status: readonly StatusCard[];
  /** Who was the first to complete a mission (CAMP-17). */
  readonly first: Seat | null;
  readonly tally: ActionTally;
}

/** The menace on the board, or in front of whoever removed it (MENACE-2, MENACE-9). */
export interface MenaceState {
  readonly id: MenaceId;
  readonly holder: Seat | null;
}

/** A card in one of Luna's action slots. Face up once she has carried it out (LUNA-27). */
export interface LunaSlotCard {
  readonly card: LunaCardId;
  readonly faceUp: boolean;
}

/** Luna's cards. Everything else she has is in `players[seat]`, like everybody's; her gained cards are its hand. */
export interface LunaState {
  readonly seat: Seat;
  /** Luna deck; the last card is drawn next. */
  readonly deck: readonly LunaCardId[];
  /** Grade-2 deck; the last card is drawn next. */
  readonly gradeTwo: readonly LunaCardId[];
  /** Discard pile; the last card lies on top. */
  readonly discard: readonly LunaCardId[];
  /** Action slots A to E. */
  readonly slots: readonly (LunaSlotCard | null)[];
  /** Plans she has removed from the game (LACT-34, LACT-37), all seen by everybody. */
  readonly discardedPlans: readonly PlanId[];
  /** Left and right majority slot. */
  readonly majority: readonly [LunaCardId | null, LunaCardId | null];
}

/** A bonus marker on a bonus space; one-time markers do not come back (MISSION-15). */
export interface PlacedMarker {
  readonly space: BonusSpaceId;
  readonly seat: Seat;
  readonly oneTime?: true;
}

/** Who looks at a game: somebody at the table, or nobody. */
export type Viewer = Seat | 'spectator';

/**
 * What a viewer may know of a game: a state in which everything else is blanked - ids are `?`, streams are empty, the seed
 * is `?` - and every count stays. Questions can be asked of it as of a state; what would
 * go on from it (`reduce`, `tryReduce`, `simulate`, `timeLoop`, `loadGame`) refuses it.
 */
export interface GameView extends GameState {
  readonly viewer: Viewer;
}

/** Whether a state is somebody's view of one. */
export function isView(state: GameState): state is GameView {
  return 'viewer' in state;
}

/**
 * A game at any moment, as plain JSON. It holds every secret and the seed: what is sent to a player is a `GameView`, which
 * `viewFor` makes of it.
 */
export interface GameState {
  readonly schema: number;
  readonly rules: number;
  /** The component set it is played with: its name, and a fingerprint of everything in it that matters to a game. */
  readonly content: { readonly id: string; readonly fingerprint: string };
  readonly options: GameOptions;
  /** One stream for the set-up, one for Luna: neither shifts what the other draws. */
  readonly random: { readonly setup: RandomStream; readonly luna: RandomStream | null };
  /** 1-7. */
  readonly round: number;
  /** First player of this round, and of the next (ROUND-8). */
  readonly firstPlayer: Seat;
  readonly nextFirstPlayer: Seat;
  /** Seats around the table, clockwise, from the first player of round 1. Luna sits on that player's right (LUNA-2). */
  readonly seating: readonly Seat[];
  /** Turns finished in this action phase. */
  readonly turns: number;
  /** What is to be decided or done; the last frame is on top. Empty when the game is over. */
  readonly stack: readonly Frame[];
  readonly tracks: ByCompany<TrackId>;
  readonly stations: ByCompany<readonly StationColumn[]>;
  /** Outposts in sectors 1-24 (index = number - 1): one, or two while an expansion goes on (EXP-11). None on the Belt. */
  readonly sectors: readonly (readonly Company[])[];
  /** Outposts removed from the game. */
  readonly removed: ByCompany<number>;
  /** Action deck; the last card is drawn next. */
  readonly deck: readonly CardId[];
  /** Display slots 1-12 (index = slot - 1). */
  readonly display: readonly (CardId | null)[];
  readonly destroyed: readonly CardId[];
  /** Coins on the supplement space. */
  readonly supplement: number;
  /** Special plans still on the round track, face up when their round has come. */
  readonly specialPlans: readonly PlanId[];
  /** Research plan supply; the last plan of a letter is drawn next. */
  readonly planSupply: Readonly<Record<PlanLetter, readonly PlanId[]>>;
  /** The twelve spaces of the research display. */
  readonly researchDisplay: readonly (PlanId | null)[];
  /** Plans acquired in this turn, not yet placed. */
  readonly acquired: readonly PlanId[];
  /** Bonus markers on bonus spaces, in the order they were placed. */
  readonly placed: readonly PlacedMarker[];
  /** By seat: the people in the order of `createGame`, then Luna if she plays. */
  readonly players: readonly PlayerState[];
  /** What modules add; `null` where they are not in play. */
  readonly luna: LunaState | null;
  readonly belt: BeltState | null;
  readonly missions: MissionsState | null;
  readonly menace: MenaceState | null;
}
