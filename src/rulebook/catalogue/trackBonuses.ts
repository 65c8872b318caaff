import type { RulesOf } from './ruleText.ts';

/** Permanent track bonuses and track bonus spaces. */
export const TRACK_BONUS_RULES: RulesOf<'TB', 9> & RulesOf<'BSP', 10> = {
  'TB-1': {
    title: 'Energy, first level',
    page: '21-23, AMB-TRACK-3',
    summary:
      'Total energy is 1 higher for all purposes while the player has a face-up energy card or tile in the action area.',
  },
  'TB-2': {
    title: 'Energy, second level',
    page: '21-23',
    summary: 'Total energy is 2 higher on the same terms, replacing the first level instead of adding to it.',
  },
  'TB-3': {
    title: 'Extra bonus markers',
    page: '21-23',
    summary: 'The player gains extra bonus markers: 1 at first level, 2 altogether at second level.',
  },
  'TB-4': {
    title: 'Minerals discount',
    page: '21-23',
    summary: 'Acquiring a displayed card with minerals resource cards lowers its total cost by 1.',
  },
  'TB-5': {
    title: 'Mixed resource discount',
    page: '21-23',
    summary: 'A displayed card may be acquired with resource cards of mixed types, at a total cost lowered by 1.',
  },
  'TB-6': {
    title: 'Titanium discount',
    page: '21-23',
    summary: 'Acquiring a displayed card with titanium resource cards lowers its total cost by 1.',
  },
  'TB-7': {
    title: 'Titanium value bonus',
    page: '21-23',
    summary: 'Every titanium resource card in the action area has its value raised by 1 for all purposes.',
  },
  'TB-8': {
    title: 'Field scientist, first level',
    page: '21-23',
    summary:
      'A permanent icon counts as a field scientist, though not for the action, and adds 1 to company dome counts.',
  },
  'TB-9': {
    title: 'Field scientist, second level',
    page: '21-23',
    summary: 'The permanent icon remains a single one, while company dome counts rise by 3 instead of 1.',
  },
  'BSP-1': {
    title: 'Research and helium, first level',
    page: '21-23',
    summary: 'For 2 coins the player takes 2 research points and 1 helium-3 step, or 1 research point and 2 steps.',
  },
  'BSP-2': {
    title: 'Research and helium, second level',
    page: '21-23',
    summary: 'For 1 coin the player takes 2 research points and 2 helium-3 steps.',
  },
  'BSP-3': {
    title: 'Purchase and helium, first level',
    page: '21-23',
    summary: 'At no cost the player buys a displayed card with coins, takes 1 helium-3 step, or does both.',
  },
  'BSP-4': {
    title: 'Purchase and helium, second level',
    page: '21-23',
    summary: 'At no cost the player buys a displayed card with coins at 1 less, takes 2 helium-3 steps, or does both.',
  },
  'BSP-5': {
    title: 'Destroy a hand card',
    page: '19, 21-23',
    summary: 'Destroying one card from hand, but no share card, earns its printed cost plus 3 in coins.',
  },
  'BSP-6': {
    title: 'Destroy a carbon card',
    page: '21-23',
    summary: 'Destroying one carbon resource card from hand earns its printed cost plus 8 in coins.',
  },
  'BSP-7': {
    title: 'Two other tracks',
    page: '21-23',
    summary: 'For 1 coin the player advances 3 steps on one other company track and 2 on a second one.',
  },
  'BSP-8': {
    title: 'Three other tracks',
    page: '21-23',
    summary: 'For 1 coin the player advances 3 steps on one other company track and 2 on each of the remaining two.',
  },
  'BSP-9': {
    title: 'Destroyed card, first level',
    page: '19, 21-23',
    summary:
      'A destroyed hand card, never a share card, lets the player either do its action alone or pay 2 coins to take any destroyed card.',
  },
  'BSP-10': {
    title: 'Destroyed card, second level',
    page: '19, 21-23',
    summary:
      'A destroyed hand card, never a share card, lets the player do its action alone, pay 2 coins to take any destroyed card, or both.',
  },
};
