import { isDistinct } from '../../../engine/lists.ts';
import type { ActionTally } from '../../../game/model/state.ts';
import { missionsFaceUp } from '../../../game/modules/missions/missionModule.ts';
import { NOTHING_DONE } from '../../../game/modules/missions/tally.ts';
import type { Game } from '../../../game/rules/game.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { unless } from '../../../input/problems.ts';

/** MISSION-1, MISSION-3, MISSION-6, MISSION-12: missions, status cards, and who was first go together. */
export function missionProblems(game: Game): JsonProblems {
  const { missions } = game.state;
  if (missions === null) return [];
  const { faceUp, status, first, tally } = missions;
  const wanted = Math.min(missionsFaceUp(game), game.box.content.missions.length);
  const complete = status.map(({ columns }) => !columns.includes(true));
  const fitsFirst = first === null ? !complete.includes(true) : complete[first] === true;
  return [
    ...unless(isDistinct(faceUp), '$.missions.faceUp', 'every mission at most once'),
    ...unless(faceUp.length === wanted, '$.missions.faceUp', `a list of ${wanted}`),
    ...status.flatMap(({ mission, columns }, seat) => {
      const isBegun = columns.includes(false);
      const fits = mission === null ? !isBegun : isBegun && faceUp.includes(mission);
      return unless(
        fits,
        `$.missions.status[${seat}]`,
        'a status card under a mission that is face up once a task is done',
      );
    }),
    ...unless(fitsFirst, '$.missions.first', 'who has completed a mission, null where nobody has'),
    ...unless(fitsTally(game, tally), '$.missions.tally', 'what the turn can have done so far'),
  ];
}

/** MISSION-19 to MISSION-21: nothing when a turn begins, and never more than there are spaces and pieces. */
function fitsTally({ box, state }: Game, tally: ActionTally): boolean {
  const { playerBoard, luna, tracks, plans, specialPlans, moon, belt } = box.content;
  const longest = Math.max(...tracks.map(({ shares }) => shares.length));
  const places =
    moon.sectors.length + belt.shuttleSpaces.length + belt.asteroids.flatMap(({ spaces }) => spaces).length;
  const most: ActionTally = {
    helium: Math.max(playerBoard.tank.last, luna.tank.last),
    trackSteps: 4 * longest,
    uploads: playerBoard.research.last,
    plans: plans.length + specialPlans.length,
    expansions: places,
    mostExpansions: places,
  };
  const limit = state.stack[0]?.kind === 'turn' ? NOTHING_DONE : most;
  const keys = Object.keys(NOTHING_DONE) as (keyof ActionTally)[];
  return keys.every((key) => tally[key] <= limit[key]) && tally.expansions <= tally.mostExpansions;
}
