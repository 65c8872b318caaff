import type { BonusSpaceId, TileId } from '../../../components/ids.ts';
import { TILE_IDS } from '../../../components/ids.ts';
import { addCapped } from '../../../input/limits.ts';
import type { PreparationFrame } from '../../model/frames.ts';
import { renewDisplay } from '../cards/display.ts';
import type { Procedure } from '../decision.ts';
import { push } from '../decision.ts';
import type { Work } from '../game.ts';
import { writePlayer } from '../players.ts';

/** PREP-1: carries out the three steps between two rounds. */
export const preparation: Procedure<PreparationFrame> = {
  run(work) {
    work.state.round += 1; // PREP-2, ROUND-4
    revealSpecialPlan(work);
    returnMarkers(work);
    renewDisplay(work);
    work.state.firstPlayer = work.state.nextFirstPlayer; // PREP-11
    for (const player of work.state.players) player.passed = false;
    push(work, { kind: 'startRound' });
    push(work, { kind: 'moment', moment: 'roundPrepared', seat: null });
  },
};

/** PREP-3, PREP-4: reveals the special plan of the new round, and moves the coin under it to the supplement space. */
function revealSpecialPlan(work: Work): void {
  work.state.supplement = addCapped(work.state.supplement, 1);
  const { supplement, round } = work.state;
  const plan = work.box.content.specialPlans.find((special) => special.round === round);
  if (plan !== undefined) work.emit({ type: 'specialPlanRevealed', plan: plan.id, supplement });
}

/**
 * PREP-5, BON-4, MISSION-15: returns markers to their owners, except one-time markers. PREP-6, BON-12, TILE-1, TILE-3:
 * gives reserved tiles to the players.
 */
function returnMarkers(work: Work): void {
  for (const { space, seat, oneTime } of work.state.placed) {
    const player = writePlayer(work, seat);
    if (oneTime) work.emit({ type: 'markerRemoved', seat, space });
    else player.markers = addCapped(player.markers, 1);
    // LUNA-32: Luna's marker keeps its reserved tile in place.
    if (!isTile(space) || seat === work.state.luna?.seat) continue;
    // PLAN-11, TILE-8: players immediately place tiles face up beside their action slots.
    player.tiles.push({ tile: space, used: false, on: null });
    work.emit({ type: 'tileReceived', seat, tile: space });
  }
  work.state.placed = [];
}

function isTile(space: BonusSpaceId): space is TileId {
  return (TILE_IDS as readonly string[]).includes(space);
}
