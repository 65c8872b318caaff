import type { RulesOf } from './ruleText.ts';

/** Majority spaces: requirement, tiers and rewards. */
export const MAJORITY_RULES: RulesOf<'MAJ', 14> = {
  'MAJ-1': {
    title: 'Majority requirement',
    page: '16-17',
    summary:
      'On placing, no opponent may have a higher face-up total of the item in the action area; ties are sufficient.',
  },
  'MAJ-2': {
    title: 'Scientist majority count',
    page: '16, 20, AMB-BON-6',
    summary: 'The scientist comparison counts scientist cards and the scientist tile but leaves out field scientists.',
  },
  'MAJ-3': {
    title: 'Resource and energy majorities',
    page: '16-17, 20, 21-23',
    summary:
      'Titanium, carbon, minerals and energy are compared by total value, including track bonuses and the +1 tile.',
  },
  'MAJ-4': {
    title: 'Scientist tier 1',
    page: '16',
    summary: 'One scientist card earns 2 coins on the scientist majority space.',
  },
  'MAJ-5': {
    title: 'Scientist tier 2',
    page: '16',
    summary: 'A scientist card plus another scientist or field scientist card earns 2 coins and 1 research point.',
  },
  'MAJ-6': {
    title: 'Scientist tier 3',
    page: '16',
    summary: 'A scientist card plus two more scientist or field scientist cards earns 3 coins and 2 research points.',
  },
  'MAJ-7': {
    title: 'Permanent icon counts',
    page: '21-23',
    summary: 'For scientist tiers 2 and 3 the permanent field scientist icon is as good as a field scientist card.',
  },
  'MAJ-8': {
    title: 'Titanium tier 2+',
    page: '16-17',
    summary: 'From 2 titanium on, the reward is 2 steps on the Astrogo track.',
  },
  'MAJ-9': {
    title: 'Titanium tier 4+',
    page: '16-17',
    summary:
      'From 4 titanium on, the reward is 3 Astrogo steps, and the player may remove one outpost from any station.',
  },
  'MAJ-10': {
    title: 'Titanium tier 6+',
    page: '16-17',
    summary: 'From 6 titanium on, the reward is 4 Astrogo steps and 1 research point, without removing an outpost.',
  },
  'MAJ-11': {
    title: 'Other total-value tiers',
    page: '16-17',
    summary: 'Carbon, minerals and energy spaces also pay by tier, mostly steps on a set track and sometimes an extra.',
  },
  'MAJ-12': {
    title: 'Choosing a lower tier',
    page: '16-17',
    summary: 'A player takes exactly one tier, which may be lower than the highest tier their total allows.',
  },
  'MAJ-13': {
    title: 'Cards stay face up',
    page: '16-17',
    summary: 'Cards counted for a majority space stay face up, because the reward does not use them.',
  },
  'MAJ-14': {
    title: 'Lost majority steps',
    page: '21-23',
    summary: 'Track steps of a majority reward that the marker cannot make are forfeited.',
  },
};
