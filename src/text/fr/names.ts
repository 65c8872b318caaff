import { printable } from '../../input/text.ts';
import { COMPANY_NAMES, named, numberOf, type RefusalLocale, shortName, verbs } from '../names.ts';
import { capital, plain, say } from '../parts.ts';
import { commonThings, usesOf } from '../things.ts';
import { counted, of } from './grammar.ts';

const ROW = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'] as const;
const COLUMNS = ['de gauche', 'centrale', 'de droite'] as const;

/** Returns a slot's position from the left, to be used before `emplacement`. */
const slotFr = (index: number): string => ROW[index] ?? `${index + 1}ᵉ`;
/** Returns the position of a station or mission column, to be used after `colonne`. */
const columnFr = (index: number): string => COLUMNS[index] ?? `n° ${index + 1}`;

export const RESOURCES_FR = { carbon: 'carbone', minerals: 'minéraux', titanium: 'titane' } as const;

const AMOUNTS = {
  titanium: ['unité de titane', 'unités de titane'],
  carbon: ['unité de carbone', 'unités de carbone'],
  minerals: ['unité de minéraux', 'unités de minéraux'],
  energy: ['point d’énergie', 'points d’énergie'],
} as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = ['Chercheur ou Ingénieur', 'Chercheurs et/ou Ingénieurs'] as const;
const inOneAction = (amount: number, one: string, many: string) => [
  `${counted(amount, one, many)} en une seule action`,
];

const SHOWN_FR: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }) => {
    const [one, many] = AMOUNTS[resource];
    return [counted(total, one, many)];
  },
  oneResource: ({ total }) => [counted(total, 'unité d’une ressource', 'unités d’une même ressource')],
  energy: ({ total }, names) => [names.count(total, 'energy')],
};

export const NAMES_FR: RefusalLocale = {
  code: 'fr',
  plurals: ['one', 'other'],
  gap: '\u00A0',
  and: 'et',
  or: 'ou',
  more: (amount) => counted(amount, 'autre', 'autres'),
  nouns: {
    coin: ['crypcoin', 'crypcoins'],
    unit: ['unité', 'unités'],
    step: ['case', 'cases'],
    energy: AMOUNTS.energy,
    researchPoint: ['point de recherche', 'points de recherche'],
    successPoint: ['point de succès', 'points de succès'],
  },
  companies: COMPANY_NAMES,
  resources: RESOURCES_FR,
  energy: 'énergie',
  tiles: {
    plusOneResourceTile: { full: 'la tuile +1 Ressource', short: 'tuile +1 Ressource' },
    fieldScientistTile: { full: 'la tuile Ingénieur', short: 'tuile Ingénieur' },
    scientistTile: { full: 'la tuile Chercheur', short: 'tuile Chercheur' },
    energyTile: { full: 'la tuile Énergie', short: 'tuile Énergie' },
  },
  spaces: {
    scientistMajority: { full: 'la case Bonus de majorité des Chercheurs', short: 'majorité des Chercheurs' },
    titaniumMajority: { full: 'la case Bonus de majorité du titane', short: 'majorité du titane' },
    carbonMajority: { full: 'la case Bonus de majorité du carbone', short: 'majorité du carbone' },
    mineralsMajority: { full: 'la case Bonus de majorité des minéraux', short: 'majorité des minéraux' },
    energyMajority: { full: 'la case Bonus de majorité de l’énergie', short: 'majorité de l’énergie' },
    firstPlayer: { full: 'la case Premier joueur', short: 'Premier joueur' },
    purchase: { full: 'la case d’achat', short: 'achat' },
    destroy: { full: 'la case de destruction', short: 'destruction' },
    plusOneResourceTile: { full: 'la case Tuile Bonus +1 Ressource', short: 'tuile +1 Ressource' },
    fieldScientistTile: { full: 'la case Tuile Bonus Ingénieur', short: 'tuile Ingénieur' },
    scientistTile: { full: 'la case Tuile Bonus Chercheur', short: 'tuile Chercheur' },
    energyTile: { full: 'la case Tuile Bonus Énergie', short: 'tuile Énergie' },
  },
  /** All of these names are feminine, because messages use feminine pronouns and endings for them. */
  menaces: {
    spacePirates: { full: 'la menace des Pirates de l’espace', short: 'Pirates de l’espace' },
    rogueComet: { full: 'la Comète scélérate', short: 'Comète scélérate' },
    einsteinRosenBridge: named('la menace du Pont artificiel d’Einstein-Rosen', 'Pont artificiel d’Einstein-Rosen'),
    unknownProbe: { full: 'la Sonde inconnue', short: 'Sonde inconnue' },
    singularity: { full: 'la Singularité', short: 'Singularité' },
    temporalAnomaly: { full: 'l’Anomalie temporelle', short: 'Anomalie temporelle' },
  },
  items: { ...AMOUNTS, scientists: ['Chercheur', 'Chercheurs'] },
  shownItems: { ...AMOUNTS, scientists: SCIENTISTS },
  slot: slotFr,
  column: columnFr,
  things: {
    ...commonThings({
      shareCard: (company) => named(`la carte Part ${company}`, `Part ${company}`),
      card: (face) => named(`la carte ${face}`, face),
      specialPlan: (round) => named(`le jeton spécial ${round}`, String(round)),
      printedPlan: named('le jeton préimprimé', 'départ'),
      plan: (number) => named(`le jeton Recherche ${number}`, number),
      personalSpace: (owner) => {
        const full =
          owner === null ? 'votre case Bonus personnelle' : `la case Bonus personnelle ${plain(of([owner]))}`;
        return named(full, 'case personnelle');
      },
      companySpace: (company, level) => {
        const position = level === 1 ? 'première' : 'seconde';
        return named(`la ${position} case Bonus de la piste ${company}`, `${position} case ${company}`);
      },
      unknownSpace: quoted,
    }),
    token: ({ token }) =>
      named(`la tuile Recherche de départ ${numberOf(token)}`, `tuile de départ ${numberOf(token)}`),
    mission: ({ mission }) => named(`la mission ${numberOf(mission)}`, `mission ${numberOf(mission)}`),
    task: ({ mission, column: index }) =>
      named(`la tâche ${columnFr(index)} de la mission ${numberOf(mission)}`, `tâche ${columnFr(index)}`),
    lunaCard: ({ lunaCard }) => named(`la carte Luna ${lunaCard}`, lunaCard),
    trackSpace: ({ company, space }) => named(`la case ${space} de la piste ${shortName(company)}`, `case ${space}`),
    column: ({ company, column: index }) =>
      named(`la colonne ${columnFr(index)} de la station ${shortName(company)}`, `colonne ${columnFr(index)}`),
    sector: ({ sector }) => named(`le secteur ${sector}`, String(sector)),
    asteroid: ({ asteroid }) => named(`l’astéroïde ${asteroid}`, String(asteroid)),
    outpostSpace: ({ asteroid, space }) => named(`la case ${space + 1} de l’astéroïde ${asteroid}`, String(asteroid)),
    shuttleSpace: ({ shuttleSpace }) => named(`la case de navette ${shuttleSpace}`, String(shuttleSpace)),
    displaySlot: ({ slot }) => named(`l’emplacement ${slot} des cartes disponibles`, `emplacement ${slot}`),
    displaySpace: ({ space }) =>
      named(`l’emplacement ${space + 1} du tableau des recherches`, `emplacement ${space + 1}`),
    actionSlot: ({ slot }) => named(`le ${slotFr(slot)} emplacement d’action`, `${slotFr(slot)} emplacement`),
    restingSlot: ({ slot }) => named(`le ${slotFr(slot)} emplacement de défausse`, `${slotFr(slot)} emplacement`),
    researchSpace: ({ position }) => named(`la case ${position} de la piste de recherche`, `case ${position}`),
  },
  hidden: {
    card: named('une carte cachée'),
    plan: named('un jeton caché'),
    token: named('une tuile Recherche de départ cachée'),
    lunaCard: named('une carte Luna cachée'),
  },
  unknown: {
    card: (id) => `la carte inconnue ${quoted(id)}`,
    plan: (id) => `le jeton inconnu ${quoted(id)}`,
    token: (id) => `la tuile Recherche de départ inconnue ${quoted(id)}`,
    mission: (id) => `la mission inconnue ${quoted(id)}`,
    lunaCard: (id) => `la carte Luna inconnue ${quoted(id)}`,
    seat: (id) => `un joueur inconnu (n° ${id})`,
  },
  none: { card: 'aucune carte', company: 'aucune compagnie', steps: 'aucun', amount: 'rien' },
  cards: {
    // Capitalised like all card types: `Titane 3` is a card, but `3 unités de titane` is an amount.
    resource: ({ resource, value }) => capital([`${RESOURCES_FR[resource]} ${value}`]),
    energy: ({ value }) => [`Énergie ${value}`],
    scientist: ({ points }) => [`Chercheur ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['Ingénieur neutre'] : say`Ingénieur ${of(names.company(company, 'short'))}`,
    share: () => ['Part'],
  },
  // The scientist being used does not count.
  requirements: {
    ...SHOWN_FR,
    scientists: ({ count }) => [counted(count, `autre ${SCIENTISTS[0]}`, `autres ${SCIENTISTS[1]}`)],
  },
  tasks: {
    ...SHOWN_FR,
    scientists: ({ count }) => [counted(count, ...SCIENTISTS)],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'case d’hélium-3', 'cases d’hélium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'élément placé', 'éléments placés'),
    trackStepsInOneAction: ({ steps }) =>
      inOneAction(steps, 'case sur les pistes de compagnie', 'cases sur les pistes de compagnie'),
    uploadsInOneAction: ({ count }) =>
      inOneAction(count, 'case pour le pion Transmission', 'cases pour le pion Transmission'),
    plansInOneAction: ({ count }) => inOneAction(count, 'jeton pris', 'jetons pris'),
  },
  you: 'vous',
  person: (number) => `le joueur ${number}`,
  markerOf: (name) => (name === null ? 'votre pion Bonus' : `le pion Bonus ${plain(of([name]))}`),
  must: verbs(['devez', 'doit', 'doivent'], ['pouvez', 'peut', 'peuvent']),
  /** Decisions, shown after `Ana doit` or, if they can be declined, after `Ana peut`. */
  asks: {
    startingToken: 'garder une des deux tuiles Recherche de départ proposées',
    startingDecks: 'constituer les piles de défausse avec les trois cartes que désigne la tuile Recherche de départ',
    planning: 'planifier des cartes, puis terminer la planification',
    turn: 'faire une action',
    units: 'utiliser les unités qui restent',
    barrier: 'payer l’appel de fonds ou renoncer aux cases qui restent',
    expansion: 'occuper un secteur ou arrêter l’extension',
    beltExpansion: 'placer un élément dans la ceinture d’astéroïdes ou arrêter l’extension',
    claims: 'accomplir une tâche de mission ou continuer',
    rewards: 'choisir la prochaine récompense',
    ousting: 'choisir la colonne où replacer la succursale renvoyée',
    research: 'dépenser les points de recherche qui restent',
    placePlans: 'placer les jetons obtenus pendant ce tour',
    upload: 'faire avancer le pion Transmission ou en rester là',
    purchase: 'acheter une carte disponible',
    oneOf: 'choisir une des récompenses',
    chosenTracks: 'choisir sur quelle piste de compagnie avancer',
    removal: 'retirer une succursale d’une station',
    pickUp: 'récupérer une pile de défausse',
    resting: 'défausser les cartes de la zone d’actions',
    salvage: usesOf('faire l’action de la carte détruite', 'prendre une carte détruite contre des crypcoins', 'ou'),
    lunaTurn: 'jouer son tour',
  },
  /** Types of actions, as infinitives. */
  doing: {
    chooseToken: 'garder une tuile Recherche de départ',
    arrangeStartingDecks: 'constituer les piles de défausse',
    planCard: 'planifier une carte',
    confirmPlan: 'terminer la planification',
    placeResourceTile: 'placer la tuile +1 Ressource',
    useResources: 'utiliser des cartes Ressource',
    useEnergy: 'utiliser toutes les cartes Énergie',
    useScientist: 'utiliser un Chercheur',
    useFieldScientist: 'utiliser un Ingénieur',
    placeBonusMarker: 'placer un pion Bonus',
    pass: 'passer',
    pickUpDeck: 'récupérer une pile de défausse',
    restCard: 'défausser une carte',
    advance: 'faire avancer un pion d’une case',
    stop: 's’arrêter',
    occupy: 'occuper un secteur',
    placeOutpost: 'placer une succursale sur un astéroïde',
    placeShuttle: 'placer une navette',
    confront: 'affronter la menace',
    claimTask: 'accomplir une tâche de mission',
    takeReward: 'prendre la prochaine récompense',
    returnOutpost: 'replacer une succursale renvoyée',
    takePlan: 'prendre un jeton Recherche',
    takeSpecialPlan: 'prendre un jeton spécial',
    takeCoin: 'échanger un point de recherche contre un crypcoin',
    placePlan: 'placer un jeton sur la piste de recherche',
    flipPlan: 'retourner un jeton face cachée',
    upload: 'faire avancer le pion Transmission',
    buyCard: 'acheter une carte',
    chooseReward: 'choisir une récompense',
    advanceSteps: 'faire avancer un pion de plusieurs cases',
    removeOutpost: 'retirer une succursale',
    takeDestroyedCard: 'prendre une carte détruite',
    lunaTurn: 'jouer le tour de Luna',
  },
};

function quoted(id: string): string {
  return `« ${printable(id)} »`;
}
