import type { Locale } from '../words.ts';

export const HELP_EN: Locale['help'] = {
  startingToken:
    'The token you keep gives you its steps now, shows the three cards that start your resting decks, and includes your first plan.',
  startingDecks:
    'Rest three cards from your hand: those shown on your starting token. Each one starts a resting deck. Every time you pass, you take one resting deck back into your hand.',
  planning:
    'Place cards from your hand face down in your open action slots. These are the cards you can use this round.',
  turn: 'Use resources, energy, a scientist or a field scientist, place a bonus marker, or pass. You take one action each turn.',
  units: 'Each remaining unit moves your marker one step on any company track.',
  barrier: 'Pay the coins to keep moving, or stop in front of the barrier and lose the remaining steps.',
  expansion:
    'A sector costs 1 energy across a single border and 2 across a double border, plus 1 if a rival outpost is there. You get the rewards when you stop.',
  beltExpansion:
    "Outposts go on asteroids within reach, shuttles on routes. Each costs 1 energy, plus 1 if lightning must be crossed and plus 1 if a rival piece is there. A company's first outpost on an asteroid earns its reward.",
  claims: 'You fulfil a task and can claim it. The third task of a mission opens your personal bonus space.',
  rewards: 'You get all these rewards, one at a time. The order can matter, so choose the one to take first.',
  ousting: 'The ousted outpost returns to its station. The column you choose determines which coin icon it covers.',
  research:
    "Spend points on plans for your research track, or exchange them for coins. You get a plan's reward when your upload marker stops on it.",
  placePlans:
    'Place each new plan on your research track. The upload marker enters the plans in order and cannot cross an empty space.',
  upload:
    'To enter the next plan, your face-up cards must meet its requirement. Here a field scientist counts as a scientist, but the scientist you are using does not count. You may enter as many plans as you like, but you only get the reward of the last one. After that, you get the research points of the scientist.',
  purchase: 'You may buy one displayed card for coins. It goes into your hand.',
  oneOf: 'You get one of these rewards.',
  chosenTracks: 'Choose one company track for each number of steps. You cannot divide a number between tracks.',
  removal: "Removing an outpost from a station makes its company's shares worth more.",
  pickUp: 'The resting deck you choose goes back into your hand for the next round.',
  resting:
    'Rest the cards in your action area one at a time, from left to right. Choose a different resting slot for each one; the card goes on top of the deck there.',
  salvage:
    'You may take the action of the card you destroyed, or take any destroyed card for coins. Some spaces allow both.',
  lunaTurn: 'Luna turns her next card face up and carries it out. There is nothing to decide.',
};
