import type { Task } from '../../components/content.ts';
import { type MissionId, RESOURCES, type Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import { addCapped } from '../../input/limits.ts';
import type { ClaimTask, Stop } from '../model/actions.ts';
import type { GameEvent } from '../model/events.ts';
import type { ClaimsFrame } from '../model/frames.ts';
import type { StatusCard } from '../model/state.ts';
import { type ActionTally, amountOf, COUNTED_BY, COUNTERS, NOTHING_DONE } from '../model/tally.ts';
import { allScientists, type TotalsBySeat, totalsBySeat } from '../rules/area/area.ts';
import { type Decision, fault, NO_FAULTS, push, type SeatFrame } from '../rules/decision.ts';
import { withDraw } from '../rules/draw.ts';
import type { Game, Module, Work } from '../rules/game.ts';
import type { Move } from '../rules/move.ts';
import { gainCoins, people, writePlayer } from '../rules/players.ts';
import { dealtList } from '../rules/setup/deal.ts';

interface Progress {
  readonly own: number;
  readonly required: number;
}

/** Uses the seat's face-up cards or the tally of the turn's action. */
function progressOf(totals: TotalsBySeat, seat: Seat, task: Task, done: ActionTally): Progress {
  switch (task.kind) {
    case 'scientists': // MISSION-17
      return { own: allScientists(totals(seat)), required: task.count };
    case 'resource':
      return { own: totals(seat)[task.resource], required: task.total };
    case 'oneResource': // MISSION-18
      return { own: Math.max(...RESOURCES.map((resource) => totals(seat)[resource])), required: task.total };
    case 'energy':
      return { own: totals(seat).energy, required: task.total };
    default:
      return { own: done[COUNTED_BY[task.kind]] ?? 0, required: 'steps' in task ? task.steps : task.count };
  }
}

/** Returns a seat's progress in a task. Tasks for a single action count only the current turn's action. */
export function taskProgress(game: Game, seat: Seat, task: Task): Progress {
  const isActing = game.state.stack.some((frame) => 'seat' in frame && frame.seat === seat);
  const done = isActing ? game.state.missions?.tally : undefined;
  return progressOf(totalsBySeat(game), seat, task, done ?? NOTHING_DONE);
}

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

  /** MISSION-6 to MISSION-8, MISSION-11: a task can be claimed even if other players have claimed it. */
  check(game, _frame, { seat, mission, column }) {
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
  },

  /** MISSION-6, MISSION-8: gives the seat the coins, and then the marker. */
  apply(work, { seat }, { mission, column }) {
    const { missions } = work.state;
    if (missions === null) return;
    const status = at(missions.status, seat);
    status.mission = mission;
    work.emit({ type: 'taskClaimed', seat, mission, column });
    gainCoins(work, seat, work.box.content.figures.missionCoins, 'MISSION-6');
    status.columns[column] = false;
    const player = writePlayer(work, seat);
    player.oneTimeMarkers = addCapped(player.oneTimeMarkers, 1);
    if (status.columns.some((hasMarker) => hasMarker)) return;
    // MISSION-9, MISSION-12: opens the personal bonus space, and records the first seat to complete a mission.
    const first = missions.first === null;
    if (first) missions.first = seat;
    work.emit({ type: 'missionCompleted', seat, mission, first });
  },
};

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

function openClaims(work: Work, seat: Seat): void {
  const frame = { kind: 'claims', seat } as const;
  if (people(work).includes(seat) && claimTask.options(work, frame).length > 0) push(work, frame);
}

/** A turn has only one action (ROUND-9), so the tally is reset at the start of a turn. */
function tally(work: Work, event: GameEvent): void {
  const { missions } = work.state;
  if (missions === null) return;
  if (event.type === 'turnStarted') missions.tally = { ...NOTHING_DONE };
  else if (event.type === 'energyUsed') missions.tally.expansions = 0;
  const counter = COUNTERS[event.type];
  if (counter === undefined) return;
  const done = missions.tally;
  done[counter] = addCapped(done[counter] ?? 0, amountOf(event));
  // The action of a destroyed energy card can be a second expansion, which is counted separately.
  done.mostExpansions = Math.max(done.mostExpansions ?? 0, done.expansions ?? 0);
}

export const missionModule: Module = {
  inPlay: ({ options }) => options.missions,
  observe: tally,
  at: {
    setUpDone: reveal,
    actionDone: (work, { seat }) => {
      if (seat !== null) openClaims(work, seat);
    },
  },
};

/**
 * MISSION-1, MISSION-2, MISSION-3, MISSION-4: reveals one mission for one or two human players, otherwise two. Each
 * human player gets an unattached status card with three markers. The back of the card does not matter. MISSION-5,
 * LUNA-34: Luna gets no status card. MISSION-16: missions are not scored.
 */
function reveal(work: Work): void {
  const ids = work.box.content.missions.map(({ id }) => id);
  const { deal } = work.state.options;
  const shuffledIds = withDraw(work, 'setup', (draw) => dealtList(draw, ids, deal.missions));
  const faceUp = shuffledIds.slice(0, people(work).length <= 2 ? 1 : 2); // MISSION-1
  work.state.missions = {
    faceUp,
    status: people(work).map(() => ({ mission: null, columns: [true, true, true] })),
    first: null,
    tally: { ...NOTHING_DONE },
  };
  work.emit({ type: 'missionsRevealed', missions: faceUp });
}
