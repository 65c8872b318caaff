import type { RulesOf } from './ruleText.ts';
import { rulesOf } from './ruleText.ts';

/** Set-up of the base game. */
export const SETUP_RULES: RulesOf<'SETUP', 45> = rulesOf('SETUP', {
  1: [
    'Number of players',
    'set-up',
    'One to four people play. Luna has to join a single one and may join two or three; she is not offered to four.',
  ],
  2: [
    'Base game and modules',
    'set-up',
    'The base game uses the Moon side; missions, the Belt side and threats are optional additions to it.',
  ],
  3: [
    'Module components stay boxed',
    'set-up',
    'A base game leaves the shuttles and all one-time bonus markers, mission cards and threat cards in the box.',
  ],
  4: [
    'Luna components',
    'set-up',
    'The cards and tokens of Luna are only unpacked for a game in which Luna takes part.',
  ],
  5: [
    'Game board placement',
    'set-up',
    'The base game is played on the Moon side of the game board, placed centrally.',
  ],
  6: [
    'Tracks for beginners',
    'set-up',
    'First-game layout: Skymine uses track A1, Minerva B1, Astrogo C1 and Tawac D1, while board E is left out.',
  ],
  7: [
    'Tracks at random',
    'set-up',
    'In the random layout, four of the five shuffled track cards set the company track and side used at each edge.',
  ],
  8: [
    'Tracks by free choice',
    'set-up',
    'As a third option, the group assigns the company tracks to the board edges as it wishes.',
  ],
  9: [
    'Unused track board',
    'set-up',
    'Once four company tracks are in place, the leftover track board and every track card leave play.',
  ],
  10: [
    'Track names',
    'set-up',
    'Each company track is named after the company at its edge, no matter which code is printed on it.',
  ],
  11: [
    'Outposts to stations',
    'set-up',
    'The 15 outposts of every company start on the home spaces of the station in the same colour.',
  ],
  12: [
    'Stations start full',
    'set-up, 9',
    'No home space starts uncovered, so every company begins with a share value of 0.',
  ],
  13: [
    'Sorting the action cards',
    'set-up',
    'The 44 action cards are divided by letter: nine with A, 16 with B, 11 with C and four each with D and E.',
  ],
  14: [
    'Building the action deck',
    'set-up',
    'Each letter is shuffled on its own and stacked face down with A uppermost, then B, C, D and E.',
  ],
  15: [
    'Destroyed-cards pile',
    'set-up',
    'Room is kept beside the action deck for the pile of destroyed cards, which starts empty.',
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
    'The special research plans 2 to 7 cover the round track coins face down, each on the space of its own number.',
  ],
  21: [
    'Research plan supply',
    'set-up',
    'The 72 ordinary research plans are sorted by letter and form three shuffled face-down stacks: A, B and C.',
  ],
  22: [
    'Filling the research display',
    'set-up',
    'Each of the 12 spaces of the research display starts with a face-up plan of the letter printed there.',
  ],
  23: ['Bonus tiles available', 'set-up', 'All 4 bonus tiles start face up at the lower right of the board.'],
  24: ['Player colours', 'set-up', 'Every player picks a colour nobody else has and receives its player token.'],
  25: [
    'Player boards',
    'set-up',
    'Every player uses the standard side of a player board and keeps room for cards above and below it.',
  ],
  26: [
    'Helium-3 marker start',
    'set-up',
    'The helium-3 marker of each player starts on the first space of the tank track.',
  ],
  27: [
    'Additional action slots off',
    'set-up, 10',
    'The outermost two of the five action slots start OFF; the three in the middle are ON.',
  ],
  28: [
    'Upload marker set aside',
    'set-up',
    'Each player keeps an upload marker ready until the starting research token is in place.',
  ],
  29: ['Starting capital', 'set-up', 'Every player begins with 1 coin from the bank in the reserve.'],
  30: [
    'Starting bonus markers',
    'set-up',
    'Each reserve starts with 3 bonus markers in a solo or two-player game and with 2 in a larger one.',
  ],
  31: [
    'Surplus bonus markers',
    'set-up',
    'Bonus markers beyond the starting number are boxed, and only the track bonus of A2 can bring them in later.',
  ],
  32: [
    'Track markers start',
    'set-up',
    'Every player starts with one track marker on space 0 of all four company tracks.',
  ],
  33: [
    'Starting action cards',
    'set-up',
    'The first hand of a player consists of the 9 starting action cards bearing the icon of that colour.',
  ],
  34: ['Overview sheets', 'set-up', 'Each player receives an overview sheet, which is a memory aid only.'],
  35: ['First player', 'set-up', 'The group determines a first player, who receives the first player marker.'],
  36: [
    'Dealing single-energy cards',
    'set-up',
    'Single-energy cards 01 to 04 are dealt in turn order, with 01 going to the first player.',
  ],
  37: [
    'Hand of ten cards',
    'set-up',
    'The single-energy card brings each hand to 10 cards, and any not dealt are boxed.',
  ],
  38: [
    'Prescribed starting research tokens',
    'set-up',
    'For a first game, the seat in turn order determines the starting research token of each player.',
  ],
  39: [
    'Drafted starting research tokens',
    'set-up',
    'Each player is dealt 2 starting research tokens, secretly keeps one, and all choices are shown together.',
  ],
  40: [
    'Order of token steps',
    'set-up',
    'With the starting research token chosen, a player carries out its four placement steps in fixed order.',
  ],
  41: [
    'Placing the starting token',
    'set-up',
    'The chosen starting research token is laid face up where the research track has its start screen.',
  ],
  42: [
    'First three resting decks',
    'set-up',
    'The 3 cards named by the token go from hand to the central resting slots, one each, as the owner likes.',
  ],
  43: [
    'Starting bonus',
    'set-up, AMB-SETUP-6',
    'The starting research token grants an initial advance on tracks, carried out under the normal movement rules.',
  ],
  44: [
    'Upload marker start',
    'set-up, 14',
    'The upload marker starts on the left half of the token, which carries a pre-printed plan.',
  ],
  45: [
    'State before round one',
    'set-up, 10',
    'Each player enters round 1 with 7 cards in hand, 3 resting decks of one card, 3 ON action slots and 1 coin.',
  ],
});
