import type { BonusSpaceId, CardId, CardRef, Company, MissionId, PlanId, Seat, TokenId } from '../../components/ids.ts';

/** Fields of every action: its type, and the seat of the person who takes it. */
interface By<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}

/** SETUP-39: keep one of the two dealt starting research tokens. */
export interface ChooseToken extends By<'chooseToken'> {
  readonly token: TokenId;
}
/** SETUP-42: the cards that match the token, for the central resting slots from left to right. */
export interface ArrangeStartingDecks extends By<'arrangeStartingDecks'> {
  readonly cards: readonly CardId[];
}
/** PLAN-2: a hand card goes face down into an action slot, 0 (left end) to 4 (right end). */
export interface PlanCard extends By<'planCard'> {
  readonly card: CardId;
  readonly slot: number;
}
/** PLAN-10: done planning. Final. */
export interface ConfirmPlan extends By<'confirmPlan'> {}
/** TILE-4: the +1 resource tile goes onto a face-up resource card. Not one of the six actions. */
export interface PlaceResourceTile extends By<'placeResourceTile'> {
  readonly card: CardId;
}
/** Action 1 (RES-2): resource cards, and the display slot (1-12) of the card acquired with them, if any. */
export interface UseResources extends By<'useResources'> {
  readonly cards: readonly CardId[];
  readonly acquire?: number;
}
/** Action 2 (EXP-4): all energy cards, for one company. */
export interface UseEnergy extends By<'useEnergy'> {
  readonly company: Company;
}
/** Action 3 (SCI-2): one scientist card or the scientist tile. */
export interface UseScientist extends By<'useScientist'> {
  readonly card: CardRef;
}
/** Action 4 (FSC-1): one field scientist card or the field scientist tile. */
export interface UseFieldScientist extends By<'useFieldScientist'> {
  readonly card: CardRef;
}
/**
 * Action 5 (BON-1): one bonus marker. `destroy` is the hand card some spaces ask for; `tier` the reward tier of a
 * majority space, 1 for the lowest, absent when none is reached. `oneTime` takes a one-time bonus marker (MISSION-15).
 */
export interface PlaceBonusMarker extends By<'placeBonusMarker'> {
  readonly space: BonusSpaceId;
  readonly destroy?: CardId;
  readonly tier?: number;
  readonly oneTime?: true;
}
/** Action 6 (PASS-1). */
export interface Pass extends By<'pass'> {}
/** PASS-3: the resting deck (slot 0-4) taken into hand. */
export interface PickUpDeck extends By<'pickUpDeck'> {
  readonly slot: number;
}
/** PASS-4: the leftmost card of the action area goes to a resting slot, 0-4. */
export interface RestCard extends By<'restCard'> {
  readonly card: CardId;
  readonly slot: number;
}
/** RES-13, TRACK-2: one step of the own marker on a company's track; a barrier in front of it is paid. */
export interface Advance extends By<'advance'> {
  readonly company: Company;
}
/** Ends a choice that may be left: energy not spent, a barrier not paid, a marker that moves no further. */
export interface Stop extends By<'stop'> {}
/** EXP-7 to EXP-11: an outpost from a station column (0-2) enters a sector. */
export interface Occupy extends By<'occupy'> {
  readonly sector: number;
  readonly column: number;
}
/** BELT-8, BELT-14: an outpost from an outer station column (0 or 2) enters a space of an asteroid, by its index. */
export interface PlaceOutpost extends By<'placeOutpost'> {
  readonly asteroid: number;
  readonly space: number;
  readonly column: number;
}
/** BELT-9, BELT-14: the top shuttle of the station enters a shuttle space. */
export interface PlaceShuttle extends By<'placeShuttle'> {
  readonly shuttleSpace: number;
}
/** MENACE-4: energy confronts the menace; `destroy` names the hand cards some menaces ask for (MENACE-17). */
export interface Confront extends By<'confront'> {
  readonly destroy?: readonly CardId[];
}
/** MISSION-6, MISSION-8: a fulfilled task of a mission, by its column 0-2. Not one of the six actions (MISSION-14). */
export interface ClaimTask extends By<'claimTask'> {
  readonly mission: MissionId;
  readonly column: number;
}
/** EXP-17: the reward to take next, by its index in the prompt. */
export interface TakeReward extends By<'takeReward'> {
  readonly reward: number;
}
/** EXP-18: the column (0-2) to which the outpost named in the prompt returns. */
export interface ReturnOutpost extends By<'returnOutpost'> {
  readonly column: number;
}
/** RP-5 to RP-7: a plan from a space of the research display, 0-11. */
export interface TakePlan extends By<'takePlan'> {
  readonly space: number;
}
/** RP-9: a face-up special plan. */
export interface TakeSpecialPlan extends By<'takeSpecialPlan'> {
  readonly plan: PlanId;
}
/** RP-8: a coin for a research point. */
export interface TakeCoin extends By<'takeCoin'> {}
/** RP-12: an acquired plan goes onto a space of the own research track. */
export interface PlacePlan extends By<'placePlan'> {
  readonly plan: PlanId;
  readonly position: number;
}
/** SCI-3: pay to turn the plan on a space of the own research track face down. */
export interface FlipPlan extends By<'flipPlan'> {
  readonly position: number;
}
/** SCI-5: the upload marker enters the next plan. */
export interface Upload extends By<'upload'> {}
/** BON-8: the card on a display slot (1-12) is bought with coins. */
export interface BuyCard extends By<'buyCard'> {
  readonly slot: number;
}
/** BSP-1: one of the rewards in the prompt, by index. */
export interface ChooseReward extends By<'chooseReward'> {
  readonly reward: number;
}
/** ICON-8, BSP-7, BSP-8: one of the open numbers of steps goes to a company's track. */
export interface AdvanceSteps extends By<'advanceSteps'> {
  readonly company: Company;
  readonly steps: number;
}
/** STATION-11: an outpost from a station column (0-2) goes to the box. */
export interface RemoveOutpost extends By<'removeOutpost'> {
  readonly company: Company;
  readonly column: number;
}
/** BSP-9: a destroyed card goes into the hand for coins. */
export interface TakeDestroyedCard extends By<'takeDestroyedCard'> {
  readonly card: CardId;
}

/** LUNA-27: Luna turns up her next card and does all of it. Nobody decides for her; somebody only says go on. */
export interface LunaTurn extends By<'lunaTurn'> {}

/** Anything a person can do. Plain JSON; unknown input is checked by `explain` and `reduce`. */
export type Action =
  | ChooseToken
  | ArrangeStartingDecks
  | PlanCard
  | ConfirmPlan
  | PlaceResourceTile
  | UseResources
  | UseEnergy
  | UseScientist
  | UseFieldScientist
  | PlaceBonusMarker
  | Pass
  | PickUpDeck
  | RestCard
  | Advance
  | Stop
  | Occupy
  | PlaceOutpost
  | PlaceShuttle
  | Confront
  | ClaimTask
  | TakeReward
  | ReturnOutpost
  | TakePlan
  | TakeSpecialPlan
  | TakeCoin
  | PlacePlan
  | FlipPlan
  | Upload
  | BuyCard
  | ChooseReward
  | AdvanceSteps
  | RemoveOutpost
  | TakeDestroyedCard
  | LunaTurn;
export type ActionType = Action['type'];
/** The action of a given type. */
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
