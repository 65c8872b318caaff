import type { VIOLATIONS } from '../../../../rulebook/violations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  noSuchResearchSpace: 'Le tableau des recherches n’a pas d’emplacement {displaySpace}.',
  emptyResearchSpace: 'L’emplacement {displaySpace} du tableau des recherches est vide.',
  tooFewPoints: '{plan} coûte {price|point de recherche|points de recherche} ; il vous en reste {points}.',
  onlyCoins:
    'Votre pion Transmission est sur la dernière case ; les points de recherche ne vous donnent plus que des CrypCoins.',
  noSpecialPlan: '{plan} n’est pas un jeton spécial des cases de manche.',
  specialPlanFaceDown: '{plan} est face cachée jusqu’à la manche {round}.',
  planNotAcquired: 'Vous n’avez pas obtenu {plan} pendant ce tour.',
  noSuchResearchTrackSpace: 'La piste de recherche va de la case 1 à la case {last} ; elle n’a pas de case {position}.',
  noASpace: '{plan} ne peut pas aller sur la case {position}, qui montre un A barré.',
  alreadyFlipped: 'Vous avez déjà retourné un jeton face cachée pendant cette action.',
  flipAfterMove: 'Vous ne pouvez retourner un jeton face cachée qu’avant de faire avancer votre pion Transmission.',
  noPlanHere: 'Il n’y a pas de jeton sur la case {position} de votre piste de recherche.',
  planFaceDown: 'Le jeton de la case {position} de votre piste de recherche est déjà face cachée.',
  flipTooExpensive: 'Retourner un jeton face cachée coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  researchTrackEnd: 'Votre pion Transmission est sur la dernière case de la piste de recherche.',
  emptySpaceAhead:
    'Il n’y a pas de jeton sur la case {position} de votre piste de recherche ; votre pion Transmission ne peut pas y aller.',
  tooFewCoinsForPlan: 'Entrer sur {plan} coûte {cost|CrypCoin|CrypCoins} ; vous en avez {coins}.',
  requirementsNotMet:
    '{plan} demande {asks} ; vous montrez {carbon|unité|unités} de carbone, {minerals|unité|unités} de minéraux, {titanium|unité|unités} de titane, {energy|point|points} d’énergie et, en plus de celui que vous utilisez, {scientists|Chercheur|Chercheurs}.',
} as const;

/** Refusals of research plans and of the upload marker. */
export const RESEARCH_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof VIOLATIONS
>;
