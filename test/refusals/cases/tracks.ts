import { advance, advanceSteps } from '../../kit/actions.ts';
import type { ViolationCode } from '../../kit/pinned.ts';
import { player } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt } from '../case.ts';

const moving = asking({ kind: 'units', seat: 0, units: 3 }, (draft) => {
  Object.assign(player(draft, 0), { coins: 0, tracks: { skymine: 7, minerva: 15, astrogo: 0, tawac: 0 } });
});
const others = asking({
  kind: 'chosenTracks',
  seat: 0,
  rule: 'BSP-8',
  steps: [3, 2, 2],
  companies: ['skymine', 'minerva', 'astrogo'],
});
const any = asking({
  kind: 'chosenTracks',
  seat: 0,
  rule: 'ICON-8',
  steps: [3],
  companies: ['skymine', 'minerva', 'astrogo', 'tawac'],
});
const coins = [{ kind: 'coins', amount: 1 }] as const;
const removing = asking({ kind: 'removal', seat: 0, count: 1, optional: false }, (draft) => {
  draft.stations.minerva[2] = { pieces: 0, opened: true };
});

/** Violations concerning company tracks, stations and rewards. */
export const TRACKS = {
  trackEnd: [
    'TRACK-4',
    'Your marker is on the last space of the Minerva track.',
    'Votre pion Investissement est sur la dernière case de la piste Minerva.',
    attempt(moving, advance('minerva')),
  ],
  barrierTooExpensive: [
    'TRACK-3',
    'The barrier on the Skymine track costs 1 coin; you have 0.',
    'L’appel de fonds de la piste Skymine coûte 1 crypcoin ; vous n’en avez pas.',
    attempt(moving, advance('skymine')),
  ],
  unitsMustMove: [
    'RES-13',
    'You must use your remaining units: your marker on the Astrogo track can still move.',
    'Vous devez utiliser les unités qui restent : votre pion Investissement peut encore avancer sur la piste Astrogo.',
    attempt(moving, { type: 'stop', seat: 0 }),
  ],
  wrongTrack: [
    'TRACK-5',
    'These steps are for the Tawac track, not for the Skymine track.',
    'Ces cases se parcourent sur la piste Tawac, pas sur la piste Skymine.',
    attempt(asking({ kind: 'barrier', seat: 0, company: 'tawac', steps: 2 }), advance('skymine')),
  ],
  trackNotOffered: [
    'BSP-8',
    'Choose the Skymine, Minerva or Astrogo track, not the Tawac track.',
    'Vous devez choisir la piste Skymine, Minerva ou Astrogo, pas la piste Tawac.',
    attempt(others, advanceSteps('tawac', 3)),
  ],
  stepsNotOffered: [
    'BSP-8',
    'You must take 3 or 2 steps on one track, not 5.',
    'Avancez de 3 ou 2 cases sur une même piste, pas de 5.',
    attempt(others, advanceSteps('skymine', 5)),
  ],
  stepsSplit: [
    'ICON-8',
    'You must take all steps on one track: 3, not 1.',
    'Vous devez parcourir les 3 cases sur une même piste, pas seulement 1.',
    attempt(any, advanceSteps('skymine', 1)),
  ],
  removalCompulsory: [
    'ICON-9',
    'You must remove an outpost because this reward is not optional. Outposts left to remove: 1.',
    'Cette récompense est obligatoire : il reste 1 succursale à retirer.',
    attempt(removing, { type: 'stop', seat: 0 }),
  ],
  noSuchColumn: [
    'STATION-1',
    'The Minerva station has no 6th column.',
    'La station Minerva n’a pas de colonne n° 6.',
    attempt(removing, { type: 'removeOutpost', seat: 0, company: 'minerva', column: 5 }),
  ],
  shuttleColumn: [
    'BELT-3',
    'The middle column of the Minerva station is for shuttles, not for outposts.',
    'La colonne centrale de la station Minerva est réservée aux navettes.',
    attempt(
      asking({ kind: 'removal', seat: 0, count: 1, optional: false }, () => {}, { board: 'belt' }),
      {
        type: 'removeOutpost',
        seat: 0,
        company: 'minerva',
        column: 1,
      },
    ),
  ],
  emptyColumn: [
    'STATION-3',
    'The right column of the Minerva station has no outpost to take.',
    'La colonne de droite de la station Minerva n’a pas de succursale à prendre.',
    attempt(removing, { type: 'removeOutpost', seat: 0, company: 'minerva', column: 2 }),
  ],
  fullColumn: [
    'STATION-8',
    'The left column of the Tawac station has no room for a returning outpost.',
    'La colonne de gauche de la station Tawac n’a pas de place pour une succursale renvoyée.',
    attempt(asking({ kind: 'ousting', seat: 0, outpost: 'tawac', sector: 5 }), {
      type: 'returnOutpost',
      seat: 0,
      column: 0,
    }),
  ],
  noSuchReward: [
    'BON-3',
    'Choose a reward from 1 to 2, not reward 3.',
    'La récompense 3 n’existe pas ; choisissez un numéro de 1 à 2.',
    attempt(
      asking({
        kind: 'rewards',
        seat: 0,
        rewards: [
          { kind: 'researchPoints', seat: 0, points: 1 },
          { kind: 'trackSteps', seat: 0, company: 'tawac', steps: 1 },
        ],
      }),
      { type: 'takeReward', seat: 0, reward: 2 },
    ),
  ],
  noSuchChoice: [
    'BSP-1',
    'Choose a reward from 1 to 2, not reward 0.',
    'La récompense 0 n’existe pas ; choisissez un numéro de 1 à 2.',
    attempt(asking({ kind: 'oneOf', seat: 0, rewards: [coins, coins], context: {} }), {
      type: 'chooseReward',
      seat: 0,
      reward: -1,
    }),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
