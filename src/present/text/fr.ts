import { ACTIONS_FR } from './fr/actions.ts';
import { DIFFERENCES_FR } from './fr/differences.ts';
import { EFFECTS_FR, PERMANENTS_FR } from './fr/effects.ts';
import { EVENTS_FR } from './fr/events.ts';
import { LABELS_FR, LUNA_ACTIONS_FR, MENACE_CONSEQUENCES_FR, MENACE_REQUIREMENTS_FR } from './fr/facts.ts';
import { counted, of } from './fr/grammar.ts';
import { headings } from './fr/headings.ts';
import { HELP_FR } from './fr/help.ts';
import { PROMPTS_FR } from './fr/prompts.ts';
import { CAMPAIGN_REFUSALS_FR } from './fr/refusals/campaign.ts';
import { REFUSALS_FR } from './fr/refusals.ts';
import { sourceInFrench } from './fr/source.ts';
import type { Locale } from './locale.ts';
import { say } from './parts.ts';

/** The words of French, for `createText`. */
export const fr: Locale = {
  ...REFUSALS_FR,
  campaignRefusals: CAMPAIGN_REFUSALS_FR,
  differences: DIFFERENCES_FR,
  effects: EFFECTS_FR,
  permanents: PERMANENTS_FR,
  insteadOf: (now, before, words) =>
    before.kind === 'markers'
      ? say`${words.permanent(now)} en tout, dont ${before.count} du premier seuil`
      : say`${words.permanent(now)} à la place du bonus du premier seuil, ${words.permanent(before)}`,
  withShare: (card, company) => say`${card} avec une part ${of(company)}`,
  theCard: (face, isShare) => say`${isShare ? 'la' : 'la carte'} ${face}`,
  costing: (cost) => `coût ${cost}`,
  oneOfTwins: (number, amount) => `${number} sur ${amount}`,
  menaceRequirements: MENACE_REQUIREMENTS_FR,
  menaceConsequences: MENACE_CONSEQUENCES_FR,
  lunaActions: LUNA_ACTIONS_FR,
  planTerms: (plan, asks, gives) => say`${plan} (demande ${asks}, donne ${gives})`,
  specialTerms: (plan, value, cost) => say`${plan} (vaut ${value}, ${cost} pour y entrer)`,
  labels: LABELS_FR,
  line: (label, value) => say`${label} : ${value}`,
  rewardNumber: (number) => `la récompense ${number}`,
  resourceTile: (units) => `+${units} sur une carte Ressource`,
  destroys: { any: 'une carte de la main', carbon: 'une carte de carbone de la main' },
  perDomes: (domes, company, words) =>
    say`${words.effect({ kind: 'helium', steps: 1 })} par groupe de ${domes} dômes ${of(company)}`,
  tierNumber: (tier) => `le rang ${tier}`,
  tierFrom: (atLeast) => `${atLeast} ou plus`,
  routeEnd: (asteroid, lightning) => (lightning ? say`${asteroid} (éclair)` : asteroid),
  events: EVENTS_FR,
  actions: ACTIONS_FR,
  prompts: PROMPTS_FR,
  help: HELP_FR,
  categories: {
    coins: 'CrypCoins',
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
  log: {
    title: ({ people, luna, seed }) =>
      `Skymines à ${counted(people, 'joueur', 'joueurs')}${luna === null ? '' : ` et Luna au niveau ${luna}`}${seed === null ? '' : `, graine ${seed}`}`,
    played: (parts) => say`Avec ${parts}`,
    parts: {
      belt: 'la ceinture d’astéroïdes',
      missions: 'les missions',
      menace: 'une menace',
      chapter3: 'les succursales du chapitre 3',
      constrainedSlots: 'les emplacements contraints',
    },
    tracks: (tracks) => say`Pistes de compagnie : ${tracks}`,
    round: (round, firstPlayer) => say`Manche ${round} : le premier joueur est ${firstPlayer}`,
    between: ' ; ',
  },
  scores: {
    title: 'Décompte final',
    soFar: 'Scores actuels',
    total: 'Total',
    nobody: 'Personne ne gagne : l’Anomalie temporelle est toujours là, et une nouvelle partie suit.',
    wins: (winner, total) => say`${winner} gagne avec ${counted(total, 'CrypCoin', 'CrypCoins')}.`,
    share: (winners, total) =>
      say`${winners} se partagent la victoire avec ${counted(total, 'CrypCoin', 'CrypCoins')} chacun.`,
  },
};
