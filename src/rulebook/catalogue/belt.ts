import type { RulesOf } from './ruleText.ts';

/** The Belt side of the game board. */
export const BELT_RULES: RulesOf<'BELT', 36> = {
  'BELT-1': {
    title: 'Belt side',
    page: '26',
    summary: 'The module is played on the Belt side of the game board.',
  },
  'BELT-2': {
    title: 'Outposts on the Belt',
    page: '26',
    summary: 'Twelve outposts fill the two outer columns of each station, and 3 outposts per company are not used.',
  },
  'BELT-3': {
    title: 'Shuttles',
    page: '26',
    summary: 'The centre column of every station is filled with the 5 shuttles of its company.',
  },
  'BELT-4': {
    title: 'Swapped edges',
    page: '26',
    summary:
      'Stations and their company tracks change sides compared with the Moon side; set-up is otherwise the same.',
  },
  'BELT-5': {
    title: 'Expanding on the Belt',
    page: '26-29',
    summary: 'All energy cards are used together, and their points buy Belt spaces for one chosen company.',
  },
  'BELT-6': {
    title: 'Kinds of Belt spaces',
    page: '26-29',
    summary: 'Outpost spaces on asteroids take outposts, and shuttle spaces on space routes take shuttles.',
  },
  'BELT-7': {
    title: 'One piece per space',
    page: '26-29, AMB-BELT-12',
    summary: 'A Belt space ends the action with at most one piece and cannot be chosen if it holds an own piece.',
  },
  'BELT-8': {
    title: 'Reach of outpost spaces',
    page: '26-29',
    summary: 'An asteroid is within reach if it has an own outpost or adjoins a space route with an own shuttle.',
  },
  'BELT-9': {
    title: 'Reach of shuttle spaces',
    page: '26-29',
    summary: 'A shuttle space is within reach if its space route touches an asteroid with an own outpost.',
  },
  'BELT-10': {
    title: 'Growing reach',
    page: '26-29',
    summary: 'Every newly placed piece extends the reach of the company immediately, within the same action.',
  },
  'BELT-11': {
    title: 'Base cost',
    page: '26-29',
    summary: 'Each Belt space costs 1 energy point.',
  },
  'BELT-12': {
    title: 'Lightning surcharge',
    page: '26-29',
    summary: 'A space that can only be reached past a lightning icon costs 1 energy point more.',
  },
  'BELT-13': {
    title: 'Ousting surcharge',
    page: '26-29',
    summary: 'A space with a rival piece costs 1 energy point more, so the total never exceeds 3.',
  },
  'BELT-14': {
    title: 'Taking the piece',
    page: '26-29',
    summary: 'A shuttle comes off the top of the centre column, an outpost off the top of either outer column.',
  },
  'BELT-15': {
    title: 'Placing the piece',
    page: '26-29',
    summary: 'The piece is placed and marked as new, while a rival piece stays on the space for the time being.',
  },
  'BELT-16': {
    title: 'Continuing or stopping',
    page: '26-29',
    summary: 'The same company may go on expanding while points last, and unused points are lost.',
  },
  'BELT-17': {
    title: 'Shuttle rewards',
    page: '26-29',
    summary: 'A new shuttle on a space with the icon advances the player 1 space on the track of the expanded company.',
  },
  'BELT-18': {
    title: 'Asteroid rewards',
    page: '26-29',
    summary: 'Only the first outpost of a company on an asteroid earns everything on its reward screen.',
  },
  'BELT-19': {
    title: 'Order of rewards',
    page: '26-29',
    summary: 'The player takes the rewards of new pieces in any order.',
  },
  'BELT-20': {
    title: 'Returning ousted pieces',
    page: '26-29',
    summary: 'Ousted shuttles return to the lowest vacancy of the centre column, outposts to that of an outer column.',
  },
  'BELT-21': {
    title: 'Crossed-out spaces',
    page: '26-29',
    summary: 'Returning pieces skip crossed-out spaces and use the next vacant one above.',
  },
  'BELT-22': {
    title: 'Pre-printed shuttles',
    page: '26-29',
    summary:
      'Pre-printed shuttles are permanent and keep the asteroids linked to a station within reach of its company.',
  },
  'BELT-23': {
    title: 'Pieces run out',
    page: '26-29',
    summary: 'A company with no shuttles or outposts left in its station cannot enter spaces of that kind.',
  },
  'BELT-24': {
    title: 'No room in the station',
    page: '26-29',
    summary: 'A returning piece that finds no allowed space is removed from the game.',
  },
  'BELT-25': {
    title: 'Too little energy',
    page: '26-29',
    summary: 'An energy card may be used even if it pays for no space within reach, but its points are then lost.',
  },
  'BELT-26': {
    title: 'Rewards about outposts',
    page: '26-29, 32',
    summary: 'Rewards that remove outposts never take shuttles, only top outposts of the outer columns.',
  },
  'BELT-27': {
    title: 'Field scientist on the Belt',
    page: '26-29',
    summary: 'The field scientist action is unchanged except for the way helium-3 domes are counted.',
  },
  'BELT-28': {
    title: 'Regular domes',
    page: '26-29',
    summary: 'A company with an outpost on an asteroid controls every dome on its reward screen, rivals or not.',
  },
  'BELT-29': {
    title: 'Linked domes',
    page: '26-29',
    summary: 'Extra domes on asteroids 1 and 15 belong to a company holding both outpost spaces linked to them.',
  },
  'BELT-30': {
    title: 'No domes by shuttles',
    page: '26-29',
    summary: 'Shuttles, pre-printed ones included, control no domes.',
  },
  'BELT-31': {
    title: 'End on the Belt',
    page: '9, 26-29',
    summary: 'The end is unchanged, and a share is worth the coin icons visible in all three columns of the station.',
  },
  'BELT-32': {
    title: 'Belt and missions',
    page: '25',
    summary: 'For the mission task about expansions, outposts and shuttles are added together.',
  },
  'BELT-33': {
    title: 'Belt and Luna',
    page: 'Luna 4, Luna 6',
    summary: 'Luna expands on the Belt by rules of her own, without costs, surcharges or rewards.',
  },
  'BELT-34': {
    title: 'Belt and menaces',
    page: '30-31',
    summary: 'A menace card adds a further use of energy points between shuttle spaces 11 and 16.',
  },
  'BELT-35': {
    title: 'Return to an asteroid',
    page: '26-29',
    summary: 'A company ousted from an asteroid entirely earns its reward again with the next outpost there.',
  },
  'BELT-36': {
    title: 'Ending the action',
    page: '26-29',
    summary: 'Once each space has a single piece, new pieces are unmarked and all energy cards turn face down.',
  },
};
