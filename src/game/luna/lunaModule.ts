import type { Work } from '../rules/game.ts';
import type { Module } from '../rules/module.ts';
import { discardMajorityCards } from './endOfRound.ts';
import type { LunaWork } from './luna.ts';
import { withLuna } from './luna.ts';
import { dealCards, drawMajorityCards } from './planning.ts';
import { joinGame, takeStartingBonus } from './setUp.ts';

/** LUNA-38: everything that Luna does outside her turns. LUNA-33: Luna is scored like any other player. */
export const lunaModule: Module = {
  inPlay: ({ options }) => options.luna !== null,
  at: {
    boardReady: joinGame,
    setUpDone: byLuna(takeStartingBonus),
    cardsPlanned: byLuna(dealCards),
    cardsRevealed: byLuna(drawMajorityCards),
    roundPrepared: byLuna(discardMajorityCards),
  },
};

function byLuna(step: (work: LunaWork) => void): (work: Work) => void {
  return (work) => step(withLuna(work));
}
