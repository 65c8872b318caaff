import type { GameOptions } from '../../../game/model/options.ts';

/** An option in which a game differs from what it should be. */
export const DIFFERENCES_EN: Readonly<Record<keyof GameOptions, string>> = {
  players: 'other players',
  seed: 'another seed',
  tracks: 'other company tracks',
  startingTokens: 'another way to get starting tokens',
  constrainedSlots: 'another choice about constrained slots',
  firstPlayer: 'another first player',
  luna: 'Luna at another level, or not at all',
  board: 'another side of the board',
  missions: 'another choice about missions',
  menace: 'another menace',
  chapter3: 'another choice about the outposts of chapter 3',
  switches: 'other switches',
};
