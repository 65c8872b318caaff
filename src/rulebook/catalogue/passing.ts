import type { RulesOf } from './ruleText.ts';

/** Passing and dropping out of the action phase. */
export const PASSING_RULES: RulesOf<'PASS', 9> = {
  'PASS-1': {
    title: 'When to pass',
    page: '18',
    summary: 'A player may pass on any own turn, whatever is left unused, and then does all passing steps in order.',
  },
  'PASS-2': {
    title: 'Cards turned face up',
    page: '18',
    summary: 'Passing begins by turning every card in the own action area face up.',
  },
  'PASS-3': {
    title: 'Picking up a resting deck',
    page: '18',
    summary: 'Next the player takes one whole resting deck of their choice into hand, before played cards go to rest.',
  },
  'PASS-4': {
    title: 'Emptying the action area',
    page: '18',
    summary:
      'The player then lays all cards from action slots on resting slots of their choice, no two on the same slot.',
  },
  'PASS-5': {
    title: 'Stacking resting decks',
    page: '18',
    summary:
      'A card goes on top of a deck in its resting slot, older icons staying visible, or starts a new deck there.',
  },
  'PASS-6': {
    title: 'Returning bonus tiles',
    page: '18, 20, AMB-PASS-4',
    summary: 'The last step gives all held bonus tiles, used or unused, back to the board.',
  },
  'PASS-7': {
    title: 'After passing',
    page: '16, 18, 21-23',
    summary:
      'A passed player has no more turns this phase, leaves bonus markers in place and still gains threshold coins.',
  },
  'PASS-8': {
    title: 'End of action phase',
    page: '18',
    summary: 'Once all players have passed, play moves on to the preparation phase or, in round 7, to final scoring.',
  },
  'PASS-9': {
    title: 'Passing with constrained slots',
    page: '23',
    summary: 'Under the constrained slots variant each card rests in the slot of its own column, with no free choice.',
  },
};
