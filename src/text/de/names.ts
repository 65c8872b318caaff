import { printable } from '../../input/text.ts';
import { COMPANY_NAMES, named, numberOf, type RefusalLocale, shortName, verbs } from '../names.ts';
import { say } from '../parts.ts';
import { commonThings, usesOf } from '../things.ts';
import { counted, ending } from './grammar.ts';

const ROW = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'] as const;
const COLUMNS = ['linke', 'mittlere', 'rechte'] as const;

/** Returns a slot's position from the left, to be used between `der` and `Aktionsslot`. */
const slotDe = (index: number): string => ROW[index] ?? `${index + 1}.`;
/** Returns the position of a station or mission column, to be used between `die` and `Spalte`. */
const columnDe = (index: number): string => COLUMNS[index] ?? `${index + 1}.`;

export const RESOURCES_DE = { carbon: 'Kohlenstoff', minerals: 'Mineralien', titanium: 'Titan' } as const;

const AMOUNTS = {
  titanium: ['Titan'],
  carbon: ['Kohlenstoff'],
  minerals: ['Mineral', 'Mineralien'],
  energy: ['Energie'],
} as const;
/** ICON-3: field scientists count too. */
const SCIENTISTS = 'Wissenschaftler oder Feldforscher';
const inOneAction = (amount: number, what: string) => [`${amount} ${what} in einer Aktion`];

const SHOWN_DE: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }, names) => [`${total} ${names.form(total, AMOUNTS[resource])}`],
  oneResource: ({ total }, names) => [`${names.count(total, 'unit')} eines einzigen Rohstoffs`],
  energy: ({ total }, names) => [names.count(total, 'energy')],
};

export const NAMES_DE: RefusalLocale = {
  code: 'de',
  plurals: ['one', 'other'],
  gap: ' ',
  and: 'und',
  or: 'oder',
  more: (amount) => `${amount} weitere`,
  nouns: {
    coin: ['CrypCoin'],
    unit: ['Einheit', 'Einheiten'],
    step: ['Schritt', 'Schritte'],
    energy: AMOUNTS.energy,
    researchPoint: ['Forschungspunkt', 'Forschungspunkte'],
    successPoint: ['Erfolgspunkt', 'Erfolgspunkte'],
  },
  companies: COMPANY_NAMES,
  resources: RESOURCES_DE,
  energy: 'Energie',
  tiles: {
    plusOneResourceTile: { full: 'das +1-Rohstoff-Plättchen', short: '+1-Rohstoff-Plättchen' },
    fieldScientistTile: { full: 'das Feldforscher-Plättchen', short: 'Feldforscher-Plättchen' },
    scientistTile: { full: 'das Wissenschaftler-Plättchen', short: 'Wissenschaftler-Plättchen' },
    energyTile: { full: 'das Energie-Plättchen', short: 'Energie-Plättchen' },
  },
  spaces: {
    scientistMajority: { full: 'das Wissenschaftler-Mehrheitsfeld', short: 'Wissenschaftler-Mehrheit' },
    titaniumMajority: { full: 'das Titan-Mehrheitsfeld', short: 'Titan-Mehrheit' },
    carbonMajority: { full: 'das Kohlenstoff-Mehrheitsfeld', short: 'Kohlenstoff-Mehrheit' },
    mineralsMajority: { full: 'das Mineralien-Mehrheitsfeld', short: 'Mineralien-Mehrheit' },
    energyMajority: { full: 'das Energie-Mehrheitsfeld', short: 'Energie-Mehrheit' },
    firstPlayer: { full: 'das Startspieler-Feld', short: 'Startspieler' },
    purchase: { full: 'das Kauffeld', short: 'Kauf' },
    destroy: { full: 'das Zerstörungsfeld', short: 'Zerstörung' },
    plusOneResourceTile: { full: 'das Feld „+1-Rohstoff-Plättchen“', short: '+1-Rohstoff-Plättchen' },
    fieldScientistTile: { full: 'das Feld „Feldforscher-Plättchen“', short: 'Feldforscher-Plättchen' },
    scientistTile: { full: 'das Feld „Wissenschaftler-Plättchen“', short: 'Wissenschaftler-Plättchen' },
    energyTile: { full: 'das Feld „Energie-Plättchen“', short: 'Energie-Plättchen' },
  },
  /** All of these names are feminine, because messages use feminine pronouns and endings for them. */
  menaces: {
    spacePirates: { full: 'die Bedrohung „Weltraumpiraten“', short: 'Weltraumpiraten' },
    rogueComet: { full: 'die Bedrohung „Irrkomet“', short: 'Irrkomet' },
    einsteinRosenBridge: named('die Bedrohung „Künstliche Einstein-Rosen-Brücke“', 'Künstliche Einstein-Rosen-Brücke'),
    unknownProbe: { full: 'die Bedrohung „Unbekannte Sonde“', short: 'Unbekannte Sonde' },
    singularity: { full: 'die Bedrohung „Singularität“', short: 'Singularität' },
    temporalAnomaly: { full: 'die Bedrohung „Zeitanomalie“', short: 'Zeitanomalie' },
  },
  items: { ...AMOUNTS, scientists: ['Wissenschaftler'] },
  shownItems: { ...AMOUNTS, scientists: [SCIENTISTS] },
  slot: slotDe,
  column: columnDe,
  // All names are in the nominative.
  things: {
    ...commonThings({
      shareCard: (company) => named(`die ${company}-Anteilskarte`, `${company}-Anteilskarte`),
      card: (face) => named(`die Karte „${face}“`, face),
      specialPlan: (round) => named(`das Spezialplättchen ${round}`, String(round)),
      printedPlan: named('das aufgedruckte Forschungsplättchen', 'Start'),
      plan: (number) => named(`das Forschungsplättchen ${number}`, number),
      personalSpace: (owner) => {
        const full = owner === null ? 'dein persönliches Bonusfeld' : `das persönliche Bonusfeld von ${owner}`;
        return named(full, 'persönliches Feld');
      },
      companySpace: (company, level) => {
        const position = slotDe(level - 1);
        return named(`das ${position} Bonusfeld der ${company}-Leiste`, `${position}s ${company}-Feld`);
      },
      unknownSpace: quoted,
    }),
    token: ({ token }) => named(`das Startplättchen ${numberOf(token)}`, `Startplättchen ${numberOf(token)}`),
    mission: ({ mission }) => named(`Mission ${numberOf(mission)}`),
    task: ({ mission, column: index }) =>
      named(`die ${columnDe(index)} Aufgabe von Mission ${numberOf(mission)}`, `${columnDe(index)} Aufgabe`),
    lunaCard: ({ lunaCard }) => named(`die Luna-Karte ${lunaCard}`, lunaCard),
    trackSpace: ({ company, space }) => named(`Feld ${space} der ${shortName(company)}-Leiste`, `Feld ${space}`),
    column: ({ company, column: index }) =>
      named(`die ${columnDe(index)} Spalte der ${shortName(company)}-Station`, `${columnDe(index)} Spalte`),
    sector: ({ sector }) => named(`Sektor ${sector}`, String(sector)),
    asteroid: ({ asteroid }) => named(`Asteroid ${asteroid}`, String(asteroid)),
    outpostSpace: ({ asteroid, space }) => named(`Feld ${space + 1} von Asteroid ${asteroid}`, String(asteroid)),
    shuttleSpace: ({ shuttleSpace }) => named(`Shuttle-Feld ${shuttleSpace}`, String(shuttleSpace)),
    displaySlot: ({ slot }) => named(`Platz ${slot} der Kartenauslage`, `Platz ${slot}`),
    displaySpace: ({ space }) => named(`Feld ${space + 1} der Forschungsauslage`, `Feld ${space + 1}`),
    actionSlot: ({ slot }) => named(`der ${slotDe(slot)} Aktionsslot`, `${ending(slotDe(slot), 'r')} Slot`),
    restingSlot: ({ slot }) => named(`der ${slotDe(slot)} Sammel-Slot`, `${ending(slotDe(slot), 'r')} Slot`),
    researchSpace: ({ position }) => named(`Feld ${position} der Forschungsleiste`, `Feld ${position}`),
  },
  hidden: {
    card: named('eine verdeckte Karte'),
    plan: named('ein verdecktes Forschungsplättchen'),
    token: named('ein verdecktes Startplättchen'),
    lunaCard: named('eine verdeckte Luna-Karte'),
  },
  unknown: {
    card: (id) => `die unbekannte Karte ${quoted(id)}`,
    plan: (id) => `das unbekannte Forschungsplättchen ${quoted(id)}`,
    token: (id) => `das unbekannte Startplättchen ${quoted(id)}`,
    mission: (id) => `die unbekannte Mission ${quoted(id)}`,
    lunaCard: (id) => `die unbekannte Luna-Karte ${quoted(id)}`,
    seat: (id) => `Platz ${id} (unbesetzt)`,
  },
  none: { card: 'keine Karte', company: 'kein Unternehmen', steps: 'keine', amount: 'nichts' },
  // These names are the same in every case, because messages use them both as subjects and as objects.
  cards: {
    resource: ({ resource, value }) => [`${RESOURCES_DE[resource]} ${value}`],
    energy: ({ value }) => [`Energie ${value}`],
    scientist: ({ points }) => [`Wissenschaftler ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['Feldforscher (neutral)'] : say`${names.company(company, 'short')}-Feldforscher`,
    share: () => ['Anteilskarte'],
  },
  // The scientist being used does not count.
  requirements: {
    ...SHOWN_DE,
    scientists: ({ count }) => [`${counted(count, 'weiterer', 'weitere')} ${SCIENTISTS}`],
  },
  tasks: {
    ...SHOWN_DE,
    scientists: ({ count }) => [`${count} ${SCIENTISTS}`],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'Helium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'neu gesetzte Spielsteine'),
    trackStepsInOneAction: ({ steps }) => inOneAction(steps, 'Schritte auf Unternehmensleisten'),
    uploadsInOneAction: ({ count }) => inOneAction(count, 'Schritte mit dem Upload-Marker'),
    plansInOneAction: ({ count }) => inOneAction(count, 'genommene Forschungsplättchen'),
  },
  you: 'du',
  person: (number) => `Spieler ${number}`,
  markerOf: (name) => (name === null ? 'dein Bonusmarker' : `der Bonusmarker von ${name}`),
  must: verbs(['musst', 'muss', 'müssen'], ['kannst', 'kann', 'können']),
  /** Decisions, shown after `Ana muss` or, if they can be declined, after `Ana kann`. */
  asks: {
    startingToken: 'eines der beiden ausgeteilten Startplättchen behalten',
    startingDecks: 'die drei Karten, die das Startplättchen zeigt, auf Sammel-Slots legen',
    planning: 'Karten planen und die Planung beenden',
    turn: 'eine Aktion ausführen',
    units: 'die übrigen Einheiten nutzen',
    barrier: 'die Pflichteinzahlung leisten oder davor stehen bleiben',
    expansion: 'einen Sektor besetzen oder die Erweiterung beenden',
    beltExpansion: 'einen Spielstein im Asteroidengürtel setzen oder die Erweiterung beenden',
    claims: 'eine Missionsaufgabe erfüllen oder weiterspielen',
    rewards: 'die nächste Belohnung wählen',
    ousting: 'die Spalte wählen, in die der verdrängte Außenposten zurückkehrt',
    research: 'die übrigen Forschungspunkte ausgeben',
    placePlans: 'die in diesem Zug genommenen Forschungsplättchen legen',
    upload: 'den Upload-Marker ziehen oder stehen lassen',
    purchase: 'eine Karte aus der Kartenauslage kaufen',
    oneOf: 'eine der Belohnungen wählen',
    chosenTracks: 'eine Unternehmensleiste für die Schritte wählen',
    removal: 'einen Außenposten aus einer Station entfernen',
    pickUp: 'einen Sammelstapel auf die Hand nehmen',
    resting: 'die Karten des Aktionsbereichs auf Sammel-Slots legen',
    salvage: usesOf('die gerade zerstörte Karte nutzen', 'eine zerstörte Karte für CrypCoin nehmen', 'oder'),
    lunaTurn: 'ihren Zug ausführen',
  },
  /** Types of actions, shown after `Jetzt nicht möglich:` and on buttons. */
  doing: {
    chooseToken: 'Startplättchen behalten',
    arrangeStartingDecks: 'Sammelstapel beginnen',
    planCard: 'Karte planen',
    confirmPlan: 'Planung beenden',
    placeResourceTile: '+1-Rohstoff-Plättchen legen',
    useResources: 'Rohstoffkarten nutzen',
    useEnergy: 'Energiekarten nutzen',
    useScientist: 'Wissenschaftler nutzen',
    useFieldScientist: 'Feldforscher nutzen',
    placeBonusMarker: 'Bonusmarker setzen',
    pass: 'passen',
    pickUpDeck: 'Sammelstapel nehmen',
    restCard: 'Karte auf einen Sammel-Slot legen',
    advance: 'Anteilsmarker ziehen',
    stop: 'aufhören',
    occupy: 'Sektor besetzen',
    placeOutpost: 'Außenposten auf einen Asteroiden setzen',
    placeShuttle: 'Shuttle setzen',
    confront: 'Bedrohung abwehren',
    claimTask: 'Missionsaufgabe erfüllen',
    takeReward: 'nächste Belohnung nehmen',
    returnOutpost: 'Außenposten zurückstellen',
    takePlan: 'Forschungsplättchen nehmen',
    takeSpecialPlan: 'Spezialplättchen nehmen',
    takeCoin: 'Forschungspunkt gegen CrypCoin tauschen',
    placePlan: 'Forschungsplättchen legen',
    flipPlan: 'Forschungsplättchen umdrehen',
    upload: 'Upload-Marker ziehen',
    buyCard: 'Karte kaufen',
    chooseReward: 'Belohnung wählen',
    advanceSteps: 'Anteilsmarker um mehrere Schritte ziehen',
    removeOutpost: 'Außenposten entfernen',
    takeDestroyedCard: 'zerstörte Karte nehmen',
    lunaTurn: 'Lunas Zug ausführen',
  },
};

function quoted(id: string): string {
  return `„${printable(id)}“`;
}
