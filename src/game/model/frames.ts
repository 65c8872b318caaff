import type { Effect } from '../../components/effects.ts';
import type { CardId, CardRef, Company, Seat, TokenId } from '../../components/ids.ts';
import type { CitedRule } from '../../rulebook/pages.ts';
import type { BoardPlace, OutpostPlace, SectorPlace } from './actions.ts';

interface Of<Kind extends string> {
  readonly kind: Kind;
}
interface For<Kind extends string> extends Of<Kind> {
  readonly seat: Seat;
}

/** Choose one of two starting research tokens. The decision is open until every seat has chosen (SETUP-39). */
export interface StartingTokenFrame extends Of<'startingToken'> {
  /** The tokens dealt to each seat. */
  readonly offers: readonly (readonly TokenId[])[];
  /** The token that each seat has chosen, or `null`. */
  readonly chosen: readonly (TokenId | null)[];
}
/** Begin the resting decks with three cards (SETUP-42). */
export interface StartingDecksFrame extends For<'startingDecks'> {}
/** Plan cards (PLAN-1). */
export interface PlanningFrame extends Of<'planning'> {
  /** The seats that have not confirmed yet. */
  readonly seats: readonly Seat[];
}
/** Take one of the six actions (ROUND-9). */
export interface TurnFrame extends For<'turn'> {}
/** Move markers on company tracks with the remaining units (RES-13). */
export interface UnitsFrame extends For<'units'> {
  /** Remaining resource units, at least 1. */
  readonly units: number;
}
/** Pay for the barrier in front of the marker to continue, or lose the remaining steps (TRACK-3). */
export interface BarrierFrame extends For<'barrier'> {
  readonly company: Company;
  /** Steps left beyond the barrier, at least 1. */
  readonly steps: number;
}
/** Expand a company on the Moon (EXP-12). */
export interface ExpansionFrame extends For<'expansion'> {
  readonly company: Company;
  /** Energy left to spend. */
  readonly energy: number;
  /** The sectors entered so far. */
  readonly entered: readonly number[];
}
/** Expand a company on the Belt (BELT-16). */
export interface BeltExpansionFrame extends For<'beltExpansion'> {
  readonly company: Company;
  /** Energy left to spend. */
  readonly energy: number;
  /** The outpost spaces entered so far. */
  readonly outposts: readonly OutpostPlace[];
  /** The shuttle spaces entered so far, by number. */
  readonly shuttles: readonly number[];
  /** The numbers of the asteroids whose rewards have been earned (BELT-18). */
  readonly earned: readonly number[];
  /** True if the menace was confronted in this expansion. */
  readonly confronted: boolean;
}
/** Claim mission tasks after the action, as long as any can be claimed (MISSION-13). */
export interface ClaimsFrame extends For<'claims'> {}
/** Take rewards one by one if their order can matter (EXP-17, AMB-BON-10). */
export interface RewardsFrame extends For<'rewards'> {
  /** The frames that carry out the remaining rewards. */
  readonly rewards: readonly RewardFrame[];
}
/** The source of a reward. */
export interface RewardContext {
  /** The rule that gives the reward. */
  readonly rule?: CitedRule;
  /** The expanded company, or the company whose track gives the reward. */
  readonly company?: Company;
  /** The card destroyed for the reward. */
  readonly destroyed?: CardId;
}
/**
 * Choose the station column to which an ousted outpost returns (EXP-18, BELT-20). `outpost` is the company of the
 * outpost. The other fields identify the sector or space that it leaves.
 */
export type OustingFrame = For<'ousting'> & { readonly outpost: Company } & (SectorPlace | OutpostPlace);
/** Spend research points on plans (RP-4). */
export interface ResearchFrame extends For<'research'> {
  /** Remaining research points, at least 1. */
  readonly points: number;
}
/** Place the plans in `state.acquired` on the research track (RP-12). */
export interface PlacePlansFrame extends For<'placePlans'> {}
/** Move the upload marker (SCI-4). */
export interface UploadFrame extends For<'upload'> {
  /** The scientist in use. */
  readonly card: CardRef;
  /** The space from which the marker started. */
  readonly from: number;
  /** True if this action has already turned a plan face down (SCI-3). */
  readonly flipped: boolean;
}
/** Buy a displayed card with coins. `rule` is the rule that allows it: BON-8, BSP-3 or BSP-4. */
export interface PurchaseFrame extends For<'purchase'> {
  /** Discount in coins. */
  readonly discount: number;
  readonly rule: CitedRule;
}
/** Choose one of several rewards. Each reward is a list of effects (BSP-1). */
export interface OneOfFrame extends For<'oneOf'> {
  readonly rewards: readonly (readonly Effect[])[];
  readonly context: RewardContext;
}
/** Choose company tracks on which to advance. `rule` is the rule that gives the steps: ICON-8, BSP-7 or BSP-8. */
export interface ChosenTracksFrame extends For<'chosenTracks'> {
  readonly rule: CitedRule;
  /** The remaining step counts. Each count is used on a single track. */
  readonly steps: readonly number[];
  /** The companies whose tracks may be chosen. */
  readonly companies: readonly Company[];
}
/** Remove outposts from stations (STATION-11). */
export interface RemovalFrame extends For<'removal'> {
  /** The number of outposts left to remove. */
  readonly count: number;
  /** True if the removal may be skipped (AMB-EXP-11). */
  readonly optional: boolean;
}
/** Pick up a resting deck after passing (PASS-3). */
export interface PickUpFrame extends For<'pickUp'> {}
/** Rest the cards of the action area (PASS-4). */
export interface RestingFrame extends For<'resting'> {
  /** The resting slots that have received a card in this pass. */
  readonly filled: readonly number[];
}
/** Use a destroyed card. `rule` is the rule that allows it: BSP-9 or BSP-10. */
export interface SalvageFrame extends For<'salvage'> {
  readonly rule: CitedRule;
  /** The card destroyed for the bonus space. */
  readonly card: CardId;
  /** The price in coins of taking a destroyed card into the hand. */
  readonly price: number;
  /** The uses that are still available. */
  readonly parts: readonly SalvagePart[];
  /** True if the seat may make both uses, false if it may make only one. */
  readonly both: boolean;
}
/** A use of destroyed cards: the `action` of the card just destroyed, or taking a destroyed `card` into the hand. */
export type SalvagePart = 'action' | 'card';

/** Play Luna's turn (LUNA-27). */
export interface LunaTurnFrame extends For<'lunaTurn'> {}

/** A frame that carries out a reward. */
export type RewardFrame =
  | TrackStepsFrame
  | ResearchPointsFrame
  | ChosenTracksFrame
  | PurchaseFrame
  | OneOfFrame
  | SalvageFrame;

/** A frame that waits for a seat's decision. */
export type DecisionFrame =
  | StartingTokenFrame
  | StartingDecksFrame
  | PlanningFrame
  | TurnFrame
  | UnitsFrame
  | BarrierFrame
  | ExpansionFrame
  | BeltExpansionFrame
  | ClaimsFrame
  | RewardsFrame
  | OustingFrame
  | ResearchFrame
  | PlacePlansFrame
  | UploadFrame
  | PurchaseFrame
  | OneOfFrame
  | ChosenTracksFrame
  | RemovalFrame
  | PickUpFrame
  | RestingFrame
  | SalvageFrame
  | LunaTurnFrame;

/** Starts the planning phase of a round (ROUND-2). */
export interface StartRoundFrame extends Of<'startRound'> {}
/** Advances on a company track (ICON-7). */
export interface TrackStepsFrame extends For<'trackSteps'> {
  readonly company: Company;
  /** Remaining steps, at least 1. */
  readonly steps: number;
}
/** Gives research points, which must be spent immediately (RP-3). */
export interface ResearchPointsFrame extends For<'researchPoints'> {
  /** Research points to spend, at least 1. */
  readonly points: number;
}
/** Ousts rival pieces from the sectors or spaces that `company` entered (EXP-18, BELT-20). */
export interface OustRivalsFrame extends For<'oustRivals'> {
  readonly company: Company;
  readonly places: readonly BoardPlace[];
}
/** Gives the reward for confronting a menace, after the ordinary rewards (MENACE-8). */
export interface MenaceRewardFrame extends For<'menaceReward'> {
  readonly company: Company;
  /** True once the printed reward has been given. The next reward is the menace card (MENACE-9). */
  readonly granted: boolean;
}
/** Ends a turn: turns used cards face down, places plans and refills the display (ROUND-11, ROUND-14). */
export interface EndTurnFrame extends For<'endTurn'> {
  /** The cards used by the action. */
  readonly used: readonly CardRef[];
}
/** Refills the research display after plans are placed (RP-18). */
export interface RefillFrame extends Of<'refill'> {}
/** Starts the turn of the next seat that has not passed, or ends the action phase (ROUND-5). */
export interface NextTurnFrame extends For<'nextTurn'> {}
/** Completes a pass: the seat returns its tiles and takes no more turns in this phase (PASS-6, PASS-7). */
export interface DropOutFrame extends For<'dropOut'> {}
/** Prepares the next round (PREP-1). */
export interface PreparationFrame extends Of<'preparation'> {}
/** Reveals the planned cards before the first player's turn (PLAN-10). */
export interface RevealFrame extends Of<'reveal'> {}
/** Starts a seat's turn (ROUND-5). */
export interface StartTurnFrame extends For<'startTurn'> {}

/** The moments of a game at which modules, such as missions or Luna, can act. */
export const MOMENTS = [
  'boardReady',
  'setUpDone',
  'cardsPlanned',
  'cardsRevealed',
  'actionDone',
  'roundPrepared',
  'finalScoring',
] as const;
/** A moment of the game at which modules can act. */
export type Moment = (typeof MOMENTS)[number];
/** Runs the modules at a moment of the game. */
export interface MomentFrame extends Of<'moment'> {
  readonly moment: Moment;
  /** The seat that the moment concerns, or `null` for all seats. */
  readonly seat: Seat | null;
}
/** Ends the game after the last round (END-1). */
export interface EndGameFrame extends Of<'endGame'> {}

/** A frame that the engine runs without a decision. */
export type ProcedureFrame =
  | StartRoundFrame
  | TrackStepsFrame
  | ResearchPointsFrame
  | OustRivalsFrame
  | EndTurnFrame
  | RefillFrame
  | NextTurnFrame
  | DropOutFrame
  | PreparationFrame
  | RevealFrame
  | StartTurnFrame
  | MomentFrame
  | MenaceRewardFrame
  | EndGameFrame;

/** An entry of `state.stack`: an open decision, or a procedure that the engine runs. */
export type Frame = DecisionFrame | ProcedureFrame;
/** The kind of a frame, such as `turn` or `endTurn`. */
export type FrameKind = Frame['kind'];
/** A frame of one kind, such as `FrameOf<'turn'>`. */
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { readonly kind: Kind }>;
/** The kind of a decision, such as `turn`. */
export type DecisionKind = DecisionFrame['kind'];
