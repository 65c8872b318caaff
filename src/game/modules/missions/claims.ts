import type { MissionId, Seat } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import { addCapped } from '../../../input/limits.ts';
import type { ClaimTask, Stop } from '../../model/actions.ts';
import type { ClaimsFrame } from '../../model/frames.ts';
import type { StatusCard } from '../../model/state.ts';
import { totalsBySeat } from '../../rules/area/totals.ts';
import type { Decision, Faults, SeatFrame } from '../../rules/decision.ts';
import { fault, NO_FAULTS, push } from '../../rules/decision.ts';
import type { Game, Work } from '../../rules/game.ts';
import type { Move } from '../../rules/move.ts';
import { gainCoins, people, writePlayer } from '../../rules/players.ts';
import { progressOf } from './tasks.ts';

const COLUMNS = [0, 1, 2] as const;

/** MISSION-13, MISSION-14, AMB-MISSION-1: allowed at any decision in the seat's turn. */
export const claimTask: Move<ClaimTask, SeatFrame> = {
  type: 'claimTask',

  options(game, { seat }) {
    const { missions } = game.state;
    const status = missions?.status[seat];
    if (missions === null || status === undefined) return [];
    const totals = totalsBySeat(game);
    const claimable: ClaimTask[] = [];
    for (const mission of missions.faceUp) {
      if (!canAttachTo(status, mission)) continue;
      for (const column of COLUMNS) {
        if (!status.columns[column]) continue;
        const task = at(game.box.mission(mission).tasks, column);
        const { own, required } = progressOf(totals, seat, task, missions.tally);
        if (own < required) continue;
        claimable.push({ type: 'claimTask', seat, mission, column });
      }
    }
    return claimable;
  },

  check: (game, _frame, action) => checkClaim(game, action),

  /** MISSION-6, MISSION-8: gives the seat the coins, and then the marker. */
  apply(work, { seat }, { mission, column }) {
    const { missions } = work.state;
    if (missions === null) return;
    const status = at(missions.status, seat);
    status.mission = mission;
    work.emit({ type: 'taskClaimed', seat, mission, column });
    gainCoins(work, seat, work.box.content.figures.missionCoins, 'MISSION-6');
    status.columns = without(status.columns, column);
    const player = writePlayer(work, seat);
    player.oneTimeMarkers = addCapped(player.oneTimeMarkers, 1);
    if (status.columns.every((hasMarker) => !hasMarker)) complete(work, seat, mission);
  },
};

/** MISSION-6 to MISSION-8, MISSION-11: checks a claim. A task can be claimed even if other players have claimed it. */
function checkClaim(game: Game, { seat, mission, column }: ClaimTask): Faults {
  const { missions } = game.state;
  const status = missions?.status[seat];
  if (missions === null || status === undefined) return fault('noSuchTask', { mission, column });
  const task = missions.faceUp.includes(mission) ? game.box.mission(mission).tasks[column] : undefined;
  if (task === undefined) return fault('noSuchTask', { mission, column });
  const { mission: attached } = status;
  if (attached !== null && !canAttachTo(status, mission)) return fault('otherMission', { attached, mission });
  if (status.columns[column] !== true) return fault('taskDone', { mission, column }); // MISSION-8
  const { own, required } = progressOf(totalsBySeat(game), seat, task, missions.tally);
  return own >= required ? NO_FAULTS : fault('taskNotMet', { mission, column, task: { mission, column }, own });
}

/** MISSION-7: a status card can be attached only to the mission of the first task that its owner claims. */
function canAttachTo({ mission: attached }: StatusCard, mission: MissionId): boolean {
  return attached === null || attached === mission;
}

/** MISSION-13, MISSION-14: the turn's last opportunity to claim tasks, after the action. Claiming is optional. */
export const claims: Decision<ClaimsFrame, ClaimTask | Stop> = {
  answers: ['claimTask', 'stop'],
  automatic: false,
  allLegal: true,
  candidates: (game, frame, seat) => [...claimTask.options(game, frame), { type: 'stop', seat }],
  check: (game, frame, action) => (action.type === 'stop' ? NO_FAULTS : claimTask.check(game, frame, action)),

  apply(work, frame, action) {
    if (action.type === 'stop') return;
    claimTask.apply(work, frame, action);
    openClaims(work, frame.seat);
  },
};

export function openClaims(work: Work, seat: Seat): void {
  const frame = { kind: 'claims', seat } as const;
  if (people(work).includes(seat) && claimTask.options(work, frame).length > 0) push(work, frame);
}

function without(columns: StatusCard['columns'], column: number): [boolean, boolean, boolean] {
  const [left, middle, right] = columns;
  return [left && column !== 0, middle && column !== 1, right && column !== 2];
}

/** MISSION-9, MISSION-12: opens the seat's personal bonus space, and records the first seat to complete a mission. */
function complete(work: Work, seat: Seat, mission: MissionId): void {
  const { missions } = work.state;
  if (missions === null) return;
  const first = missions.first === null;
  if (first) missions.first = seat;
  work.emit({ type: 'missionCompleted', seat, mission, first });
}
