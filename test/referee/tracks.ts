import { ask } from './ask.ts';
import { cardShares } from './cards.ts';
import type { Game, Steps } from './game.ts';
import { at, count, isLuna, need, playerOf } from './game.ts';
import type { Company, Content, PermanentBonus, Seat, Track, TrackId } from './types.ts';
import { COMPANIES } from './types.ts';

function trackOf(content: Content, id: TrackId): Track {
  return need(
    content.tracks.find((track) => track.id === id),
    id,
  );
}

/** SETUP-10: the track that lies at the edge of a company. */
export function companyTrack(game: Game, company: Company): Track {
  return trackOf(game.content, game.table.tracks[company]);
}

export function lastSpace(game: Game, company: Company): number {
  return companyTrack(game, company).shares.length - 1;
}

export function atEnd(game: Game, seat: Seat, company: Company): boolean {
  return playerOf(game, seat).tracks[company] >= lastSpace(game, company);
}

/** The cost of the barrier right in front of a marker, or 0 (TRACK-1). */
export function barrierAhead(game: Game, seat: Seat, company: Company): number {
  const next = playerOf(game, seat).tracks[company] + 1;
  return companyTrack(game, company).barriers.reduce((sum, { before, cost }) => sum + (before === next ? cost : 0), 0);
}

/** True if the marker can make its next step without paying. */
export function movesFree(game: Game, seat: Seat, company: Company): boolean {
  return !atEnd(game, seat, company) && barrierAhead(game, seat, company) === 0;
}

/** True if the marker can make its next step, after payment of a barrier if there is one (TRACK-2, TRACK-3). */
export function canStep(game: Game, seat: Seat, company: Company): boolean {
  return !atEnd(game, seat, company) && barrierAhead(game, seat, company) <= playerOf(game, seat).coins;
}

/** ICON-14: coins from the bank, which never runs out (NOTE-4). */
export function gainCoins(game: Game, seat: Seat, amount: number): void {
  playerOf(game, seat).coins += amount;
}

/** ICON-13: pays coins to the bank. A player cannot go into debt (NOTE-5). */
export function payCoins(game: Game, seat: Seat, amount: number): void {
  const player = playerOf(game, seat);
  if (player.coins < amount) throw new Error('Not enough coins');
  player.coins -= amount;
}

/** One step: first the barrier is paid, then the threshold takes effect (TRACK-8). The marker must be able to step. */
export function stepForward(game: Game, seat: Seat, company: Company): void {
  const player = playerOf(game, seat);
  payCoins(game, seat, barrierAhead(game, seat, company)); // TRACK-2
  player.tracks[company] += 1;
  if (!isLuna(game, seat)) count(game, 'trackStepsInOneAction');
  crossThresholds(game, seat, company);
}

/** TRACK-6, TRACK-7: coins for the marker that has just crossed a threshold, and for all that did so before. */
export function crossThresholds(game: Game, seat: Seat, company: Company): void {
  const reached = playerOf(game, seat).tracks[company];
  for (const { at: space, coins } of companyTrack(game, company).thresholds) {
    if (space !== reached) continue;
    game.table.players.forEach((player) => {
      if (player.tracks[company] >= space) player.coins += coins;
    });
  }
}

/**
 * Steps of a reward on the track of one company (ICON-7). At a barrier, the player pays for it or stops
 * (TRACK-3); further steps are lost (TRACK-5).
 */
export function* advanceTrack(game: Game, seat: Seat, company: Company, steps: number): Steps {
  for (let left = steps; left > 0 && !atEnd(game, seat, company); left -= 1) {
    if (!movesFree(game, seat, company)) {
      const answer = yield* ask(game, seat, () => [
        ...(canStep(game, seat, company) ? [{ type: 'advance', seat, company } as const] : []),
        { type: 'stop', seat } as const,
      ]);
      if (answer.type === 'stop') return;
    }
    stepForward(game, seat, company);
  }
}

/** ICON-4: steps of the helium-3 marker. Each step beyond the last space gives coins (SPECIAL-1, SPECIAL-2). */
export function advanceHelium(game: Game, seat: Seat, steps: number): void {
  const player = playerOf(game, seat);
  const { last, overflow } = game.content.playerBoard.tank;
  const moved = Math.min(steps, last - player.helium);
  player.helium += moved;
  player.coins += (steps - moved) * overflow;
  count(game, 'heliumInOneAction', moved); // AMB-MISSION-4, AMB-MISSION-5
}

/** SHARE-2, SHARE-3, SCORE-7: shares of a seat in a company, on its track and on its cards. */
export function sharesOf(game: Game, seat: Seat, company: Company): number {
  const space = playerOf(game, seat).tracks[company];
  return at(companyTrack(game, company).shares, space) + cardShares(game, seat, company);
}

/** The number of thresholds of a company's track that a marker has crossed. */
export function thresholdsCrossed(game: Game, seat: Seat, company: Company): 0 | 1 | 2 {
  const space = playerOf(game, seat).tracks[company];
  const crossed = companyTrack(game, company).thresholds.filter((threshold) => threshold.at <= space).length;
  return crossed >= 2 ? 2 : crossed === 1 ? 1 : 0;
}

/**
 * The permanent bonuses that a seat has: of each track the one of the active level, because the second replaces the
 * first (TRACK-11, TRACK-14, AMB-TRACK-1).
 */
export function permanentBonuses(game: Game, seat: Seat): PermanentBonus[] {
  const result: PermanentBonus[] = [];
  for (const company of COMPANIES) {
    const bonus = activePermanentBonus(game, company, playerOf(game, seat).bonuses[company]);
    if (bonus) result.push(bonus);
  }
  return result;
}

export function activePermanentBonus(game: Game, company: Company, level: 0 | 1 | 2): PermanentBonus | null {
  if (level === 0) return null;
  const { bonus } = at(companyTrack(game, company).thresholds, level - 1);
  return bonus.kind === 'permanent' ? bonus.bonus : null;
}
