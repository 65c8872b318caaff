import type { ActionOf, PlaceResourceTile } from '../../model/actions.ts';
import type { TurnFrame } from '../../model/frames.ts';
import type { PlayerTile } from '../../model/state.ts';
import { faceUp } from '../area/area.ts';
import { type Decision, fault, NO_FAULTS, push } from '../decision.ts';
import { decisionFromMoves, type Move, type Moves } from '../move.ts';
import { playerAt, writePlayer } from '../players.ts';
import { pass } from '../round/turnOrder.ts';
import { placeBonusMarker } from './placeBonusMarker.ts';
import { useFieldScientist, useScientist } from './scientists.ts';
import type { CardFrame } from './usableCards.ts';
import { useEnergy } from './useEnergy.ts';
import { useResources } from './useResources.ts';

/** TILE-4, ROUND-13: puts the +1 resource tile on any face-up resource card. The turn continues. */
const placeResourceTile: Move<PlaceResourceTile, TurnFrame> = {
  type: 'placeResourceTile',

  options(game, { seat }) {
    if (!playerAt(game, seat).tiles.some(isUnplaced)) return [];
    return faceUp(game, seat, 'resource').map((card) => ({ type: 'placeResourceTile', seat, card }));
  },

  check(game, { seat }, { card }) {
    const tile = playerAt(game, seat).tiles.find(({ tile: id }) => id === 'plusOneResourceTile');
    if (tile === undefined) return fault('noResourceTile');
    if (!isUnplaced(tile)) return fault('resourceTilePlaced'); // TILE-5
    // TILE-7: the tile must be placed on a card.
    return faceUp(game, seat, 'resource').includes(card) ? NO_FAULTS : fault('notAFaceUpResourceCard', { card });
  },

  apply(work, frame, { seat, card }) {
    push(work, frame); // the turn continues
    const player = writePlayer(work, seat);
    const tile = player.tiles.find(isUnplaced);
    if (tile === undefined) return;
    tile.on = player.area.indexOf(card);
    work.emit({ type: 'tilePlaced', seat, card });
  },
};

/** TILE-3: the tile is next to the player board until it is placed. */
function isUnplaced({ tile, on }: PlayerTile): boolean {
  return tile === 'plusOneResourceTile' && on === null;
}

/** One of the four actions that use cards (ROUND-9). */
export type CardAct = ActionOf<'useResources' | 'useEnergy' | 'useScientist' | 'useFieldScientist'>;
export const CARD_MOVES: Moves<CardAct, CardFrame> = { useResources, useEnergy, useScientist, useFieldScientist };

type TurnAction = CardAct | ActionOf<'placeResourceTile' | 'placeBonusMarker' | 'pass'>;

/** ROUND-9: a turn has one of the six actions (BON-6). The +1 resource tile may be placed before it (ROUND-13). */
const TURN_MOVES: Moves<TurnAction, TurnFrame> = { placeResourceTile, ...CARD_MOVES, placeBonusMarker, pass };

export const turn: Decision<TurnFrame, TurnAction> = {
  ...decisionFromMoves<TurnAction, TurnFrame>(TURN_MOVES),
  allLegal: true,
  automatic: false, // ROUND-12: the player must confirm a pass even if it is the only option
};
