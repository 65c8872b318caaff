import type { RefusalLocale } from '../names.ts';

/** A purchase at full price. */
export const PURCHASE_EN = 'buy a displayed card';

/** Decisions, shown after `Ana must` or, if they can be declined, after `Ana may`. */
export const ASKS_EN: RefusalLocale['asks'] = {
  startingToken: 'choose one of two starting tokens to keep',
  startingDecks: 'start the resting decks with the three cards shown on the starting token',
  planning: 'plan cards, then finish planning',
  turn: 'take an action',
  units: 'use the remaining units',
  barrier: 'pay the barrier or stop in front of it',
  expansion: 'enter a sector or stop expanding',
  beltExpansion: 'place a piece on the Belt or stop expanding',
  claims: 'claim a mission task or continue',
  rewards: 'choose the next reward',
  ousting: 'choose a column for the ousted outpost',
  research: 'spend the remaining research points',
  placePlans: 'place the plans acquired this turn',
  upload: 'move the upload marker or stop',
  purchase: PURCHASE_EN,
  oneOf: 'choose one of the rewards',
  chosenTracks: 'choose a company track for the steps',
  removal: 'remove an outpost from a station',
  pickUp: 'pick up a resting deck',
  resting: 'rest the cards in the action area',
  salvage: ({ parts = [] }) => {
    const offers = parts.map((part) =>
      part === 'action' ? 'use the card just destroyed' : 'pay coins to take a destroyed card',
    );
    return offers.join(' or ');
  },
  lunaTurn: 'take her turn',
};
