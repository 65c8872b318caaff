import type { LunaAction, LunaSlot, MenaceId } from '../../components/content.ts';
import type {
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  LunaCardId,
  MissionId,
  PlanId,
  Seat,
  TileId,
  TokenId,
} from '../../components/ids.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import type { Action, OutpostPlace, SectorPlace, ShuttlePlace } from './actions.ts';

interface Event<Type extends string> {
  readonly type: Type;
}
interface SeatEvent<Type extends string> extends Event<Type> {
  readonly seat: Seat;
}

/** The criteria by which Luna chooses companies or columns. */
export type LunaCriterion = 'margin' | 'value' | 'vacantSpaces' | 'trackId' | 'coinIcons' | 'logo';

/** Something that happened in the game, as data for logs and animations. `createText` formats events. */
export type GameEvent =
  /** The engine applied this action automatically, because it was the only option. */
  | (Event<'resolved'> & { readonly action: Action })
  /** The starting tokens kept by the human players, by seat (SETUP-41). */
  | (Event<'tokensRevealed'> & { readonly tokens: readonly TokenId[] })
  | (SeatEvent<'tokenTaken'> & { readonly token: TokenId })
  | (SeatEvent<'decksArranged'> & { readonly cards: readonly CardId[] })
  | (Event<'roundStarted'> & { readonly round: number; readonly firstPlayer: Seat })
  | (SeatEvent<'cardsRevealed'> & { readonly cards: readonly (CardId | null)[] })
  | SeatEvent<'turnStarted'>
  | (SeatEvent<'bonusUnlocked'> & { readonly company: Company; readonly level: 1 | 2 })
  | (SeatEvent<'tilePlaced'> & { readonly card: CardId })
  /**
   * After the action, `cards` are turned face down in the action area (ROUND-11). When the action uses a card destroyed
   * for a bonus space (BSP-9), `cards` contains that card instead. That card came from the hand, so it is not in the
   * seat's last `cardsRevealed`, and no card is turned face down. The same applies to `energyUsed`, `scientistUsed` and
   * `fieldScientistUsed`.
   */
  | (SeatEvent<'resourcesUsed'> & { readonly cards: readonly CardId[]; readonly total: number })
  | (SeatEvent<'cardTaken'> & {
      readonly card: CardId;
      readonly from: 'display' | 'destroyed';
      readonly cost: number;
      /** `nothing` when Luna takes the card (LACT-30). */
      readonly paidIn: 'resources' | 'coins' | 'nothing';
    })
  | (SeatEvent<'energyUsed'> & {
      readonly company: Company;
      readonly cards: readonly CardRef[];
      readonly energy: number;
    })
  | (SeatEvent<'sectorOccupied'> & { readonly company: Company; readonly sector: number; readonly energy: number })
  | (SeatEvent<'energyLost'> & { readonly energy: number })
  | (SeatEvent<'outpostPlaced'> & OutpostPlace & { readonly company: Company; readonly energy: number })
  | (SeatEvent<'shuttlePlaced'> & ShuttlePlace & { readonly company: Company; readonly energy: number })
  | (Event<'outpostReturned'> & (SectorPlace | OutpostPlace) & { readonly company: Company; readonly column: number })
  | (Event<'outpostLost'> & (SectorPlace | OutpostPlace) & { readonly company: Company })
  | (Event<'shuttleReturned'> & ShuttlePlace & { readonly company: Company })
  | (Event<'shuttleLost'> & ShuttlePlace & { readonly company: Company })
  | (SeatEvent<'outpostRemoved'> & { readonly company: Company; readonly column: number })
  | (SeatEvent<'scientistUsed'> & { readonly card: CardRef })
  | (SeatEvent<'planFlipped'> & { readonly position: number; readonly plan: PlanId })
  | (SeatEvent<'uploadAdvanced'> & { readonly to: number; readonly plan: PlanId })
  | (SeatEvent<'fieldScientistUsed'> & { readonly card: CardRef; readonly domes: number })
  /** `tier`: the chosen reward tier of a majority space. The lowest tier is 1 (MAJ-12). */
  | (SeatEvent<'markerPlaced'> & { readonly space: BonusSpaceId; readonly oneTime?: true; readonly tier?: number })
  | (SeatEvent<'cardDestroyed'> & { readonly card: CardId })
  /** A one-time marker leaves the game (MISSION-15). */
  | (SeatEvent<'markerRemoved'> & { readonly space: BonusSpaceId })
  | (Event<'missionsRevealed'> & { readonly missions: readonly MissionId[] })
  | (SeatEvent<'taskClaimed'> & { readonly mission: MissionId; readonly column: number })
  /** The seat has claimed its third task (MISSION-9). `first`: true if it is the first seat to do so (CAMP-17). */
  | (SeatEvent<'missionCompleted'> & { readonly mission: MissionId; readonly first: boolean })
  | (Event<'menaceRevealed'> & { readonly menace: MenaceId })
  /** `sectors`: the starting sectors of the top outposts of the station columns, from left to right (CAMP-16). */
  | (Event<'outpostsSettled'> & { readonly company: Company; readonly sectors: readonly number[] })
  | (SeatEvent<'menaceConfronted'> & { readonly menace: MenaceId; readonly energy: number })
  /** The seat takes the menace card, which counts as a wild share (MENACE-9, MENACE-10). */
  | (SeatEvent<'menaceRemoved'> & { readonly menace: MenaceId })
  /** The menace is still on the board, so its consequence applies (MENACE-13). */
  | (Event<'menaceStrikes'> & { readonly menace: MenaceId })
  | SeatEvent<'firstPlayerTaken'>
  | (SeatEvent<'tileReserved'> & { readonly tile: TileId })
  /** `amount`: coins from the bank, negative if paid. `rule`: the rule that applies. `company`: the track's company. */
  | (SeatEvent<'coins'> & { readonly amount: number; readonly rule: RuleId; readonly company?: Company })
  | (SeatEvent<'trackAdvanced'> & { readonly company: Company; readonly to: number })
  | (SeatEvent<'thresholdCrossed'> & { readonly company: Company; readonly level: 1 | 2 })
  | (SeatEvent<'stepsLost'> & { readonly company: Company | null; readonly steps: number })
  | (SeatEvent<'heliumAdvanced'> & { readonly steps: number; readonly to: number })
  | (SeatEvent<'slotOpened'> & { readonly slot: number })
  | (SeatEvent<'researchGained'> & { readonly points: number })
  | (SeatEvent<'planTaken'> & { readonly plan: PlanId; readonly points: number })
  | (SeatEvent<'planPlaced'> & { readonly plan: PlanId; readonly position: number })
  | (Event<'planDealt'> & { readonly plan: PlanId; readonly space: number })
  | SeatEvent<'passed'>
  | (SeatEvent<'deckPickedUp'> & { readonly slot: number; readonly cards: readonly CardId[] })
  | (SeatEvent<'cardRested'> & { readonly card: CardId; readonly slot: number })
  | (SeatEvent<'tilesReturned'> & { readonly tiles: readonly TileId[] })
  | (Event<'specialPlanRevealed'> & { readonly plan: PlanId; readonly supplement: number })
  | (SeatEvent<'tileReceived'> & { readonly tile: TileId })
  | (Event<'displayCleared'> & { readonly cards: readonly CardId[] })
  | (Event<'cardDealt'> & { readonly card: CardId; readonly slot: number })
  /** Luna takes this token's bonus (LUNA-9). */
  | (SeatEvent<'lunaTokenDrawn'> & { readonly token: TokenId })
  | (SeatEvent<'lunaCardsDealt'> & { readonly slots: readonly LunaSlot[] })
  | (SeatEvent<'lunaMajorityDrawn'> & { readonly cards: readonly [LunaCardId, LunaCardId] })
  /** Luna's new deck contains `cards` cards from the discard pile and `gradeTwo` grade-2 cards (LUNA-20). */
  | (SeatEvent<'lunaDeckRenewed'> & { readonly cards: number; readonly gradeTwo: number })
  /** Luna reaches or passes a Luna token. `gradeTwo`: grade-2 cards added to her deck, 0 if none are left (LUNA-18). */
  | (SeatEvent<'lunaTokenPassed'> & {
      readonly track: 'tank' | 'research';
      readonly at: number;
      readonly gradeTwo: number;
    })
  | (SeatEvent<'lunaCardTurned'> & { readonly card: LunaCardId; readonly slot: LunaSlot })
  /** `decidedBy`: the criterion that decided the choice, or `null` if there was no alternative (LACT-16 to LACT-24). */
  | (SeatEvent<'lunaCompaniesChosen'> & {
      readonly companies: readonly Company[];
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /** The station column from which a piece is taken or to which it returns (LACT-41, LACT-42). */
  | (SeatEvent<'lunaColumnChosen'> & {
      readonly company: Company;
      readonly column: number;
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /**
   * `target` is the number of a sector, asteroid or shuttle space. It is the lowest (`min`) or highest (`max`) number
   * in `among` (LACT-46, LACT-47, LACT-50, LACT-53, LACT-54).
   */
  | (SeatEvent<'lunaTargetChosen'> & {
      readonly company: Company;
      readonly target: number;
      readonly prefer: 'min' | 'max';
      readonly among: readonly number[];
      readonly rule: RuleId;
    })
  /** An entry on Luna's card, or part of it, had no effect because of `rule`. `company`: the expanded company. */
  | (SeatEvent<'lunaSkipped'> & {
      readonly action: LunaAction['kind'];
      readonly rule: RuleId;
      readonly company?: Company;
    })
  | (SeatEvent<'uploadMoved'> & { readonly steps: number; readonly to: number })
  /** A plan leaves the game. `space`: its research display space, or `null` for a plan on the round track. */
  | (SeatEvent<'planDiscarded'> & { readonly plan: PlanId; readonly space: number | null })
  /** `cards`: from bottom to top (LUNA-29). */
  | (SeatEvent<'lunaCardsDiscarded'> & { readonly cards: readonly LunaCardId[] })
  /** `card`: the top card of Luna's discard pile. `discarded`: the removed majority card, or `null` (LUNA-30). */
  | (SeatEvent<'lunaMajorityChecked'> & { readonly card: LunaCardId; readonly discarded: LunaCardId | null })
  | Event<'gameEnded'>;
/** The type of an event, such as `coins`. */
export type GameEventType = GameEvent['type'];
/** An event of one type, such as `EventOf<'coins'>`. */
export type EventOf<Type extends GameEventType> = Extract<GameEvent, { readonly type: Type }>;
