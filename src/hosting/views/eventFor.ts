import { HIDDEN } from '../../components/ids.ts';
import type { Action, ActionOf, ActionType } from '../../game/model/actions.ts';
import type { EventOf, GameEvent, GameEventType } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';

/** Public actions. `SECRET` must list every type that is not listed here. */
const OPEN_ACTIONS = [
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

type SecretAction = Exclude<ActionType, (typeof OPEN_ACTIONS)[number][number]>;

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
  const field = action.seat === viewer ? undefined : (SECRET as Partial<Record<ActionType, string>>)[action.type];
  return field === undefined ? action : { ...action, [field]: HIDDEN };
}

type Blanking<Type extends GameEventType> = (event: EventOf<Type>, viewer: Viewer) => EventOf<Type>;

/** Public events. `BLANKED` must list every type that is not listed here. */
const OPEN = [
  // Events that reveal or deal face-up cards.
  ['tokensRevealed', 'cardsRevealed', 'cardDealt', 'planDealt', 'specialPlanRevealed', 'missionsRevealed'],
  ['menaceRevealed', 'lunaTokenDrawn', 'lunaMajorityDrawn', 'lunaCardTurned'],
  // Events about resting decks, action areas, the display, plans and discard piles, which are all public.
  ['tokenTaken', 'decksArranged', 'deckPickedUp', 'cardRested', 'tilePlaced', 'cardTaken', 'cardDestroyed'],
  ['displayCleared', 'lunaCardsDiscarded', 'lunaMajorityChecked'],
  ['resourcesUsed', 'energyUsed', 'scientistUsed', 'fieldScientistUsed'],
  ['planTaken', 'planPlaced', 'planFlipped', 'planDiscarded'],
  // Events that contain slots and counts, but no face-down cards.
  ['lunaCardsDealt', 'lunaDeckRenewed', 'lunaTokenPassed'],
  // Events about the turn, and about pieces, coins and markers on the table.
  ['roundStarted', 'turnStarted', 'passed', 'gameEnded', 'firstPlayerTaken'],
  ['bonusUnlocked', 'markerPlaced', 'markerRemoved', 'sectorOccupied', 'energyLost'],
  ['outpostPlaced', 'outpostReturned', 'outpostLost', 'outpostRemoved', 'outpostsSettled'],
  ['shuttlePlaced', 'shuttleReturned', 'shuttleLost', 'uploadAdvanced', 'uploadMoved'],
  ['taskClaimed', 'missionCompleted', 'menaceConfronted', 'menaceRemoved', 'menaceStrikes'],
  ['tileReserved', 'tileReceived', 'tilesReturned', 'coins', 'researchGained'],
  ['trackAdvanced', 'thresholdCrossed', 'stepsLost', 'heliumAdvanced', 'slotOpened'],
  ['lunaCompaniesChosen', 'lunaColumnChosen', 'lunaTargetChosen', 'lunaSkipped'],
] as const satisfies readonly (readonly GameEventType[])[];

type SecretEvent = Exclude<GameEventType, (typeof OPEN)[number][number]>;

const BLANKED: { readonly [Type in SecretEvent]: Blanking<Type> } = {
  resolved: (event, viewer) => ({ ...event, action: actionFor(event.action, viewer) }),
};

export const EVENT_TYPES: ReadonlySet<string> = /* @__PURE__ */ new Set([...OPEN.flat(), ...Object.keys(BLANKED)]);

/** Returns the event itself if it is public to the viewer, or else a copy with `?` in place of every secret. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  return isSecret(event) ? BLANKED[event.type](event, viewer) : event;
}

function isSecret(event: GameEvent): event is EventOf<SecretEvent> {
  return event.type in BLANKED;
}
