import { printable } from '../../../input/text.ts';
import type { RefusalLocale } from '../locale.ts';
import { named } from '../names.ts';
import { capital, plain, say } from '../parts.ts';
import { ASKS_FR } from './asks.ts';
import { DOING_FR } from './doing.ts';
import { counted, energyPoints, of } from './grammar.ts';
import { BOARD_REFUSALS_FR } from './refusals/board.ts';
import { CARD_REFUSALS_FR } from './refusals/cards.ts';
import { MODULE_REFUSALS_FR } from './refusals/modules.ts';
import { RESEARCH_REFUSALS_FR } from './refusals/research.ts';
import { SPACE_REFUSALS_FR } from './refusals/spaces.ts';
import { TURN_REFUSALS_FR } from './refusals/turn.ts';
import { WARNINGS_FR } from './refusals/warnings.ts';
import { numbered, THINGS_FR } from './things.ts';
import { COLUMNS_FR, COMPANIES_FR, MENACES_FR, RESOURCES_FR, ROW_FR, SPACES_FR, TILES_FR } from './words.ts';

const AMOUNTS = {
  titanium: ['unité de titane', 'unités de titane'],
  carbon: ['unité de carbone', 'unités de carbone'],
  minerals: ['unité de minéraux', 'unités de minéraux'],
  energy: ['point d’énergie', 'points d’énergie'],
} as const;
const inOneAction = (amount: number, one: string, many: string) => [
  `${counted(amount, one, many)} en une seule action`,
];

/** What plans and tasks ask face-up cards to show. */
const SHOWN_FR: Pick<RefusalLocale['requirements'], 'resource' | 'oneResource' | 'energy'> = {
  resource: ({ resource, total }, names) => [`${total} ${names.form(total, AMOUNTS[resource])}`],
  oneResource: ({ total }) => [counted(total, 'unité d’une ressource', 'unités d’une même ressource')],
  energy: ({ total }) => [energyPoints(total)],
};

/** The French of names and refusals. */
export const REFUSALS_FR: RefusalLocale = {
  code: 'fr',
  plurals: ['one', 'other'],
  and: 'et',
  or: 'ou',
  more: (amount) => counted(amount, 'autre', 'autres'),
  nouns: {
    coin: ['CrypCoin', 'CrypCoins'],
    unit: ['unité', 'unités'],
    step: ['case', 'cases'],
    scientist: ['Chercheur', 'Chercheurs'],
    researchPoint: ['point de recherche', 'points de recherche'],
  },
  companies: COMPANIES_FR,
  resources: RESOURCES_FR,
  energy: 'énergie',
  tiles: TILES_FR,
  spaces: SPACES_FR,
  menaces: MENACES_FR,
  items: { ...AMOUNTS, scientists: ['Chercheur', 'Chercheurs'] },
  shownItems: { ...AMOUNTS, scientists: ['Chercheur ou Ingénieur', 'Chercheurs et Ingénieurs'] },
  row: ROW_FR,
  columns: COLUMNS_FR,
  numbered,
  things: THINGS_FR,
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
    seat: (id) => `un siège inconnu (${id})`,
  },
  none: { card: 'aucune carte', company: 'aucune compagnie', steps: 'aucun' },
  cards: {
    // With a capital, as all types of cards have it: `Titane 3` is a card, `3 unités de titane` an amount.
    resource: ({ resource, value }) => capital([`${RESOURCES_FR[resource]} ${value}`]),
    energy: ({ value }) => [`Énergie ${value}`],
    scientist: ({ points }) => [`Chercheur ${points}`],
    fieldScientist: ({ company }, names) =>
      company === null ? ['Ingénieur neutre'] : say`Ingénieur ${of(names.company(company))}`,
    share: () => ['Part'],
  },
  requirements: { ...SHOWN_FR, scientists: ({ count }, names) => [names.count(count, 'scientist')] },
  tasks: {
    ...SHOWN_FR,
    scientists: ({ count }) => [counted(count, 'Chercheur ou Ingénieur', 'Chercheurs ou Ingénieurs')],
    heliumInOneAction: ({ steps }) => inOneAction(steps, 'case d’hélium-3', 'cases d’hélium-3'),
    expansionsInOneAction: ({ count }) => inOneAction(count, 'élément placé', 'éléments placés'),
    trackStepsInOneAction: ({ steps }) =>
      inOneAction(steps, 'case sur les pistes de compagnie', 'cases sur les pistes de compagnie'),
    uploadsInOneAction: ({ count }) =>
      inOneAction(count, 'case pour le pion Transmission', 'cases pour le pion Transmission'),
    plansInOneAction: ({ count }) => inOneAction(count, 'jeton pris', 'jetons pris'),
  },
  you: 'vous',
  person: (number) => `joueur ${number}`,
  markerOf: (name) => (name === null ? 'votre pion Bonus' : `le pion Bonus ${plain(of([name]))}`),
  must: (people, amount) => say`${people} ${amount === 'you' ? 'devez' : amount === 1 ? 'doit' : 'doivent'}`,
  asks: ASKS_FR,
  doing: DOING_FR,
  refusals: {
    ...TURN_REFUSALS_FR,
    ...CARD_REFUSALS_FR,
    ...SPACE_REFUSALS_FR,
    ...BOARD_REFUSALS_FR,
    ...RESEARCH_REFUSALS_FR,
    ...MODULE_REFUSALS_FR,
  },
  warnings: WARNINGS_FR,
};

function quoted(id: string): string {
  return `« ${printable(id)} »`;
}
