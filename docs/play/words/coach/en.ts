import type { CoachWords } from '../../coach/script.ts';

export const COACH_EN: CoachWords = {
  startingDecks:
    'First, three of your cards rest; they come back to your hand later. Choose carbon 1, then minerals 2, then energy 1.',
  planCarbon:
    'Now plan the cards for this round. Choose carbon 2: its units move you along a track, toward your first share.',
  planEnergy: 'Choose energy 2, too. It sends a company into new sectors, which makes its shares worth more.',
  planScientist:
    'Add the scientist. It moves your upload marker to earn a reward, and gives you points to buy new plans.',
  ready: 'All your slots are full. Choose Finish planning to reveal the cards.',
  scientist:
    'Use the scientist first: an upload needs cards that are still face up, and every card you use is turned face down.',
  upload: 'Move your upload marker to your first plan. Your cards meet its requirement, so you get its reward.',
  takePlan: 'Your research point buys a new plan. Take the one under the arrow: it requires carbon 2 and minerals 1.',
  placePlan: 'Place it on the next free space, because a gap would stop your marker.',
  majority:
    'Luna takes a turn after each of yours; you can read it in the log. Bonus markers need face-up cards, too, and Luna shows no more carbon than you do. Take the carbon majority.',
  steps:
    'Now use your carbon on a track: choose it, then space 4 of the Tawac track. The flag there shows how many shares you own from that space on.',
  step: 'Continue to space 4 of the Tawac track. The flag there shows how many shares you own from that space on.',
  energy:
    'Send a company into new sectors with all your energy. Choose energy 2, then Tawac: outposts that leave its station make your share worth more.',
  firstSector: 'Enter sector 13. Crossing its single border costs only 1 energy.',
  nextSector: 'You have 1 energy left. Enter sector 6 to move another step on the Tawac track.',
  firstPlayer:
    'You have used your cards but still have two markers. Place one on the flag: you go first in the next round, and you get a research point.',
  secondPlan:
    'Buy the plan under the arrow. It requires 1 unit of minerals, and your hand contains the card Minerals 1.',
  resourceTile:
    'Place your last marker on the +1 resource tile. It costs 1 coin, and gives one of your cards 1 more unit in the next round.',
  pass: 'You have used your cards and placed your markers. Pass: your cards rest, and one deck returns to your hand.',
  pickUp: 'Take back minerals 2. Together with the minerals 1 in your hand, that makes 3 units of one kind.',
  restCarbon: 'Rest carbon 2 on carbon 1. Cards in one deck come back together.',
  restEnergy: 'Rest energy 2 on energy 1, so that you can use them together later.',
  restScientist: 'Rest the scientist in the free slot in the middle, under the arrow: it needs no partner.',
  /** Followed by icons of a share and of its value. */
  goal: 'You win with the most points after seven rounds: shares times their value',
  points:
    'Most points come from shares: their number times their value. Steps bring shares, and outposts raise the value. For both, you need units: plan minerals 1.',
  planPair: 'Add minerals 2. Together they are 3 units of one kind: enough for a majority, and for a new card.',
  planTitanium: 'Add titanium 2. It will take you to your second Tawac share.',
  secondMajority:
    'Majorities first, because they count only face-up cards. Luna shows no more minerals than you do: take the minerals majority for a step and a coin.',
  buy: 'Now buy a card, because it is yours for the rest of the game. Choose both minerals cards, then the card under the arrow: it costs 3 units.',
  useTile: 'Your next share is 3 steps away, but titanium 2 has only 2 units. Put your +1 resource tile on it.',
  barrier:
    'Choose titanium 2, then space 8 of the Tawac track. The red gate on the way is a barrier: it costs 2 coins. It pays, because a second share is worth more than that.',
  crossing:
    'Continue to space 8 of the Tawac track. The barrier costs 2 coins, but the second share is worth more than that.',
  ownWay: 'You have left the suggested path. You can choose anything that glows, and Undo takes back your last action.',
  done: 'Your second share doubled your Tawac points. Helium-3 fills your tank, which opens an action slot and gives points at the end. From here on you decide; Hint shows what a bot would do.',
};
