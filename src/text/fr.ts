import { sourceWith } from '../rulebook/sources.ts';
import { EVENTS_FR } from './fr/events.ts';
import { asksFr, counted, INFLECTIONS_FR, of } from './fr/grammar.ts';
import { HEADINGS_FR } from './fr/headings.ts';
import { MESSAGES_FR } from './fr/messages.ts';
import { NAMES_FR } from './fr/names.ts';
import { TEMPLATES_FR } from './fr/templates.ts';
import type { AdviceLocale, CampaignLocale } from './locale.ts';
import { say } from './parts.ts';
import type { Locale } from './words.ts';

const ADVICE_FR: AdviceLocale = {
  gains: (gains) => say`Effet immédiat sur le score : ${gains}.`,
  worth: (coins) => `Gain estimé d’ici la fin de la partie : environ ${coins}.`,
  second: (action, worse) =>
    say`Deuxième choix : ${action} (${worse === null ? 'presque aussi bon' : `${worse} de moins`}).`,
  nothing: 'Aucun autre choix ne rapporte davantage pour l’instant.',
};

/** Chapter titles from the rulebook. */
const CHAPTERS = {
  1: 'De la Terre à la Lune',
  2: 'La ceinture d’astéroïdes',
  3: 'Retour à la Lune',
  4: 'Menaces inconnues',
};

const CAMPAIGN_FR: CampaignLocale = {
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

/** Game options, shown before `ne correspond pas`. */
const DIFFERENCES_FR: Locale['differences'] = {
  players: 'la liste des joueurs',
  seed: 'la graine',
  tracks: 'le choix des pistes de compagnie',
  startingTokens: 'la distribution des tuiles Recherche de départ',
  constrainedSlots: 'le choix des emplacements contraints',
  firstPlayer: 'le premier joueur',
  luna: 'la présence ou le niveau de Luna',
  board: 'le côté du plateau',
  missions: 'le choix des missions',
  menace: 'la menace',
  chapter3: 'le choix des succursales du chapitre 3',
  switches: 'la liste des réglages',
  deal: 'la donne',
};

/** French texts, for `createText`. */
export const fr: Locale = {
  ...NAMES_FR,
  ...MESSAGES_FR,
  differences: DIFFERENCES_FR,
  ...TEMPLATES_FR,
  bonusOfTrack: (level, company, does) =>
    say`le ${level === 1 ? 'premier' : 'second'} bonus de la piste ${company}${does === null ? '' : say` (${does})`}`,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} en tout, dont ${before.count} du premier seuil`
      : say`${words.permanent(now)} ; remplace le premier bonus : ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} avec une part ${of(company)}`,
  costing: (cost) => `coût ${cost}`,
  oneOfLookalikes: (number, amount) => `${number} sur ${amount}`,
  planTerms: (plan, asks, gives) => say`${plan} (prérequis : ${asksFr(asks)} ; récompense : ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (valeur : ${value} ; coût d’entrée : ${cost})`,
  line: (label, value) => say`${label} : ${asksFr(value)}`,
  rewardNumber: (number) => `la récompense ${number}`,
  resourceTile: (units) => `+${units} sur une carte Ressource`,
  destroys: { any: 'une carte de la main', carbon: 'une carte Ressource de carbone de la main' },
  structures: {
    coins: 'mine profonde',
    expandedTrack: 'mine à ciel ouvert',
    helium: 'réserve d’hélium',
    research: 'station de recherche',
  },
  perDomes: (domes, company, words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} par ${domes === 2 ? 'paire de dômes' : `groupe de ${counted(domes, 'dôme', 'dômes')}`} de collecte ${of(company)}`,
  perFieldScientist: (words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} pour chaque autre carte Ingénieur face visible`,
  tierNumber: (tier) => `rang ${tier}`,
  tierFrom: (item, atLeast) => {
    if (item === 'energy') return `${counted(atLeast, 'point d’énergie', 'points d’énergie')} ou plus`;
    if (item !== 'scientists') return `${counted(atLeast, 'unité', 'unités')} ou plus`;
    const others = counted(atLeast - 1, 'autre Chercheur ou Ingénieur', 'autres Chercheurs et/ou Ingénieurs');
    return atLeast === 1 ? '1 Chercheur' : `1 Chercheur + ${others}`; // MAJ-4 to MAJ-6
  },
  worthFrom: (coins, space) => `${coins} à partir de la case ${space}`,
  borderWith: (neighbour, border) => (border === 2 ? say`${neighbour} (frontière double)` : neighbour),
  routeEnd: (asteroid, lightning) => (lightning ? say`${asteroid} (éclair)` : asteroid),
  inflections: INFLECTIONS_FR,
  events: EVENTS_FR,
  beginnings: NAMES_FR.doing,
  categories: { coins: 'Crypcoins', tank: 'Piste de stockage', research: 'Piste de recherche' },
  source: sourceWith({
    rulebook: ({ page }) => (page === 'set-up' ? 'règles, pages de mise en place' : `règles p. ${page}`),
    luna: ({ page }) => `livret Luna p. ${page}`,
    helper: () => 'textes des cartes de l’application d’aide',
    ruling: ({ id }) => `décision ${id}`,
    house: () => 'règle maison',
  }),
  phases: {
    setup: 'Mise en place',
    planning: 'Phase de planification',
    actions: 'Phase d’actions',
    preparation: 'Phase de préparation',
    end: 'Fin de la partie',
  },
  ...HEADINGS_FR,
  campaign: CAMPAIGN_FR,
  log: {
    title: ({ people, luna, seed }) =>
      [
        people === 1 ? 'Skymines en solo' : `Skymines à ${counted(people, 'joueur', 'joueurs')}`,
        luna === null ? '' : ` ${people === 1 ? 'contre' : 'avec'} Luna, niveau ${luna}`,
        seed === null ? '' : ` (graine : ${seed})`,
      ].join(''),
    played: (parts) => say`Avec ${parts}`,
    parts: {
      belt: 'le côté Astéroïdes',
      missions: 'les missions',
      menace: 'une menace',
      chapter3: 'les succursales du chapitre 3',
      constrainedSlots: 'les emplacements contraints',
    },
    tracks: (tracks) => say`Pistes de compagnie : ${tracks}`,
    round: (round, firstPlayer) => say`Manche ${round}, premier joueur : ${firstPlayer}`,
    between: ' ; ',
  },
  scores: {
    title: 'Décompte final',
    soFar: 'Scores actuels',
    total: 'Total',
    noWinner: 'Pas de vainqueur : l’Anomalie temporelle est toujours là, il faut jouer une nouvelle partie.',
    wins: (winner, total) => say`${winner} gagne avec ${counted(total, 'crypcoin', 'crypcoins')}.`,
    share: (winners, total) =>
      say`${winners} se partagent la victoire avec ${counted(total, 'crypcoin', 'crypcoins')} chacun.`,
  },
  advice: ADVICE_FR,
};
