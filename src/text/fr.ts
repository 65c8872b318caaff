import { ACTIONS_FR, PROMPTS_FR } from './fr/actions.ts';
import { ADVICE_FR } from './fr/advice.ts';
import { CAMPAIGN_FR } from './fr/campaign.ts';
import { DIFFERENCES_FR } from './fr/differences.ts';
import { DOING_FR } from './fr/doing.ts';
import { EVENTS_FR } from './fr/events.ts';
import {
  EFFECTS_FR,
  LABELS_FR,
  LUNA_ACTIONS_FR,
  MENACE_CONSEQUENCES_FR,
  MENACE_REQUIREMENTS_FR,
  PERMANENTS_FR,
} from './fr/facts.ts';
import { asksFr, counted, INFLECTIONS_FR, of } from './fr/grammar.ts';
import { headings } from './fr/headings.ts';
import { HELP_FR } from './fr/help.ts';

import { REFUSALS_FR } from './fr/refusals.ts';
import { CAMPAIGN_SENTENCES_FR, REFUSAL_SENTENCES_FR, WARNING_SENTENCES_FR } from './fr/sentences.ts';
import { sourceInFrench } from './fr/source.ts';
import { say } from './parts.ts';
import type { Locale } from './words.ts';

/** French texts, for `createText`. */
export const fr: Locale = {
  ...REFUSALS_FR,
  refusals: REFUSAL_SENTENCES_FR,
  warnings: WARNING_SENTENCES_FR,
  campaignRefusals: CAMPAIGN_SENTENCES_FR,
  differences: DIFFERENCES_FR,
  effects: EFFECTS_FR,
  permanents: PERMANENTS_FR,
  bonusOfTrack: (level, company, does) =>
    say`le ${level === 1 ? 'premier' : 'second'} bonus de la piste ${company}${does === null ? '' : say` (${does})`}`,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} en tout, dont ${before.count} du premier seuil`
      : say`${words.permanent(now)} ; remplace le premier bonus : ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} avec une part ${of(company)}`,
  costing: (cost) => `coût ${cost}`,
  oneOfLookalikes: (number, amount) => `${number} sur ${amount}`,
  menaceRequirements: MENACE_REQUIREMENTS_FR,
  menaceConsequences: MENACE_CONSEQUENCES_FR,
  lunaActions: LUNA_ACTIONS_FR,
  planTerms: (plan, asks, gives) => say`${plan} (prérequis : ${asksFr(asks)} ; récompense : ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (valeur : ${value} ; coût d’entrée : ${cost})`,
  labels: LABELS_FR,
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
  beginnings: DOING_FR,
  actions: ACTIONS_FR,
  prompts: PROMPTS_FR,
  help: HELP_FR,
  categories: {
    coins: 'Crypcoins',
    tank: 'Piste de stockage',
    research: 'Piste de recherche',
  },
  source: sourceInFrench,
  phases: {
    setup: 'Mise en place',
    planning: 'Phase de planification',
    actions: 'Phase d’actions',
    preparation: 'Phase de préparation',
    end: 'Fin de la partie',
  },
  headings,
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
