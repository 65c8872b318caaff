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
import type { Action } from './actions.ts';
import type { OutpostPlace, SectorPlace, ShuttlePlace } from './places.ts';

interface Event<Type extends string> {
  readonly type: Type;
}
interface SeatEvent<Type extends string> extends Event<Type> {
  readonly seat: Seat;
}

/** The criteria by which Luna chooses among companies or columns. */
export type LunaCriterion = 'margin' | 'value' | 'vacantSpaces' | 'trackId' | 'coinIcons' | 'logo';

/** Something that happened, for logs and animations. Events are data; whoever shows them writes the text. */
export type GameEvent =
  /** The engine took this action because no other was possible. */
  | (Event<'resolved'> & { readonly action: Action })
  /** The tokens that the people have kept, by seat (SETUP-41). */
  | (Event<'tokensRevealed'> & { readonly tokens: readonly TokenId[] })
  | (SeatEvent<'tokenTaken'> & { readonly token: TokenId })
  | (SeatEvent<'decksArranged'> & { readonly cards: readonly CardId[] })
  | (Event<'roundStarted'> & { readonly round: number; readonly firstPlayer: Seat })
  | (SeatEvent<'cardsRevealed'> & { readonly cards: readonly (CardId | null)[] })
  | SeatEvent<'turnStarted'>
  | (SeatEvent<'bonusUnlocked'> & { readonly company: Company; readonly level: 1 | 2 })
  | (SeatEvent<'tilePlaced'> & { readonly card: CardId })
  /**
   * Used cards of the action area lie face down when the action is over (ROUND-11). `cards` can also be the card that
   * was destroyed for a bonus space (BSP-9). It came from the hand: the last `cardsRevealed` of the seat does not name
   * it, and no card is turned face down. This is also true for `energyUsed`, `scientistUsed` and `fieldScientistUsed`.
   */
  | (SeatEvent<'resourcesUsed'> & { readonly cards: readonly CardId[]; readonly total: number })
  | (SeatEvent<'cardTaken'> & {
      readonly card: CardId;
      readonly from: 'display' | 'destroyed';
      readonly cost: number;
      /** `nothing`: Luna takes the card (LACT-30). */
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
  /** `tier`: the chosen reward tier of a majority space, from 1 for the lowest (MAJ-12). */
  | (SeatEvent<'markerPlaced'> & { readonly space: BonusSpaceId; readonly oneTime?: true; readonly tier?: number })
  | (SeatEvent<'cardDestroyed'> & { readonly card: CardId })
  /** A one-time marker leaves the game (MISSION-15). */
  | (SeatEvent<'markerRemoved'> & { readonly space: BonusSpaceId })
  | (Event<'missionsRevealed'> & { readonly missions: readonly MissionId[] })
  | (SeatEvent<'taskClaimed'> & { readonly mission: MissionId; readonly column: number })
  /** The seat has claimed its third task (MISSION-9). `first`: it is the first of all seats (CAMP-17). */
  | (SeatEvent<'missionCompleted'> & { readonly mission: MissionId; readonly first: boolean })
  | (Event<'menaceRevealed'> & { readonly menace: MenaceId })
  /** `sectors`: where the top outpost of each station column stands at the start, columns from the left (CAMP-16). */
  | (Event<'outpostsSettled'> & { readonly company: Company; readonly sectors: readonly number[] })
  | (SeatEvent<'menaceConfronted'> & { readonly menace: MenaceId; readonly energy: number })
  /** The seat takes the menace card, which is a wild share (MENACE-9, MENACE-10). */
  | (SeatEvent<'menaceRemoved'> & { readonly menace: MenaceId })
  /** The menace is still on the board, and its consequence applies (MENACE-13). */
  | (Event<'menaceStrikes'> & { readonly menace: MenaceId })
  | SeatEvent<'firstPlayerTaken'>
  | (SeatEvent<'tileReserved'> & { readonly tile: TileId })
  /** Coins from the bank (positive) or to it (negative), the rule that says so, and the company whose track it is about. */
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
  /** Luna takes the bonus of this token (LUNA-9). */
  | (SeatEvent<'lunaTokenDrawn'> & { readonly token: TokenId })
  | (SeatEvent<'lunaCardsDealt'> & { readonly slots: readonly LunaSlot[] })
  | (SeatEvent<'lunaMajorityDrawn'> & { readonly cards: readonly [LunaCardId, LunaCardId] })
  /** Luna's new deck: `cards` from the discard pile and `gradeTwo` grade-2 cards (LUNA-20). */
  | (SeatEvent<'lunaDeckRenewed'> & { readonly cards: number; readonly gradeTwo: number })
  /** Luna reaches or passes a Luna token. `gradeTwo`: grade-2 cards put on her deck, 0 if none is left (LUNA-18). */
  | (SeatEvent<'lunaTokenPassed'> & {
      readonly track: 'tank' | 'research';
      readonly at: number;
      readonly gradeTwo: number;
    })
  | (SeatEvent<'lunaCardTurned'> & { readonly card: LunaCardId; readonly slot: LunaSlot })
  /** `decidedBy`: the last criterion that the choice needed, `null` without alternatives (LACT-16 to LACT-24). */
  | (SeatEvent<'lunaCompaniesChosen'> & {
      readonly companies: readonly Company[];
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /** The column that gives or takes a piece (LACT-41, LACT-42). */
  | (SeatEvent<'lunaColumnChosen'> & {
      readonly company: Company;
      readonly column: number;
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /**
   * `target` is the number of a sector, asteroid or shuttle space: the lowest (`min`) or highest (`max`) of `among`
   * (LACT-46, LACT-47, LACT-50, LACT-53, LACT-54).
   */
  | (SeatEvent<'lunaTargetChosen'> & {
      readonly company: Company;
      readonly target: number;
      readonly prefer: 'min' | 'max';
      readonly among: readonly number[];
      readonly rule: RuleId;
    })
  /** An entry of Luna's card, or a part of it, had no effect; `rule` says why. For an expansion, `company` names it. */
  | (SeatEvent<'lunaSkipped'> & {
      readonly action: LunaAction['kind'];
      readonly rule: RuleId;
      readonly company?: Company;
    })
  | (SeatEvent<'uploadMoved'> & { readonly steps: number; readonly to: number })
  /** A plan leaves the game. `space`: its space of the research display, `null` for a plan from the round track. */
  | (SeatEvent<'planDiscarded'> & { readonly plan: PlanId; readonly space: number | null })
  /** `cards`: from bottom to top (LUNA-29). */
  | (SeatEvent<'lunaCardsDiscarded'> & { readonly cards: readonly LunaCardId[] })
  /** `card`: on top of Luna's discard pile. `discarded`: the majority card that goes, `null` for none (LUNA-30). */
  | (SeatEvent<'lunaMajorityChecked'> & { readonly card: LunaCardId; readonly discarded: LunaCardId | null })
  | Event<'gameEnded'>;
/** The type of an event, such as `coins`. */
export type GameEventType = GameEvent['type'];
/** The event of one type: `EventOf<'coins'>`. */
export type EventOf<Type extends GameEventType> = Extract<GameEvent, { readonly type: Type }>;
