import { stop } from '../../kit/actions.ts';
import { beltExpansion, put, space } from '../../kit/belt.ts';
import type { BonusSpaceId, GameState, RuleId, WarningCode } from '../../kit/pinned.ts';
import { type Change, fetchPlan, hold, lay, layPlans, player } from '../../kit/table.ts';
import { asking, onTurn } from '../case.ts';

type WarningCase = readonly [rule: RuleId, english: string, french: string, state: () => GameState, action: object];

const place = (id: BonusSpaceId): object => ({ type: 'placeBonusMarker', seat: 0, space: id });
const on =
  (skymine: number, minerva: number, astrogo: number, tawac: number): Change =>
  (draft) => {
    lay(draft, 0, 'A02');
    player(draft, 0).tracks = { skymine, minerva, astrogo, tawac };
  };
const use = { type: 'useResources', seat: 0, cards: ['A02'] };
const pass = { type: 'pass', seat: 0 };
const inRound7: Change = (draft) => {
  draft.round = 7;
  Object.assign(player(draft, 0), { markers: 0, oneTimeMarkers: 2, coins: 9 });
};
const placing = asking({ kind: 'placePlans', seat: 0 }, (draft) => {
  draft.acquired = [fetchPlan(draft, 'planA02')];
  layPlans(draft, 0, 5, 'planA05');
  player(draft, 0).upload = 4;
});
const lie = (position: number): object => ({ type: 'placePlan', seat: 0, plan: 'planA02', position });

/** Warnings about wasteful legal actions. */
export const WARNING_CASES: Readonly<Record<WarningCode, WarningCase>> = {
  energyLost: [
    'EXP-16',
    'Tawac Industries cannot expand with 1 energy, so all of it will be lost.',
    'Tawac Industries ne peut rien occuper avec 1 point d’énergie ; cette énergie sera perdue.',
    onTurn((draft) => {
      lay(draft, 0, 'diamond-energy1');
      for (const column of draft.stations.tawac) column.pieces = 0;
    }),
    { type: 'useEnergy', seat: 0, company: 'tawac' },
  ],
  energyLeft: [
    'EXP-12',
    'You can still spend the remaining 3 energy; otherwise it will be lost.',
    'Vous pouvez encore dépenser l’énergie qui reste ; si vous arrêtez, 3 points d’énergie seront perdus.',
    () => beltExpansion('tawac', 3, (draft) => put(draft, 'tawac', space(15))),
    stop,
  ],
  unitsLost: [
    'RES-14',
    'You have 3 units to spend on steps, but your markers can take only 1 step before they reach the ends of their tracks; the rest will be lost.',
    'Vous avez 3 unités pour avancer, mais vos pions ne peuvent avancer que de 1 case avant le bout des pistes ; le reste sera perdu.',
    onTurn(on(16, 15, 16, 16)),
    use,
  ],
  unitsBarred: [
    'RES-14',
    'You have 3 units to spend on steps, but your markers can take only 1 step without paying a barrier; the rest will be lost.',
    'Vous avez 3 unités pour avancer, mais vos pions ne peuvent avancer que de 1 case sans payer d’appel de fonds ; le reste sera perdu.',
    onTurn(on(6, 6, 16, 17)),
    use,
  ],
  allUnitsLost: [
    'RES-14',
    'All your markers are on the last spaces of the company tracks; 3 units will be lost.',
    'Tous vos pions Investissement sont sur la dernière case de leur piste ; 3 unités seront perdues.',
    onTurn(on(16, 15, 16, 17)),
    use,
  ],
  allUnitsBarred: [
    'RES-14',
    'None of your markers can move on a company track without paying a barrier; 3 units will be lost.',
    'Vous ne pouvez avancer sur aucune piste sans payer d’appel de fonds ; 3 unités seront perdues.',
    onTurn(on(7, 6, 16, 17)),
    use,
  ],
  nothingToBuy: [
    'BON-8',
    'After paying for the purchase space, you cannot afford any displayed card.',
    'Une fois la case d’achat payée, il ne vous restera pas de quoi acheter l’une des cartes disponibles.',
    onTurn((draft) => {
      player(draft, 0).coins = 1;
      draft.display = draft.display.map(() => null);
    }),
    place('purchase'),
  ],
  noReward: [
    'MAJ-8',
    'You do not reach any reward tier of the titanium majority space, so your marker will only block it.',
    'Vous n’atteignez aucun rang de récompense de la case Bonus de majorité du titane ; votre pion ne fera que la bloquer.',
    onTurn(),
    place('titaniumMajority'),
  ],
  tileNeverComes: [
    'BON-13',
    'This is the last round, so you will not receive the tile you reserve.',
    'C’est la dernière manche ; vous ne recevrez pas la tuile que vous réservez.',
    onTurn((draft) => {
      inRound7(draft);
      player(draft, 0).markers = 1;
    }),
    place('energyTile'),
  ],
  usableCards: [
    'PASS-1',
    'Passing leaves 1 face-up card unused.',
    'Vous passez alors qu’il vous reste 1 carte face visible.',
    onTurn((draft) => {
      lay(draft, 0, 'A01');
      player(draft, 0).markers = 0;
    }),
    pass,
  ],
  markersLeft: [
    'PASS-1',
    'Passing leaves 2 bonus markers unused.',
    'Vous passez alors qu’il vous reste 2 pions Bonus.',
    onTurn(),
    pass,
  ],
  oneTimeMarkersLeft: [
    'MISSION-15',
    'Passing in the last round leaves 2 one-time bonus markers unused.',
    'Vous passez à la dernière manche alors qu’il vous reste 2 pions Bonus à usage unique.',
    onTurn(inRound7),
    pass,
  ],
  emptySlots: [
    'PLAN-6',
    'You are leaving 1 action slot empty, although you still have cards to plan.',
    'Vous laissez 1 emplacement d’action vide alors que vous avez des cartes à planifier.',
    asking({ kind: 'planning', seats: [0, 1] }, (draft) => {
      hold(draft, 0, 'A01');
      lay(draft, 0, 'A07', 'A08');
    }),
    { type: 'confirmPlan', seat: 0 },
  ],
  covers: [
    'RP-16',
    'This covers plan A05, which will no longer count.',
    'Ce jeton recouvre le jeton Recherche A05, qui ne comptera plus.',
    placing,
    lie(5),
  ],
  behindMarker: [
    'RP-12',
    'Space 4 is not ahead of your upload marker, so the marker cannot enter a plan there.',
    'La case 4 n’est pas devant votre pion Transmission : il ne pourra pas atteindre un jeton placé sur cette case.',
    placing,
    lie(4),
  ],
};
