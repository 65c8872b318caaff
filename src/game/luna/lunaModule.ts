import type { Module } from '../rules/module.ts';
import { discardMajorityCards } from './endOfRound.ts';
import { dealCards, drawMajorityCards } from './planning.ts';
import { sitDown, takeStartingBonus } from './setUp.ts';

/** LUNA-38: the steps Luna adds to a game, beside her turns. LUNA-33: she is scored like everybody. */
export const lunaModule: Module = {
  inPlay: ({ options }) => options.luna !== null,
  at: {
    boardReady: sitDown,
    setUpDone: takeStartingBonus,
    cardsPlanned: dealCards,
    cardsRevealed: drawMajorityCards,
    roundPrepared: discardMajorityCards,
  },
};
