import type { CardAction } from '../../../components/content.ts';
import type { CardRef } from '../../../components/ids.ts';
import type { SalvageFrame, TurnFrame } from '../../model/frames.ts';
import { faceUp } from '../area/area.ts';
import { push } from '../decision.ts';
import type { Game, Work } from '../game.ts';

/** Where an action can be done with cards: in a turn, or with the card destroyed for a bonus space (BSP-9). */
export type CardFrame = TurnFrame | SalvageFrame;

/**
 * The cards of a kind that can be used for an action now. ROUND-10, PLAN-7: the cards and tiles face up in the own action
 * area. BSP-9: the destroyed card alone, nothing of the action area; a share card does nothing (AMB-TRACK-7).
 */
export function usableCards(game: Game, frame: CardFrame, kind: CardAction['kind']): readonly CardRef[] {
  if (frame.kind === 'turn') return faceUp(game, frame.seat, kind);
  return game.box.action(frame.card).kind === kind ? [frame.card] : [];
}

/** ROUND-11: when the turn ends after an action, the cards it has used go face down. A destroyed card is gone already. */
export function useUp(work: Work, { kind, seat }: CardFrame, used: readonly CardRef[]): void {
  if (kind === 'turn') push(work, { kind: 'endTurn', seat, used });
}
