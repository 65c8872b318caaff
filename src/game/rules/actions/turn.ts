import type {
  Pass,
  PlaceBonusMarker,
  PlaceResourceTile,
  UseEnergy,
  UseFieldScientist,
  UseResources,
  UseScientist,
} from '../../model/actions.ts';
import type { TurnFrame } from '../../model/frames.ts';
import type { Decision } from '../decision.ts';
import { decisionFromMoves, type Moves } from '../move.ts';
import { pass } from '../round/turnOrder.ts';
import { placeBonusMarker } from './placeBonusMarker.ts';
import { placeResourceTile } from './placeResourceTile.ts';
import { useFieldScientist, useScientist } from './scientists.ts';
import { useEnergy } from './useEnergy.ts';
import { type CardFrame, useResources } from './useResources.ts';

/** One of the four actions that use cards (ROUND-9). */
export type CardAct = UseResources | UseEnergy | UseScientist | UseFieldScientist;
export const CARD_MOVES: Moves<CardAct, CardFrame> = { useResources, useEnergy, useScientist, useFieldScientist };

type TurnAction = PlaceResourceTile | CardAct | PlaceBonusMarker | Pass;

/**
 * ROUND-9: a turn has exactly one of the six actions (BON-6). The +1 resource tile may be placed before it (ROUND-13).
 */
const TURN_MOVES: Moves<TurnAction, TurnFrame> = { placeResourceTile, ...CARD_MOVES, placeBonusMarker, pass };

export const turn: Decision<TurnFrame, TurnAction> = {
  ...decisionFromMoves<TurnAction, TurnFrame>(TURN_MOVES),
  allLegal: true,
  automatic: false, // ROUND-12: the player must confirm a pass even if it is the only option
};
