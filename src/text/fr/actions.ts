import type { Frame } from '../../game/model/frames.ts';
import type { FittingTables } from '../templates.ts';
import type { Locale } from '../words.ts';
import type { Inflection } from './grammar.ts';

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

export const ACTION_TEXTS_FR = {
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
ACTION_TEXTS_FR satisfies FittingTables<typeof ACTION_TEXTS_FR, Inflection>;
