import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';

export const MODULE_EVENTS_EN: Pick<Locale['events'], ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('places', say`an outpost on ${words.name({ kind: 'asteroid', asteroid })}${energyWords(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('places', say`a shuttle on ${words.place({ shuttleSpace })}${energyWords(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says(
      'ousts',
      say`the ${words.company(company, 'short')} shuttle from ${words.place({ shuttleSpace })} to its station`,
    ),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'removes',
      say`the ${words.company(company, 'short')} shuttle on ${words.place({ shuttleSpace })} from the game (its station is full)`,
    ),
  markerRemoved: ({ space }, words) =>
    says('removes', say`the one-time bonus marker on ${words.name({ kind: 'bonusSpace', space })} from the game`),
  missionsRevealed: ({ missions }, words) => {
    const revealed = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, '; ')})`;
    });
    return says('missions:', joined(revealed, ', '));
  },
  taskClaimed: ({ mission, column }, words) =>
    says('claims', say`a task of ${words.name({ kind: 'mission', mission })}: ${words.taskOf(mission, column)}`),
  missionCompleted: ({ mission, first }, words) =>
    says('completes', say`${words.name({ kind: 'mission', mission })}${first ? ' first' : ''}`),
  menaceRevealed: ({ menace }, words) => says('menace:', words.name({ kind: 'menace', menace }, 'short')),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} has an outpost in each of the sectors ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('confronts', say`${words.name({ kind: 'menace', menace })} (${energy} energy)`),
  menaceRemoved: ({ menace }, words) =>
    says('removes', say`${words.name({ kind: 'menace', menace })}, which becomes a wild share`),
  menaceStrikes: ({ menace }, words) =>
    says(
      '',
      say`${words.name({ kind: 'menace', menace })} is still in play: ${words.menaceConsequence(words.box.menace(menace).consequence)}`,
    ),
};

function energyWords(energy: number): string {
  return energy === 0 ? '' : ` (${energy} energy)`;
}
