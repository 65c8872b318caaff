import type { GameEventType } from '../../src/entries/index.ts';

/** Every type of event, and what somebody learns by it that was hidden or not yet drawn; `null` where nothing. */
export const LEARNED: Readonly<Record<GameEventType, string | null>> = {
  // Cards and plans from decks and supplies, and what lay face down.
  tokensRevealed: 'the tokens that the others have kept',
  cardDealt: 'the top card of the deck',
  planDealt: 'the top plan of a supply',
  cardsRevealed: 'what the others have planned',
  cardDestroyed: 'a card of a hand',
  missionsRevealed: 'the missions drawn',
  menaceRevealed: 'the menace drawn',
  lunaTokenDrawn: 'the token drawn',
  lunaMajorityDrawn: 'the top cards of her deck',
  lunaCardTurned: 'a card that lay face down',
  lunaCardsDiscarded: 'the order in which her cards were shuffled',
  gameEnded: 'all hands',
  // Public before: tokens since the last choice (SETUP-41), and with them which cards go into the decks.
  ...{ tokenTaken: null, decksArranged: null },
  // Resting decks, the display, special plans and both discard piles lie open.
  ...{ deckPickedUp: null, cardRested: null, cardTaken: null, displayCleared: null, lunaMajorityChecked: null },
  ...{ planTaken: null, planPlaced: null, planDiscarded: null, specialPlanRevealed: null },
  // Face down, or into a deck in an order that nobody sees.
  ...{ lunaCardsDealt: null, lunaDeckRenewed: null, lunaTokenPassed: null },
  // What somebody does, and what follows from it by the rules.
  ...{ resolved: null, roundStarted: null, turnStarted: null, passed: null, firstPlayerTaken: null },
  ...{ bonusUnlocked: null, tilePlaced: null, tileReserved: null, tileReceived: null, tilesReturned: null },
  ...{ resourcesUsed: null, energyUsed: null, energyLost: null, scientistUsed: null, fieldScientistUsed: null },
  ...{ sectorOccupied: null, outpostPlaced: null, shuttlePlaced: null, outpostReturned: null, outpostLost: null },
  ...{ shuttleReturned: null, shuttleLost: null, outpostRemoved: null, planFlipped: null, uploadAdvanced: null },
  ...{ outpostsSettled: null, markerPlaced: null, markerRemoved: null, taskClaimed: null, missionCompleted: null },
  ...{ menaceConfronted: null, menaceRemoved: null, menaceStrikes: null },
  ...{ coins: null, trackAdvanced: null, thresholdCrossed: null, stepsLost: null, heliumAdvanced: null },
  ...{ slotOpened: null, researchGained: null, uploadMoved: null },
  ...{ lunaCompaniesChosen: null, lunaColumnChosen: null, lunaTargetChosen: null, lunaSkipped: null },
};

export const EVENT_TYPES: readonly GameEventType[] = Object.keys(LEARNED) as GameEventType[];
