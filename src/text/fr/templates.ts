import type { Frame } from '../../game/model/frames.ts';
import { joinedOf } from '../parts.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';
import { RESOURCES_FR } from './names.ts';

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

/** Labels for the button that declines or ends a decision. */
const STOP: Readonly<Partial<Record<Frame['kind'], string>>> = {
  units: 'Perdre les unités restantes',
  barrier: 'S’arrêter devant l’appel de fonds',
  expansion: 'Arrêter l’extension',
  beltExpansion: 'Arrêter l’extension',
  claims: 'N’accomplir aucune autre tâche',
  upload: 'En rester là',
  purchase: 'Ne rien acheter',
  removal: 'Ne retirer aucune succursale',
  salvage: 'En rester là',
};

/** Texts of rewards, actions and decisions, as checked templates. */
export const TEMPLATES_FR = {
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
  actions: {
    chooseToken: 'Garder {token}',
    arrangeStartingDecks: 'Constituer les piles de défausse, de gauche à droite : {offeredCards.bare}',
    planCard: 'Planifier {offeredCard.bare}[ sur {actionSlot}]',
    confirmPlan: 'Terminer la planification',
    placeResourceTile: 'Placer la tuile +1 Ressource sur {offeredCard.bare}',
    useResources: 'Utiliser {offeredSum.bare}[ pour acquérir {acquired.bare}]',
    useEnergy: 'Utiliser toutes les cartes Énergie pour étendre {company}',
    useScientist: 'Utiliser {offeredCard.bare}',
    useFieldScientist: 'Utiliser {offeredCard.bare}',
    placeBonusMarker:
      'Placer un pion Bonus[{oneTime?} à usage unique] sur {space}[ ({tier.rank})][ et détruire {destroyed.bare}]',
    pass: 'Passer',
    pickUpDeck: 'Récupérer la pile du {restingSlot.short}[ : {restingDeck}]',
    restCard: 'Défausser {offeredCard.bare}[ sur {restingSlot}]',
    advance: 'Avancer sur la piste {company.short}',
    stop: (_, { asked }) => (asked && STOP[asked]) ?? 'S’arrêter',
    occupy: 'Occuper {place}[ avec une succursale de la colonne {column}]',
    placeOutpost: 'Placer une succursale[ de la colonne {column}] sur {onAsteroid}',
    placeShuttle: 'Placer une navette sur {place}',
    confront: 'Affronter la menace[ et détruire {allDestroyed.bare}]',
    claimTask: 'Accomplir [{taskName} : {task}|une tâche {mission.of}]',
    takeReward: 'Prendre d’abord : {nextReward}',
    returnOutpost: 'Replacer la succursale dans la colonne {column}',
    takePlan: 'Prendre {displayedPlan}',
    takeSpecialPlan: 'Prendre {planTerms}',
    takeCoin: 'Échanger 1 point de recherche contre 1 crypcoin',
    placePlan: 'Placer {plan} sur [{researchSpace}|la piste de recherche]',
    flipPlan: 'Retourner le jeton de la {researchSpace.short}',
    upload: 'Faire avancer le pion Transmission',
    buyCard: 'Acheter {displayedCard.bare}',
    chooseReward: 'Choisir : {chosenReward}',
    advanceSteps: 'Avancer[ de {steps.step}] sur la piste {company.short}',
    removeOutpost: 'Retirer une succursale {company.short.of}[ (colonne {column})]',
    takeDestroyedCard: 'Prendre {offeredCard.bare} parmi les cartes détruites[ pour {salvagePrice}]',
    lunaTurn: 'Jouer le tour de Luna',
  },
  /** Decisions with their details, shown after `Ana doit` or `Ana peut`. */
  prompts: {
    startingToken: 'garder {offers}',
    turn: 'faire une action : utiliser des cartes, placer un pion Bonus ou passer',
    units: 'avancer sur les pistes de compagnie (il reste {units.unit})',
    barrier:
      'payer l’appel de fonds de la piste {company.short}[ ({barrierPrice})] ou renoncer [{steps=1?}à la case qui reste|aux {steps.step} qui restent]',
    expansion: 'occuper un secteur avec {company} ou arrêter l’extension (il reste {energy.energy})',
    beltExpansion: 'placer un élément {company.of} ou arrêter l’extension (il reste {energy.energy})',
    ousting: 'choisir la colonne où replacer la succursale renvoyée {ousted.short.of}',
    research: 'dépenser {points.researchPoint}',
    upload: 'faire avancer le pion Transmission avec {offeredCard} ou en rester là',
    purchase: 'acheter une carte disponible[ avec une réduction de {discount.coin}]',
    oneOf: 'choisir : {rewards}',
    chosenTracks: 'choisir sur [{steps=1?}quelle piste|quelles pistes] de compagnie avancer ({eachSteps})',
  },
} as const satisfies Partial<Locale>;
TEMPLATES_FR satisfies FittingTables<typeof TEMPLATES_FR, Inflection>;
