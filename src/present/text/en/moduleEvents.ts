import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { joined, say } from '../parts.ts';

/** What the Belt, missions and menaces add. */
export const MODULE_EVENTS_EN: TellEvents<ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('puts', say`an outpost on ${words.name({ kind: 'asteroid', asteroid })}${energyWords(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('puts', say`a shuttle on ${words.place({ shuttleSpace })}${energyWords(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says('ousts', say`${words.company(company)} from ${words.place({ shuttleSpace })} to its station`),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'ousts',
      say`${words.company(company)} from ${words.place({ shuttleSpace })} to the box, as its station is full`,
    ),
  markerRemoved: ({ space }, words) => says('loses the one-time marker on', words.name({ kind: 'bonusSpace', space })),
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
  menaceRevealed: ({ menace }, words) => says('', say`${words.name({ kind: 'menace', menace })} threatens`),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} stands in sectors ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('confronts', say`${words.name({ kind: 'menace', menace })} (${energy} energy)`),
  menaceRemoved: ({ menace }, words) => says('removes', say`${words.name({ kind: 'menace', menace })}, a wild share`),
  menaceStrikes: ({ menace }, words) => says('', say`${words.name({ kind: 'menace', menace })} is still there`),
};

function energyWords(energy: number): string {
  return energy === 0 ? '' : ` (${energy} energy)`;
}
