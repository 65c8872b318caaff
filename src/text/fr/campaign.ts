import type { CampaignLocale } from '../locale.ts';
import { say } from '../parts.ts';
import { counted } from './grammar.ts';

const CHAPTERS = {
  1: 'la Lune',
  2: 'les Astéroïdes',
  3: 'la Lune avec les premières succursales',
  4: 'les Astéroïdes avec une menace',
} as const;

/** What a campaign says in French. */
export const CAMPAIGN_FR: CampaignLocale = {
  title: (seed) => `Campagne${seed === null ? '' : ` (graine : ${seed})`}`,
  chapter: (chapter, chapters, lunaLevel) =>
    `Chapitre ${chapter} sur ${chapters}, ${CHAPTERS[chapter]}${lunaLevel === null ? '' : `, Luna au niveau ${lunaLevel}`}`,
  game: (number) => `Partie ${number} de la boucle temporelle`,
  loopEnd: (games, remover, menace) => {
    const ended =
      remover === null ? 'le maximum d’une campagne' : say`dont la dernière où ${remover} a retiré ${menace}`;
    return say`La boucle temporelle a pris fin après ${counted(games, 'partie', 'parties')}, ${ended} ; les crypcoins et les points de succès sont des moyennes.`;
  },
  earned: ({ who, coins, points, reasons }) =>
    points === null
      ? say`${who} a ${coins} et n’obtient aucun point de succès.`
      : say`${who} a ${coins} et obtient ${points} : ${reasons}.`,
  reasons: {
    average: (points, games) => `${points} en moyenne sur ${counted(games, 'partie', 'parties')}`,
    beatOne: (points) => `${points} pour avoir plus de crypcoins qu’un autre joueur`,
    beatTwo: (points) => `${points} pour avoir plus de crypcoins que deux autres joueurs`,
    winner: (points) => `${points} pour la victoire du chapitre`,
    mission: (points) => `${points} pour le progrès de la mission`,
    tracks: (points) => `${points} pour ${points < 2 ? 'une piste terminée' : 'des pistes terminées'}`,
    firstToFinish: (points) => `${points} pour la première case Bonus personnelle`,
    menaceRemoved: (points) => `${points} pour avoir retiré la carte Menace`,
  },
  level: (level, points) => `Luna continue au niveau ${level}${points === null ? '' : ` et obtient ${points}`}`,
  points: 'Points de succès',
  row: (chapter) => `Chapitre ${chapter}`,
  bonuses: 'Pour le niveau de Luna',
  ranks: ['les pieds sur Terre', 'presque dans l’espace', 'sur la Lune', 'en route pour Mars', 'au-delà des planètes'],
  rank: (who, name, rank, best) =>
    say`${who} : ${name} (rang ${rank}${rank === best ? ', le meilleur' : ` ; le meilleur est ${best}`})`,
  wins: (winner, points) => say`${winner} remporte la campagne avec ${points}.`,
  share: (winners, points) => say`${winners} se partagent la victoire de la campagne avec ${points} chacun.`,
};
