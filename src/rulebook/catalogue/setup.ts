import type { RulesOf } from './ruleText.ts';

/** Set-up of the base game. */
export const SETUP_RULES: RulesOf<'SETUP', 45> = {
  'SETUP-1': {
    title: 'Number of players',
    page: 'set-up',
    summary:
      'One to four people play. Luna has to join a single one and may join two or three; she is not offered to four.',
  },
  'SETUP-2': {
    title: 'Base game and modules',
    page: 'set-up',
    summary: 'The base game uses the Moon side; missions, the Belt side and threats are optional additions to it.',
  },
  'SETUP-3': {
    title: 'Module components stay boxed',
    page: 'set-up',
    summary:
      'A base game leaves the shuttles and all one-time bonus markers, mission cards and threat cards in the box.',
  },
  'SETUP-4': {
    title: 'Luna components',
    page: 'set-up',
    summary: 'The cards and tokens of Luna are only unpacked for a game in which Luna takes part.',
  },
  'SETUP-5': {
    title: 'Game board placement',
    page: 'set-up',
    summary: 'The base game is played on the Moon side of the game board, placed centrally.',
  },
  'SETUP-6': {
    title: 'Tracks for beginners',
    page: 'set-up',
    summary:
      'First-game layout: Skymine uses track A1, Minerva B1, Astrogo C1 and Tawac D1, while board E is left out.',
  },
  'SETUP-7': {
    title: 'Tracks at random',
    page: 'set-up',
    summary:
      'In the random layout, four of the five shuffled track cards set the company track and side used at each edge.',
  },
  'SETUP-8': {
    title: 'Tracks by free choice',
    page: 'set-up',
    summary: 'As a third option, the group assigns the company tracks to the board edges as it wishes.',
  },
  'SETUP-9': {
    title: 'Unused track board',
    page: 'set-up',
    summary: 'Once four company tracks are in place, the leftover track board and every track card leave play.',
  },
  'SETUP-10': {
    title: 'Track names',
    page: 'set-up',
    summary: 'Each company track is named after the company at its edge, no matter which code is printed on it.',
  },
  'SETUP-11': {
    title: 'Outposts to stations',
    page: 'set-up',
    summary: 'The 15 outposts of every company start on the home spaces of the station in the same colour.',
  },
  'SETUP-12': {
    title: 'Stations start full',
    page: 'set-up, 9',
    summary: 'No home space starts uncovered, so every company begins with a share value of 0.',
  },
  'SETUP-13': {
    title: 'Sorting the action cards',
    page: 'set-up',
    summary: 'The 44 action cards are divided by letter: nine with A, 16 with B, 11 with C and four each with D and E.',
  },
  'SETUP-14': {
    title: 'Building the action deck',
    page: 'set-up',
    summary: 'Each letter is shuffled on its own and stacked face down with A uppermost, then B, C, D and E.',
  },
  'SETUP-15': {
    title: 'Destroyed-cards pile',
    page: 'set-up',
    summary: 'Room is kept beside the action deck for the pile of destroyed cards, which starts empty.',
  },
  'SETUP-16': {
    title: 'Filling the card display',
    page: 'set-up',
    summary: 'The top 12 action cards fill display slots 1 to 12 face up in order: nine A cards, then three B cards.',
  },
  'SETUP-17': {
    title: 'The bank',
    page: 'set-up, 23',
    summary: 'All coins not handed out form the bank, which is never exhausted.',
  },
  'SETUP-18': {
    title: 'Coin on supplement space',
    page: 'set-up',
    summary: 'The supplement space of the research display begins the game with 1 coin.',
  },
  'SETUP-19': {
    title: 'Coins on round track',
    page: 'set-up',
    summary: 'Spaces 2 to 7 of the round track each receive 1 coin, and space 1 stays empty.',
  },
  'SETUP-20': {
    title: 'Special research plans',
    page: 'set-up',
    summary:
      'The special research plans 2 to 7 cover the round track coins face down, each on the space of its own number.',
  },
  'SETUP-21': {
    title: 'Research plan supply',
    page: 'set-up',
    summary:
      'The 72 ordinary research plans are sorted by letter and form three shuffled face-down stacks: A, B and C.',
  },
  'SETUP-22': {
    title: 'Filling the research display',
    page: 'set-up',
    summary: 'Each of the 12 spaces of the research display starts with a face-up plan of the letter printed there.',
  },
  'SETUP-23': {
    title: 'Bonus tiles available',
    page: 'set-up',
    summary: 'All 4 bonus tiles start face up at the lower right of the board.',
  },
  'SETUP-24': {
    title: 'Player colours',
    page: 'set-up',
    summary: 'Every player picks a colour nobody else has and receives its player token.',
  },
  'SETUP-25': {
    title: 'Player boards',
    page: 'set-up',
    summary: 'Every player uses the standard side of a player board and keeps room for cards above and below it.',
  },
  'SETUP-26': {
    title: 'Helium-3 marker start',
    page: 'set-up',
    summary: 'The helium-3 marker of each player starts on the first space of the tank track.',
  },
  'SETUP-27': {
    title: 'Additional action slots off',
    page: 'set-up, 10',
    summary: 'The outermost two of the five action slots start OFF; the three in the middle are ON.',
  },
  'SETUP-28': {
    title: 'Upload marker set aside',
    page: 'set-up',
    summary: 'Each player keeps an upload marker ready until the starting research token is in place.',
  },
  'SETUP-29': {
    title: 'Starting capital',
    page: 'set-up',
    summary: 'Every player begins with 1 coin from the bank in the reserve.',
  },
  'SETUP-30': {
    title: 'Starting bonus markers',
    page: 'set-up',
    summary: 'Each reserve starts with 3 bonus markers in a solo or two-player game and with 2 in a larger one.',
  },
  'SETUP-31': {
    title: 'Surplus bonus markers',
    page: 'set-up',
    summary:
      'Bonus markers beyond the starting number are boxed, and only the track bonus of A2 can bring them in later.',
  },
  'SETUP-32': {
    title: 'Track markers start',
    page: 'set-up',
    summary: 'Every player starts with one track marker on space 0 of all four company tracks.',
  },
  'SETUP-33': {
    title: 'Starting action cards',
    page: 'set-up',
    summary: 'The first hand of a player consists of the 9 starting action cards bearing the icon of that colour.',
  },
  'SETUP-34': {
    title: 'Overview sheets',
    page: 'set-up',
    summary: 'Each player receives an overview sheet, which is a memory aid only.',
  },
  'SETUP-35': {
    title: 'First player',
    page: 'set-up',
    summary: 'The group determines a first player, who receives the first player marker.',
  },
  'SETUP-36': {
    title: 'Dealing single-energy cards',
    page: 'set-up',
    summary: 'Single-energy cards 01 to 04 are dealt in turn order, with 01 going to the first player.',
  },
  'SETUP-37': {
    title: 'Hand of ten cards',
    page: 'set-up',
    summary: 'The single-energy card brings each hand to 10 cards, and any not dealt are boxed.',
  },
  'SETUP-38': {
    title: 'Prescribed starting research tokens',
    page: 'set-up',
    summary: 'For a first game, the seat in turn order determines the starting research token of each player.',
  },
  'SETUP-39': {
    title: 'Drafted starting research tokens',
    page: 'set-up',
    summary: 'Each player is dealt 2 starting research tokens, secretly keeps one, and all choices are shown together.',
  },
  'SETUP-40': {
    title: 'Order of token steps',
    page: 'set-up',
    summary: 'With the starting research token chosen, a player carries out its four placement steps in fixed order.',
  },
  'SETUP-41': {
    title: 'Placing the starting token',
    page: 'set-up',
    summary: 'The chosen starting research token is laid face up where the research track has its start screen.',
  },
  'SETUP-42': {
    title: 'First three resting decks',
    page: 'set-up',
    summary: 'The 3 cards named by the token go from hand to the central resting slots, one each, as the owner likes.',
  },
  'SETUP-43': {
    title: 'Starting bonus',
    page: 'set-up, AMB-SETUP-6',
    summary:
      'The starting research token grants an initial advance on tracks, carried out under the normal movement rules.',
  },
  'SETUP-44': {
    title: 'Upload marker start',
    page: 'set-up, 14',
    summary: 'The upload marker starts on the left half of the token, which carries a pre-printed plan.',
  },
  'SETUP-45': {
    title: 'State before round one',
    page: 'set-up, 10',
    summary:
      'Each player enters round 1 with 7 cards in hand, 3 resting decks of one card, 3 ON action slots and 1 coin.',
  },
};
