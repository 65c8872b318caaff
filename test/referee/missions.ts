// The module of mission cards (chapter 21).
import { ask } from './ask.ts';
import type { Game, Steps } from './game.ts';
import { at, humans, isLuna, need, playerOf } from './game.ts';
import { meets } from './requirements.ts';
import { gainCoins } from './tracks.ts';
import type { ClaimTask, Mission, MissionId, Seat, Stop, Table, Task } from './types.ts';

type StatusCard = NonNullable<Table['missions']>['status'][number];

function missionOf(game: Game, id: MissionId): Mission {
  return need(
    game.content.missions.find((mission) => mission.id === id),
    id,
  );
}

function statusOf(game: Game, seat: Seat): StatusCard {
  return at(need(game.table.missions, 'missions').status, seat);
}

/** Face-up missions by the number of human players (MISSION-1), and a status card for each of them (MISSION-2 to 5). */
export function revealMissions(game: Game): void {
  const order = need(game.options.deal.missions, 'order of the missions');
  const players = humans(game);
  game.table.missions = {
    faceUp: order.slice(0, players.length <= 2 ? 1 : 2),
    status: players.map((): StatusCard => ({ mission: null, columns: [true, true, true] })),
    first: null,
  };
}

/** The tasks that a seat can claim now (MISSION-6, MISSION-8, MISSION-13). Luna has none (MISSION-5). */
export function claimAnswers(game: Game, seat: Seat): ClaimTask[] {
  const { missions } = game.table;
  if (missions === null || isLuna(game, seat)) return [];
  const { mission: attached, columns } = statusOf(game, seat);
  const open = missions.faceUp.filter((id) => attached === null || attached === id); // MISSION-7, MISSION-11
  return open.flatMap((mission) =>
    missionOf(game, mission).tasks.flatMap((task, column): ClaimTask[] =>
      at(columns, column) && isMet(game, seat, task) ? [{ type: 'claimTask', seat, mission, column }] : [],
    ),
  );
}

/** True if a task is met now: by the face-up cards, or by what the action has done so far (AMB-MISSION-1). */
function isMet(game: Game, seat: Seat, task: Task): boolean {
  switch (task.kind) {
    case 'scientists': // MISSION-17
    case 'resource':
    case 'oneResource': // MISSION-18, AMB-MISSION-3
    case 'energy':
      return meets(game, seat, [task]);
    default: // MISSION-19 to MISSION-21
      return (game.counts[task.kind] ?? 0) >= ('steps' in task ? task.steps : task.count);
  }
}

/** Attaches the status card, and takes the coins and the marker of the column (MISSION-6 to MISSION-8). */
export function claim(game: Game, { seat, mission, column }: ClaimTask): void {
  const missions = need(game.table.missions, 'missions');
  const status = statusOf(game, seat);
  status.mission = mission; // MISSION-7
  gainCoins(game, seat, game.content.figures.missionCoins);
  status.columns[column] = false;
  playerOf(game, seat).oneTimeMarkers += 1; // MISSION-15
  if (hasPersonalSpace(game, seat)) missions.first ??= seat; // MISSION-9, CAMP-17
}

/** MISSION-9: the status card of a seat is empty and has become its personal bonus space. */
export function hasPersonalSpace(game: Game, seat: Seat): boolean {
  if (game.table.missions === null || isLuna(game, seat)) return false;
  return statusOf(game, seat).columns.every((marker) => !marker);
}

/** The number of tasks that a seat has claimed, for CAMP-9. */
export function tasksClaimed(game: Game, seat: Seat): number {
  if (game.table.missions === null || isLuna(game, seat)) return 0;
  return statusOf(game, seat).columns.filter((marker) => !marker).length;
}

/** After the action, as long as there is something to claim (MISSION-14, AMB-MISSION-1). `ask` offers the claims. */
export function* claimAfterAction(game: Game, seat: Seat): Steps {
  yield* ask(game, seat, () => [{ type: 'stop', seat } satisfies Stop]);
}
