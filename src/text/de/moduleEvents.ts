import { says } from '../clause.ts';
import type { ModuleEventType } from '../eventTypes.ts';
import { joined, say } from '../parts.ts';
import type { Locale } from '../words.ts';
import { dative } from './grammar.ts';

export const MODULE_EVENTS_DE: Pick<Locale['events'], ModuleEventType> = {
  outpostPlaced: ({ asteroid, energy }, words) =>
    says('setzt', say`einen Außenposten auf ${words.name({ kind: 'asteroid', asteroid })}${spent(energy)}`),
  shuttlePlaced: ({ shuttleSpace, energy }, words) =>
    says('setzt', say`ein Shuttle auf ${words.place({ shuttleSpace })}${spent(energy)}`),
  shuttleReturned: ({ company, shuttleSpace }, words) =>
    says(
      'verdrängt',
      say`das ${words.company(company, 'short')}-Shuttle von ${words.place({ shuttleSpace })} in seine Station`,
    ),
  shuttleLost: ({ company, shuttleSpace }, words) =>
    says(
      'nimmt aus dem Spiel:',
      say`das ${words.company(company, 'short')}-Shuttle von ${words.place({ shuttleSpace })} (kein Platz in seiner Station)`,
    ),
  markerRemoved: ({ space }, words) =>
    says('nimmt aus dem Spiel:', say`den Einmal-Bonusmarker auf ${dative(words.name({ kind: 'bonusSpace', space }))}`),
  missionsRevealed: ({ missions }, words) => {
    const told = missions.map((mission) => {
      const tasks = words.box.mission(mission).tasks.map((task) => words.task(task));
      return say`${words.name({ kind: 'mission', mission })} (${joined(tasks, '; ')})`;
    });
    return says('Missionen:', joined(told, ', '));
  },
  taskClaimed: ({ mission, column }, words) =>
    says(
      'erfüllt',
      say`eine Aufgabe von ${words.name({ kind: 'mission', mission })} (${words.taskOf(mission, column)})`,
    ),
  missionCompleted: ({ mission, first }, words) =>
    says('vollendet', say`${words.name({ kind: 'mission', mission })}${first ? ' (vor allen anderen)' : ''}`),
  menaceRevealed: ({ menace }, words) => says('Bedrohung:', words.name({ kind: 'menace', menace }, 'short')),
  outpostsSettled: ({ company, sectors }, words) =>
    says(
      '',
      say`${words.company(company)} hat je einen Außenposten in den Sektoren ${words.and(sectors.map((sector) => words.name({ kind: 'sector', sector }, 'short')))}`,
    ),
  menaceConfronted: ({ menace, energy }, words) =>
    says('wehrt ab:', say`${words.name({ kind: 'menace', menace })}${spent(energy)}`),
  menaceRemoved: ({ menace }, words) =>
    says('entfernt', say`${words.name({ kind: 'menace', menace })} (wird zum Jokeranteil)`),
  menaceStrikes: ({ menace }, words) =>
    says(
      '',
      say`${words.name({ kind: 'menace', menace })} ist noch da: ${words.menaceConsequence(words.box.menace(menace).consequence)}`,
    ),
};

function spent(energy: number): string {
  return energy === 0 ? '' : ` (${energy} Energie)`;
}
