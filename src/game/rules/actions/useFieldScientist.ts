import type { CardAction } from '../../../components/content.ts';
import type { CardRef, Seat } from '../../../components/ids.ts';
import type { UseFieldScientist } from '../../model/actions.ts';
import { isFaceUp } from '../area/area.ts';
import { faceUpTotals } from '../area/totals.ts';
import { sideOf } from '../board/side.ts';
import { fault, NO_FAULTS } from '../decision.ts';
import type { Game } from '../game.ts';
import type { Move } from '../move.ts';
import { advanceHelium } from '../playerBoard.ts';
import { gainCoins } from '../players.ts';
import { extraDomes, permanentBonuses } from '../tracks/trackBonuses.ts';
import type { CardFrame } from './usableCards.ts';
import { usableCards, useUp } from './usableCards.ts';

type FieldScientist = Extract<CardAction, { kind: 'fieldScientist' }>;

/** Action 4 (FSC-1 to FSC-4, TILE-9): uses one field scientist card or the tile to gain helium-3 steps and coins. */
export const useFieldScientist: Move<UseFieldScientist, CardFrame> = {
  type: 'useFieldScientist',

  options: (game, frame) =>
    usableCards(game, frame, 'fieldScientist').map((card) => ({ type: 'useFieldScientist', seat: frame.seat, card })),

  check: (game, frame, { card }) =>
    usableCards(game, frame, 'fieldScientist').includes(card) ? NO_FAULTS : fault('notAFaceUpFieldScientist', { card }),

  apply(work, frame, { seat, card }) {
    useUp(work, frame, [card]);
    const action = work.box.action(card);
    if (action.kind !== 'fieldScientist') return;
    const domes = domesCounted(work, seat, action);
    const extraSteps = Math.floor(domes / work.box.content.figures.domesPerStep) + colleagueSteps(work, seat, card);
    work.emit({ type: 'fieldScientistUsed', seat, card, domes });
    advanceHelium(work, seat, action.helium + extraSteps);
    gainCoins(work, seat, action.coins, 'FSC-1');
  },
};

/** FSC-4, TB-8: returns the domes of the card's company. The neutral card and the tile do not count domes (FSC-3). */
function domesCounted(game: Game, seat: Seat, { company }: FieldScientist): number {
  return company === null ? 0 : sideOf(game).domes(game, company) + extraDomes(permanentBonuses(game, seat));
}

/** TILE-9: counts all other face-up field scientists, including the permanent icon (TB-8). */
function colleagueSteps(game: Game, seat: Seat, card: CardRef): number {
  if (card !== 'fieldScientistTile') return 0;
  const self = isFaceUp(game, seat, card, 'fieldScientist') ? 1 : 0;
  return (faceUpTotals(game, seat).fieldScientists - self) * game.box.tile(card).plus;
}
