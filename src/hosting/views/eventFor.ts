import type { EventOf, GameEvent, GameEventType } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { actionFor } from './actionFor.ts';

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
