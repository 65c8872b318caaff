import { flipPlan, upload } from '../../kit/actions.ts';
import type { ViolationCode } from '../../kit/pinned.ts';
import { type Change, fetchPlan, lay, layPlans, player } from '../../kit/table.ts';
import type { Case } from '../case.ts';
import { asking, attempt } from '../case.ts';

const spending = (points: number, change?: Change) => asking({ kind: 'research', seat: 0, points }, change);
const take = (place: number) => ({ type: 'takePlan', seat: 0, space: place });
const special = (plan: string) => ({ type: 'takeSpecialPlan', seat: 0, plan });
const placing = asking({ kind: 'placePlans', seat: 0 }, (draft) => {
  draft.acquired = [fetchPlan(draft, 'planA02')];
});
const lie = (plan: string, position: number) => ({ type: 'placePlan', seat: 0, plan, position });
const uploading = (change: Change = () => {}, flipped = false, from = 1) =>
  asking({ kind: 'upload', seat: 0, card: 'A08', from, flipped }, (draft) => {
    lay(draft, 0, 'A08', 'A03');
    player(draft, 0).upload = 1;
    change(draft);
  });

/** Violations concerning research points, plans and the upload marker. */
export const RESEARCH = {
  noSuchResearchSpace: [
    'RP-5',
    'The research display has no space 13.',
    'Le tableau des recherches n’a pas d’emplacement 13.',
    attempt(spending(3), take(12)),
  ],
  emptyResearchSpace: [
    'RP-18',
    'Space 5 of the research display is empty.',
    'L’emplacement 5 du tableau des recherches est vide.',
    attempt(
      spending(3, (draft) => {
        draft.researchDisplay[4] = null;
      }),
      take(4),
    ),
  ],
  tooFewPoints: [
    'RP-4',
    'Plan C11 costs 2 research points; you have 1 left.',
    'Le jeton Recherche C11 coûte 2 points de recherche ; il vous en reste 1.',
    attempt(
      spending(1, (draft) => {
        draft.researchDisplay[8] = fetchPlan(draft, 'planC20');
      }),
      take(8),
    ),
  ],
  onlyCoins: [
    'SPECIAL-5',
    'Your upload marker is on the last space; you can only exchange research points for coins.',
    'Votre pion Transmission est sur la dernière case ; les points de recherche ne vous donnent plus que des crypcoins.',
    attempt(
      spending(1, (draft) => {
        player(draft, 0).upload = 16;
      }),
      take(0),
    ),
  ],
  noSpecialPlan: [
    'RP-9',
    'Plan A01 is not a special plan on the round track.',
    'Le jeton Recherche A01 n’est pas un jeton spécial des cases de manche.',
    attempt(spending(3), special('planA01')),
  ],
  specialPlanTaken: [
    'RP-19',
    'Special plan 2 is no longer on the round track.',
    'Le jeton spécial 2 n’est plus sur les cases de manche.',
    attempt(
      spending(3, (draft) => {
        draft.specialPlans = draft.specialPlans.filter((plan) => plan !== 'special2');
      }),
      special('special2'),
    ),
  ],
  specialPlanFaceDown: [
    'RP-10',
    'Special plan 4 is face down until round 4.',
    'Le jeton spécial 4 est face cachée jusqu’à la manche 4.',
    attempt(spending(3), special('special4')),
  ],
  planNotAcquired: [
    'RP-12',
    'You did not acquire the starting plan this turn.',
    'Vous n’avez pas obtenu le jeton préimprimé pendant ce tour.',
    attempt(placing, lie('token01', 2)),
  ],
  noSuchResearchTrackSpace: [
    'RP-12',
    'There is no space 17; the research track has spaces 1 to 16.',
    'La piste de recherche va de la case 1 à la case 16 ; elle n’a pas de case 17.',
    attempt(placing, lie('planA02', 17)),
  ],
  noASpace: [
    'RP-13',
    'Plan A02 cannot be placed on space 7, which shows a crossed-out A.',
    'Le jeton Recherche A02 ne peut pas être placé sur la case 7, qui porte un A barré.',
    attempt(placing, lie('planA02', 7)),
  ],
  alreadyFlipped: [
    'SCI-3',
    'You have already turned a plan face down in this action.',
    'Vous avez déjà retourné un jeton face cachée pendant cette action.',
    attempt(uploading(undefined, true), flipPlan(1)),
  ],
  flipAfterMove: [
    'SCI-3',
    'You can turn a plan face down only before your upload marker moves.',
    'Vous ne pouvez retourner un jeton face cachée qu’avant de faire avancer votre pion Transmission.',
    attempt(uploading(undefined, false, 0), flipPlan(1)),
  ],
  noPlanHere: [
    'SCI-3',
    'There is no plan on space 5 of your research track.',
    'Il n’y a pas de jeton sur la case 5 de votre piste de recherche.',
    attempt(uploading(), flipPlan(5)),
  ],
  planFaceDown: [
    'SCI-3',
    'The plan on space 2 of your research track is already face down.',
    'Le jeton de la case 2 de votre piste de recherche est déjà face cachée.',
    attempt(
      uploading((draft) => {
        layPlans(draft, 0, 2, 'planA02');
        Object.assign(player(draft, 0).plans[2] ?? {}, { faceDown: true });
      }),
      flipPlan(2),
    ),
  ],
  flipTooExpensive: [
    'SCI-3',
    'Turning a plan face down costs 2 coins; you have 1.',
    'Retourner un jeton face cachée coûte 2 crypcoins ; vous en avez 1.',
    attempt(
      uploading((draft) => {
        layPlans(draft, 0, 2, 'planA02');
        player(draft, 0).coins = 1;
      }),
      flipPlan(2),
    ),
  ],
  researchTrackEnd: [
    'SPECIAL-4',
    'Your upload marker is on the last space of the research track.',
    'Votre pion Transmission est sur la dernière case de la piste de recherche.',
    attempt(
      uploading(
        (draft) => {
          player(draft, 0).upload = 16;
        },
        false,
        16,
      ),
      upload,
    ),
  ],
  emptySpaceAhead: [
    'SCI-11',
    'Space 2 of your research track has no plan; your upload marker cannot enter it.',
    'Il n’y a pas de jeton sur la case 2 de votre piste de recherche ; votre pion Transmission ne peut pas y aller.',
    attempt(uploading(), upload),
  ],
  tooFewCoinsForPlan: [
    'SCI-9',
    'Special plan 7 costs 4 coins to enter; you have 0.',
    'Entrer sur le jeton spécial 7 coûte 4 crypcoins ; vous n’en avez pas.',
    attempt(
      uploading((draft) => {
        layPlans(draft, 0, 2, 'special7');
        player(draft, 0).coins = 0;
      }),
      upload,
    ),
  ],
  requirementsNotMet: [
    'SCI-6',
    'Plan A02 requires carbon 2; your face-up cards provide carbon 0, minerals 2, titanium 0, energy 0 and, not counting the scientist in use, 0 scientists or field scientists.',
    'Le jeton Recherche A02 demande 2 unités de carbone ; face visible, vous avez 0 unité de carbone, 2 unités de minéraux, 0 unité de titane, 0 point d’énergie et, sans compter le Chercheur utilisé, 0 Chercheur ou Ingénieur.',
    attempt(
      uploading((draft) => layPlans(draft, 0, 2, 'planA02')),
      upload,
    ),
  ],
} satisfies Partial<Record<ViolationCode, Case>>;
