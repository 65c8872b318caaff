import { must } from './must.ts';
import type { ClaimTask, CreateGameOptions, GameState, MissionId, Seat, StatusCard, Task } from './pinned.ts';
import { defaultContent } from './pinned.ts';
import { type Change, type DraftState, table, tableOf, tableWith } from './table.ts';

type Table = typeof table;
type Columns = StatusCard['columns'];

export const claim = (mission: MissionId, column: number, seat: Seat = 0): ClaimTask => ({
  type: 'claimTask',
  seat,
  mission,
  column,
});

/** Returns the first turn of seat 0 with these missions face up. */
export function onTurn(
  faceUp: readonly MissionId[],
  change: Change = () => {},
  options: Partial<CreateGameOptions> = {},
  at: Table = table,
): GameState {
  return at.onTurn(
    (draft) => {
      must(draft.missions).faceUp = [...faceUp];
      change(draft);
    },
    { missions: true, ...options },
  );
}

/** Returns a table with these tasks on the mission cards. */
export function missionTable(...missions: readonly (readonly [Task, Task, Task])[]): Table {
  const cards = defaultContent.missions.map((each, index) => ({ ...each, tasks: missions[index] ?? each.tasks }));
  return tableWith({ ...defaultContent, missions: cards });
}

/** Sets a status card. Its missing markers have left the game unless they are added to the reserve. */
export function setStatus(draft: DraftState, seat: Seat, mission: MissionId | null, ...columns: Columns): void {
  Object.assign(must(draft.missions?.status[seat]), { mission, columns });
}

export function statusOf(state: GameState, seat: Seat): StatusCard {
  return must(state.missions?.status[seat]);
}

/** Makes all other seats pass, so that the turn always returns to this one. */
export const alone =
  (seat: Seat, change: Change = () => {}): Change =>
  (draft) => {
    for (const [other, each] of draft.players.entries()) each.passed = other !== seat;
    change(draft);
  };

/** Returns the tasks that can be claimed now, as `mission:column`. */
export function claimable(state: GameState): string[] {
  return tableOf(state)
    .options(state, 'claimTask')
    .map(({ mission, column }) => `${mission}:${column}`);
}
