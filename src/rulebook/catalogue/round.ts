import type { RulesOf } from './ruleText.ts';

/** Rounds, turn order and the frame of a turn. */
export const ROUND_RULES: RulesOf<'ROUND', 15> = {
  'ROUND-1': {
    title: 'Seven rounds',
    page: '10, 30-31',
    summary: 'A game is played over 7 rounds, unless the Singularity ends it sooner.',
  },
  'ROUND-2': {
    title: 'Three phases',
    page: '10',
    summary: 'Each round runs through the planning phase, the action phase and then the preparation phase.',
  },
  'ROUND-3': {
    title: 'After the last round',
    page: '10, 18-19',
    summary: 'Round 7 omits the preparation phase, so final scoring follows its action phase directly.',
  },
  'ROUND-4': {
    title: 'Marking the current round',
    page: '10',
    summary: 'The highest number revealed on the round track tells the round; with none revealed it is round 1.',
  },
  'ROUND-5': {
    title: 'Turn order',
    page: '10',
    summary:
      'Turns start with the first player and pass clockwise, over and over, until nobody is left in the action phase.',
  },
  'ROUND-6': {
    title: 'Skipping passed players',
    page: '18',
    summary: 'Players who have passed get no further turns in this action phase.',
  },
  'ROUND-7': {
    title: 'End of action phase',
    page: '18',
    summary: 'The action phase is over as soon as every player has passed.',
  },
  'ROUND-8': {
    title: 'Change of first player',
    page: '16-17',
    summary:
      'A first player marker claimed now changes the starting player of the following round, not the current order.',
  },
  'ROUND-9': {
    title: 'One action per turn',
    page: '10',
    summary:
      'Each turn consists of exactly one action: resources, energy, scientist, field scientist, bonus marker or pass.',
  },
  'ROUND-10': {
    title: 'Suitable card required',
    page: '10-11',
    summary: 'A card action needs a face-up card of its type in the action area; cards in resting decks are inactive.',
  },
  'ROUND-11': {
    title: 'Used cards turn down',
    page: '10-11',
    summary: 'Used cards are turned face down and cannot be used again in the same round.',
  },
  'ROUND-12': {
    title: 'Passing instead of waiting',
    page: '10, 18',
    summary:
      'A turn cannot be skipped: without another action the player must pass, which is always possible and final.',
  },
  'ROUND-13': {
    title: 'Extra tile placement',
    page: '10, 20',
    summary: 'Adding the +1 resource tile to a face-up resource card is a free extra in an own turn, not an action.',
  },
  'ROUND-14': {
    title: 'End of turn',
    page: '14',
    summary: 'A turn ends with placing newly taken research plans and then refilling the research display.',
  },
  'ROUND-15': {
    title: 'Card actions end turns',
    page: '11-16',
    summary: 'Turning the used cards face down completes a card action and with it the turn.',
  },
};
