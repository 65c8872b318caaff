import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import type { TellEvents } from '../locale.ts';
import { joined, say } from '../parts.ts';
import { energyPoints } from './grammar.ts';

/** What the Belt, missions and menaces add. */
export const MODULE_EVENTS_FR: TellEvents<ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('place', say`une succursale sur ${words.name({ kind: 'asteroid', asteroid })}${spent(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('place', say`une navette sur ${words.place({ shuttleSpace })}${spent(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says('renvoie', say`${words.company(company)} depuis ${words.place({ shuttleSpace })} vers sa station`),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'renvoie',
      say`${words.company(company)} depuis ${words.place({ shuttleSpace })} vers la boîte, car sa station est pleine`,
    ),
  markerRemoved: ({ space }, words) =>
    says('perd le pion Bonus à usage unique placé sur', words.name({ kind: 'bonusSpace', space })),
  missionsRevealed: ({ missions }, words) => {
    const told = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, ' ; ')})`;
    });
    return says('missions :', joined(told, ', '));
  },
  taskClaimed: ({ mission, column }, words) =>
    says('réclame la tâche', say`« ${words.taskOf(mission, column)} » de ${words.name({ kind: 'mission', mission })}`),
  missionCompleted: ({ mission, first }, words) =>
    says('termine', say`${words.name({ kind: 'mission', mission })}${first ? ' en premier' : ''}`),
  menaceRevealed: ({ menace }, words) => says('', say`${words.name({ kind: 'menace', menace })} apparaît`),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} est dans les secteurs ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('affronte', say`${words.name({ kind: 'menace', menace })}${spent(energy)}`),
  menaceRemoved: ({ menace }, words) =>
    says('retire', say`${words.name({ kind: 'menace', menace })}, qui devient une part Joker`),
  menaceStrikes: ({ menace }, words) => says('', say`${words.name({ kind: 'menace', menace })} est toujours là`),
};

function spent(energy: number): string {
  return energy === 0 ? '' : ` (${energyPoints(energy)})`;
}
