import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import type { RichText } from '../parts.ts';
import { joined, say } from '../parts.ts';
import type { Locale, Words } from '../words.ts';
import { of } from './grammar.ts';

export const MODULE_EVENTS_FR: Pick<Locale['events'], ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('place', say`une succursale sur ${words.name({ kind: 'asteroid', asteroid })}${spent(energy, words)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('place', say`une navette sur ${words.place({ shuttleSpace })}${spent(energy, words)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says(
      'renvoie',
      say`la navette ${of(words.company(company, 'short'))} de ${words.place({ shuttleSpace })} à sa station`,
    ),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'retire du jeu',
      say`la navette ${of(words.company(company, 'short'))} de ${words.place({ shuttleSpace })}, car sa station n’a plus de place`,
    ),
  markerRemoved: ({ space }, words) =>
    says('retire du jeu son pion Bonus à usage unique placé sur', words.name({ kind: 'bonusSpace', space })),
  missionsRevealed: ({ missions }, words) => {
    const isOne = missions.length === 1;
    const revealed = missions.map((mission) => {
      const name = words.name({ kind: 'mission', mission }, 'short');
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      const list = joined(tasks, ' ; ');
      return isOne ? say`${name} : ${list}` : say`${numberOnly(name)} (${list})`;
    });
    return says(isOne ? '' : 'missions :', words.and(revealed));
  },
  taskClaimed: ({ mission, column }, words) =>
    says(
      'accomplit la tâche',
      say`« ${words.taskOf(mission, column)} » de ${words.name({ kind: 'mission', mission })}`,
    ),
  missionCompleted: ({ mission, first }, words) =>
    says('termine', say`${words.name({ kind: 'mission', mission })}${first ? ' en premier' : ''}`),
  menaceRevealed: ({ menace }, words) => says('menace :', words.name({ kind: 'menace', menace }, 'short')),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} a une succursale dans chacun des secteurs ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('affronte', say`${words.name({ kind: 'menace', menace })}${spent(energy, words)}`),
  menaceRemoved: ({ menace }, words) =>
    says('retire', say`${words.name({ kind: 'menace', menace })}, qui devient une part Joker`),
  menaceStrikes: ({ menace }, words) =>
    says(
      '',
      say`${words.name({ kind: 'menace', menace })} est toujours là : ${words.menaceConsequence(words.box.menace(menace).consequence)}`,
    ),
};

/** Returns only the number: `5` instead of `mission 5`. */
function numberOnly(mission: RichText): RichText {
  return mission.map((part) =>
    typeof part === 'string' ? part : { ...part, text: part.text.replace('mission ', '') },
  );
}

/** Returns the energy spent to reach a place, in brackets. */
function spent(energy: number, words: Words): string {
  return energy === 0 ? '' : ` (${words.count(energy, 'energy')})`;
}
