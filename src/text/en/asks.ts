import type { RefusalLocale } from '../names.ts';

/** A purchase at the full price. */
export const PURCHASE_EN = 'may buy a displayed card';

/** Decisions, each with its own verb because some of them are optional; read after a name: `Ana may …`. */
export const ASKS_EN: RefusalLocale['asks'] = {
  startingToken: 'must keep one of the two starting tokens dealt',
  startingDecks: 'must begin the resting decks with the three cards shown on the starting token',
  planning: 'must plan cards, then finish planning',
  turn: 'must take an action',
  units: 'must use the remaining units',
  barrier: 'may pay the barrier or stop in front of it',
  expansion: 'may enter a sector or stop expanding',
  beltExpansion: 'may place a piece on the Belt or stop expanding',
  claims: 'may claim a mission task or continue',
  rewards: 'must choose the next reward',
  ousting: 'must choose a column for the ousted outpost',
  research: 'must spend the remaining research points',
  placePlans: 'must place the plans acquired this turn',
  upload: 'may move the upload marker or stop',
  purchase: PURCHASE_EN,
  oneOf: 'must choose one of the rewards',
  chosenTracks: 'must choose a company track for the steps',
  removal: ({ optional }) => `${optional === true ? 'may' : 'must'} remove an outpost from a station`,
  pickUp: 'must pick up a resting deck',
  resting: 'must rest the cards in the action area',
  salvage: ({ parts = [] }) => {
    const offers = parts.map((part) =>
      part === 'action' ? 'use the card just destroyed' : 'take a destroyed card for coins',
    );
    return `may ${offers.join(' or ')}`;
  },
  lunaTurn: 'must take her turn',
};
