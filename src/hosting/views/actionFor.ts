import { HIDDEN } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import type { Viewer } from '../../game/model/state.ts';

/** Public actions. For any other type, the secret fields must be listed below. */
const OPEN = [
  // Which cards go into the starting decks is printed on the token, and resting decks lie open (SETUP-42).
  ['arrangeStartingDecks', 'confirmPlan', 'lunaTurn'],
  // A card that is destroyed goes to an open pile.
  ['placeBonusMarker', 'confront', 'takeDestroyedCard'],
  ['placeResourceTile', 'useResources', 'useEnergy', 'useScientist', 'useFieldScientist'],
  ['pass', 'pickUpDeck', 'restCard', 'advance', 'stop', 'advanceSteps', 'flipPlan', 'upload'],
  ['occupy', 'placeOutpost', 'placeShuttle', 'returnOutpost', 'removeOutpost'],
  ['claimTask', 'takeReward', 'chooseReward', 'takeCoin', 'buyCard'],
  ['takePlan', 'takeSpecialPlan', 'placePlan'],
] as const satisfies readonly (readonly ActionType[])[];

type SecretAction = Exclude<ActionType, (typeof OPEN)[number][number]>;

/** The field of the others that only the acting seat may know when the action is taken. */
const SECRET: { readonly [Type in SecretAction]: keyof ActionOf<Type> } = {
  chooseToken: 'token', // SETUP-39: secret until all have chosen
  planCard: 'card', // PLAN-1: face down; the slot shows
};

/**
 * Returns the part of an action that a viewer may know when it is taken: the action itself, or a copy in which the planned card or
 * the chosen token of another seat is `?`. The events `cardsRevealed` and `tokensRevealed` show them later.
 */
export function actionFor(action: Action, viewer: Viewer): Action {
  if (action.seat === viewer || !isSecret(action)) return action;
  return { ...action, [SECRET[action.type]]: HIDDEN };
}

function isSecret(action: Action): action is ActionOf<SecretAction> {
  return action.type in SECRET;
}
