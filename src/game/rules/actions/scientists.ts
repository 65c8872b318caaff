import type { CardRef, Seat } from '../../../components/ids.ts';
import type { UseFieldScientist, UseScientist } from '../../model/actions.ts';
import { faceUp, faceUpTotals } from '../area/area.ts';
import { sideOf } from '../board/places.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Game } from '../game.ts';
import type { Move } from '../move.ts';
import { advanceHelium, gainCoins, playerAt } from '../players.ts';
import { extraDomes, permanentBonuses } from '../tracks/trackBonuses.ts';
import { type CardFrame, pushEndOfTurn, usableCards } from './usableCards.ts';

/** Action 3 (SCI-1, SCI-2, TILE-10): uses exactly one scientist card or the scientist tile. */
export const useScientist: Move<UseScientist, CardFrame> = {
  type: 'useScientist',

  options: (game, frame) =>
    usableCards(game, frame, 'scientist').map((card) => ({ type: 'useScientist', seat: frame.seat, card })),

  check: (game, frame, { card }) =>
    usableCards(game, frame, 'scientist').includes(card) ? NO_FAULTS : fault('notAFaceUpScientist', { card }),

  apply(work, frame, { seat, card }) {
    pushEndOfTurn(work, frame, [card]);
    work.emit({ type: 'scientistUsed', seat, card });
    push(work, { kind: 'upload', seat, card, from: playerAt(work, seat).upload, flipped: false });
  },
};

/** Action 4 (FSC-1 to FSC-4, TILE-9): uses one field scientist card or the tile to gain helium-3 steps and coins. */
export const useFieldScientist: Move<UseFieldScientist, CardFrame> = {
  type: 'useFieldScientist',

  options: (game, frame) =>
    usableCards(game, frame, 'fieldScientist').map((card) => ({ type: 'useFieldScientist', seat: frame.seat, card })),

  check: (game, frame, { card }) =>
    usableCards(game, frame, 'fieldScientist').includes(card) ? NO_FAULTS : fault('notAFaceUpFieldScientist', { card }),

  apply(work, frame, { seat, card }) {
    pushEndOfTurn(work, frame, [card]);
    const action = work.box.action(card);
    if (action.kind !== 'fieldScientist') return;
    const { company } = action;
    // FSC-4, TB-8: counts the domes of the card's company. The neutral card and the tile do not count domes (FSC-3).
    const domes = company === null ? 0 : sideOf(work).domes(work, company) + extraDomes(permanentBonuses(work, seat));
    const extraSteps = Math.floor(domes / work.box.content.figures.domesPerStep) + colleagueSteps(work, seat, card);
    work.emit({ type: 'fieldScientistUsed', seat, card, domes });
    advanceHelium(work, seat, action.helium + extraSteps);
    gainCoins(work, seat, action.coins, 'FSC-1');
  },
};

/** TILE-9: counts all other face-up field scientists, including the permanent icon (TB-8). */
function colleagueSteps(game: Game, seat: Seat, card: CardRef): number {
  if (card !== 'fieldScientistTile') return 0;
  const self = faceUp(game, seat, 'fieldScientist').includes(card) ? 1 : 0;
  return (faceUpTotals(game, seat).fieldScientists - self) * game.box.tile(card).plus;
}
