import { COMPANY_NAMES, MENACE_NAMES, placeName, taskWords } from '../../present/words/components.ts';
import { enumerate } from '../../present/words/text.ts';
import type { Texts } from './clause.ts';
import { says } from './clause.ts';

type ModuleEventType =
  | 'outpostPlaced'
  | 'shuttlePlaced'
  | 'shuttleReturned'
  | 'shuttleLost'
  | 'markerRemoved'
  | 'missionsRevealed'
  | 'taskClaimed'
  | 'missionCompleted'
  | 'menaceRevealed'
  | 'outpostsSettled'
  | 'menaceConfronted'
  | 'menaceRemoved'
  | 'menaceStrikes';

/** What the Belt, missions and menaces add. */
export const MODULE_TEXTS: Texts<ModuleEventType> = {
  outpostPlaced: ({ asteroid, space, energy }) =>
    says('puts', `an outpost on ${placeName({ asteroid, space })}${energyWords(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }) =>
    says('puts', `a shuttle on ${placeName({ shuttleSpace })}${energyWords(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }) =>
    says('ousts', `${COMPANY_NAMES[company]} from ${placeName({ shuttleSpace })} to its station`),
  shuttleLost: ({ company, shuttleSpace }) =>
    says('ousts', `${COMPANY_NAMES[company]} from ${placeName({ shuttleSpace })} to the box, as its station is full`),
  markerRemoved: ({ space }, names) => says('loses the one-time marker on', names.space(space)),
  missionsRevealed: ({ missions }, names) =>
    says(
      'missions:',
      missions
        .map((mission) => `${names.mission(mission)} (${names.tasks(mission).map(taskWords).join('; ')})`)
        .join(', '),
    ),
  taskClaimed: ({ mission, column }, names) =>
    says('claims', `${names.task(mission, column)} of ${names.mission(mission)}`),
  missionCompleted: ({ mission, first }, names) =>
    says(`completes ${names.mission(mission)}${first ? ' as the first' : ''}`),
  menaceRevealed: ({ menace }) => says(`the ${MENACE_NAMES[menace]} threatens`),
  outpostsSettled: ({ company, sectors }) =>
    says(`${COMPANY_NAMES[company]} stands in sectors ${enumerate(sectors.map(String))}`),
  menaceConfronted: ({ menace, energy }) => says(`confronts the ${MENACE_NAMES[menace]} (${energy} energy)`),
  menaceRemoved: ({ menace }) => says(`removes the ${MENACE_NAMES[menace]}, a wild share`),
  menaceStrikes: ({ menace }) => says(`the ${MENACE_NAMES[menace]} is still there`),
};

function energyWords(energy: number): string {
  return energy === 0 ? '' : ` (${energy} energy)`;
}
