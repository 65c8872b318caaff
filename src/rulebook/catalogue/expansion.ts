import type { RulesOf } from './ruleText.ts';

/** Action 2: use all energy cards to expand a company. */
export const EXPANSION_RULES: RulesOf<'EXP', 25> = {
  'EXP-1': {
    title: 'Purpose of the action',
    page: '12-13',
    summary: 'Energy cards expand one company by placing its outposts in further sectors.',
  },
  'EXP-2': {
    title: 'All energy cards',
    page: '12-13',
    summary: 'The action uses every face-up energy card of the player at once; none can be saved for later.',
  },
  'EXP-3': {
    title: 'Energy points available',
    page: '12-13, 20, 21-23',
    summary: 'The energy available is the sum of the card points, 2 for the energy tile and any energy track bonus.',
  },
  'EXP-4': {
    title: 'Choosing one company',
    page: '12-13',
    summary: 'A single company is chosen first, freely, and receives all energy of the action.',
  },
  'EXP-5': {
    title: 'Share icons on energy',
    page: '12-13',
    summary: 'Additional shares printed on energy cards matter in final scoring only.',
  },
  'EXP-6': {
    title: 'Order of the action',
    page: '12-13',
    summary:
      'The action runs in order: company, sectors, rewards, ousting, and finally turning the energy cards face down.',
  },
  'EXP-7': {
    title: 'Adjacent target sector',
    page: '12-13',
    summary: 'A target sector must border the station or an outpost of the expanding company, new outposts included.',
  },
  'EXP-8': {
    title: 'Rival outposts',
    page: '12-13',
    summary:
      'A sector with a rival outpost may be entered, but not one where the company itself already has an outpost.',
  },
  'EXP-9': {
    title: 'Energy cost',
    page: '12-13',
    summary: 'Entering costs 1 energy over a single border or 2 over a double one, and 1 more against a rival outpost.',
  },
  'EXP-10': {
    title: 'Paying for a sector',
    page: '12-13',
    summary: 'A sector is open only if its cost can be paid, and its outpost comes off the top of any station column.',
  },
  'EXP-11': {
    title: 'Upright outposts',
    page: '12-13',
    summary: 'A new outpost stands upright until its reward is taken, beside any rival outpost still in the sector.',
  },
  'EXP-12': {
    title: 'Continuing or stopping',
    page: '12-13',
    summary: 'Sectors may be entered one after another while energy lasts; energy left unused is forfeited.',
  },
  'EXP-13': {
    title: 'Entering enclaves',
    page: '13',
    summary: 'Each of the two enclaves is accessible solely from the one sector enclosing it.',
  },
  'EXP-14': {
    title: 'Disconnected sectors',
    page: '13',
    summary: 'Any sector occupied by the company is a valid starting point, even when cut off from the station.',
  },
  'EXP-15': {
    title: 'Stations are no sectors',
    page: '13',
    summary: 'A station does not count as a sector and can never be the target of an expansion.',
  },
  'EXP-16': {
    title: 'Insufficient energy',
    page: '13',
    summary: 'Energy that is too weak to enter any sector in reach is forfeited.',
  },
  'EXP-17': {
    title: 'Taking the rewards',
    page: '12-13',
    summary: 'All structures in the newly entered sectors are rewarded, in whatever order the active player prefers.',
  },
  'EXP-18': {
    title: 'Ousting rivals',
    page: '12-13',
    summary: 'Rival outposts in new sectors are then ousted to their stations, into columns the active player picks.',
  },
  'EXP-19': {
    title: 'Laying outposts flat',
    page: '12-13',
    summary: 'With one outpost left in each sector, the new ones are laid down to show that their reward is taken.',
  },
  'EXP-20': {
    title: 'End of energy action',
    page: '12-13, 20',
    summary: 'Every energy card and the energy tile in the action area end face down, which closes the turn.',
  },
  'EXP-21': {
    title: 'Deep mine',
    page: '13',
    summary: 'A deep mine pays its printed number of coins out of the bank.',
  },
  'EXP-22': {
    title: 'Open-pit mine',
    page: '13, 32',
    summary:
      'An open-pit mine moves the track marker of the player 1 or 2 spaces on the track of the expanded company.',
  },
  'EXP-23': {
    title: 'Helium depot',
    page: '13, 23',
    summary: 'A helium depot moves the helium-3 marker by 1 or 2 along the tank track; steps past its end pay coins.',
  },
  'EXP-24': {
    title: 'Research stations',
    page: '13',
    summary: 'The research points from all new sectors are combined and spent immediately.',
  },
  'EXP-25': {
    title: 'Collection domes',
    page: '13, 16',
    summary: 'A collection dome has no reward on entry and matters to company field scientists alone.',
  },
};
