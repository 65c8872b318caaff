import type { RulesOf } from './ruleText.ts';
import { rulesOf } from './ruleText.ts';

/** Rounds, turn order and the frame of a turn. */
export const ROUND_RULES: RulesOf<'ROUND', 15> = rulesOf('ROUND', {
  1: ['Seven rounds', '10, 30-31', 'A game is played over 7 rounds, unless the Singularity ends it sooner.'],
  2: ['Three phases', '10', 'Each round has a planning phase, an action phase and a preparation phase, in this order.'],
  3: ['After the last round', '10, 18-19', 'Round 7 has no preparation phase; final scoring follows its action phase.'],
  4: [
    'Marking the current round',
    '10',
    'The highest number revealed on the round track tells the round; none revealed means round 1.',
  ],
  5: [
    'Turn order',
    '10',
    'Turns start with the first player and go round clockwise until nobody is left in the action phase.',
  ],
  6: ['Skipping passed players', '18', 'Players who have passed get no further turns in this action phase.'],
  7: ['End of action phase', '18', 'The action phase is over as soon as every player has passed.'],
  8: [
    'Change of first player',
    '16-17',
    'A first player marker claimed now changes who starts the next round, not the current order.',
  ],
  9: [
    'One action per turn',
    '10',
    'Each turn is exactly one action: resources, energy, scientist, field scientist, bonus marker or pass.',
  ],
  10: [
    'Suitable card required',
    '10-11',
    'A card action needs a face-up card of its type in the action area; resting cards are inactive.',
  ],
  11: ['Used cards turn down', '10-11', 'Used cards are turned face down and cannot be used again in the same round.'],
  12: [
    'Passing instead of waiting',
    '10, 18',
    'A turn cannot be skipped: without another action the player passes, which is always possible and final.',
  ],
  13: [
    'Extra tile placement',
    '10, 20',
    'Adding the +1 resource tile to a face-up resource card in an own turn is free and no action.',
  ],
  14: ['End of turn', '14', 'A turn ends with placing new research plans and then refilling the research display.'],
  15: [
    'Card actions end turns',
    '11-16',
    'Turning the used cards face down completes a card action and with it the turn.',
  ],
});
