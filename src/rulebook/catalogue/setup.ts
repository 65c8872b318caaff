import type { RulesOf } from './ruleText.ts';
import { rulesOf } from './ruleText.ts';

/** Set-up of the base game. */
export const SETUP_RULES: RulesOf<'SETUP', 45> = rulesOf('SETUP', {
  1: [
    'Number of players',
    'set-up',
    'One to four people play. Luna must join one person, may join two or three, and cannot join four.',
  ],
  2: [
    'Base game and modules',
    'set-up',
    'The base game uses the Moon side; missions, the Belt side and menaces are optional.',
  ],
  3: [
    'Module components stay boxed',
    'set-up',
    'The base game leaves shuttles, one-time bonus markers, mission cards and menace cards in the box.',
  ],
  4: ['Luna components', 'set-up', 'The cards and tokens of Luna come out only for a game with her.'],
  5: [
    'Game board placement',
    'set-up',
    'The base game is played on the Moon side of the game board, placed centrally.',
  ],
  6: [
    'Tracks for beginners',
    'set-up',
    'First game: Skymine uses track A1, Minerva B1, Astrogo C1 and Tawac D1; board E is left out.',
  ],
  7: [
    'Tracks at random',
    'set-up',
    'Random layout: four of the five shuffled track cards set the company track and side at each edge.',
  ],
  8: ['Tracks by free choice', 'set-up', 'Or the group assigns the company tracks to the board edges as it wishes.'],
  9: ['Unused track board', 'set-up', 'The leftover track board and all track cards leave play.'],
  10: [
    'Track names',
    'set-up',
    'A company track is named after the company at its edge, whatever code is printed on it.',
  ],
  11: ['Outposts to stations', 'set-up', 'The 15 outposts of every company start on the home spaces of its station.'],
  12: [
    'Stations start full',
    'set-up, 9',
    'All home spaces are covered, so every company begins with a share value of 0.',
  ],
  13: [
    'Sorting the action cards',
    'set-up',
    'The 44 action cards are divided by letter: nine A, 16 B, 11 C, four D and four E.',
  ],
  14: [
    'Building the action deck',
    'set-up',
    'Each letter is shuffled alone and stacked face down, A on top, then B, C, D and E.',
  ],
  15: [
    'Destroyed-cards pile',
    'set-up',
    'The pile of destroyed cards has its place beside the action deck and starts empty.',
  ],
  16: [
    'Filling the card display',
    'set-up',
    'The top 12 action cards fill display slots 1 to 12 face up in order: nine A cards, then three B cards.',
  ],
  17: ['The bank', 'set-up, 23', 'All coins not handed out form the bank, which is never exhausted.'],
  18: [
    'Coin on supplement space',
    'set-up',
    'The supplement space of the research display begins the game with 1 coin.',
  ],
  19: [
    'Coins on round track',
    'set-up',
    'Spaces 2 to 7 of the round track each receive 1 coin, and space 1 stays empty.',
  ],
  20: [
    'Special research plans',
    'set-up',
    'Special research plans 2 to 7 cover the round track coins face down, each on the space of its number.',
  ],
  21: [
    'Research plan supply',
    'set-up',
    'The 72 ordinary research plans form three shuffled face-down stacks: A, B and C.',
  ],
  22: [
    'Filling the research display',
    'set-up',
    'Each of the 12 research display spaces starts with a face-up plan of the letter printed there.',
  ],
  23: ['Bonus tiles available', 'set-up', 'All 4 bonus tiles start face up at the lower right of the board.'],
  24: ['Player colours', 'set-up', 'Every player picks a colour nobody else has and receives its player token.'],
  25: [
    'Player boards',
    'set-up',
    'Each player uses the standard side of a player board, with room for cards above and below it.',
  ],
  26: ['Helium-3 marker start', 'set-up', 'The helium-3 marker of each player starts on the first tank track space.'],
  27: [
    'Additional action slots off',
    'set-up, 10',
    'The two outer action slots start OFF; the three in the middle are ON.',
  ],
  28: [
    'Upload marker set aside',
    'set-up',
    'Each player keeps an upload marker ready for the starting research token.',
  ],
  29: ['Starting capital', 'set-up', 'Every player begins with 1 coin from the bank in the reserve.'],
  30: [
    'Starting bonus markers',
    'set-up',
    'Each reserve starts with 3 bonus markers for one or two players, and with 2 for more.',
  ],
  31: [
    'Surplus bonus markers',
    'set-up',
    'Further bonus markers are boxed; only the track bonus of A2 can bring them in.',
  ],
  32: ['Track markers start', 'set-up', 'Every player starts with one track marker on space 0 of each company track.'],
  33: [
    'Starting action cards',
    'set-up',
    'The first hand of a player is the 9 starting action cards with the icon of that colour.',
  ],
  34: ['Overview sheets', 'set-up', 'Each player receives an overview sheet, which is a memory aid only.'],
  35: ['First player', 'set-up', 'The group determines a first player, who receives the first player marker.'],
  36: [
    'Dealing single-energy cards',
    'set-up',
    'Single-energy cards 01 to 04 are dealt in turn order, 01 to the first player.',
  ],
  37: ['Hand of ten cards', 'set-up', 'The single-energy card brings each hand to 10 cards; any not dealt are boxed.'],
  38: [
    'Prescribed starting research tokens',
    'set-up',
    'In a first game, the seat in turn order decides the starting research token of each player.',
  ],
  39: [
    'Drafted starting research tokens',
    'set-up',
    'Each player is dealt 2 starting research tokens and secretly keeps one; all choices are shown together.',
  ],
  40: ['Order of token steps', 'set-up', 'Each player carries out the four placement steps of the token in order.'],
  41: [
    'Placing the starting token',
    'set-up',
    'The chosen token lies face up on the start screen of the research track.',
  ],
  42: [
    'First three resting decks',
    'set-up',
    'The 3 cards named by the token go from hand to the central resting slots, one each, as the owner likes.',
  ],
  43: [
    'Starting bonus',
    'set-up, AMB-SETUP-6',
    'The token first advances markers on tracks, under the usual movement rules.',
  ],
  44: [
    'Upload marker start',
    'set-up, 14',
    'The upload marker starts on the left half of the token, a pre-printed plan.',
  ],
  45: [
    'State before round one',
    'set-up, 10',
    'Each player enters round 1 with 7 hand cards, 3 resting decks of one card, 3 ON action slots and 1 coin.',
  ],
});
