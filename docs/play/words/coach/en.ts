import type { CoachWords } from '../../coach/script.ts';

export const COACH_EN: CoachWords = {
  startingDecks: 'Three of your cards rest before the first round. Click carbon 1, then minerals 2, then energy 1.',
  planCarbon: 'Now plan the cards of this round. Click carbon 2: it goes to a free slot.',
  planEnergy: 'Click energy 2, too: it will send a company to new sectors.',
  planScientist: 'And the scientist: it moves your upload marker, which pays, and buys new plans.',
  ready: 'All your slots are full. Click Finish planning, and the cards are turned up.',
  scientist:
    'Your turn. Use the scientist first: an upload asks for cards that are still face up, and a card that you use turns face down.',
  upload: 'Move your upload marker to your first plan. Your cards show what it asks, so it pays.',
  takePlan: 'Your research point buys a new plan. Take the one that asks for carbon 2 and minerals 1, under the arrow.',
  placePlan: 'Lay it on the next free space: a gap would stop your marker.',
  majority:
    'Luna takes a turn after each of yours; the log tells it. Bonus markers want cards face up as well, and Luna shows no more carbon than you: take the carbon majority.',
  steps:
    'Now use your carbon on a track: click it, then space 4 of the Tawac track. The flag there says how many shares you own from there on.',
  step: 'Go on to space 4 of the Tawac track. The flag there says how many shares you own from there on.',
  energy:
    'Send a company to new sectors with all your energy. Click energy 2, then Tawac: outposts that leave its station make your share worth more.',
  firstSector: 'Enter sector 13. Only a thin border lies before it.',
  nextSector: 'One energy is left. Go on to sector 6: its step moves you on the Tawac track once more.',
  firstPlayer:
    'Your cards are used, but you still have two markers. Place one on the flag: you go first in the next round, and you get a research point.',
  secondPlan: 'Buy the plan that asks for minerals 1, under the arrow: you have that card in your hand.',
  scientistTile:
    'Place your last marker on the scientist tile. It costs 1 coin, and the tile acts as a scientist in the next round.',
  pass: 'Your cards are used and your markers are placed. Pass: your cards rest, and one deck comes back to your hand.',
  pickUp: 'Take back minerals 2: with minerals 1 in your hand they make 3 units of one kind.',
  restCarbon: 'Rest carbon 2 on carbon 1. Cards of one deck come back together.',
  restEnergy: 'Rest energy 2 on energy 1.',
  restScientist: 'Rest the scientist on the free slot in the middle, under the arrow.',
  ownWay: 'You go your own way. Everything that glows can be chosen, and Undo takes it back.',
  done: 'That was a whole round. Resource cards can buy cards of the display, too. From here on you decide; Hint shows what a bot would do.',
};
