import type { GameOptions } from '../../game/model/options.ts';

/** An option in which a game differs from what it should be, to be read before `does not match`. */
export const DIFFERENCES_EN: Readonly<Record<keyof GameOptions, string>> = {
  players: 'the list of players',
  seed: 'the seed',
  tracks: 'the choice of company tracks',
  startingTokens: 'the way to get starting tokens',
  constrainedSlots: 'the choice about constrained slots',
  firstPlayer: 'the first player',
  luna: 'the presence of Luna or her level',
  board: 'the side of the board',
  missions: 'the choice about missions',
  menace: 'the menace',
  chapter3: 'the choice about the outposts of chapter 3',
  switches: 'the list of switches',
  deal: 'the deal',
};
