import { placeOutpost, placeShuttle } from '../../kit/actions.ts';
import { beltExpansion, put, route, space, stock } from '../../kit/belt.ts';
import type { ViolationCode } from '../../kit/pinned.ts';
import { settle } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt } from '../case.ts';

const expanding = asking({ kind: 'expansion', seat: 0, company: 'tawac', energy: 1, entered: [] }, (draft) => {
  settle(draft, 'tawac', 3);
  settle(draft, 'minerva', 4);
});
const occupy = (sector: number) => ({ type: 'occupy', seat: 0, sector, column: 0 });
const onBelt = () =>
  beltExpansion('tawac', 1, (draft) => {
    put(draft, 'tawac', space(15));
    put(draft, 'minerva', space(15, 1));
  });
const noShuttles = () =>
  beltExpansion('tawac', 3, (draft) => {
    put(draft, 'tawac', space(15));
    stock(draft, 'tawac', [5, 0, 6]);
  });

/** Violations of expansion on either side of the board. */
export const EXPANSION = {
  noSuchSector: ['EXP-7', 'There is no sector 25.', 'Le secteur 25 n’existe pas.', attempt(expanding, occupy(25))],
  ownOutpost: [
    'EXP-8',
    'Tawac Industries already has an outpost in sector 3.',
    'Tawac Industries a déjà une succursale dans le secteur 3.',
    attempt(expanding, occupy(3)),
  ],
  outOfReach: [
    'EXP-7',
    'Sector 19 is not next to the station or an outpost of Tawac Industries.',
    'Le secteur 19 n’est adjacent ni à la station Tawac ni à une de ses succursales.',
    attempt(expanding, occupy(19)),
  ],
  enclave: [
    'EXP-13',
    'Sector 14 is an enclave: Tawac Industries must occupy sector 13 first.',
    'Le secteur 14 est une enclave : Tawac Industries doit d’abord occuper le secteur 13.',
    attempt(expanding, occupy(14)),
  ],
  tooLittleEnergy: [
    'EXP-10',
    'Sector 4 costs 2 energy; you have 1 left.',
    'Le secteur 4 coûte 2 points d’énergie ; il vous en reste 1.',
    attempt(expanding, occupy(4)),
  ],
  noSuchOutpostSpace: [
    'BELT-6',
    'Asteroid 15 has no space 10.',
    'L’astéroïde 15 n’a pas de case 10.',
    attempt(onBelt, placeOutpost(15, 9)),
  ],
  noSuchShuttleSpace: [
    'BELT-6',
    'There is no shuttle space 99.',
    'La case de navette 99 n’existe pas.',
    attempt(onBelt, placeShuttle(99)),
  ],
  ownPiece: [
    'BELT-7',
    'Tawac Industries already has a piece on space 1 of asteroid 15.',
    'Tawac Industries a déjà un élément sur la case 1 de l’astéroïde 15.',
    attempt(onBelt, placeOutpost(15)),
  ],
  asteroidOutOfReach: [
    'BELT-8',
    'Tawac Industries has no outpost on asteroid 24 and no shuttle on a route to it.',
    'Tawac Industries n’a ni succursale sur l’astéroïde 24 ni navette sur une route spatiale qui y mène.',
    attempt(onBelt, placeOutpost(24)),
  ],
  shuttleSpaceOutOfReach: [
    'BELT-9',
    'No asteroid on the route of shuttle space 2 has an outpost of Tawac Industries.',
    'La route spatiale de la case de navette 2 ne touche aucun astéroïde où Tawac Industries a une succursale.',
    attempt(onBelt, placeShuttle(2)),
  ],
  tooLittleEnergyOnBelt: [
    'BELT-13',
    'Space 2 of asteroid 15 costs 2 energy; you have 1 left.',
    'La case 2 de l’astéroïde 15 coûte 2 points d’énergie ; il vous en reste 1.',
    attempt(onBelt, placeOutpost(15, 1)),
  ],
  noShuttle: [
    'BELT-23',
    'The Tawac station has no shuttle left.',
    'La station Tawac n’a plus de navette.',
    attempt(noShuttles, placeShuttle(route(16).shuttleSpace)),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
