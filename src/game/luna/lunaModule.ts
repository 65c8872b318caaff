import type { Work } from '../rules/game.ts';
import type { Module } from '../rules/module.ts';
import { discardMajorityCards } from './endOfRound.ts';
import type { LunaWork } from './luna.ts';
import { lunaAtWork } from './luna.ts';
import { dealCards, drawMajorityCards } from './planning.ts';
import { sitDown, takeStartingBonus } from './setUp.ts';

/** LUNA-38: the steps Luna adds to a game, beside her turns. LUNA-33: she is scored like everybody. */
export const lunaModule: Module = {
  inPlay: ({ options }) => options.luna !== null,
  at: {
    boardReady: sitDown,
    setUpDone: byLuna(takeStartingBonus),
    cardsPlanned: byLuna(dealCards),
    cardsRevealed: byLuna(drawMajorityCards),
    roundPrepared: byLuna(discardMajorityCards),
  },
};

function byLuna(step: (work: LunaWork) => void): (work: Work) => void {
  return (work) => step(lunaAtWork(work));
}
