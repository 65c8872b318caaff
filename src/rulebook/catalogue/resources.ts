import type { RulesOf } from './ruleText.ts';

/** Action 1: use one or more resource cards of one type. */
export const RESOURCES_RULES: RulesOf<'RES', 15> = {
  'RES-1': {
    title: 'Purpose of the action',
    page: '11',
    summary: 'Resource cards let a player buy one card from the card display, advance track markers, or do both.',
  },
  'RES-2': {
    title: 'Choosing resource cards',
    page: '11',
    summary:
      'The player picks one resource type and uses one or more face-up cards of it, keeping the others for later.',
  },
  'RES-3': {
    title: 'Total value',
    page: '11, 20, 21-23',
    summary:
      'The total value is the sum of the used cards plus any +1 resource tile on them and the titanium track bonus.',
  },
  'RES-4': {
    title: 'Spending the total value',
    page: '11',
    summary: 'The total value pays for no more than one card, for steps on company tracks, or for a mix of the two.',
  },
  'RES-5': {
    title: 'No mixing of types',
    page: '11, 21-23',
    summary: 'One action never mixes resource types, unless a track bonus permits a mixed payment for a card.',
  },
  'RES-6': {
    title: 'Total cost of cards',
    page: '11',
    summary: 'A displayed card costs its own printed cost plus the extra cost of the slot it occupies.',
  },
  'RES-7': {
    title: 'Affordable cards only',
    page: '11',
    summary: 'A card can be bought only when its total cost does not exceed the total value in use.',
  },
  'RES-8': {
    title: 'New cards join hand',
    page: '11, AMB-RES-8',
    summary: 'A bought card is added to the hand at once and waits there for the next planning.',
  },
  'RES-9': {
    title: 'Surplus value',
    page: '11',
    summary: 'Value in excess of the total cost is spent on track marker steps; an exact payment leaves none.',
  },
  'RES-10': {
    title: 'Empty display slots',
    page: '11',
    summary: 'The slot of a bought card is left vacant until the preparation phase.',
  },
  'RES-11': {
    title: 'Free cards',
    page: '23',
    summary: 'Even a card with total cost 0 requires a used resource card, whose full value is then left for steps.',
  },
  'RES-12': {
    title: 'Cost reductions',
    page: '21-23',
    summary: 'Certain track bonuses reduce the total cost of a card, though not to less than 0.',
  },
  'RES-13': {
    title: 'Advancing track markers',
    page: '11',
    summary: 'Every unit left moves a track marker one space on a company track, shared among the tracks at will.',
  },
  'RES-14': {
    title: 'Blocked steps',
    page: '21-23, AMB-RES-1',
    summary: 'Each step follows the track rules on its own, and units that no track marker can use are lost.',
  },
  'RES-15': {
    title: 'End of resource action',
    page: '11, 20',
    summary: 'The used resource cards, with a +1 resource tile on them, are turned over and the turn is complete.',
  },
};
