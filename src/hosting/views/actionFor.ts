import { HIDDEN } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import type { Viewer } from '../../game/model/state.ts';

/** Public actions. `SECRET` must list every type that is not listed here. */
const OPEN = [
  // The token shows the cards of the starting decks, and resting decks are public (SETUP-42).
  ['arrangeStartingDecks', 'confirmPlan', 'lunaTurn'],
  // Destroyed cards go to a public pile.
  ['placeBonusMarker', 'confront', 'takeDestroyedCard'],
  ['placeResourceTile', 'useResources', 'useEnergy', 'useScientist', 'useFieldScientist'],
  ['pass', 'pickUpDeck', 'restCard', 'advance', 'stop', 'advanceSteps', 'flipPlan', 'upload'],
  ['occupy', 'placeOutpost', 'placeShuttle', 'returnOutpost', 'removeOutpost'],
  ['claimTask', 'takeReward', 'chooseReward', 'takeCoin', 'buyCard'],
  ['takePlan', 'takeSpecialPlan', 'placePlan'],
] as const satisfies readonly (readonly ActionType[])[];

type SecretAction = Exclude<ActionType, (typeof OPEN)[number][number]>;

/** The field that only the acting seat knows at first. */
const SECRET: { readonly [Type in SecretAction]: keyof ActionOf<Type> } = {
  chooseToken: 'token', // SETUP-39: secret until all seats have chosen
  planCard: 'card', // PLAN-1: face down, but the slot is visible
};

/**
 * Returns an action as a viewer may see it when it is taken: the action itself, or a copy with `?` for another seat's
 * planned card or chosen token. The events `cardsRevealed` and `tokensRevealed` reveal them later.
 */
export function actionFor(action: Action, viewer: Viewer): Action {
  if (action.seat === viewer || !isSecret(action)) return action;
  return { ...action, [SECRET[action.type]]: HIDDEN };
}

function isSecret(action: Action): action is ActionOf<SecretAction> {
  return action.type in SECRET;
}
