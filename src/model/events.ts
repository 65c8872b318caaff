import type { Action } from './actions.ts';
import type { BonusSpaceId, CardId, CardRef, Company, PlanId, Seat, TileId, TokenId } from './ids.ts';
import type { RuleId } from './rules.ts';

interface Event<Type extends string> {
  readonly type: Type;
}
interface SeatEvent<Type extends string> extends Event<Type> {
  readonly seat: Seat;
}

/** What happened, in order, for logs and animations. Data only: texts are the reader's. */
export type GameEvent =
  /** An action the engine took because no other was possible. */
  | (Event<'resolved'> & { readonly action: Action })
  | (SeatEvent<'tokenTaken'> & { readonly token: TokenId })
  | (SeatEvent<'decksArranged'> & { readonly cards: readonly CardId[] })
  | (Event<'roundStarted'> & { readonly round: number; readonly firstPlayer: Seat })
  | (SeatEvent<'cardsRevealed'> & { readonly cards: readonly (CardId | null)[] })
  | SeatEvent<'turnStarted'>
  | (SeatEvent<'bonusUnlocked'> & { readonly company: Company; readonly level: 1 | 2 })
  | (SeatEvent<'tilePlaced'> & { readonly card: CardId })
  | (SeatEvent<'resourcesUsed'> & { readonly cards: readonly CardId[]; readonly total: number })
  | (SeatEvent<'cardTaken'> & {
      readonly card: CardId;
      readonly from: 'display' | 'destroyed';
      readonly cost: number;
      readonly paidIn: 'resources' | 'coins';
    })
  | (SeatEvent<'energyUsed'> & {
      readonly company: Company;
      readonly cards: readonly CardRef[];
      readonly energy: number;
    })
  | (SeatEvent<'sectorOccupied'> & { readonly company: Company; readonly sector: number; readonly energy: number })
  | (SeatEvent<'energyLost'> & { readonly energy: number })
  | (Event<'outpostReturned'> & { readonly company: Company; readonly sector: number; readonly column: number })
  | (Event<'outpostLost'> & { readonly company: Company; readonly sector: number })
  | (SeatEvent<'outpostRemoved'> & { readonly company: Company; readonly column: number })
  | (SeatEvent<'scientistUsed'> & { readonly card: CardRef })
  | (SeatEvent<'planFlipped'> & { readonly position: number; readonly plan: PlanId })
  | (SeatEvent<'uploadAdvanced'> & { readonly to: number; readonly plan: PlanId })
  | (SeatEvent<'fieldScientistUsed'> & { readonly card: CardRef; readonly domes: number })
  | (SeatEvent<'markerPlaced'> & { readonly space: BonusSpaceId })
  | (SeatEvent<'cardDestroyed'> & { readonly card: CardId })
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
  | Event<'gameEnded'>;
export type GameEventType = GameEvent['type'];
