import type { BonusSpaceId, CardId, CardRef, Company, MissionId, PlanId, Seat, TokenId } from '../../components/ids.ts';

/** The fields of every action: its type and the acting seat. */
interface By<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
}

/** Keeps one of the two starting research tokens dealt to the seat (SETUP-39). */
export interface ChooseToken extends By<'chooseToken'> {
  readonly token: TokenId;
}
/** Begins the resting decks: puts the token's three cards on the central resting slots, left to right (SETUP-42). */
export interface ArrangeStartingDecks extends By<'arrangeStartingDecks'> {
  readonly cards: readonly CardId[];
}
/** Plans a hand card by placing it face down in an action slot (PLAN-2). */
export interface PlanCard extends By<'planCard'> {
  readonly card: CardId;
  /** The action slot, 0 (left end) to 4 (right end). */
  readonly slot: number;
}
/** Ends the seat's planning. It cannot be resumed (PLAN-10). */
export interface ConfirmPlan extends By<'confirmPlan'> {}
/** Puts the +1 resource tile on a face-up resource card. This is not one of the six actions (TILE-4). */
export interface PlaceResourceTile extends By<'placeResourceTile'> {
  readonly card: CardId;
}
/** Action 1: uses resource cards, optionally to acquire a displayed card (RES-2). */
export interface UseResources extends By<'useResources'> {
  readonly cards: readonly CardId[];
  /** The display slot of the acquired card, 1-12. Omitted when no card is acquired. */
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
  /** The hand card to destroy, for spaces that require one. */
  readonly destroy?: CardId;
  /** The reward tier of a majority space. The lowest tier is 1. Omitted when no tier is reached. */
  readonly tier?: number;
  /** Places a one-time bonus marker instead of an ordinary marker (MISSION-15). */
  readonly oneTime?: true;
}
/** Action 6: passes (PASS-1). */
export interface Pass extends By<'pass'> {}
/** Picks up a resting deck after passing (PASS-3). */
export interface PickUpDeck extends By<'pickUpDeck'> {
  /** The resting slot, 0-4. */
  readonly slot: number;
}
/** Rests the leftmost card of the action area (PASS-4). */
export interface RestCard extends By<'restCard'> {
  readonly card: CardId;
  /** The resting slot, 0-4. */
  readonly slot: number;
}
/** Moves the seat's marker one step on a company track, and pays for any barrier in front of it (RES-13, TRACK-2). */
export interface Advance extends By<'advance'> {
  readonly company: Company;
}
/** Ends an optional decision. For example, the seat leaves energy unspent or does not cross a barrier. */
export interface Stop extends By<'stop'> {}
/** Moves an outpost from a station column to a sector (EXP-7 to EXP-11). */
export interface Occupy extends By<'occupy'> {
  /** The sector of the Moon, 1-24. */
  readonly sector: number;
  /** The station column, 0-2. */
  readonly column: number;
}
/** Puts an outpost from an outer station column on an asteroid (BELT-8, BELT-14). */
export interface PlaceOutpost extends By<'placeOutpost'> {
  /** The printed number of the asteroid. */
  readonly asteroid: number;
  /** The zero-based index of the outpost space on the asteroid. */
  readonly space: number;
  /** The station column, 0 or 2. */
  readonly column: number;
}
/** Puts the station's top shuttle on a shuttle space (BELT-9, BELT-14). */
export interface PlaceShuttle extends By<'placeShuttle'> {
  /** The printed number of the shuttle space. */
  readonly shuttleSpace: number;
}
/** Confronts the menace with energy (MENACE-4). */
export interface Confront extends By<'confront'> {
  /** The hand cards to destroy, for menaces that require them (MENACE-17). */
  readonly destroy?: readonly CardId[];
}
/** Claims a completed task of a mission (MISSION-6, MISSION-8). This is not one of the six actions (MISSION-14). */
export interface ClaimTask extends By<'claimTask'> {
  readonly mission: MissionId;
  /** The column of the task, 0-2. */
  readonly column: number;
}
/** Chooses which of several rewards to take next (EXP-17). */
export interface TakeReward extends By<'takeReward'> {
  /** The zero-based index in the prompt's `params.rewards`. */
  readonly reward: number;
}
/** Returns the prompt's outpost to a station column (EXP-18). */
export interface ReturnOutpost extends By<'returnOutpost'> {
  /** The station column, 0-2. */
  readonly column: number;
}
/** Takes a plan from the research display (RP-5 to RP-7). */
export interface TakePlan extends By<'takePlan'> {
  /** The space of the research display, 0-11. */
  readonly space: number;
}
/** Takes a face-up special plan (RP-9). */
export interface TakeSpecialPlan extends By<'takeSpecialPlan'> {
  readonly plan: PlanId;
}
/** Exchanges a research point for a coin (RP-8). */
export interface TakeCoin extends By<'takeCoin'> {}
/** Places an acquired plan on the seat's research track (RP-12). */
export interface PlacePlan extends By<'placePlan'> {
  readonly plan: PlanId;
  /** The space of the research track, 1-16. */
  readonly position: number;
}
/** Pays to turn a plan on the seat's research track face down (SCI-3). */
export interface FlipPlan extends By<'flipPlan'> {
  /** The space of the research track, 1-16. */
  readonly position: number;
}
/** Moves the upload marker onto the next plan (SCI-5). */
export interface Upload extends By<'upload'> {}
/** Buys a displayed card with coins (BON-8). */
export interface BuyCard extends By<'buyCard'> {
  /** The display slot, 1-12. */
  readonly slot: number;
}
/** Chooses one of the rewards in the prompt (BSP-1). */
export interface ChooseReward extends By<'chooseReward'> {
  /** The zero-based index in the prompt's `params.rewards`. */
  readonly reward: number;
}
/** Advances on a company track by one of the offered step counts (ICON-8, BSP-7, BSP-8). */
export interface AdvanceSteps extends By<'advanceSteps'> {
  readonly company: Company;
  /** A number from the prompt's `params.steps`. */
  readonly steps: number;
}
/** Takes an outpost from a station column and removes it from the game (STATION-11). */
export interface RemoveOutpost extends By<'removeOutpost'> {
  readonly company: Company;
  /** The station column, 0-2. */
  readonly column: number;
}
/** Pays coins to take a destroyed card into the hand (BSP-9). */
export interface TakeDestroyedCard extends By<'takeDestroyedCard'> {
  readonly card: CardId;
}

/** Plays Luna's turn: she reveals her next card and carries it out. The action offers no choices (LUNA-27). */
export interface LunaTurn extends By<'lunaTurn'> {}

/** Any action of the game, as plain JSON. `explain`, `reduce` and `tryReduce` validate it. */
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
/** An action of one type, such as `ActionOf<'occupy'>`. */
export type ActionOf<Type extends ActionType> = Extract<Action, { readonly type: Type }>;

/** A space or sector that can contain a company's piece. */
export type BoardPlace = SectorPlace | OutpostPlace | ShuttlePlace;
/** A sector of the Moon. */
export interface SectorPlace {
  /** The number of the sector, 1-24. */
  readonly sector: number;
}
/** An outpost space of an asteroid on the Belt. */
export interface OutpostPlace {
  /** The printed number of the asteroid. */
  readonly asteroid: number;
  /** The zero-based index of the outpost space on the asteroid. */
  readonly space: number;
}
/** A shuttle space of the Belt. */
export interface ShuttlePlace {
  /** The printed number of the shuttle space. */
  readonly shuttleSpace: number;
}
