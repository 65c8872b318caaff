import type { RulesOf } from './ruleText.ts';

/** Meaning of the printed icons. */
export const ICON_RULES: RulesOf<'ICON', 16> = {
  'ICON-1': {
    title: 'Scientist icon',
    page: '32',
    summary: 'The scientist icon stands for a scientist card wherever it appears.',
  },
  'ICON-2': {
    title: 'Field scientist icon',
    page: '32',
    summary: 'The field scientist icon stands for a field scientist card wherever it appears.',
  },
  'ICON-3': {
    title: 'Combined scientist icon',
    page: '32',
    summary: 'The plan demands a face-up scientist or field scientist other than the scientist moving the marker.',
  },
  'ICON-4': {
    title: 'Helium icon',
    page: '32',
    summary: 'The helium-3 marker advances along the tank track by the number shown.',
  },
  'ICON-5': {
    title: 'Research point icon',
    page: '32',
    summary: 'The number shown is a count of research points, to be spent on plans, turned into coins or both.',
  },
  'ICON-6': {
    title: 'Expanded-company arrow',
    page: '32',
    summary: 'The track marker advances by the number shown on the track of the company expanded in this action.',
  },
  'ICON-7': {
    title: 'Company arrow',
    page: '32',
    summary: 'The track marker advances by the number shown on the track of the company in the icon, such as Astrogo.',
  },
  'ICON-8': {
    title: 'Any-company arrow',
    page: '32',
    summary: 'All steps shown are made on one company track that the player picks.',
  },
  'ICON-9': {
    title: 'Remove one outpost',
    page: '32',
    summary: 'The player picks any station and moves one outpost from the top of a column to the box.',
  },
  'ICON-10': {
    title: 'Four of one resource',
    page: '32',
    summary: 'The plan demands a face-up total of at least 4 in a single resource type.',
  },
  'ICON-11': {
    title: 'Remove two outposts',
    page: '32',
    summary: 'Two outposts go to the box, taken from the same station or from two different ones.',
  },
  'ICON-12': {
    title: 'Carbon and another resource',
    page: '32',
    summary: 'The plan demands 3 carbon and 3 units of one other resource face up, with 6 carbon also accepted.',
  },
  'ICON-13': {
    title: 'Coin cost icon',
    page: '32',
    summary: 'A minus sign shows how many coins the player must pay to the bank.',
  },
  'ICON-14': {
    title: 'Coin gain icon',
    page: '32',
    summary: 'A plus sign shows how many coins are received from the bank.',
  },
  'ICON-15': {
    title: 'Titanium requirement',
    page: '32',
    summary: 'The plan demands that face-up cards in the action area supply at least 1 titanium.',
  },
  'ICON-16': {
    title: 'Titanium reward',
    page: '32',
    summary: 'Stopping on the plan pays the face-up titanium total minus 1 in coins, so 1 titanium pays nothing.',
  },
};
