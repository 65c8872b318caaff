import type { GameEventType } from '../../src/entries/index.ts';
import { EVENTS } from './eventExamples.ts';

export const EVENT_TYPES: readonly GameEventType[] = [...new Set(EVENTS.map(({ type }) => type))];

/** Cards and plans from decks and supplies, and face-down cards. */
const REVEALED: Readonly<Partial<Record<GameEventType, string>>> = {
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
};

/**
 * Types of events with the hidden or undrawn information that they reveal; `null` for none. Tokens are public since the
 * last choice (SETUP-41), and therefore also the cards of the decks; resting decks, the display, special plans and both
 * discard piles are open; other cards go face down or into a deck in a hidden order.
 */
export const LEARNED = Object.fromEntries(EVENT_TYPES.map((type) => [type, REVEALED[type] ?? null])) as Readonly<
  Record<GameEventType, string | null>
>;
