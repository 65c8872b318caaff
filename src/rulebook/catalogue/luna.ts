import type { RulesOf } from './ruleText.ts';

/** Luna: set-up, levels and flow of the game. */
export const LUNA_RULES: RulesOf<'LUNA', 38> = {
  'LUNA-1': {
    title: 'Luna as an extra player',
    page: 'set-up, Luna 2',
    summary: 'One to three humans may add one Luna to their game, and a solo player always has to.',
  },
  'LUNA-2': {
    title: 'Seat of Luna',
    page: 'Luna 2, Luna 4',
    summary: 'Luna sits directly right of the first player and stays there all game, so in round 1 she acts last.',
  },
  'LUNA-3': {
    title: 'Colour of Luna',
    page: 'Luna 2',
    summary: 'Luna uses a player colour that is left over and puts its player token on her board.',
  },
  'LUNA-4': {
    title: 'Starting positions',
    page: 'Luna 2-3',
    summary:
      'Below level 6, her upload marker begins on the start screen and her helium-3 marker on the initial tank space.',
  },
  'LUNA-5': {
    title: 'End slots start closed',
    page: 'Luna 2',
    summary: 'The ON/OFF markers on both end slots of her board begin with OFF up, so both are closed.',
  },
  'LUNA-6': {
    title: 'Reserve of Luna',
    page: 'Luna 2',
    summary: 'Her reserve begins with 1 CrypCoin and every one of her 5 bonus markers.',
  },
  'LUNA-7': {
    title: 'Luna on company tracks',
    page: 'Luna 2',
    summary: 'One track marker of Luna begins on space 0 of each company track.',
  },
  'LUNA-8': {
    title: 'Bonus markers of humans',
    page: 'set-up, Luna 2',
    summary: 'Luna counts as a player here: a solo human has 3 bonus markers, two or three humans have 2 each.',
  },
  'LUNA-9': {
    title: 'Starting bonus of Luna',
    page: 'Luna 2, helper',
    summary: 'A random leftover starting research token moves the markers of Luna by its bonus and is then boxed.',
  },
  'LUNA-10': {
    title: 'No starting cards',
    page: 'Luna 2',
    summary: 'Luna has no starting action cards and no single-energy card; hers remain in the box.',
  },
  'LUNA-11': {
    title: 'Overview sheet of Luna',
    page: 'Luna 2',
    summary: 'An overview sheet is displayed Luna side up, purely as an aid to the players.',
  },
  'LUNA-12': {
    title: 'Choosing a level',
    page: 'Luna 2-3',
    summary: 'The humans agree on a difficulty level between 0 and 8, with level 2 being the standard.',
  },
  'LUNA-13': {
    title: 'Luna deck and grade-2 deck',
    page: 'Luna 2-3',
    summary:
      'From level 2 up, 12 shuffled grade-1 cards form the Luna deck and 7 grade-2 cards a face-down deck apart.',
  },
  'LUNA-14': {
    title: 'Easy levels',
    page: 'Luna 2, AMB-LUNA-3',
    summary: 'Levels 0 and 1 omit all grade-2 cards, and at level 0 the end slots of Luna can never be opened.',
  },
  'LUNA-15': {
    title: 'Advanced levels',
    page: 'Luna 3',
    summary: 'Levels 3-8 begin like level 2 and add Luna tokens; levels 6-8 also start her markers farther ahead.',
  },
  'LUNA-16': {
    title: 'Luna tokens',
    page: 'Luna 3',
    summary: 'A Luna token lies on each space of her board marked in yellow with the level.',
  },
  'LUNA-17': {
    title: 'Advanced start',
    page: 'Luna 3',
    summary: 'At levels 6-8 her helium-3 and upload markers begin on the spaces showing the level in white.',
  },
  'LUNA-18': {
    title: 'Effect of Luna tokens',
    page: 'Luna 3',
    summary:
      'On reaching or passing a Luna token, her marker brings the top grade-2 card face down onto the Luna deck.',
  },
  'LUNA-19': {
    title: 'Dealing action cards',
    page: 'Luna 3',
    summary: 'Once the humans have placed cards, each open slot of Luna gets a face-down card, filled left to right.',
  },
  'LUNA-20': {
    title: 'Luna deck exhausted',
    page: 'Luna 2-3',
    summary:
      'An empty Luna deck is rebuilt from her shuffled discard pile, from level 2 up with one grade-2 card added.',
  },
  'LUNA-21': {
    title: 'Majority cards',
    page: 'Luna 3',
    summary: 'After the humans reveal their cards, two further Luna cards go face up into the two majority slots.',
  },
  'LUNA-22': {
    title: 'Reveal icons',
    page: 'Luna 3, AMB-LUNA-4',
    summary: 'Reveal icons on the majority cards move her helium-3 or upload marker at once, left card first.',
  },
  'LUNA-23': {
    title: 'Majority values of Luna',
    page: 'Luna 3',
    summary: 'The majority cards tell how much titanium, carbon, energy and minerals and how many scientists Luna has.',
  },
  'LUNA-24': {
    title: 'Luna on majority spaces',
    page: 'Luna 3',
    summary: 'To use a majority bonus space, a human must also match or exceed the amount Luna has of that kind.',
  },
  'LUNA-25': {
    title: 'Parts ignored for now',
    page: 'Luna 3',
    summary:
      'The action sections of majority cards do not count, and a slot newly ON waits for the next planning phase.',
  },
  'LUNA-26': {
    title: 'Turn order with Luna',
    page: 'Luna 4',
    summary:
      'Luna always acts after the player on her right and is never first player, wherever the turn order begins.',
  },
  'LUNA-27': {
    title: 'Turn of Luna',
    page: 'Luna 4',
    summary: 'Luna reveals her leftmost face-down action card and performs its whole action section, top to bottom.',
  },
  'LUNA-28': {
    title: 'After the turn of Luna',
    page: 'Luna 4',
    summary: 'Play then goes to the player seated on the left of Luna.',
  },
  'LUNA-29': {
    title: 'Discarding her cards',
    page: 'Luna 4',
    summary:
      'After her last card of the round, her used action cards are shuffled and put face up onto her discard pile.',
  },
  'LUNA-30': {
    title: 'Majority check',
    page: 'Luna 4',
    summary: 'The higher majority value on the top discard removes the majority card of that side; a tie removes none.',
  },
  'LUNA-31': {
    title: 'Luna has passed',
    page: 'Luna 4',
    summary: 'After that Luna is out of the action phase, while majority cards still in place go on blocking.',
  },
  'LUNA-32': {
    title: 'Luna in preparation',
    page: 'Luna 4',
    summary: 'Luna takes back her bonus markers and discards majority cards, but never receives a bonus tile.',
  },
  'LUNA-33': {
    title: 'Luna in final scoring',
    page: 'Luna 4',
    summary: 'Luna scores all seven categories, the shares on her collected cards included, and is able to win.',
  },
  'LUNA-34': {
    title: 'Luna and missions',
    page: 'Luna 4',
    summary: 'Luna ignores mission cards and has no mission status of her own.',
  },
  'LUNA-35': {
    title: 'Luna on the Belt',
    page: 'Luna 4',
    summary: 'On the Belt side only her way of expanding companies is different.',
  },
  'LUNA-36': {
    title: 'Luna and menaces',
    page: 'Luna 4',
    summary: 'Luna leaves menaces alone and suffers only from Singularity and Temporal Anomaly.',
  },
  'LUNA-37': {
    title: 'Luna in the campaign',
    page: 'Luna 4',
    summary: 'The campaign has special rules for the level of Luna and for her success points.',
  },
  'LUNA-38': {
    title: 'Rounds with Luna',
    page: 'Luna 3',
    summary: 'A game with Luna keeps 7 rounds of three phases, with a few steps added for her.',
  },
};
