import type { RulesOf } from './ruleText.ts';

/** Using one field scientist for helium-3 and coins. */
export const FIELD_SCIENTIST_RULES: RulesOf<'FSC', 8> = {
  'FSC-1': {
    title: 'Use one field scientist',
    page: '16',
    summary: 'The action uses one face-up field scientist card to gain helium-3 steps and coins.',
  },
  'FSC-2': {
    title: 'No initial field scientists',
    page: '16',
    summary:
      'Nobody begins with a field scientist; all five in the game reach players only by way of the card display.',
  },
  'FSC-3': {
    title: 'Neutral field scientist',
    page: '16',
    summary: 'Using the neutral field scientist yields one helium-3 step on the tank track and 2 coins.',
  },
  'FSC-4': {
    title: 'Company field scientist',
    page: '16',
    summary:
      'It yields 1 coin and 2 helium-3 steps, plus 1 step per full pair of domes in sectors its company controls.',
  },
  'FSC-5': {
    title: 'Controlled sectors',
    page: '16',
    summary: 'A company controls each sector holding one of its outposts, no matter which player placed that outpost.',
  },
  'FSC-6': {
    title: 'Dome count bonus',
    page: '21-23',
    summary: 'The permanent field scientist bonus adds 1 or, at second level, 3 to the number of domes counted.',
  },
  'FSC-7': {
    title: 'Steps past tank end',
    page: '23',
    summary: 'Each helium-3 step that would go past the end of the tank track pays 2 coins.',
  },
  'FSC-8': {
    title: 'Used card turned over',
    page: '16',
    summary: 'After its effect the field scientist card lies face down and the turn is over.',
  },
};
