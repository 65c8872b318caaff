import { useEnergy } from '../../kit/actions.ts';
import { set } from '../../kit/changes.ts';
import { beside, confront, facing, sacrifice } from '../../kit/menace.ts';
import { claim, setStatus } from '../../kit/missions.ts';
import type { ViolationCode } from '../../kit/pinned.ts';
import { type Change, hold, lay, table } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { attempt, onTurn } from '../case.ts';

const missions = (change: Change = () => {}) =>
  onTurn(
    (draft) => {
      if (draft.missions !== null) draft.missions.faceUp = ['mission1', 'mission4'];
      change(draft);
    },
    { missions: true },
  );
const noMenaceLeft: Change = (draft) => {
  if (draft.menace !== null) draft.menace.holder = 1;
};

/** Violations concerning missions and menaces. */
export const MODULES = {
  noSuchTask: [
    'MISSION-6',
    'This game has no task in the left column of mission 2.',
    'Dans cette partie, il n’y a pas de tâche dans la colonne de gauche de la mission 2.',
    attempt(missions(), claim('mission2', 0)),
  ],
  otherMission: [
    'MISSION-7',
    'Your status card is attached to mission 4, not to mission 1.',
    'Votre carte Statut de mission est sous la mission 4, pas sous la mission 1.',
    attempt(
      missions((draft) => setStatus(draft, 0, 'mission4', true, true, false)),
      claim('mission1', 0),
    ),
  ],
  taskDone: [
    'MISSION-8',
    'You have already claimed the task in the right column of mission 4.',
    'Vous avez déjà accompli la tâche de la colonne de droite de la mission 4.',
    attempt(
      missions((draft) => setStatus(draft, 0, 'mission4', true, true, false)),
      claim('mission4', 2),
    ),
  ],
  taskNotMet: [
    'MISSION-6',
    'The task in the left column of mission 4 requires carbon 5; you have 2.',
    'La tâche de la colonne de gauche de la mission 4 demande 5 unités de carbone ; vous en êtes à 2.',
    attempt(
      missions((draft) => lay(draft, 0, 'A01')),
      claim('mission4', 0),
    ),
  ],
  noMenace: [
    'MENACE-4',
    'There is no menace on the board.',
    'Il n’y a pas de menace sur le plateau.',
    attempt(() => beside('rogueComet', 5, noMenaceLeft), confront),
  ],
  menaceConfronted: [
    'MENACE-9',
    'You have already confronted the Unknown Probe in this action.',
    'Vous avez déjà affronté la Sonde inconnue pendant cette action.',
    attempt(() => table.act(beside('unknownProbe', 4, set({ helium: 20 })), confront), confront),
  ],
  menaceOutOfReach: [
    'MENACE-5',
    'Minerva Corp has no shuttle on shuttle space 11 or 16, next to the Rogue Comet.',
    'Minerva Corp n’a pas de navette sur la case de navette 11 ou 16, à côté de la Comète scélérate.',
    attempt(
      () =>
        table.act(
          facing('rogueComet', (draft) => lay(draft, 0, 'B08')),
          useEnergy('minerva'),
        ),
      confront,
    ),
  ],
  menaceTooExpensive: [
    'MENACE-6',
    'Confronting the Rogue Comet costs 5 energy; you have 4 left.',
    'Affronter la Comète scélérate coûte 5 points d’énergie ; il vous en reste 4.',
    attempt(() => beside('rogueComet', 4), confront),
  ],
  menaceUnpaid: [
    'MENACE-7',
    'Confronting the Space Pirates menace costs 6 coins; you have 5.',
    'La menace des Pirates de l’espace demande 6 crypcoins ; vous en avez 5.',
    attempt(() => beside('spacePirates', 2, set({ coins: 5 })), confront),
  ],
  menaceCards: [
    'MENACE-17',
    'To confront the Artificial Einstein-Rosen Bridge, choose 2 different energy cards from your hand. You have 3 and chose 2 cards, of which 1 is valid.',
    'La menace du Pont artificiel d’Einstein-Rosen demande 2 cartes Énergie de votre main, qui en contient 3 ; vous avez choisi 2 cartes, dont 1 convient.',
    attempt(
      () => beside('einsteinRosenBridge', 2, (draft) => hold(draft, 0, 'B08')),
      sacrifice('B08', 'diamond-carbon1'),
    ),
  ],
  menaceAsksNoCards: [
    'MENACE-7',
    'Confronting the Space Pirates menace does not destroy any cards, so do not choose any.',
    'La menace des Pirates de l’espace ne demande pas de détruire des cartes.',
    attempt(() => beside('spacePirates', 2, set({ coins: 6 })), sacrifice('A07')),
  ],
  menaceTankValue: [
    'MENACE-7',
    'Confronting the Unknown Probe requires a value of 40 on the tank track; you have 30.',
    'La Sonde inconnue demande la valeur 40 sur la piste de stockage ; la vôtre est 30.',
    attempt(() => beside('unknownProbe', 2, set({ helium: 19 })), confront),
  ],
  menaceResearchValue: [
    'MENACE-7',
    'Confronting the Singularity requires a value of 40 on the research track; you have 30.',
    'La Singularité demande la valeur 40 sur la piste de recherche ; la vôtre est 30.',
    attempt(() => beside('singularity', 2, set({ upload: 11 })), confront),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
