import type { CampaignLocale } from '../locale.ts';
import { say } from '../parts.ts';
import { counted } from './grammar.ts';

/** Chapter titles from the rulebook. */
const CHAPTERS = {
  1: 'De la Terre à la Lune',
  2: 'La ceinture d’astéroïdes',
  3: 'Retour à la Lune',
  4: 'Menaces inconnues',
} as const;

export const CAMPAIGN_FR: CampaignLocale = {
  title: (seed) => `Campagne${seed === null ? '' : ` (graine : ${seed})`}`,
  chapter: (chapter, chapters, lunaLevel) =>
    `Chapitre ${chapter} sur ${chapters} : ${CHAPTERS[chapter]}${lunaLevel === null ? '' : ` (Luna au niveau ${lunaLevel})`}`,
  game: (number) => `Partie ${number} de la boucle temporelle`,
  loopEnd: (games, remover, menace) => {
    const ended = remover === null ? ', le maximum d’une campagne' : say` : ${remover} a retiré ${menace}`;
    return say`La boucle temporelle a pris fin après ${counted(games, 'partie', 'parties')}${ended} ; les crypcoins et les points de succès sont des moyennes.`;
  },
  earned: ({ who, coins, points, reasons }) =>
    points === null
      ? say`${who} termine avec ${coins} et ne marque aucun point de succès.`
      : say`${who} termine avec ${coins} et marque ${points} : ${reasons}.`,
  reasons: {
    average: (points, games) => `${points} en moyenne sur ${counted(games, 'partie', 'parties')}`,
    beatOne: (points) => `${points} pour avoir plus de crypcoins qu’au moins un autre joueur`,
    beatTwo: (points) => `${points} pour avoir plus de crypcoins qu’au moins deux autres joueurs`,
    winner: (points) => `${points} pour la victoire du chapitre`,
    mission: (points) => `${points} pour la mission`,
    tracks: (points) => `${points} pour ${points < 2 ? 'une piste terminée' : 'des pistes terminées'}`,
    firstToFinish: (points) => `${points} pour avoir déverrouillé la première case Bonus personnelle`,
    menaceRemoved: (points) => `${points} pour avoir retiré la carte Menace`,
  },
  level: (level, points) => `Luna au niveau ${level}${points === null ? '' : ` (+${points} pour elle)`}`,
  points: 'Points de succès',
  row: (chapter) => `Chapitre ${chapter}`,
  bonuses: 'Pour le niveau de Luna',
  ranks: ['les pieds sur Terre', 'presque dans l’espace', 'sur la Lune', 'en route pour Mars', 'au-delà des planètes'],
  rank: (who, name, rank, best) => say`${who} : ${name} (échelon ${rank + 1} sur ${best + 1})`,
  wins: (winner, points) => say`${winner} remporte la campagne avec ${points}.`,
  share: (winners, points) => say`${winners} se partagent la victoire de la campagne avec ${points} chacun.`,
};
