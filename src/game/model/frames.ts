import type { Effect } from '../../components/effects.ts';
import type { CardId, CardRef, Company, Seat, TokenId } from '../../components/ids.ts';
import type { CitedRule } from '../../rulebook/pages.ts';
import type { BoardPlace, OutpostPlace, SectorPlace } from './places.ts';

interface Of<Kind extends string> {
  readonly kind: Kind;
}
interface For<Kind extends string> extends Of<Kind> {
  readonly seat: Seat;
}

/** Choose one of two starting research tokens; open until every seat has chosen (SETUP-39). */
export interface StartingTokenFrame extends Of<'startingToken'> {
  /** The tokens dealt to each seat. */
  readonly offers: readonly (readonly TokenId[])[];
  /** The token each seat has chosen, `null` before. */
  readonly chosen: readonly (TokenId | null)[];
}
/** Lay out the three starting decks (SETUP-42). */
export interface StartingDecksFrame extends For<'startingDecks'> {}
/** Plan cards (PLAN-1). */
export interface PlanningFrame extends Of<'planning'> {
  /** The seats that have not confirmed. */
  readonly seats: readonly Seat[];
}
/** Take one of the six actions (ROUND-9). */
export interface TurnFrame extends For<'turn'> {}
/** Move markers on company tracks with the units that are left (RES-13). */
export interface UnitsFrame extends For<'units'> {
  /** Resource units that are left, from 1. */
  readonly units: number;
}
/** Pay the barrier in front of the marker and go on, or lose the steps that are left (TRACK-3). */
export interface BarrierFrame extends For<'barrier'> {
  readonly company: Company;
  /** Steps that are left behind the barrier, from 1. */
  readonly steps: number;
}
/** Expand a company on the Moon (EXP-12). */
export interface ExpansionFrame extends For<'expansion'> {
  readonly company: Company;
  /** The energy that is left. */
  readonly energy: number;
  /** The sectors entered so far. */
  readonly entered: readonly number[];
}
/** Expand a company on the Belt (BELT-16). */
export interface BeltExpansionFrame extends For<'beltExpansion'> {
  readonly company: Company;
  /** The energy that is left. */
  readonly energy: number;
  /** The outpost spaces entered so far. */
  readonly outposts: readonly OutpostPlace[];
  /** The shuttle spaces entered so far, by number. */
  readonly shuttles: readonly number[];
  /** The asteroids, by number, whose rewards are earned (BELT-18). */
  readonly earned: readonly number[];
  /** Whether the menace was confronted in this expansion. */
  readonly confronted: boolean;
}
/** Claim tasks after the action, as long as one can be claimed (MISSION-13). */
export interface ClaimsFrame extends For<'claims'> {}
/** Take rewards whose order can matter, one after the other (EXP-17, AMB-BON-10). */
export interface RewardsFrame extends For<'rewards'> {
  /** The rewards that are left, each as the frame that carries it out. */
  readonly rewards: readonly RewardFrame[];
}
/** What a reward may refer to. */
export interface RewardContext {
  /** The rule that gives the reward. */
  readonly rule?: CitedRule;
  /** The company that was expanded, or whose track gives the reward. */
  readonly company?: Company;
  /** The card that was destroyed for the reward. */
  readonly destroyed?: CardId;
}
/**
 * Choose the station column to which an ousted outpost returns (EXP-18, BELT-20). `outpost` is its company; the other
 * fields are the place that it leaves.
 */
export type OustingFrame = For<'ousting'> & { readonly outpost: Company } & (SectorPlace | OutpostPlace);
/** Spend research points on plans (RP-4). */
export interface ResearchFrame extends For<'research'> {
  /** Research points that are left, from 1. */
  readonly points: number;
}
/** Place the plans in `state.acquired` on the research track (RP-12). */
export interface PlacePlansFrame extends For<'placePlans'> {}
/** Move the upload marker (SCI-4). */
export interface UploadFrame extends For<'upload'> {
  /** The scientist in use. */
  readonly card: CardRef;
  /** The space where the marker started. */
  readonly from: number;
  /** Whether a plan was turned face down in this action (SCI-3). */
  readonly flipped: boolean;
}
/** Buy a card with coins. `rule` is the rule that allows it: BON-8, BSP-3 or BSP-4. */
export interface PurchaseFrame extends For<'purchase'> {
  /** Coins off the price. */
  readonly discount: number;
  readonly rule: CitedRule;
}
/** Choose one of several rewards, each a list of effects (BSP-1). */
export interface OneOfFrame extends For<'oneOf'> {
  readonly rewards: readonly (readonly Effect[])[];
  readonly context: RewardContext;
}
/** Choose the tracks on which to make steps. `rule` is the rule that gives the steps: ICON-8, BSP-7 or BSP-8. */
export interface ChosenTracksFrame extends For<'chosenTracks'> {
  readonly rule: CitedRule;
  /** The numbers of steps that are left; each goes to one track. */
  readonly steps: readonly number[];
  /** The companies whose tracks may be chosen. */
  readonly companies: readonly Company[];
}
/** Remove outposts from stations (STATION-11). */
export interface RemovalFrame extends For<'removal'> {
  /** How many outposts are left to remove. */
  readonly count: number;
  /** Whether the removal may be declined (AMB-EXP-11). */
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
  /** The card that was destroyed for the bonus space. */
  readonly card: CardId;
  /** The price of taking a destroyed card into hand, in coins. */
  readonly price: number;
  /** What can still be done. */
  readonly parts: readonly SalvagePart[];
  /** Whether both parts may be done, or only one. */
  readonly both: boolean;
}
/** `action`: the action of the destroyed card. `card`: taking a destroyed card into hand. */
export type SalvagePart = 'action' | 'card';

/** It is Luna's turn (LUNA-27). */
export interface LunaTurnFrame extends For<'lunaTurn'> {}

/** The frames that carry out a reward. */
export type RewardFrame =
  | TrackStepsFrame
  | ResearchPointsFrame
  | ChosenTracksFrame
  | PurchaseFrame
  | OneOfFrame
  | SalvageFrame;

/** The frames that somebody must answer. */
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

/** Begins the planning phase of a round (ROUND-2). */
export interface StartRoundFrame extends Of<'startRound'> {}
/** Makes steps on a company's track (ICON-7). */
export interface TrackStepsFrame extends For<'trackSteps'> {
  readonly company: Company;
  /** Steps that are left, from 1. */
  readonly steps: number;
}
/** Gives research points, which must be spent now (RP-3). */
export interface ResearchPointsFrame extends For<'researchPoints'> {
  /** Research points to spend, from 1. */
  readonly points: number;
}
/** Ousts the rivals from the places that `company` has entered (EXP-18, BELT-20). */
export interface OustRivalsFrame extends For<'oustRivals'> {
  readonly company: Company;
  readonly places: readonly BoardPlace[];
}
/** Gives the reward of a confronted menace, after the ordinary rewards (MENACE-8). */
export interface MenaceRewardFrame extends For<'menaceReward'> {
  readonly company: Company;
  /** Whether the printed reward has been given. The card comes after it (MENACE-9). */
  readonly granted: boolean;
}
/** Ends a turn: used cards are turned face down, plans are placed, the display is refilled (ROUND-11, ROUND-14). */
export interface EndTurnFrame extends For<'endTurn'> {
  /** The cards that the action used. */
  readonly used: readonly CardRef[];
}
/** Refills the research display, after the plans are placed (RP-18). */
export interface RefillFrame extends Of<'refill'> {}
/** Starts the turn of the next seat that has not passed, or ends the phase (ROUND-5). */
export interface NextTurnFrame extends For<'nextTurn'> {}
/** Finishes passing: tiles go back, and the seat has no more turns in this phase (PASS-6, PASS-7). */
export interface DropOutFrame extends For<'dropOut'> {}
/** Prepares the next round (PREP-1). */
export interface PreparationFrame extends Of<'preparation'> {}
/** Turns up the planned cards; then the first player begins (PLAN-10). */
export interface RevealFrame extends Of<'reveal'> {}
/** Begins the turn of a seat (ROUND-5). */
export interface StartTurnFrame extends For<'startTurn'> {}

/** The named moments of a game at which modules act. */
export const MOMENTS = [
  'boardReady',
  'setUpDone',
  'cardsPlanned',
  'cardsRevealed',
  'actionDone',
  'roundPrepared',
  'finalScoring',
] as const;
/** The name of one of these moments. */
export type Moment = (typeof MOMENTS)[number];
/** Lets the modules act at a moment. */
export interface MomentFrame extends Of<'moment'> {
  readonly moment: Moment;
  /** The seat whose moment it is, `null` when it concerns everybody. */
  readonly seat: Seat | null;
}
/** Ends the game after the last round (END-1). */
export interface EndGameFrame extends Of<'endGame'> {}

/** The frames that run by themselves. */
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

/** Anything that lies on the stack of a state: a decision to answer, or a procedure that runs by itself. */
export type Frame = DecisionFrame | ProcedureFrame;
/** The kind of any frame. */
export type FrameKind = Frame['kind'];
/** The frame of one kind. */
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { readonly kind: Kind }>;
/** The kind of a decision, such as `turn`. */
export type DecisionKind = DecisionFrame['kind'];
