import { HIDDEN } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import type { Viewer } from '../../game/model/state.ts';

/**
 * The field of each type of action that only its own seat may know when the action is taken; `null` where everybody sees
 * all of it. A new type of action must decide.
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
 * What a viewer may know of an action at the moment it is taken: itself, or a copy in which the card somebody else has
 * planned, or the token somebody else has chosen, is `?`. Later the events `cardsRevealed` and `tokensRevealed` show them.
 */
export function actionFor(action: Action, viewer: Viewer): Action {
  const secret = SECRET[action.type];
  return secret === null || action.seat === viewer ? action : { ...action, [secret]: HIDDEN };
}
