import type { RulesOf } from './ruleText.ts';

/** The campaign, its chapters and success points. */
export const CAMPAIGN_RULES: RulesOf<'CAMP', 28> = {
  'CAMP-1': {
    title: 'Four chapters',
    page: '24',
    summary: 'A campaign runs through four chapters in fixed order, each of them a complete game with modules.',
  },
  'CAMP-2': {
    title: 'Modules outside a campaign',
    page: '24, 30',
    summary: 'Each module can also join an ordinary game, but menace cards need the Belt side.',
  },
  'CAMP-3': {
    title: 'Luna in campaign games',
    page: '24, Luna 2',
    summary: 'Luna may join up to three humans and must join a solo player, in campaign and module games alike.',
  },
  'CAMP-4': {
    title: 'What carries over',
    page: '24, Luna 4',
    summary:
      'Every chapter is a game with its own set-up. Success points are kept to the end, and the level of Luna is noted for the next chapter.',
  },
  'CAMP-5': {
    title: 'Awarding success points',
    page: '24, Luna 4',
    summary: 'After the final scoring of a chapter, every player receives success points, Luna included.',
  },
  'CAMP-6': {
    title: 'Ahead of one player',
    page: '24',
    summary: 'Having scored more than at least one other player is worth 1 success point.',
  },
  'CAMP-7': {
    title: 'Ahead of two players',
    page: '24',
    summary: 'Having scored more than at least two other players is worth 1 more success point.',
  },
  'CAMP-8': {
    title: 'Winning the chapter',
    page: '24, 30-31, AMB-MENACE-11',
    summary:
      'Each player in first place, tied or not, gains 1 success point. No single game of a time loop gives it; the best average does.',
  },
  'CAMP-9': {
    title: 'Mission progress',
    page: '24',
    summary: 'Having taken two or more one-time bonus markers off the mission status earns 1 success point.',
  },
  'CAMP-10': {
    title: 'Finished tracks',
    page: '24, AMB-CAMP-6',
    summary:
      'Each company, tank or research track whose last space a marker has reached earns its player 1 success point, even if the Unknown Probe takes the marker off.',
  },
  'CAMP-11': {
    title: 'Extra points by chapter',
    page: '24, 29-30',
    summary: 'Some chapters offer one further success point of their own: chapters 3 and 4 do.',
  },
  'CAMP-12': {
    title: 'Recording the points',
    page: '24',
    summary: 'The success points of the chapter are noted on the last line of the score pad.',
  },
  'CAMP-13': {
    title: 'Campaign winner',
    page: '24',
    summary: 'The highest sum of success points over all four chapters wins, and tied players share the victory.',
  },
  'CAMP-14': {
    title: 'Campaign ranks',
    page: '24',
    summary: 'The campaign total also gives each player one of five ranks, which are for flavour only.',
  },
  'CAMP-15': {
    title: 'Chapters 1 and 2',
    page: '24, 26',
    summary: 'Chapter 1 is played with missions on the Moon side, chapter 2 with missions on the Belt side.',
  },
  'CAMP-16': {
    title: 'Chapter 3 set-up',
    page: '29-30',
    summary:
      'After the whole set-up on the Moon side with missions, the top outpost of each station column moves to a given sector.',
  },
  'CAMP-17': {
    title: 'Playing chapter 3',
    page: '29-30',
    summary: 'Base and mission rules apply, and the first to unlock a personal bonus space earns 1 success point.',
  },
  'CAMP-18': {
    title: 'Chapter 4 set-up',
    page: '30',
    summary: 'Chapter 4 is set up on the Belt side with missions and one menace card.',
  },
  'CAMP-19': {
    title: 'Playing chapter 4',
    page: '30',
    summary: 'Belt and mission rules apply, with those of the menace up to the end of the game and final scoring.',
  },
  'CAMP-20': {
    title: 'Chapter 4 extra point',
    page: '30',
    summary: 'Whoever removes the menace card from the board gains 1 extra success point.',
  },
  'CAMP-21': {
    title: 'Starting level of Luna',
    page: 'Luna 4',
    summary: 'Luna begins at level 3 or 2 with two or three humans, and at level 5 or 4 in solo.',
  },
  'CAMP-22': {
    title: 'Points for Luna',
    page: 'Luna 4',
    summary: 'Luna gains success points like a human and counts in all comparisons of the players.',
  },
  'CAMP-23': {
    title: 'Mission point for Luna',
    page: 'Luna 4',
    summary: 'Luna always receives the success point for mission progress, without having a mission status.',
  },
  'CAMP-24': {
    title: 'After a win by Luna',
    page: 'Luna 4',
    summary: 'The humans either lower the level of Luna by 1, giving her 1 success point, or leave it as it is.',
  },
  'CAMP-25': {
    title: 'When Luna does not win',
    page: 'Luna 4',
    summary: 'The humans either raise the level of Luna by 1 or keep it, giving her 2 success points.',
  },
  'CAMP-26': {
    title: 'Recording the level',
    page: 'Luna 4',
    summary: 'The level of Luna is noted on the score pad.',
  },
  'CAMP-27': {
    title: 'Counting players',
    page: '25, Luna 2',
    summary: 'Luna does not count for the number of mission cards but does for the bonus markers of the humans.',
  },
  'CAMP-28': {
    title: 'Time loop in the campaign',
    page: '30-31, Luna 4, AMB-MENACE-11',
    summary:
      'If Temporal Anomaly forces replays, totals and success points of chapter 4 are averaged over the games; only the best average earns the point for winning.',
  },
};
