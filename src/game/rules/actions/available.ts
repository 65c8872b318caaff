import type { CardAction } from '../../../components/content.ts';
import type { CardRef } from '../../../components/ids.ts';
import type { SalvageFrame, TurnFrame } from '../../model/frames.ts';
import { faceUp } from '../area/area.ts';
import type { Game } from '../kit.ts';

/** The cards of a kind that may be used for an action now. */
export type Available = (kind: CardAction['kind']) => readonly CardRef[];

/**
 * ROUND-10, PLAN-7: the cards and tiles face up in the own action area. BSP-9: the destroyed card alone, nothing of the
 * action area; a share card does nothing (AMB-TRACK-7).
 */
export function availableCards(game: Game, frame: TurnFrame | SalvageFrame): Available {
  if (frame.kind === 'turn') return (kind) => faceUp(game, frame.seat, kind);
  return (kind) => (game.box.action(frame.card).kind === kind ? [frame.card] : []);
}
