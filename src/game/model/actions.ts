import type { BonusSpaceId, CardId, CardRef, Company, MissionId, PlanId, Seat, TokenId } from '../../components/ids.ts';

/** The fields of every action: its type, and the seat that takes it. */
interface By<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}

/** Keeps one of the two starting research tokens dealt to the seat (SETUP-39). */
export interface ChooseToken extends By<'chooseToken'> {
  readonly token: TokenId;
}
/** Lays the three hand cards that match the token on the central resting slots, from left to right (SETUP-42). */
export interface ArrangeStartingDecks extends By<'arrangeStartingDecks'> {
  readonly cards: readonly CardId[];
}
/** Plans a hand card: it goes face down into an action slot, 0 (left end) to 4 (right end) (PLAN-2). */
export interface PlanCard extends By<'planCard'> {
  readonly card: CardId;
  /** The action slot, 0 (left end) to 4 (right end). */
  readonly slot: number;
}
/** Ends the planning of the seat. No action takes it back (PLAN-10). */
export interface ConfirmPlan extends By<'confirmPlan'> {}
/** Lays the +1 resource tile on a face-up resource card. This is not one of the six actions (TILE-4). */
export interface PlaceResourceTile extends By<'placeResourceTile'> {
  readonly card: CardId;
}
/** Action 1: uses resource cards (RES-2). `acquire`: the display slot (1-12) of the card acquired with them, if any. */
export interface UseResources extends By<'useResources'> {
  readonly cards: readonly CardId[];
  /** The display slot of the acquired card, 1-12. */
  readonly acquire?: number;
}
/** Action 2: uses all energy cards to expand one company (EXP-4). */
export interface UseEnergy extends By<'useEnergy'> {
  readonly company: Company;
}
/** Action 3: uses one scientist card or the scientist tile (SCI-2). */
export interface UseScientist extends By<'useScientist'> {
  readonly card: CardRef;
}
/** Action 4: uses one field scientist card or the field scientist tile (FSC-1). */
export interface UseFieldScientist extends By<'useFieldScientist'> {
  readonly card: CardRef;
}
/** Action 5: places one bonus marker (BON-1). */
export interface PlaceBonusMarker extends By<'placeBonusMarker'> {
  readonly space: BonusSpaceId;
  /** The hand card to destroy, on spaces that ask for one. */
  readonly destroy?: CardId;
  /** The reward tier of a majority space, from 1 for the lowest; absent when no tier is reached. */
  readonly tier?: number;
  /** Places a one-time bonus marker instead of an ordinary one (MISSION-15). */
  readonly oneTime?: true;
}
/** Action 6: passes (PASS-1). */
export interface Pass extends By<'pass'> {}
/** Takes the resting deck of a slot, 0-4, into hand (PASS-3). */
export interface PickUpDeck extends By<'pickUpDeck'> {
  /** The resting slot, 0-4. */
  readonly slot: number;
}
/** Lays the leftmost card of the action area on a resting slot, 0-4 (PASS-4). */
export interface RestCard extends By<'restCard'> {
  readonly card: CardId;
  /** The resting slot, 0-4. */
  readonly slot: number;
}
/** Moves the seat's marker one step on a company's track, and pays a barrier in front of it (RES-13, TRACK-2). */
export interface Advance extends By<'advance'> {
  readonly company: Company;
}
/** Ends an optional decision: energy is left unspent, a barrier unpaid, or a marker moves no further. */
export interface Stop extends By<'stop'> {}
/** Puts an outpost from a station column (0-2) into a sector, 1-24 (EXP-7 to EXP-11). */
export interface Occupy extends By<'occupy'> {
  /** The sector of the Moon, 1-24. */
  readonly sector: number;
  /** The station column, 0-2. */
  readonly column: number;
}
/** Puts an outpost from an outer station column (0 or 2) on a space of an asteroid, by its index (BELT-8, BELT-14). */
export interface PlaceOutpost extends By<'placeOutpost'> {
  /** The printed number of the asteroid. */
  readonly asteroid: number;
  /** The index of the outpost space on it, from 0. */
  readonly space: number;
  /** The station column, 0 or 2. */
  readonly column: number;
}
/** Puts the top shuttle of the station on a shuttle space, by its number (BELT-9, BELT-14). */
export interface PlaceShuttle extends By<'placeShuttle'> {
  /** The printed number of the shuttle space. */
  readonly shuttleSpace: number;
}
/** Confronts the menace with energy (MENACE-4). `destroy`: the hand cards that some menaces ask for (MENACE-17). */
export interface Confront extends By<'confront'> {
  readonly destroy?: readonly CardId[];
}
/**
 * Claims a task that is met, by its mission and column, 0-2 (MISSION-6, MISSION-8). This is not one of the six actions
 * (MISSION-14).
 */
export interface ClaimTask extends By<'claimTask'> {
  readonly mission: MissionId;
  /** The column of the task, 0-2. */
  readonly column: number;
}
/** Takes one of several rewards next, by its index in the prompt (EXP-17). */
export interface TakeReward extends By<'takeReward'> {
  /** The index in `params.rewards` of the prompt, from 0. */
  readonly reward: number;
}
/** Returns the outpost named in the prompt to a station column, 0-2 (EXP-18). */
export interface ReturnOutpost extends By<'returnOutpost'> {
  /** The station column, 0-2. */
  readonly column: number;
}
/** Takes a plan from a space of the research display, 0-11 (RP-5 to RP-7). */
export interface TakePlan extends By<'takePlan'> {
  /** The space of the research display, 0-11. */
  readonly space: number;
}
/** Takes a face-up special plan (RP-9). */
export interface TakeSpecialPlan extends By<'takeSpecialPlan'> {
  readonly plan: PlanId;
}
/** Takes a coin for a research point (RP-8). */
export interface TakeCoin extends By<'takeCoin'> {}
/** Lays an acquired plan on a space of the seat's research track, 1-16 (RP-12). */
export interface PlacePlan extends By<'placePlan'> {
  readonly plan: PlanId;
  /** The space of the research track, 1-16. */
  readonly position: number;
}
/** Pays to turn the plan on a space of the seat's research track face down (SCI-3). */
export interface FlipPlan extends By<'flipPlan'> {
  /** The space of the research track, 1-16. */
  readonly position: number;
}
/** Moves the upload marker onto the next plan (SCI-5). */
export interface Upload extends By<'upload'> {}
/** Buys the card on a display slot (1-12) with coins (BON-8). */
export interface BuyCard extends By<'buyCard'> {
  /** The display slot, 1-12. */
  readonly slot: number;
}
/** Chooses one of the rewards in the prompt, by its index (BSP-1). */
export interface ChooseReward extends By<'chooseReward'> {
  /** The index in `params.rewards` of the prompt, from 0. */
  readonly reward: number;
}
/** Makes one of the offered numbers of steps on a company's track (ICON-8, BSP-7, BSP-8). */
export interface AdvanceSteps extends By<'advanceSteps'> {
  readonly company: Company;
  /** One of the numbers of steps in `params.steps` of the prompt. */
  readonly steps: number;
}
/** Removes an outpost from a station column (0-2) to the box (STATION-11). */
export interface RemoveOutpost extends By<'removeOutpost'> {
  readonly company: Company;
  /** The station column, 0-2. */
  readonly column: number;
}
/** Pays coins to take a destroyed card into hand (BSP-9). */
export interface TakeDestroyedCard extends By<'takeDestroyedCard'> {
  readonly card: CardId;
}

/** Starts Luna's turn: she turns up her next card and carries out all of it. There is nothing to choose (LUNA-27). */
export interface LunaTurn extends By<'lunaTurn'> {}

/** Every action of the game, as plain JSON. `explain` and `reduce` check actions from outside. */
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
/** The type of an action, such as `occupy`. */
export type ActionType = Action['type'];
/** The action of one type: `ActionOf<'occupy'>`. */
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;
