import { HIDDEN } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import type { Viewer } from '../../game/model/state.ts';

/**
 * For each type of action, the field that only the acting seat may know when the action is taken; `null` if everybody may
 * see all of it. A new type of action must be entered here.
 */
const SECRET: { readonly [Type in ActionType]: keyof ActionOf<Type> | null } = {
  chooseToken: 'token', // SETUP-39: secret until all have chosen
  planCard: 'card', // PLAN-1: face down; the slot shows
  // Which cards go into the starting decks is printed on the token, and resting decks lie open (SETUP-42).
  arrangeStartingDecks: null,
  confirmPlan: null,
  // A card that is destroyed goes to an open pile.
  ...{ placeBonusMarker: null, confront: null, takeDestroyedCard: null },
  ...{ placeResourceTile: null, useResources: null, useEnergy: null, useScientist: null, useFieldScientist: null },
  ...{ pass: null, pickUpDeck: null, restCard: null },
  ...{ advance: null, stop: null, advanceSteps: null, flipPlan: null, upload: null },
  ...{ occupy: null, placeOutpost: null, placeShuttle: null, returnOutpost: null, removeOutpost: null },
  ...{ claimTask: null, takeReward: null, chooseReward: null, takeCoin: null, buyCard: null },
  ...{ takePlan: null, takeSpecialPlan: null, placePlan: null },
  lunaTurn: null,
};

/**
 * What a viewer may know about an action when it is taken: the action itself, or a copy in which the planned card or the
 * chosen token of another seat is `?`. The events `cardsRevealed` and `tokensRevealed` show them later.
 */
export function actionFor(action: Action, viewer: Viewer): Action {
  const secret = SECRET[action.type];
  return secret === null || action.seat === viewer ? action : { ...action, [secret]: HIDDEN };
}
