import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import { RESOURCES_FR } from './refusals.ts';

/** Further tracks after the first one, because each number of steps must be taken on a different track. */
const OTHER_TRACKS = ['une deuxième', 'une troisième', 'une quatrième'] as const;

const SELECTIONS = {
  mostValuable: 'la piste de la compagnie la plus rentable',
  twoMostValuable: 'la piste de chacune des deux compagnies les plus rentables',
  secondMostValuable: 'la piste de la deuxième compagnie la plus rentable',
  leastValuable: 'la piste de la compagnie la moins rentable',
  leadByBiggestMargin: 'la piste où elle a la plus grande avance',
  twoLeadsByBiggestMargin: 'chacune des deux pistes où son avance est la plus grande',
  allFour: 'la piste de chaque compagnie',
} as const;

export const FACTS_FR = {
  /** Rewards, worded as noun phrases or infinitives. */
  effects: {
    coins: '{amount.coin}',
    helium: '{steps.step} d’hélium-3',
    research: '{points.researchPoint}',
    track: '{steps.step} sur la piste {company.short}',
    expandedTrack: '{steps.step} sur la piste de la compagnie étendue',
    chosenTracks: ({ steps, among }, words) => {
      const tracks = [among === 'all' ? 'une piste au choix' : 'une autre piste', ...OTHER_TRACKS];
      return words.and(
        steps.map((each, index) => [`${words.count(each, 'step')} sur ${tracks[index] ?? 'une autre'}`]),
      );
    },
    removeOutposts: 'retirer {count|succursale d’une station|succursales d’une ou de plusieurs stations}',
    resourceCoins: 'le total de {resource} face visible[ −{minus}], en crypcoins',
    purchase: 'acheter une carte disponible [avec une réduction de {discount.coin}|en crypcoins]',
    firstPlayer: 'le marqueur Premier joueur',
    destroyedCost: 'le coût imprimé de la carte détruite[ +{plus}], en crypcoins',
    salvage: 'l’action de la carte détruite [{parts=both?}et/ou|ou] une carte détruite pour {price.coin}',
    reserveTile: '{tile} pour la prochaine manche',
    oneOf: ({ rewards }, words) => joinedOf(rewards, ' ou bien ', (reward) => words.reward(reward)),
  },
  permanents: {
    energy: '+{plus} à l’énergie totale',
    markers: '{count|pion Bonus supplémentaire|pions Bonus supplémentaires}',
    discount: ({ resources, mixed }) => {
      if (mixed) return 'paiement possible avec un mélange de ressources, coût réduit de {less.unit}';
      const paid = resources.map((each) => `en ${RESOURCES_FR[each]}`).join(' ou ');
      return `une réduction de {less.unit} sur les cartes payées ${paid}`;
    },
    cardValue: '+{plus} sur chaque carte Ressource de {resource}',
    fieldScientist: 'une icône d’Ingénieur permanent et +{domes|dôme|dômes} de collecte',
  },
  menaceRequirements: {
    payCoins: '{amount.coin}',
    payEnergy: '{amount|point d’énergie supplémentaire|points d’énergie supplémentaires}',
    destroyEnergyCards: '{count|carte Énergie|cartes Énergie} de la main, à détruire',
    values:
      '[la valeur {tank} sur la piste de stockage][{tank?}{research?} et ][la valeur {research} sur la piste de recherche]',
  },
  menaceConsequences: {
    loseCoins: 'les joueurs humains perdent tous leurs crypcoins',
    ignoreIcons:
      'pour les joueurs humains, la compagnie la plus rentable (ou chacune d’elles en cas d’égalité) compte {count|icône|icônes} de pièce de moins',
    loseEnergyCards: 'les joueurs humains perdent leurs cartes Énergie',
    loseTank: 'les joueurs humains ne marquent rien pour la piste de stockage',
    endAfterRound: 'la partie s’arrête après la manche {round}',
    replay: 'il n’y a pas de vainqueur, il faut jouer une nouvelle partie',
  },
  lunaActions: {
    coins: '+{amount.coin}',
    helium: '+{steps.step} d’hélium-3',
    research: '+{steps.step} sur la piste de recherche',
    track: ({ selection }) => `{steps.step} sur ${SELECTIONS[selection]}` as const,
    expand: 'étend cette compagnie : {sectors|point d’extension|points d’extension}, [{prefer=min?}MIN|MAX]',
    cards: 'prend des cartes disponibles',
    mostValuableShareCard: 'prend la carte disponible qui porte une part de la compagnie la plus rentable',
    bonusMarker: 'place un pion Bonus',
    discardPlan: 'défausse un jeton {planLetter}',
    discardSpecialPlan: 'défausse un jeton spécial',
  },
} as const satisfies Partial<Locale>;
FACTS_FR satisfies FittingTables<typeof FACTS_FR>;
