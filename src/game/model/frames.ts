import type { Effect } from '../../components/effects.ts';
import type { CardId, CardRef, Company, Seat, TokenId } from '../../components/ids.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { BoardPlace, OutpostPlace, SectorPlace } from './places.ts';

interface Of<Kind extends string> {
  readonly kind: Kind;
}
interface For<Kind extends string> extends Of<Kind> {
  readonly seat: Seat;
}

/** SETUP-39. `offers` and `chosen` by seat; open until every seat has chosen. */
export interface StartingTokenFrame extends Of<'startingToken'> {
  readonly offers: readonly (readonly TokenId[])[];
  readonly chosen: readonly (TokenId | null)[];
}
/** SETUP-42. */
export interface StartingDecksFrame extends For<'startingDecks'> {}
/** PLAN-1. Open to the seats that have not confirmed. */
export interface PlanningFrame extends Of<'planning'> {
  readonly seats: readonly Seat[];
}
/** ROUND-9: one of the six actions. */
export interface TurnFrame extends For<'turn'> {}
/** RES-13: units of total value left to move with. */
export interface UnitsFrame extends For<'units'> {
  readonly units: number;
}
/** TRACK-3: pay the barrier in front of the marker and go on, or lose the steps left. */
export interface BarrierFrame extends For<'barrier'> {
  readonly company: Company;
  readonly steps: number;
}
/** EXP-12: energy left, sectors entered so far. */
export interface ExpansionFrame extends For<'expansion'> {
  readonly company: Company;
  readonly energy: number;
  readonly entered: readonly number[];
}
/** BELT-16: energy left, pieces placed so far, asteroids whose reward is earned (BELT-18), whether the menace is confronted. */
export interface BeltExpansionFrame extends For<'beltExpansion'> {
  readonly company: Company;
  readonly energy: number;
  readonly outposts: readonly OutpostPlace[];
  readonly shuttles: readonly number[];
  readonly earned: readonly number[];
  readonly confronted: boolean;
}
/** MISSION-13: after the action, tasks that can be claimed. */
export interface ClaimsFrame extends For<'claims'> {}
/** EXP-17, AMB-BON-10: rewards left whose order can matter, each as the frame that carries it out. */
export interface RewardsFrame extends For<'rewards'> {
  readonly rewards: readonly RewardFrame[];
}
/** What a reward may refer to: the rule it is given by, the company expanded or whose track it is, the card destroyed for it. */
export interface RewardContext {
  readonly rule?: RuleId;
  readonly company?: Company;
  readonly destroyed?: CardId;
}
/** EXP-18, BELT-20: `outpost` leaves its place for a column of its station. */
export type OustingFrame = For<'ousting'> & { readonly outpost: Company } & (SectorPlace | OutpostPlace);
/** RP-4. */
export interface ResearchFrame extends For<'research'> {
  readonly points: number;
}
/** RP-12: the plans in `state.acquired` find their places. */
export interface PlacePlansFrame extends For<'placePlans'> {}
/** SCI-4. `from` is where the marker started; `card` is the scientist in use. */
export interface UploadFrame extends For<'upload'> {
  readonly card: CardRef;
  readonly from: number;
  readonly flipped: boolean;
}
/** BON-8, BSP-3, BSP-4: `rule` says which of them. */
export interface PurchaseFrame extends For<'purchase'> {
  readonly discount: number;
  readonly rule: RuleId;
}
/** BSP-1. */
export interface OneOfFrame extends For<'oneOf'> {
  readonly rewards: readonly (readonly Effect[])[];
  readonly context: RewardContext;
}
/** ICON-8, BSP-7, BSP-8: `rule` says which of them. */
export interface ChosenTracksFrame extends For<'chosenTracks'> {
  readonly rule: RuleId;
  readonly steps: readonly number[];
  readonly companies: readonly Company[];
}
/** STATION-11. `optional`: it may be declined (AMB-EXP-11). */
export interface RemovalFrame extends For<'removal'> {
  readonly count: number;
  readonly optional: boolean;
}
/** PASS-3. */
export interface PickUpFrame extends For<'pickUp'> {}
/** PASS-4. `filled`: resting slots that got a card in this pass. */
export interface RestingFrame extends For<'resting'> {
  readonly filled: readonly number[];
}
/** BSP-9, BSP-10, `rule` says which of them: what can still be done with the destroyed card. */
export interface SalvageFrame extends For<'salvage'> {
  readonly rule: RuleId;
  readonly card: CardId;
  readonly price: number;
  readonly parts: readonly SalvagePart[];
  readonly both: boolean;
}
export type SalvagePart = 'action' | 'card';

/** LUNA-27: Luna is due. */
export interface LunaTurnFrame extends For<'lunaTurn'> {}

/** Frames a reward can turn into. */
export type RewardFrame =
  | TrackStepsFrame
  | ResearchPointsFrame
  | ChosenTracksFrame
  | PurchaseFrame
  | OneOfFrame
  | SalvageFrame;

/** Frames somebody must answer. */
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

/** ROUND-2: the planning phase begins. */
export interface StartRoundFrame extends Of<'startRound'> {}
/** ICON-7: steps on a company's track. */
export interface TrackStepsFrame extends For<'trackSteps'> {
  readonly company: Company;
  readonly steps: number;
}
/** RP-3: research points to be spent now. */
export interface ResearchPointsFrame extends For<'researchPoints'> {
  readonly points: number;
}
/** EXP-18, BELT-20: rivals leave the places `company` has entered. */
export interface OustRivalsFrame extends For<'oustRivals'> {
  readonly company: Company;
  readonly places: readonly BoardPlace[];
}
/** MENACE-8: after the ordinary rewards, the reward of the menace confronted. */
export interface MenaceRewardFrame extends For<'menaceReward'> {
  readonly company: Company;
  /** Whether the printed reward has been taken; then comes the card (MENACE-9). */
  readonly granted: boolean;
}
/** ROUND-11, ROUND-14: used cards face down, plans placed, display refilled. */
export interface EndTurnFrame extends For<'endTurn'> {
  readonly used: readonly CardRef[];
}
/** RP-18: after the plans are placed. */
export interface RefillFrame extends Of<'refill'> {}
/** ROUND-5: the next person who has not passed, or the end of the phase. */
export interface NextTurnFrame extends For<'nextTurn'> {}
/** PASS-6, PASS-7: tiles go back, the person is out. */
export interface DropOutFrame extends For<'dropOut'> {}
/** PREP-1. */
export interface PreparationFrame extends Of<'preparation'> {}
/** PLAN-10: the planned cards are turned up, and the first player begins. */
export interface RevealFrame extends Of<'reveal'> {}
/** ROUND-5: the turn of a seat begins. */
export interface StartTurnFrame extends For<'startTurn'> {}

/** Named moments of a game at which modules act. */
export const MOMENTS = [
  'boardReady',
  'setUpDone',
  'cardsPlanned',
  'cardsRevealed',
  'actionDone',
  'roundPrepared',
  'finalScoring',
] as const;
export type Moment = (typeof MOMENTS)[number];
export interface MomentFrame extends Of<'moment'> {
  readonly moment: Moment;
  /** Whose moment it is, if it is somebody's. */
  readonly seat: Seat | null;
}
/** END-1: the last round is over. */
export interface EndGameFrame extends Of<'endGame'> {}

/** Frames that run by themselves. */
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

export type Frame = DecisionFrame | ProcedureFrame;
export type FrameKind = Frame['kind'];
export type FrameOf<Kind extends FrameKind> = Extract<Frame, { readonly kind: Kind }>;
export type DecisionKind = DecisionFrame['kind'];
