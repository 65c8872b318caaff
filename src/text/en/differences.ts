import type { GameOptions } from '../../game/model/options.ts';

/** Game options, shown before `does not match`. */
export const DIFFERENCES_EN: Readonly<Record<keyof GameOptions, string>> = {
  players: 'the list of players',
  seed: 'the seed',
  tracks: 'the choice of company tracks',
  startingTokens: 'the choice of starting tokens',
  constrainedSlots: 'the option for constrained slots',
  firstPlayer: 'the first player',
  luna: 'Luna or her level',
  board: 'the board side',
  missions: 'the option for missions',
  menace: 'the menace',
  chapter3: 'the option for the chapter 3 outposts',
  switches: 'the list of switches',
  deal: 'the deal',
};
