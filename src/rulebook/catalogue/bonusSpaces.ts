import type { RulesOf } from './ruleText.ts';

/** Placing one bonus marker, and the standard and bonus tile spaces. */
export const BONUS_SPACE_RULES: RulesOf<'BON', 13> = {
  'BON-1': {
    title: 'Place a bonus marker',
    page: '16',
    summary: 'The action takes one bonus marker from the reserve and needs a free bonus space that the player can use.',
  },
  'BON-2': {
    title: 'Requirement or cost',
    page: '16',
    summary:
      'A placement is legal only if the requirement shown is fulfilled and the cost shown is covered completely.',
  },
  'BON-3': {
    title: 'Reward of the space',
    page: '16',
    summary: 'Placing pays out the reward straight away, or secures a bonus tile for use in the following round.',
  },
  'BON-4': {
    title: 'Blocked until round end',
    page: '16',
    summary:
      'A bonus marker closes its space to all players for the rest of the round, even once its owner has passed.',
  },
  'BON-5': {
    title: 'Kinds of bonus space',
    page: '16-17',
    summary: 'The board offers 5 majority spaces, 3 standard spaces and the bonus tile spaces.',
  },
  'BON-6': {
    title: 'One marker per turn',
    page: '10',
    summary: 'A turn places a single bonus marker, but a player may repeat the action on later turns of the round.',
  },
  'BON-7': {
    title: 'First player space',
    page: '16-17',
    summary:
      'It gives the first player marker and 1 research point but bars the first player on their first turn each round.',
  },
  'BON-8': {
    title: 'Purchase space',
    page: '16-17',
    summary: 'For 1 coin the player at once buys a displayed card into hand, paying its total cost in coins.',
  },
  'BON-9': {
    title: 'Purchase at cost zero',
    page: '23',
    summary:
      'When the total cost is 0, a purchase takes only the price of the bonus space, as costs never go negative.',
  },
  'BON-10': {
    title: 'Destroy space',
    page: '16-17, 19',
    summary:
      'Moving one hand card, but no share card, to the destroyed-cards pile earns its printed cost plus 2 in coins.',
  },
  'BON-11': {
    title: 'Bonus tile space',
    page: '17',
    summary:
      'For the printed 1 or 2 coins the player reserves the tile of the space and receives it before the next round.',
  },
  'BON-12': {
    title: 'Handover reminder icon',
    page: '17',
    summary: 'The icon on bonus tile spaces signals that reserved tiles change hands during the preparation phase.',
  },
  'BON-13': {
    title: 'Tiles reserved in round 7',
    page: '17, 19',
    summary: 'Reserving a bonus tile in round 7 brings nothing, since no preparation phase follows that round.',
  },
};
