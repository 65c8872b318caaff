import { ownCards, specialPlanOf } from './cards.ts';
import type { Game } from './game.ts';
import { at, isLuna, playerOf } from './game.ts';
import { finalShareValue, losesCoins, losesEnergyCards, losesTank, mustReplay, wildShareCompany } from './menace.ts';
import { sharesOf } from './tracks.ts';
import type { BoardTrack, Company, PlayerScore, Seat } from './types.ts';

/** SCORE-1: the seven categories of each seat and their sum. Possible at any time (AMB-SCORE-4). */
export function scores(game: Game): PlayerScore[] {
  return game.table.players.map((_, seat) => scoreOf(game, seat));
}

function scoreOf(game: Game, seat: Seat): PlayerScore {
  const { coins, helium } = playerOf(game, seat);
  const board = isLuna(game, seat) ? game.content.luna : game.content.playerBoard;
  const parts = {
    coins: losesCoins(game, seat) ? 0 : coins, // SCORE-2, MENACE-15
    astrogo: companyScore(game, seat, 'astrogo'), // SCORE-3
    tawac: companyScore(game, seat, 'tawac'), // SCORE-4
    skymine: companyScore(game, seat, 'skymine'), // SCORE-5
    minerva: companyScore(game, seat, 'minerva'), // SCORE-6
    tank: losesTank(game, seat) ? 0 : lastValue(board.tank, helium), // SCORE-8, MENACE-18
    research: researchScore(game, seat, board.research), // SCORE-9
  };
  return { ...parts, total: Object.values(parts).reduce((sum, value) => sum + value, 0) };
}

/** SHARE-5, SCORE-7: all shares of a company, times their value (SHARE-4, MENACE-16). */
function companyScore(game: Game, seat: Seat, company: Company): number {
  const wild = wildShareCompany(game, seat) === company ? 1 : 0; // MENACE-12
  return (countedShares(game, seat, company) + wild) * finalShareValue(game, seat, company);
}

/** SCORE-7: shares on the track and on cards. If the energy cards are destroyed, theirs are not counted (MENACE-17). */
function countedShares(game: Game, seat: Seat, company: Company): number {
  const shares = sharesOf(game, seat, company);
  if (!losesEnergyCards(game, seat)) return shares;
  const lost = ownCards(game, seat).filter(({ action, share }) => action.kind === 'energy' && share === company);
  return shares - lost.length;
}

/** AMB-SCORE-2: the last value reached or passed; 0 before the first one. */
function lastValue(track: BoardTrack, space: number): number {
  const reached = track.values.filter((value) => value.at <= space);
  return reached.length === 0 ? 0 : at(reached, reached.length - 1).value;
}

/** SCORE-9, AMB-SCORE-3: the track, and the special plans entered face up that are still visible and face up. */
function researchScore(game: Game, seat: Seat, track: BoardTrack): number {
  const { upload, plans } = playerOf(game, seat);
  const special = plans.reduce((sum, placed) => {
    if (placed === null || placed.faceDown || !placed.uploaded) return sum;
    return sum + (specialPlanOf(game.content, placed.plan)?.value ?? 0);
  }, 0);
  return lastValue(track, upload) + special;
}

/** SCORE-10: the seats with the highest total share the victory. In a time loop, no winner is declared (MENACE-20). */
export function winners(game: Game): Seat[] {
  if (mustReplay(game)) return [];
  const totals = scores(game).map(({ total }) => total);
  const best = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === best);
}
