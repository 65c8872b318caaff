import type { CAMPAIGN_VIOLATIONS } from '../../../../rulebook/campaignViolations.ts';
import type { Fitting } from '../../fitting.ts';

const SENTENCES = {
  malformedCampaignAction: 'Cette action de campagne est mal formée.',
  campaignOver: 'La campagne est terminée ; plus rien n’est possible.',
  noGame: 'Aucune partie n’est en cours ; il faut d’abord fixer le niveau de Luna.',
  noLevelToSettle: 'Le niveau de Luna se fixe après un chapitre, pas pendant sa partie.',
  winnersLevelNotOffered: 'Luna a gagné le chapitre ; son niveau peut devenir {offered}, pas {level}.',
  levelNotOffered: 'Luna n’a pas gagné le chapitre ; son niveau peut devenir {offered}, pas {level}.',
  notAGame: 'Ce n’est pas l’état d’une partie.',
  notARecord: 'Ce n’est pas l’enregistrement d’une partie.',
  gameNotFinished: 'La partie n’est pas terminée : la manche {round} est encore en cours.',
  otherPlayers: 'Joueurs de la partie : {found} ; joueurs attendus : {wanted}.',
  otherChapter: 'Ce n’est pas la partie du chapitre {chapter} : elle a {field}.',
  otherContent: 'La partie a été jouée avec le matériel « {found} », pas avec « {wanted} ».',
} as const;

/** Why a campaign does not go on. */
export const CAMPAIGN_REFUSALS_FR: Readonly<Record<keyof typeof SENTENCES, string>> = SENTENCES satisfies Fitting<
  typeof SENTENCES,
  typeof CAMPAIGN_VIOLATIONS
>;
