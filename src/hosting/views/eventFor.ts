import type { EventOf, GameEvent, GameEventType } from '../../game/model/events.ts';
import type { Viewer } from '../../game/model/state.ts';
import { actionFor } from './actionFor.ts';

/** Blanks what a viewer may not know of an event. */
type Blanking<Type extends GameEventType> = (event: EventOf<Type>, viewer: Viewer) => EventOf<Type>;

/** How each type of event is blanked; `null` if everybody may know all of it. A new type of event must be entered here. */
const BLANKED: { readonly [Type in GameEventType]: Blanking<Type> | null } = {
  resolved: (event, viewer) => ({ ...event, action: actionFor(event.action, viewer) }),
  // They reveal face-down things or deal face up.
  ...{ tokensRevealed: null, cardsRevealed: null, cardDealt: null, planDealt: null, specialPlanRevealed: null },
  ...{ missionsRevealed: null, menaceRevealed: null },
  ...{ lunaTokenDrawn: null, lunaMajorityDrawn: null, lunaCardTurned: null },
  // They name only open things: resting decks, action areas, the display, plans, every discard pile.
  ...{ tokenTaken: null, decksArranged: null, deckPickedUp: null, cardRested: null, tilePlaced: null },
  ...{
    cardTaken: null,
    cardDestroyed: null,
    displayCleared: null,
    lunaCardsDiscarded: null,
    lunaMajorityChecked: null,
  },
  ...{ resourcesUsed: null, energyUsed: null, scientistUsed: null, fieldScientistUsed: null },
  ...{ planTaken: null, planPlaced: null, planFlipped: null, planDiscarded: null },
  // They name slots and counts, but no face-down card.
  ...{ lunaCardsDealt: null, lunaDeckRenewed: null, lunaTokenPassed: null },
  // Pieces, coins and markers on the table, and whose turn it is.
  ...{ roundStarted: null, turnStarted: null, passed: null, gameEnded: null, firstPlayerTaken: null },
  ...{ bonusUnlocked: null, markerPlaced: null, markerRemoved: null, sectorOccupied: null, energyLost: null },
  ...{ outpostPlaced: null, outpostReturned: null, outpostLost: null, outpostRemoved: null, outpostsSettled: null },
  ...{ shuttlePlaced: null, shuttleReturned: null, shuttleLost: null, uploadAdvanced: null, uploadMoved: null },
  ...{ taskClaimed: null, missionCompleted: null, menaceConfronted: null, menaceRemoved: null, menaceStrikes: null },
  ...{ tileReserved: null, tileReceived: null, tilesReturned: null, coins: null, researchGained: null },
  ...{ trackAdvanced: null, thresholdCrossed: null, stepsLost: null, heliumAdvanced: null, slotOpened: null },
  ...{ lunaCompaniesChosen: null, lunaColumnChosen: null, lunaTargetChosen: null, lunaSkipped: null },
};

/** What a viewer may know about an event: the event itself, or a copy with `?` in place of every secret. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  const blank = BLANKED[event.type] as Blanking<GameEventType> | null;
  return blank === null ? event : blank(event, viewer);
}
