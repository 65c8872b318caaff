import type { CardAction } from '../../../components/content.ts';
import type { CardRef } from '../../../components/ids.ts';
import type { SalvageFrame, TurnFrame } from '../../model/frames.ts';
import { faceUp } from '../area/area.ts';
import { push } from '../decision.ts';
import type { Game, Work } from '../game.ts';

/** A frame in which cards can be used: a turn, or an action with the card destroyed for a bonus space (BSP-9). */
export type CardFrame = TurnFrame | SalvageFrame;

/**
 * In a turn, returns the face-up cards and tiles in the seat's action area (ROUND-10, PLAN-7). In an action with a
 * destroyed card, returns only this card (BSP-9). Share cards have no action (AMB-TRACK-7).
 */
export function usableCards(game: Game, frame: CardFrame, kind: CardAction['kind']): readonly CardRef[] {
  if (frame.kind === 'turn') return faceUp(game, frame.seat, kind);
  return game.box.action(frame.card).kind === kind ? [frame.card] : [];
}

/** The turn's end turns used cards face down (ROUND-11). A destroyed card has left the area. */
export function pushEndOfTurn(work: Work, { kind, seat }: CardFrame, used: readonly CardRef[]): void {
  if (kind === 'turn') push(work, { kind: 'endTurn', seat, used });
}
