import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';

/** What the Belt, missions and menaces add. */
export const MODULE_EVENTS_EN: Pick<Locale['events'], ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('puts', say`an outpost on ${words.name({ kind: 'asteroid', asteroid })}${energyWords(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('puts', say`a shuttle on ${words.place({ shuttleSpace })}${energyWords(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says(
      'ousts',
      say`the shuttle of ${words.company(company, 'short')} from ${words.place({ shuttleSpace })} to its station`,
    ),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'removes from the game',
      say`the shuttle of ${words.company(company, 'short')} on ${words.place({ shuttleSpace })}, as its station has no room`,
    ),
  markerRemoved: ({ space }, words) =>
    says('removes from the game the one-time bonus marker on', words.name({ kind: 'bonusSpace', space })),
  missionsRevealed: ({ missions }, words) => {
    const told = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, '; ')})`;
    });
    return says('missions:', joined(told, ', '));
  },
  taskClaimed: ({ mission, column }, words) =>
    says('claims', say`${words.taskOf(mission, column)} of ${words.name({ kind: 'mission', mission })}`),
  missionCompleted: ({ mission, first }, words) =>
    says('completes', say`${words.name({ kind: 'mission', mission })}${first ? ' as the first' : ''}`),
  menaceRevealed: ({ menace }, words) => says('menace:', words.name({ kind: 'menace', menace }, 'short')),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} has an outpost in each of sectors ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('confronts', say`${words.name({ kind: 'menace', menace })} (${energy} energy)`),
  menaceRemoved: ({ menace }, words) =>
    says('removes', say`${words.name({ kind: 'menace', menace })}, which becomes a wild share`),
  menaceStrikes: ({ menace }, words) =>
    says(
      '',
      say`${words.name({ kind: 'menace', menace })} is still there: ${words.menaceConsequence(words.box.menace(menace).consequence)}`,
    ),
};

function energyWords(energy: number): string {
  return energy === 0 ? '' : ` (${energy} energy)`;
}
