import type { Locale } from '../words.ts';

/** What somebody should know who meets a decision for the first time. */
export const HELP_EN: Locale['help'] = {
  startingToken:
    'The token you keep gives you steps now, names the three cards that start your resting decks, and holds your first plan.',
  startingDecks:
    'You rest three cards from your hand at the start: those that your starting token shows. Each begins a resting deck. Every time you pass, one deck comes back into your hand.',
  planning: 'Put hand cards face down into your open action slots. These are the cards you can use in this round.',
  turn: 'Use resources, energy, a scientist or a field scientist, place a bonus marker, or pass. One action each turn.',
  units: 'Each unit left moves your marker on any company track by one step.',
  barrier: 'Pay the coins and go on, or stay in front of the barrier and lose the steps that are left.',
  expansion:
    'A sector costs 1 energy over a single border, 2 over a double one, and 1 more against a rival outpost. The rewards come when you stop.',
  beltExpansion:
    'Outposts go on asteroids in reach, shuttles on space routes. Each costs 1 energy, 1 more past lightning, and 1 more against a rival. The first outpost of a company on an asteroid earns its reward.',
  claims: 'Claim a task that you meet now. Three tasks of one mission open your personal bonus space.',
  rewards: 'You get these rewards one after the other, and the order can matter. Take the one that should come first.',
  ousting: 'The ousted outpost goes back to its station. The column decides which coin icon it covers.',
  research:
    'Points buy plans for your research track. A plan gives its reward when your upload marker stops on it. A point that buys nothing gives a coin.',
  placePlans:
    'Lay each new plan on your research track. The upload marker enters the plans one after the other, and an empty space stops it.',
  upload:
    'To enter the next plan, your face-up cards must meet its requirement; a field scientist counts as a scientist there, but the scientist you use does not. You may go on as far as you like, but only the plan on which you stop gives its reward. The research points of the scientist come after it.',
  purchase: 'You may buy one displayed card for coins. It comes into your hand.',
  oneOf: 'You get one of these rewards.',
  chosenTracks: 'For each number of steps you choose one company track, and all these steps are made there.',
  removal: 'Taking an outpost out of a station makes the shares of its company worth more.',
  pickUp: 'The resting deck you choose comes back into your hand for the next round.',
  resting:
    'You rest the cards in your action area one after the other, the leftmost first. Choose a resting slot for each. Every slot takes one of them, on top of the deck there.',
  salvage:
    'You may do the action of the card you destroyed, or take any destroyed card for coins. Some spaces allow both.',
  lunaTurn: 'Luna turns up her next card and does all that it says. Nobody chooses anything.',
};
