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

/** What sets one company or column of Luna's choice apart from the next best. */
export type LunaCriterion = 'margin' | 'value' | 'vacantSpaces' | 'trackId' | 'coinIcons' | 'logo';

/** What happened, in order, for logs and animations. Data only: texts are the reader's. */
export type GameEvent =
  /** An action the engine took because no other was possible. */
  | (Event<'resolved'> & { readonly action: Action })
  /** SETUP-41: the tokens everybody has kept, by seat of the people. */
  | (Event<'tokensRevealed'> & { readonly tokens: readonly TokenId[] })
  | (SeatEvent<'tokenTaken'> & { readonly token: TokenId })
  | (SeatEvent<'decksArranged'> & { readonly cards: readonly CardId[] })
  | (Event<'roundStarted'> & { readonly round: number; readonly firstPlayer: Seat })
  | (SeatEvent<'cardsRevealed'> & { readonly cards: readonly (CardId | null)[] })
  | SeatEvent<'turnStarted'>
  | (SeatEvent<'bonusUnlocked'> & { readonly company: Company; readonly level: 1 | 2 })
  | (SeatEvent<'tilePlaced'> & { readonly card: CardId })
  /**
   * Cards used out of the action area lie face down when the action is over (ROUND-11). The card destroyed for a bonus
   * space may be used as well, and nothing is turned then (BSP-9): it came from the hand, so the last `cardsRevealed` of
   * the seat does not name it. The same holds for `energyUsed`, `scientistUsed` and `fieldScientistUsed`.
   */
  | (SeatEvent<'resourcesUsed'> & { readonly cards: readonly CardId[]; readonly total: number })
  | (SeatEvent<'cardTaken'> & {
      readonly card: CardId;
      readonly from: 'display' | 'destroyed';
      readonly cost: number;
      /** Nothing, where Luna takes a card (LACT-30). */
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
  /** `tier`: the reward tier taken on a majority space, 1 for the lowest (MAJ-12). */
  | (SeatEvent<'markerPlaced'> & { readonly space: BonusSpaceId; readonly oneTime?: true; readonly tier?: number })
  | (SeatEvent<'cardDestroyed'> & { readonly card: CardId })
  /** MISSION-15: a one-time marker leaves the game. */
  | (SeatEvent<'markerRemoved'> & { readonly space: BonusSpaceId })
  | (Event<'missionsRevealed'> & { readonly missions: readonly MissionId[] })
  | (SeatEvent<'taskClaimed'> & { readonly mission: MissionId; readonly column: number })
  /** MISSION-9: the third task; `first` of all (CAMP-17). */
  | (SeatEvent<'missionCompleted'> & { readonly mission: MissionId; readonly first: boolean })
  | (Event<'menaceRevealed'> & { readonly menace: MenaceId })
  /** CAMP-16: the top outpost of each column, from the left, stands in these sectors from the start. */
  | (Event<'outpostsSettled'> & { readonly company: Company; readonly sectors: readonly number[] })
  | (SeatEvent<'menaceConfronted'> & { readonly menace: MenaceId; readonly energy: number })
  /** MENACE-9, MENACE-10: the card is a wild share of this seat. */
  | (SeatEvent<'menaceRemoved'> & { readonly menace: MenaceId })
  /** MENACE-13: it is still there, and its consequence applies. */
  | (Event<'menaceStrikes'> & { readonly menace: MenaceId })
  | SeatEvent<'firstPlayerTaken'>
  | (SeatEvent<'tileReserved'> & { readonly tile: TileId })
  /** Coins from (positive) or to (negative) the bank, and the rule that says so. */
  | (SeatEvent<'coins'> & { readonly amount: number; readonly rule: RuleId })
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
  /** LUNA-9: the token whose bonus she takes. */
  | (SeatEvent<'lunaTokenDrawn'> & { readonly token: TokenId })
  | (SeatEvent<'lunaCardsDealt'> & { readonly slots: readonly LunaSlot[] })
  | (SeatEvent<'lunaMajorityDrawn'> & { readonly cards: readonly [LunaCardId, LunaCardId] })
  /** LUNA-20: the discard pile and so many grade-2 cards are her new deck. */
  | (SeatEvent<'lunaDeckRenewed'> & { readonly cards: number; readonly gradeTwo: number })
  /** LUNA-18: so many grade-2 cards go onto her deck, none if none is left. */
  | (SeatEvent<'lunaTokenPassed'> & {
      readonly track: 'tank' | 'research';
      readonly at: number;
      readonly gradeTwo: number;
    })
  | (SeatEvent<'lunaCardTurned'> & { readonly card: LunaCardId; readonly slot: LunaSlot })
  /** LACT-16 to LACT-24: by the rule of the selection; `decidedBy` is what told them apart, `null` if nothing had to. */
  | (SeatEvent<'lunaCompaniesChosen'> & {
      readonly companies: readonly Company[];
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /** LACT-41, LACT-42: the column that gives or takes a piece. */
  | (SeatEvent<'lunaColumnChosen'> & {
      readonly company: Company;
      readonly column: number;
      readonly rule: RuleId;
      readonly decidedBy: LunaCriterion | null;
    })
  /**
   * LACT-46, LACT-47, LACT-50, LACT-53, LACT-54: the number of a sector, asteroid or shuttle space, the `prefer` one of so
   * many.
   */
  | (SeatEvent<'lunaTargetChosen'> & {
      readonly company: Company;
      readonly target: number;
      readonly prefer: 'min' | 'max';
      readonly among: readonly number[];
      readonly rule: RuleId;
    })
  /** An entry of her card, or a part of it, that came to nothing, and why; of an expansion, for which company. */
  | (SeatEvent<'lunaSkipped'> & {
      readonly action: LunaAction['kind'];
      readonly rule: RuleId;
      readonly company?: Company;
    })
  | (SeatEvent<'uploadMoved'> & { readonly steps: number; readonly to: number })
  /** A plan leaves the game; `space` of the research display, `null` from the round track. */
  | (SeatEvent<'planDiscarded'> & { readonly plan: PlanId; readonly space: number | null })
  /** LUNA-29: from bottom to top. */
  | (SeatEvent<'lunaCardsDiscarded'> & { readonly cards: readonly LunaCardId[] })
  /** LUNA-30: the card on top of her discard pile, and the majority card that goes, `null` if neither does. */
  | (SeatEvent<'lunaMajorityChecked'> & { readonly card: LunaCardId; readonly discarded: LunaCardId | null })
  | Event<'gameEnded'>;
export type GameEventType = GameEvent['type'];
