import type { Pass, PlaceBonusMarker, PlaceResourceTile } from '../../model/actions.ts';
import type { TurnFrame } from '../../model/frames.ts';
import { availableCards } from '../actions/available.ts';
import type { CardAct } from '../actions/cardActions.ts';
import { CARD_ACTS, cardActOptions, cardsOfAct, checkCardAct, performCardAct } from '../actions/cardActions.ts';
import { checkPlacement, placeMarker, placementOptions } from '../actions/placeBonusMarker.ts';
import { checkTilePlacement, placeResourceTile, tilePlacements } from '../actions/placeResourceTile.ts';
import type { Decision } from '../kit.ts';
import { NO_FAULTS, push } from '../kit.ts';
import { pass } from './passing.ts';

type TurnAction = PlaceResourceTile | CardAct | PlaceBonusMarker | Pass;

/** ROUND-9: exactly one of the six actions (BON-6); the +1 resource tile may be placed before it (ROUND-13). */
export const turn: Decision<TurnFrame, TurnAction> = {
  answers: ['placeResourceTile', ...CARD_ACTS, 'placeBonusMarker', 'pass'],
  automatic: false, // ROUND-12: even when only passing is left, a person says so
  seats: ({ seat }) => [seat],

  options: (game, frame, seat) => [
    ...tilePlacements(game, seat),
    ...cardActOptions(game, seat, availableCards(game, frame)),
    ...placementOptions(game, seat),
    { type: 'pass', seat },
  ],

  check(game, frame, action) {
    switch (action.type) {
      case 'pass':
        return NO_FAULTS;
      case 'placeResourceTile':
        return checkTilePlacement(game, action);
      case 'placeBonusMarker':
        return checkPlacement(game, action);
      default:
        return checkCardAct(game, action, availableCards(game, frame));
    }
  },

  apply(work, frame, action) {
    const { seat } = frame;
    switch (action.type) {
      case 'pass':
        return pass(work, seat);
      case 'placeResourceTile':
        placeResourceTile(work, action);
        return push(work, frame);
      case 'placeBonusMarker':
        push(work, { kind: 'endTurn', seat, used: [] });
        return placeMarker(work, action);
      default: {
        const available = availableCards(work, frame);
        push(work, { kind: 'endTurn', seat, used: cardsOfAct(action, available) });
        return performCardAct(work, action, available);
      }
    }
  },
};
