import type { RefusalLocale } from '../names.ts';

/** What a purchase at the full price asks. */
export const PURCHASE_EN = 'buy a displayed card or decline';

/** What a decision asks, to be read after `Ana must`. */
export const ASKS_EN: RefusalLocale['asks'] = {
  startingToken: 'keep one of the two starting tokens dealt',
  startingDecks: 'begin the resting decks with the three cards shown on the starting token',
  planning: 'plan cards, then finish planning',
  turn: 'take an action',
  units: 'use the units left',
  barrier: 'pay the barrier or stop in front of it',
  expansion: 'enter a sector or stop expanding',
  beltExpansion: 'place a piece on the Belt or stop expanding',
  claims: 'claim a mission task or go on',
  rewards: 'choose which reward comes next',
  ousting: 'choose the column to which the ousted outpost returns',
  research: 'spend the research points left',
  placePlans: 'place the plans acquired in this turn',
  upload: 'move the upload marker or stop',
  purchase: PURCHASE_EN,
  oneOf: 'choose one of the rewards',
  chosenTracks: 'choose a company track for the steps',
  removal: ({ optional }) => `remove an outpost from a station${optional === true ? ' or decline' : ''}`,
  pickUp: 'pick up a resting deck',
  resting: 'rest the cards in the action area',
  salvage: ({ parts = [] }) => {
    const offers = parts.map((part) =>
      part === 'action' ? 'use the card just destroyed' : 'take a destroyed card for coins',
    );
    return `${offers.join(', ')} or decline`;
  },
  lunaTurn: 'take her turn',
};
