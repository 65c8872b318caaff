// Actions by type. They belong to seat 0 unless another seat is given.
import type {
  Action,
  BonusSpaceId,
  CardId,
  CardRef,
  Company,
  PlaceBonusMarker,
  PlanId,
  Seat,
  UseResources,
} from './pinned.ts';

export const pass = (seat: Seat = 0): Action => ({ type: 'pass', seat });
export const stop: Action = { type: 'stop', seat: 0 };
export const takeCoin: Action = { type: 'takeCoin', seat: 0 };
export const upload: Action = { type: 'upload', seat: 0 };

export const useResources = (cards: readonly CardId[], acquire?: number): UseResources => ({
  type: 'useResources',
  seat: 0,
  cards,
  ...(acquire !== undefined && { acquire }),
});
export const advance = (company: Company): Action => ({ type: 'advance', seat: 0, company });

export const useEnergy = (company: Company, seat: Seat = 0): Action => ({ type: 'useEnergy', seat, company });
export const placeOutpost = (asteroid: number, space = 0, column = 0, seat: Seat = 0): Action => ({
  type: 'placeOutpost',
  seat,
  asteroid,
  space,
  column,
});

export const useScientist = (card: CardRef): Action => ({ type: 'useScientist', seat: 0, card });
export const useFieldScientist = (card: CardRef, seat: Seat = 0): Action => ({ type: 'useFieldScientist', seat, card });
export const flipPlan = (position: number): Action => ({ type: 'flipPlan', seat: 0, position });
export const takePlan = (space: number, seat: Seat = 0): Action => ({ type: 'takePlan', seat, space });
export const placePlan = (plan: PlanId, position: number): Action => ({ type: 'placePlan', seat: 0, plan, position });

export const restCard = (card: CardId, slot: number, seat: Seat = 0): Action => ({
  type: 'restCard',
  seat,
  card,
  slot,
});
export const placeBonusMarker = (
  space: BonusSpaceId,
  more: Partial<Omit<PlaceBonusMarker, 'type' | 'seat' | 'space'>> = {},
  seat: Seat = 0,
): PlaceBonusMarker => ({ type: 'placeBonusMarker', seat, space, ...more });
